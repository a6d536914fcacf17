/// The page's style sheet, in the order in which its parts build on each other.
enum PageStyle {
  static let css = [tokens, base, head, filters, summary, cards, rows, media].joined()

  /// Colors in light and dark; text on any of the grounds has a contrast of at least 4.5 to 1.
  private static let tokens = #"""

    :root{color-scheme:light dark;
    --ground:#f7f6f3;--paper:#fff;--sunken:#f1efeb;--ink:#1c1c1e;--soft:#5a5a62;--line:#dcd9d2;--edge:#8b8880;
    --accent:#0a58a8;--error:#b3261e;--warning:#7d4e00;--note:#4b5563;
    --h1:#fdf0cf;--h2:#fad592;--h3:#f0a05c;--h4:#b93a0b;--on-h4:#fff}
    @media screen and (prefers-color-scheme:dark){:root{
    --ground:#141517;--paper:#1c1c1e;--sunken:#232427;--ink:#ededf0;--soft:#a8a8b1;--line:#37383d;--edge:#7b7c84;
    --accent:#8fbcf5;--error:#ff9d94;--warning:#f0bf62;--note:#b7bfcb;
    --h1:#352c16;--h2:#574116;--h3:#8a4c14;--h4:#f2925a;--on-h4:#1a0f05}}
    """#

  private static let base = #"""

    *{box-sizing:border-box}
    html{-webkit-text-size-adjust:100%;scroll-padding-top:5.5rem}
    body{margin:0;background:var(--ground);color:var(--ink);font:15px/1.5 system-ui,-apple-system,"Segoe UI",sans-serif;
    font-variant-numeric:tabular-nums}
    .head,.filters,main,footer{padding-inline:max(1.25rem,calc((100vw - 84rem)/2))}
    h1,h2,h3,h4,h5,p,ul,dl,figure{margin:0}
    h2{font-size:1.4rem;line-height:1.25;font-weight:650;margin-block:3rem 1rem}
    h3{font-size:1.1rem;line-height:1.35;font-weight:650}
    h4,h5{font-size:.95rem;font-weight:650;margin-block:1rem .35rem}
    h3 small{font-weight:400;font-size:.9rem;color:var(--soft);margin-inline-start:.4rem}
    a{color:var(--accent);text-underline-offset:.15em;text-decoration-thickness:1px}
    code{font:.86em ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;overflow-wrap:anywhere}
    bdi{overflow-wrap:anywhere}
    ul{padding:0;list-style:none}
    button,input,select{font:inherit;color:inherit}
    button,select,input[type=search]{background:var(--paper);border:1px solid var(--edge);border-radius:6px;
    padding:.2rem .6rem;min-height:2rem}
    button{cursor:pointer}
    button:hover{border-color:var(--ink)}
    :focus-visible{outline:3px solid var(--accent);outline-offset:2px;border-radius:4px}
    main:focus{outline:none}
    summary{cursor:pointer}
    table{border-collapse:collapse}
    th{font-weight:500;text-align:start}
    caption{text-align:start;color:var(--soft);padding-block-end:.4rem}
    .quiet{color:var(--soft)}
    .number{text-align:end}
    .unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
    .skip{position:absolute;inset-inline-start:1rem;top:-4rem;background:var(--paper);padding:.5rem 1rem;z-index:9}
    .skip:focus{top:.5rem}
    .scripted{display:none}
    .js .scripted{display:revert}
    [hidden]{display:none!important}
    .severity{font-weight:600;white-space:nowrap}
    .severity::before{content:"";display:inline-block;width:.62em;height:.62em;margin-inline-end:.35em;background:currentColor}
    .severity.error{color:var(--error)}
    .severity.error::before{border-radius:50%}
    .severity.warning{color:var(--warning)}
    .severity.warning::before{clip-path:polygon(50% 0,100% 100%,0 100%)}
    .severity.note{color:var(--note)}
    .severity.note::before{background:none;border:.12em solid}
    """#

  private static let head = #"""

    .head{padding-block:2.25rem 1.25rem}
    .brand{font-weight:650}
    .brand span{color:var(--soft);font-weight:400}
    h1{font-size:clamp(1.5rem,1.1rem + 1.8vw,2.2rem);line-height:1.2;font-weight:400;letter-spacing:-.01em;
    margin-block:.3rem .5rem;display:flex;flex-wrap:wrap;gap:.1em 1em}
    h1 b{font-weight:700}
    .count{text-decoration:none}
    .count:hover{text-decoration:underline}
    .count.error{color:var(--error)}
    .count.warning{color:var(--warning)}
    .count.note{color:var(--note)}
    .scope{color:var(--soft)}
    .remarks{margin-block-start:.75rem;max-width:60rem}
    .remarks li{padding-inline-start:.9rem;position:relative;margin-block-start:.25rem}
    .remarks>li::before{content:"";position:absolute;inset-inline-start:0;top:.35em;bottom:.35em;width:3px;
    border-radius:2px;background:var(--edge)}
    footer{margin-block-start:3rem;padding-block:1.25rem 3rem;border-block-start:1px solid var(--line);color:var(--soft);
    font-size:.9rem}
    footer ul{margin-block-start:.5rem}
    """#
}
