/// The codes that language tags are made of.
///
/// Languages of two letters from ISO 639-1 with those that it withdrew and systems still use, the codes
/// of three letters that BCP 47 forbids beside them (ISO 639-2), regions from ISO 3166-1 and scripts
/// from ISO 15924, as of 2024. Other codes of three letters are taken as they are: there are thousands.
enum LocaleRegistry {
  static let languages = words(
    """
    aa ab ae af ak am an ar as av ay az ba be bg bi bm bn bo br bs ca ce ch co cr cs cu cv cy da \
    de dv dz ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy \
    hz ia id ie ig ii ik io is it iu ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg \
    li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or \
    os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg sh si sk sl sm sn so sq sr ss st su sv sw \
    ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu iw ji \
    in jw mo bh
    """)

  /// Codes of three letters with the code of two that is to be used in their place.
  static let longLanguages: [String: String] = {
    var table: [String: String] = [:]
    for pair in words(
      """
      aar:aa abk:ab afr:af aka:ak alb:sq amh:am ara:ar arg:an arm:hy asm:as ava:av ave:ae aym:ay \
      aze:az bak:ba bam:bm baq:eu bel:be ben:bn bis:bi bod:bo bos:bs bre:br bul:bg bur:my cat:ca \
      ces:cs cha:ch che:ce chi:zh chu:cu chv:cv cor:kw cos:co cre:cr cym:cy cze:cs dan:da deu:de \
      div:dv dut:nl dzo:dz ell:el eng:en epo:eo est:et eus:eu ewe:ee fao:fo fas:fa fij:fj fin:fi \
      fra:fr fre:fr fry:fy ful:ff geo:ka ger:de gla:gd gle:ga glg:gl glv:gv gre:el grn:gn guj:gu \
      hat:ht hau:ha hbs:sh heb:he her:hz hin:hi hmo:ho hrv:hr hun:hu hye:hy ibo:ig ice:is ido:io \
      iii:ii iku:iu ile:ie ina:ia ind:id ipk:ik isl:is ita:it jav:jv jpn:ja kal:kl kan:kn kas:ks \
      kat:ka kau:kr kaz:kk khm:km kik:ki kin:rw kir:ky kom:kv kon:kg kor:ko kua:kj kur:ku lao:lo \
      lat:la lav:lv lim:li lin:ln lit:lt ltz:lb lub:lu lug:lg mac:mk mah:mh mal:ml mao:mi mar:mr \
      may:ms mkd:mk mlg:mg mlt:mt mon:mn mri:mi msa:ms mya:my nau:na nav:nv nbl:nr nde:nd ndo:ng \
      nep:ne nld:nl nno:nn nob:nb nor:no nya:ny oci:oc oji:oj ori:or orm:om oss:os pan:pa per:fa \
      pli:pi pol:pl por:pt pus:ps que:qu roh:rm ron:ro rum:ro run:rn rus:ru sag:sg san:sa sin:si \
      slk:sk slo:sk slv:sl sme:se smo:sm sna:sn snd:sd som:so sot:st spa:es sqi:sq srd:sc srp:sr \
      ssw:ss sun:su swa:sw swe:sv tah:ty tam:ta tat:tt tel:te tgk:tg tgl:tl tha:th tib:bo tir:ti \
      ton:to tsn:tn tso:ts tuk:tk tur:tr twi:tw uig:ug ukr:uk urd:ur uzb:uz ven:ve vie:vi vol:vo \
      wel:cy wln:wa wol:wo xho:xh yid:yi yor:yo zha:za zho:zh zul:zu
      """)
    {
      table[String(pair.prefix(3))] = String(pair.suffix(2))
    }
    return table
  }()

  /// What is often written for a language: mostly the code of a country.
  static let mistaken: [String: String] = [
    "at": "de", "cn": "zh", "cz": "cs", "dk": "da", "gb": "en", "gr": "el", "jp": "ja", "mx": "es",
    "sp": "es", "ua": "uk", "us": "en", "vn": "vi",
  ]

  static let regions = words(
    """
    ad ae af ag ai al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bl bm bn bo bq br \
    bs bt bv bw by bz ca cc cd cf cg ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz \
    ec ee eg eh er es et fi fj fk fm fo fr ga gb gd ge gf gg gh gi gl gm gn gp gq gr gs gt gu gw \
    gy hk hm hn hr ht hu id ie il im in io iq ir is it je jm jo jp ke kg kh ki km kn kp kr kw ky \
    kz la lb lc li lk lr ls lt lu lv ly ma mc md me mf mg mh mk ml mm mn mo mp mq mr ms mt mu mv \
    mw mx my mz na nc ne nf ng ni nl no np nr nu nz om pa pe pf pg ph pk pl pm pn pr ps pt pw py \
    qa re ro rs ru rw sa sb sc sd se sg sh si sj sk sl sm sn so sr ss st sv sx sy sz tc td tf tg \
    th tj tk tl tm tn to tr tt tv tw tz ua ug um us uy uz va vc ve vg vi vn vu wf ws ye yt za zm \
    zw xk
    """)

  static let scripts = words(
    """
    adlm afak aghb ahom arab aran armi armn avst bali bamu bass batk beng berf bhks blis bopo brah \
    brai bugi buhd cakm cans cari cham cher chis chrs cirt copt cpmn cprt cyrl cyrs deva diak dogr \
    dsrt dupl egyd egyh egyp elba elym ethi gara geok geor glag gong gonm goth gran grek gujr gukh \
    guru hanb hang hani hano hans hant hatr hebr hira hluw hmng hmnp hntl hrkt hung inds ital jamo \
    java jpan jurc kali kana kawi khar khmr khoj kitl kits knda kore kpel krai kthi lana laoo latf \
    latg latn leke lepc limb lina linb lisu loma lyci lydi mahj maka mand mani marc maya medf mend \
    merc mero mlym modi mong moon mroo mtei mult mymr nagm nand narb nbat newa nkdb nkgb nkoo nshu \
    ogam olck onao orkh orya osge osma ougr palm pauc pcun pelm perm phag phli phlp phlv phnx piqd \
    plrd prti psin qaaa qabx ranj rjng rohg roro runr samr sara sarb saur seal sgnw shaw shrd shui \
    sidd sidt sind sinh sogd sogo sora soyo sund sunu sylo syrc syre syrj syrn tagb takr tale talu \
    taml tang tavt tayo telu teng tfng tglg thaa thai tibt tirh tnsa todr tols toto tutg ugar vaii \
    visp vith wara wcho wole xpeo xsux yezi yiii zanb zinh zmth zsye zsym zxxx zyyy zzzz
    """)

  /// The words of a text, to be asked for and never iterated.
  private static func words(_ text: String) -> Set<String> {
    Set(text.utf8.split { $0 == UInt8(ascii: " ") }.map { String(Substring($0)) })
  }
}

extension LocaleTag {
  /// What of a tag is no code that is registered, and what was perhaps meant.
  package struct UnknownPart: Hashable, Sendable {
    /// What it should be: "language", "script" or "region".
    package var kind: String
    /// The part.
    package var code: String
    /// The tag that was perhaps meant; nothing where nothing is near.
    package var suggestion: String?
  }

  /// The first part that is no code of a language, script or region; nothing where all are.
  ///
  /// Only what stands before extensions, variants and private use is looked at.
  package var unknownPart: UnknownPart? {
    let subtags = text.utf8.split(separator: UInt8(ascii: "-")).map { String(Substring($0)) }
    guard let language = subtags.first else { return nil }
    if let meant = Self.meant(by: language) {
      let rest = [meant] + subtags.dropFirst()
      return UnknownPart(
        kind: "language", code: language,
        suggestion: meant.isEmpty ? nil : rest.joined(separator: "-"))
    }
    for (index, subtag) in subtags.enumerated().dropFirst() {
      let isLetters = subtag.utf8.allSatisfy { $0 >= UInt8(ascii: "a") }
      switch subtag.utf8.count {
      case 4 where isLetters && !LocaleRegistry.scripts.contains(subtag):
        return UnknownPart(kind: "script", code: subtag)
      case 2 where !LocaleRegistry.regions.contains(subtag) && !Self.isPrivateRegion(subtag):
        var rest = subtags
        rest[index] = "GB"
        return UnknownPart(
          kind: "region", code: subtag,
          suggestion: subtag == "uk" ? rest.joined(separator: "-") : nil)
      case 2, 3, 4: continue
      default: return nil
      }
    }
    return nil
  }

  /// Whether a region's code is reserved for private use (ISO 3166-1): `en-XA` and `ar-XB` are Android's
  /// pseudo-locales.
  private static func isPrivateRegion(_ code: String) -> Bool {
    code == "aa" || code == "zz" || code.utf8.first == UInt8(ascii: "x")
      || code.utf8.first == UInt8(ascii: "q") && code >= "qm"
  }

  /// What is to be written for a language that is none: a code, or nothing known, which is empty; `nil`
  /// for one that there is.
  private static func meant(by language: String) -> String? {
    switch language.utf8.count {
    case 2:
      LocaleRegistry.languages.contains(language) ? nil : LocaleRegistry.mistaken[language] ?? ""
    case 3: LocaleRegistry.longLanguages[language]
    // Longer ones are reserved, or were never registered.
    default: ""
    }
  }
}
