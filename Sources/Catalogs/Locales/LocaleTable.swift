/// The subtags that make a name in a path a locale. What is a locale for a platform anyway needs no table.
///
/// Languages are those of ISO 639-1, those beyond that CLDR has data for, and others that translation platforms carry, without
/// those that spell a word of English; regions those of ISO 3166-1 as CLDR counts them; scripts those that CLDR's locales use.
enum LocaleTable {
  static let languages = words(
    """
    aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de
    dv dz ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id
    ie ig ii ik io is it iu ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu
    lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu
    rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tn to tr ts
    tt ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu
    ace ady agq ami ang arn arz asa ast awa bas bcl bem bez bho bjn brx cak ccp cdo ceb cgg chr ckb crh
    csb dav dgo dje doi dsb dyo ebu ewo fil frp frr fur gan gom gsw guz hak haw hif hil hmn hne hsb ilo
    inh jbo jgo jmc kab kam kbd kgp kha khq kkj kln kok krl ksb ksf ksh lag lez lij lkt lld lmo lrc luo
    luy lzz mai mer mfe mgh mgo mhr mnc mni mnw moh mua myv mzn nah nan naq nds nmg nnh nqo nso nus nyn
    pap pcm pdc pms pnb quc rof rup rwk sah saq sat sbp scn sco seh shi shn sma smj smn sms szl tcy teo
    tlh tpi tsn twq tzm udm vai vec vep vls vro vun wae wuu xal xmf xog yav yrl yue zea zgh
    in iw ji jw mo sh tl qps zxx
    """)

  static let scripts = words(
    """
    Adlm Arab Armn Beng Bopo Brai Cans Cher Copt Cyrl Deva Ethi Geor Gran Grek Gujr Guru Hang Hani Hans
    Hant Hebr Hira Java Jpan Kana Khmr Knda Kore Laoo Latn Limb Mlym Mong Mtei Mymr Nkoo Olck Orya Rohg
    Shaw Sinh Sund Sylo Syrc Tale Taml Telu Tfng Tglg Thaa Thai Tibt Vaii Yiii
    """)

  static let regions = words(
    """
    AC AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS
    BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CP CR CU CV CW CX CY CZ DE DG DJ DK DM DO DZ EA
    EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK
    HM HN HR HT HU IC ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB
    LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA
    NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA
    SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TA TC TD TF TG TH TJ TK TL TM TN TO TR
    TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW ZZ
    AN CS UK XA XB XC YU
    """)

  static let variants = words(
    """
    valencia tarask polyton monoton posix oxendict arevela arevmda 1901 1996 1994 rozaj nedis ekavsk ijekavsk
    abl1943 ao1990 colb1945 wadegile pinyin scotland scouse unifon fonipa ploc ploca plocm
    """)

  /// Languages whose codes are small words of English: behind another name (`sign_in`, `how_to`) they are no locale.
  static let smallWords = words("an as in io my or so to")

  /// With a region in lower case such words make a locale in these pairs only: `to_do` and `as_is` are none.
  static let wordLanguages = smallWords.union(words("am be he is it no"))
  static let wordPairs = words("am_et as_in be_by he_il is_is it_ch it_it my_mm no_no or_in so_so to_to")

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
