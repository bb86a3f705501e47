import WORDS from './asking-words.json' with { type: 'json' }
import { pattern, patternWith, source } from '#core/patterns/pattern.ts'
import { figuresOfXhosa } from '#core/khulu/asking/xhosa/figures-xhosa.ts'
import { plainXhosa } from '#core/khulu/asking/xhosa/plain-xhosa.ts'
import type { AskingWords } from '#core/khulu/asking/asking-words.ts'

/** Words of asking in isiXhosa. */
export const XHOSA_ASKING: AskingWords = {
  product: {
    clear: /\b[a-z]{0,7}(?:cima|sula|susa)\b.*\b(?:incoko|imiyalezo|ingxoxo|(?:endi|esi)\S*theth\S+)\b/,
    otherLanguage: pattern`
        \bu(?:nga|ya)?(?:kwazi )?(?:uku)?thetha (?:isi|si|se)(?:zulu|sotho|suthu|tswana|venda|tsonga|swati
        |ndebele|pedi)\b
        |\b(?:nge|nga) ?(?:i?si)?(?:zulu|sotho|suthu|sesotho|tswana|setswana|venda|tsonga|swati|ndebele
        |pedi)\b(?! (?:word|people|person))
      `,
    password: /\b(?:i?password|[a-z]*phaswo?[e]?di|iphaswedi|[a-z]*gama (?:lam )?lokugqithis[a-z]+)\b/,
    data: pattern`
      \b[a-z]{0,9}(?:cima|sula)\b.*\b(?:inkcukacha|iinkcukacha|idatha|akhawunti|iakhawunti|i-akhawunti
      |yonke into|inkqubela)\b
      |\bubumfihlo\b
    `,
    install: pattern`
        \b(?:faka|ndiyifaka|ukufaka|ndifaka|fakela|ndiyifakela|khuphela|ndiyikhuphela|insto?la)\b.*\b(?:app
        |efownini|ifowuni|funda|i-app|iapp)\b
        |(?:sebenza|ngena) \S*fow?uni
      `,
    sound: pattern`
        \b(?:app|funda)\b.*\b\S{0,3}zandi\b
        |\b(?:asivakali|akuvakali|andiva|andisivi|akukho) (?:isandi|sandi|nto|ilizwi)\b
        |\bisandi (?:asivakali|asisebenzi|asikho)\b
      `,
    languages: /\b(?:zeziphi|ziziphi|zingaphi|mangaphi|iilwimi) (?:iilwimi|zeziphi|zingaphi)\b/,
    kids: pattern`
      minyaka .*(?:apha|\bapp)\b
      |\b(?:umntwana|abantwana)\b.*\b(?:[a-z]*sebenzis[a-z]*|ikhuselekile|kukhuselekile
      |[a-z]*khuselek[a-z]*)\b
    `,
    teacher: pattern`
        \b(?:ideshibhodi|idashboard)\b
        |\b(?:inkqubela|amanqaku|umsebenzi) (?:yomntwana|yabantwana|omntwana|womntwana)\b
        |\bndingu(?:titshala|mzali)\b.*\b(?:phi|iziphumo|inkqubela|amanqaku|[a-z]*sebenzis[a-z]*)\b
        |\b(?:abazali|ootitshala)\b.*\b(?:bona|bayibona|iphepha|[a-z]*sebenzis[a-z]*)\b
      `,
    otherDevice: /(?:lahlek|biw|aphuk)\S* [a-z]{0,2}(?:yi|i)?fowuni\b|\bifowuni entsha\b|khompyutha/,
    account: /\b(?:[a-z]*bhalis[a-z]*|[a-z]*-?akhawunti|(?:ndingena|ndiphuma|ndingaphuma|ndingangena) njani)\b/,
    offline: pattern`
        \b(?:isebenzisa|[a-z]*sebenzisa)\b.*\bi?data?h?a?\b
        |\bngaphandle kwe-?\s?(?:intanethi|datha|data|wifi|nethiwekhi)\b
        |\b(?:intanethi|idatha|[a-z]*ngena-?dath?a)\b
      `,
    free: pattern`
      \b(?:simahla|mahala|ngaphandle kwemali|[a-z]*(?:hlawul|bhatal)[a-z]*)\b
      |\b(?:yimalini|ibiza malini|malini)\b.*\b(?:funda|app|esikolweni|le)\b
      |\bfunda (?:ibiza|yimalini|ixabisa)\b
    `,
    about: /^yintoni (?:na )?(?:le app|i-?funda)$|^(?:le app|i-?funda) (?:isebenza njani|yenza ntoni)$/,
    contact: /\b(?:qhagamshelana|ndiqhagamshelane|ndinganiqhagamshela|isikhalazo|ukukhalaza)\b/,
    tools: /\b(?:i?dikshinari|isichazi-?\s?magama|amakhadi|izixhobo)\b/,
    theme: /\b[a-z]*tshintsh[a-z]*\b.*\b(?:umbala|imibala|ithim\w*|inkangeleko)\b/,
    language: /\b[a-z]*tshintsh[a-z]*\b.*\b(?:ulwimi|lolwimi|ilwimi)\b/,
    games: /\b(?:umdlalo|imidlalo|amabali enu|ukudlala (?:nje|apha))\b/,
    guest: /\b(?:njengondwendwe|undwendwe)\b/,
    points: pattern`
        satifikethi\b(?=.*(?:gqib|\bapp\b|funda\b|apha\b|phela))
        |(?:\bapp\b|\bfunda\b|apha\b|gqib).*satifikethi\b
        |\b(?:iimpawu|iibhe[jg]i|iimbasa|iimpumelelo|iipoyinti)\b(?! z[eo])
      `,
    progress: pattern`
        \b(?:se)?ndi(?:fund|hamb|qhub)\S+ kangakanani\b
        |\bnd(?:i(?:ya)?qhuba|enza) kakuhle(?: okanye| na| ezifund\S+ zam|$)|\bndi(?:fikelele|mi|sele) phi\b
        |\b(?:ndiqhuba|ndenza) njani(?! isi)\b|\bizifundo endi|\bndinama[a-z]+ amangaphi\b
        |\b(?:se(?:le )?)?ndi(?:ndi)?(?:azi|fund\w*|gqib\w*|phumelel\w*) (?:ama|i)[a-z]+ (?:ama|ezi)ngaphi\b
        |\bndazi amagama amangaphi\b|\bamanqaku am\b|\binkqubela yam\b
      `,
    next: pattern`
      \b(?:mandifunde|ukufunda|ndifunde) ntoni\b|\bendifanele\b.*\bfund
      |\bnd(?:enze|inga(?:funda|fundani|enza)) ntoni\b(?! xa| e\S+ni)|\bndiqhubek|\bemva koko$
      |\b(?:elandelayo|isifundo esilandelayo|sesiphi isifundo|(?:ma)?ndiqal[ae] phi|ndimtsha .*(?:phi
      |ntoni))\b
    `,
  },
  keywords: {
    why: /\bkutheni\b/,
    difference: /\b(?:u?mahluko|n?(?:[a-z]{1,3})?(?:ahluk|ohluk|ahlul)[a-z]*)\b/,
    concords: /\b[a-z]*vumelanisi\w*\b/,
    singular: /\b(?:(?:kwi|isi|esi|se|nge)?sinye|inye|ubunye)\b/,
    plural: /\b(?:(?:kwi|[a-z]?i?(?:si)?|esi|se|ngesi|nge)sininzi(?:so|sayo|salo)?|ubuninzi)\b/,
    class: /\b(?:kwi|e|i|li|lwe|ama|kweli|kwe)?hlelo\b/,
    correct: pattern`
        \b(?:[a-z]*lungis(?!elel)\w*|[a-z]*chanek\w*|[a-z]*lungil[ei]\w*|[a-z]*mposiso|[a-z]*bhal(?:we|iwe
        |e) kakuhle|\bkubi\b|iimpazamo|impazamo|[a-z]{0,4}jong[ae]\w*)\b
      `,
    pronounce:
      /\b(?:[a-z]*bizwa|[a-z]{0,6}biza|[a-z]{0,3}vakala|isandi|izandi|[a-z]*qhakanc\w*|nqakanc\w*|iingqo|ungqo|[a-z]*qhankqal[a-z]*)\b/,
    conjugate: pattern`
        \b(?:isenzi|onke amaxesha|izenzi|(?:kwi|nge|l?i|kwe)?xesha (?:eli(?!ng)|ela|la)\w+
        |[a-z]{0,5}(?:landul|phikis|phikw)\w*|yithi hayi|kumntu we\w+)\b
      `,
    practise: pattern`
        \b(?:imibuzo ng[aeo][a-z]{3,}|[a-z]*lolong[a-z]*|[a-z]*qhelisel?[a-z]*|[a-z]*qhelanis[a-z]*
        |[a-z]{2,5}vavany[a-z]*|imithambo|umsebenzi wokuziqhelanisa|uvavanyo)\b
      `,
    mean: /\b(?:[a-z]*thetha (?:ukuthini|ntoni|ukuthi)|[a-z]*chaza ntoni|i?ntsingiselo|ngesingesi|esingesini|ngesibhulu)\b/,
    say: pattern`
      \b(?:[a-z]*guqul\w*|[a-z]*toliki?\w*|nge(?:si)?xhosa|esixhoseni|(?:ndi|u|si|ba)[a-z]{0,4}thin[ai]
      |kuthiwani|[a-z]*thetha njani|[a-z]*tsho njani|[a-z]*bhala njani|ithini|lithini|sithini)\b
    `,
  },
  written: (text) => text.replaceAll(/(?<=s[ei]-?)xosa\b/g, 'xhosa').replaceAll(/\bpi\b/g, 'phi'),
  asksOrder: pattern`
      \bthini[: ]+(?:ukuthi )?(?:can|could|may|give|bring|help|come|wait|pass|show|open|close|stop|sit|stand
      |speak|listen|look|call|tell) .*please$
    `,
  asksSelf: pattern`
      ^(?:ndi|si)\S*\b.*\b(?:njani|kanjani|ntoni|nini|phi)\b
      |\b(?:[a-z]{1,3}thini|kutheni|yintoni|isininzi|isinye|izivumelanisi|ihlelo|dibanisa|thabatha)\b
    `,
  practice: source`
      [sz]andi|iingqo|nobumba nani|nombolo|\b(?:uku)?bala ixesha|usuku bulis [sz]enzi [sz]ibizo|hlelo
      |sininzi - - - [sz]ilwanyana mi?bala sapho - - dlala
    `,
  about: patternWith('gu')`
      ^(?:yi|ngu|[iu])-(?=[^aeiou]\p{L}{2})
      |^(?:(?:i|le|se|li|ze|ye|kwe)?(?:gama|sivakalisi) (?:elithi|esithi) |(?:se|le)?gama (?!(?:l|y|w|z)
      (?:am|akho|akhe|ethu|enu|abo)$)(?=\S+$))| n[ag][oe]? (?:isi)?xhosa$| (?:nge|e)sixhosa$
    `,
  after: {
    plural: /^(?:kwi)?sininzi$|^isininzi(?: sayo)?$/,
    singular: /^(?:kwi)?sinye$|^isinye(?: sayo)?$/,
    class: /^(?:ihlelo(?: l(?:al|ay|as)o)?|(?:li|si|i)?kweliphi ihlelo|leliphi ihlelo)$/,
    concords:
      /^(?:yintoni |ithini |sithini )?(?:izi|isi)vumelanisi(?: s(?:al|ay|as)o| z\p{L}+)?(?: \p{L}+thini| yintoni)?$/u,
    mean: /^(?:kuthetha ukuthini oko|intsingiselo)$/,
    pronounce: /^ndiyibiza njani$/,
    example: patternWith('u')`
        ^(?:\p{L}*sebenzis\p{L}+ )?kwisivakalisi$
        |^(?:(?:ndinike|ndiphe) )?isivakalisi (?:nga|esin[ae])\p{L}?o$
        |^(?:ndinike |nceda undinike )?(?:um)?zekelo(?: wesivakalisi)?$
      `,
    reply: /^(?:(?:ndi|u)phendul[ea] (?:ndithini|njani|ntoni)|impendulo ithini)$/,
    why: /^(?:kutheni|ngoba|ngani|yintoni ngoku|chaza|kutheni kunjalo)$/,
    leads: pattern`
        ^(?!\S*(?:biz|thi|bhal|theth))(?:[^aeiou\s]{0,2}[aeiou]?\S*w[ae]|\S*balulek\S+) (?:njani|nini|ntoni
        |phi|ngantoni|ngani|ngubani|ngoobani)$
        |^(?:kwaye|yaye|ke|ukuba|kuthekani|kanti|ngoku|(?:na)?xa|n[oea]-)\b|^(?:na)?kwixesha\b
      `,
    continues: patternWith('u')`
        (?: ke(?: na)?| yena| bona| mna| wena| thina| nina)$
        |^(?:kodwa|okanye|hayi|n[aoe]\p{L}+|k[uw]\p{L}+|ng[aoe]\p{L}+|e(?:li|zi|yi|si|ye|lo)?k[ao]\p{L}+
        |yena|mna|bona|thina|nina|wena|(?!\p{L}*(?:thini|njani|ntoni|phi|nini|bani|ngoba|theni|nkosi|mol[ow]
        |wena|ewe)\b)\p{L}+)(?: (?!\p{L}*thini|njani)\p{L}+){0,2}$
      `,
    opening: /^(?:kwaye|yaye|ke|ukuba)?,?\s*(?:kuthekani(?: ng[eo])?|uthini nge)?\s*/,
    itself: /^(?:enkosi|molo|molweni|ewe|hayi|kutheni)$/,
  },
  changes: [
    /\b(?:kudala|ixesha elidlulileyo (?:elide|kudala))\b/,
    /\b(?:(?:na)?(?:kwi|nge|i)?xesha )?(?:na)?(?:kw)?e(?:li?|la)?dlul(?:ile|a)yo\b|[ie]zolo\b/,
    /\b(?:(?:na)?(?:kwi|nge|i)?xesha )?(?:na)?(?:kw)?elizayo\b|\bngomso\b/,
    /\b(?:(?:kwi|nge|i)?xesha langoku|ngoku)\b/,
    /\b(?:[a-z]{0,5}(?:landul|phikis|phikw)\w*|(?:uku|ulu)?khanyel\w*|ekwaleni|yithi hayi)\b/,
    null,
    /\b(?:nina|ukuba nini)\b/,
    /\b(?:nga)?thina\b|\bsithi\b/,
    /\b(?:ku|na|i?nga)?bo(?:na)?\b/,
    /\b(?:yena|nguye|kumntu wesithathu)\b/,
    /\b(?:wena|nguwe|kumntu wesibini)\b/,
    /\b(?:mna|ndim|kumntu wokuqala)\b/,
  ],
  fillers: /\b(?:yenza|yithi oko|guqula|beka|esi|sivakalisi|isenzi|sika|kwi|nge|kunye|ke|ukuba|kwaye|xa|ye)\b/g,
  acts: [
    [/^umntu e\S*bulel/, 'okay'],
    [/\b(?:ukwala|ndisala)\b.*(?:mbeko|ntlonipho|kakuhle)/, 'no thank you'],
    [/thimla/, 'bless you'],
    [/zalwa|mini emnandi|minyaka .*namhlanje/, 'happy birthday'],
    [/gulayo|ogul|uyagula|sibhedlele|nqwenel.*mpilo/, 'get well soon'],
    [/m?thamsanqa|viwo|vavany/, 'good luck'],
    [/(?:o|be|ba|u|a)(?:fel|swelek|bhub)|thuthuz|ngcwab|zilile/, 'my condolences'],
    [/tshat|belek|makoti|tshakazi|phumelel|pasil|amanqaku a|thweswa/, 'congratulations'],
    [/\bndi(?:fika|tyelel)/, 'hello'],
    [/amkel|iindwendwe|(?:be|e|zi)fika/, 'welcome'],
    [/bulis.*ninzi/, 'hello to several people'],
    [/bulis.*tatomkhulu/, 'hello grandfather'],
    [/bulis.*makhulu/, 'hello grandmother'],
    [/bulis.*(?:mama|mfazi)/, 'hello mother'],
    [/bulis.*(?:dala|tata|bawo|nkonde|ndoda|malume)/, 'hello father'],
    [/valelis.*ninzi/, 'goodbye to several people'],
    [/valelis.*(?:hamba|mka)/, 'go well'],
    [/valelis.*sala/, 'stay well'],
    [/cela uxolo|xolis/, 'sorry'],
    [/bulel.*kakhulu/, 'thank you very much'],
    [/bulel|\bundi(?:ph|nced|nik|phek)|isipho/, 'thank you'],
    [/hambo/, 'travel safely'],
    [/valelis|(?:hamb|emk|mk)a(?:yo)?$|ahlukan/, 'goodbye'],
    [/bulis|khwaza umntu|dibana no/, 'hello'],
    [/cela uncedo|funa uncedo/, 'help me'],
    [/cela amanzi/, 'may i have water'],
    [/(?:xabiso|malini)/, 'how much is it'],
    [/buz.*xesha|xesha.*buz/, 'what is the time'],
    [/buz.*gama|gama.*buz/, 'what is your name'],
    [/buz.*(?:mpilo|unjani|njani$)/, 'how are you'],
    [/buz.*(?:hlala|phi ahlal)/, 'where do you live'],
    [/buz.*(?:minyaka|mdala)/, 'how old are you'],
    [/buz.*(?:vela|suka)/, 'where do you come from'],
    [/buz.*(?:ndlu yangasese|toyilethi)/, 'where is the toilet'],
    [/yolala|lala$/, 'good night'],
    [/funa umntu aphinde|cela.*phind/, 'please repeat'],
    // Another person's act, or a place, isn't the utterance.
    [/^(?!isinciphiso)(?:(?:um|aba)ntu|omnye|e\S+ni|ku\S+)\b/, '?'],
  ],
  opening: pattern`
      ^(?:(?:andazi|ndilibele) (?:ukuba )?(?=ndithini|yintoni|kutheni|kuthiwani)
      |(?:be)?ndifuna ukwazi (?:ukuba )?|ndicela ukwazi (?:ukuba )?
      |ndicela undixelele |u(?:nga)?ndixelel[ea] (?:ukuba )?)
    `,
  questionWords: new Set(WORDS.questionWords),
  plain: plainXhosa,
  figures: figuresOfXhosa,
  stopWords: WORDS.stopWords.join(' '),
}
