extension PageStyle {
  static let filters = #"""

    .filters{position:sticky;top:0;z-index:5;background:var(--ground);border-block:1px solid var(--line);
    padding-block:.6rem}
    .js .filters{display:flex;flex-wrap:wrap;align-items:end;gap:.5rem .75rem}
    .filters label{display:block;font-size:.8rem;color:var(--soft);line-height:1.3}
    .search{flex:1 1 10rem;max-width:20rem}
    .search input{width:100%}
    #facets{display:contents}
    #facets select{max-width:8.2rem}
    #facets .check label{font-size:inherit;color:inherit;min-height:2rem;display:flex;align-items:center;gap:.35rem}
    .filters #more{display:none}
    .shown{display:flex;flex-wrap:wrap;align-items:center;gap:.3rem .6rem;min-height:2rem}
    #chips{display:contents}
    #chips button{border-radius:99px;max-width:20rem;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
    """#

  static let summary = #"""

    .component{background:var(--paper);border:1px solid var(--line);border-radius:10px;padding:1.1rem 1.25rem 1.25rem;
    margin-block-end:1rem}
    .beside{display:flex;flex-wrap:wrap;gap:0 2.5rem;align-items:flex-start}
    .beside>div{min-width:0;max-width:100%}
    .beside>.advice{flex:1 1 22rem}
    .example{max-width:34rem;margin-block-start:1rem}
    .example figcaption{font-size:.9rem;margin-block-start:.4rem}
    .example .stage{margin-block:0}
    .remedies li{display:flex;gap:.6rem;align-items:baseline;padding-block:.12rem}
    .bar{width:60px;height:8px;flex:none}
    .bar .now{fill:var(--line)}
    .bar .still{fill:var(--h4)}
    .faults li{padding-block:.2rem;max-width:70ch}
    .scroll{overflow-x:auto;margin-block-start:.9rem}
    .heat{font-size:.88rem;line-height:1.3}
    .heat th,.heat td{padding:.28rem .5rem}
    .heat tbody th{padding-inline-start:0;white-space:nowrap}
    .heat thead th{color:var(--soft);font-weight:400}
    .heat thead th{padding-inline-start:0}
    .heat thead th+th,.heat td{text-align:center;min-width:3.1rem;padding-inline:.3rem}
    .heat td{border:2px solid var(--paper);border-radius:5px}
    .heat .groups th{text-align:start;font-size:.78rem;padding-block:0;border-inline:2px solid transparent;
    border-block-end:1px solid var(--line)}
    .heat .edge,.heat .beyond{border-inline-start:6px solid var(--paper)}
    .heat .of{color:var(--soft);font-size:.92em}
    .heat .total th{font-weight:650}
    .heat .h1{background:var(--h1)}
    .heat .h2{background:var(--h2)}
    .heat .h3{background:var(--h3)}
    .heat .h4{background:var(--h4);color:var(--on-h4)}
    .heat.pointed tbody td:not(.h0){cursor:pointer}
    .heat .chosen{outline:2px solid var(--ink);outline-offset:-2px}
    .folded tr.late{display:none}
    .unfold{margin-block-start:.4rem}
    .strategy{border-block-start:1px solid var(--line);padding-block:.5rem}
    .strategy:first-of-type{margin-block-start:.9rem}
    .strategy summary h4{display:inline;margin:0 .4rem 0 .2rem}
    .component>.quiet{margin-block-start:.5rem}
    .rules{margin-block-start:1.75rem}
    .rules table{width:100%}
    .rules td,.rules th{padding:.35rem .9rem .35rem 0;vertical-align:baseline;border-block-end:1px solid var(--line)}
    .rules thead th{color:var(--soft);font-weight:400}
    .rules th:first-child{width:13rem}
    .rules .number{width:5rem}
    """#

  static let cards = #"""

    .legend{margin-block-end:1rem}
    .legend ul{display:flex;flex-wrap:wrap;gap:.4rem 1.5rem;margin-block:.6rem .4rem}
    .legend li{display:flex;align-items:center;gap:.5rem}
    .legend svg{flex:none;overflow:visible}
    .legend p{color:var(--soft)}
    .deck{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,25rem),1fr));gap:1rem;align-items:start}
    .card{background:var(--paper);border:1px solid var(--line);border-radius:10px;padding:1rem 1.1rem;min-width:0;
    content-visibility:auto;contain-intrinsic-size:auto 30rem}
    .rows .card{border:0;padding:0;content-visibility:visible}
    .stage{background:var(--sunken);border-radius:8px;padding:.6rem;margin-block:.7rem .5rem;overflow-x:auto}
    .stage svg.p{display:block;max-width:100%;height:auto;margin-inline:auto}
    .place{overflow-wrap:anywhere}
    .locale{font-weight:650}
    .js .sizes{display:block;position:relative;max-width:40rem;padding-block-end:.55rem}
    .sizes input{width:100%;margin:0;display:block;accent-color:var(--soft)}
    .ticks{position:absolute;inset-inline:8px;bottom:0;height:.5rem;display:flex;justify-content:space-between}
    .ticks i{width:0;display:flex;justify-content:center}
    .ticks i::before{content:"";flex:none;width:5px;height:5px;border-radius:50%;border:1px solid var(--edge)}
    .ticks i.fails::before{background:var(--error);border-color:var(--error)}
    .caption{font-size:.9rem;color:var(--soft);min-height:2.9em}
    .caption b{color:var(--ink)}
    .caption bdi{color:var(--ink)}
    .card .faults li{padding-block:.35rem}
    .card .faults{border-block:1px solid var(--line);margin-block:.6rem;padding-block:.25rem}
    .card button,.detail button{font-size:.85rem;min-height:1.75rem;padding:.05rem .55rem;border-color:var(--line);
    color:var(--accent)}
    dl div{display:flex;gap:.6rem}
    dt{color:var(--soft);flex:0 0 5.2rem}
    dd{margin:0;min-width:0;overflow-wrap:anywhere}
    .alternatives{margin-block-start:.6rem}
    .card:has(.alternatives[open]){grid-column:1/-1}
    .side{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,20rem),1fr));gap:1rem;
    margin-block-start:.6rem}
    .side figure{min-width:0}
    .side figcaption{font-size:.9rem}
    .side .stage{margin-block:0 .35rem}
    .js .actions{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:center;gap:.4rem;
    margin-block-start:.7rem}
    .further{margin-block-start:1rem;text-align:center}
    .command{display:block;width:100%;margin-block-start:.4rem;font:.85rem ui-monospace,Menlo,Consolas,monospace;
    background:var(--sunken);color:inherit;border:1px solid var(--edge);border-radius:6px;padding:.35rem}
    """#

  static let rows = #"""

    .js .rows{display:table;width:100%;table-layout:fixed;font-size:.92rem}
    .rows td,.rows th{padding:.35rem .6rem .35rem 0;vertical-align:baseline;border-block-end:1px solid var(--line);
    overflow-wrap:anywhere}
    .rows thead th{color:var(--soft);font-weight:400}
    .rows th:nth-child(1){width:28%}
    .rows th:nth-child(2){width:7%}
    .rows th:nth-child(3){width:15%}
    .rows th:nth-child(4){width:18%}
    .rows th:nth-child(5){width:9%}
    .rows th:nth-child(6),.rows th:nth-child(7){width:6%}
    .rows button[aria-expanded]{background:none;border:0;padding:0;min-height:0;text-align:start;border-radius:3px}
    .rows button[aria-expanded]:hover{text-decoration:underline}
    .rows td .severity{font-size:0}
    .rows td .severity::before{font-size:.92rem}
    .rows .settled{color:var(--soft)}
    .rows .detail td{background:var(--paper);padding:1rem 1.1rem}
    .rows .detail>td>*{max-width:44rem}
    .rows .detail dl{margin-block:.4rem}
    .js .detail .actions{justify-content:flex-start;gap:.4rem 1rem}
    .rows .number{padding-inline-end:1.2rem}
    .none{padding-block:2rem;color:var(--soft)}
    """#
}
