/// Codes that stand for another one, as CLDR's supplemental metadata has them (`languageAlias`, `territoryAlias`).
///
/// Left out: deprecated codes of languages that no platform ships, and replacements by several territories but the first.
enum LanguageAliases {
  /// From a language subtag in lower case to a whole tag: `sh` to `sr-Latn`.
  static let languages = table(
    """
    no=nb
    in=id iw=he ji=yi jw=jv mo=ro scc=sr scr=hr sh=sr-Latn cnr=sr-ME tl=fil
    prs=fa-AF swc=sw-CD aar=aa abk=ab ave=ae afr=af aka=ak amh=am arg=an ara=ar asm=as ava=av aym=ay
    aze=az bak=ba bel=be bul=bg bih=bho bis=bi bam=bm ben=bn bod=bo bre=br bos=bs cat=ca che=ce cha=ch
    cos=co cre=cr ces=cs chu=cu chv=cv cym=cy dan=da deu=de div=dv dzo=dz ewe=ee ell=el eng=en epo=eo
    spa=es est=et eus=eu fas=fa ful=ff fin=fi fij=fj fao=fo fra=fr fry=fy gle=ga gla=gd glg=gl grn=gn
    guj=gu glv=gv hau=ha heb=he hin=hi hmo=ho hrv=hr hat=ht hun=hu hye=hy her=hz ina=ia ind=id ile=ie
    ibo=ig iii=ii ipk=ik ido=io isl=is ita=it iku=iu jpn=ja jav=jv kat=ka kon=kg kik=ki kua=kj kaz=kk
    kal=kl khm=km kan=kn kor=ko kau=kr kas=ks kur=ku kom=kv cor=kw kir=ky lat=la ltz=lb lug=lg lim=li
    lin=ln lao=lo lit=lt lub=lu lav=lv mlg=mg mah=mh mri=mi mkd=mk mal=ml mon=mn mol=ro mar=mr msa=ms
    mlt=mt mya=my nau=na nob=nb nde=nd nep=ne ndo=ng nld=nl nno=nn nor=nb nbl=nr nav=nv nya=ny oci=oc
    oji=oj orm=om ori=or oss=os pan=pa pli=pi pol=pl pus=ps por=pt que=qu roh=rm run=rn ron=ro rus=ru
    kin=rw san=sa srd=sc snd=sd sme=se sag=sg hbs=sr-Latn sin=si slk=sk slv=sl smo=sm sna=sn som=so
    sqi=sq srp=sr ssw=ss sot=st sun=su swe=sv swa=sw tam=ta tel=te tgk=tg tha=th tir=ti tuk=tk tgl=fil
    tsn=tn ton=to tur=tr tso=ts tat=tt twi=ak tah=ty uig=ug ukr=uk urd=ur uzb=uz ven=ve vie=vi vol=vo
    wln=wa wol=wo xho=xh yid=yi yor=yo zha=za zho=zh zul=zu alb=sq arm=hy baq=eu bur=my chi=zh cze=cs
    dut=nl fre=fr geo=ka ger=de gre=el ice=is mac=mk mao=mi may=ms per=fa rum=ro slo=sk tib=bo wel=cy
    aju=jrb als=sq arb=ar ayr=ay azj=az bcc=bal bcl=bik bxk=luy bxr=bua cld=syr cmn=zh cwd=cr dgo=doi
    dhd=mwr dik=din diq=zza lbk=bnc ekk=et emk=man esk=ik fat=ak fuc=ff gaz=om gbo=grb gno=gon gug=gn
    gya=gba hdn=hai hea=hmn ike=iu kmr=ku knc=kr kng=kg knn=kok kpv=kv lvs=lv mhr=chm mup=raj khk=mn
    npi=ne ojg=oj ory=or pbu=ps pes=fa plt=mg pnb=lah quz=qu rmy=rom spy=kln src=sc swh=sw ttq=tmh tw=ak
    umu=del uzn=uz xpe=kpe xsl=den ydd=yi zai=zap zsm=ms zyb=za him=srx mnk=man bh=bho
    """)

  /// From a region subtag in upper case to another.
  static let regions = table(
    """
    AN=CW BU=MM CS=RS CT=KI DD=DE DY=BJ FQ=AQ FX=FR HV=BF JT=UM MI=UM NH=VU NQ=AQ NT=SA PC=FM PU=UM
    PZ=PA QU=EU RH=ZW SU=RU TP=TL UK=GB VD=VN WK=UM YD=YE YU=RS ZR=CD
    """)

  private static func table(_ pairs: String) -> [String: String] {
    var table: [String: String] = [:]
    for pair in pairs.split(whereSeparator: \.isWhitespace) {
      let parts = pair.split(separator: "=")
      if parts.count == 2 { table[String(parts[0])] = String(parts[1]) }
    }
    return table
  }
}
