import { pattern, patternWith } from '#core/patterns/pattern.ts'
import type { ReadTold } from '#core/khulu/rewording/afrikaans/told-afrikaans.ts'

type Way = readonly [form: RegExp, asked: string]

/** Long questions about the product, with their short form. */
const PRODUCT: readonly Way[] = [
  [
    pattern`
      \bxhosa\b.*\b(?:zoeloe|zulu)\b.*\b(?:dieselfde|selfde|verwant|verskil\w*|soos)\b
      |\b(?:verskil\w*|dieselfde|verwant)\b.*\bxhosa\b.*\b(?:zoeloe|zulu)\b
      |\b(?:hoeveel mense|waar)\b.*\bpraat\b.*\bxhosa\b|xhosa\b.*\bamptelik
    `,
    'is isixhosa verwant',
  ],
  [/\bsertifika\w+|\bmedaljes?\b/, 'verdien ek punte'],
  [
    pattern`
      \b(?:oumense|ouma|oupa|bejaardes?)\b.*\b(?:app|funda)\b|\bmoeilik\b.*xhosa\b
      |\b(?:te oud|te laat|hoe lank|hoeveel tyd|jare)\b.*\b(?:leer|praat|taal)\b
      |\b(?:leer|praat|taal)\b.*\b(?:te oud|te laat|hoe lank|hoeveel tyd)\b
    `,
    'wat is funda',
  ],
  [
    pattern`
      ^(?=.*\b(?:internet|sein|netwerk|wifi|data|opvangs|vanlyn|beurtkrag)\b)(?=.*\b(?:app|funda|khulu
      |hierdie|dit|leer|werk|gebruik)\b).*\b(?:geen|nie|sonder|swak|stadig|vanlyn|duur|min|op|opraak
      |beurtkrag|baie|plaas)\b
    `,
    'werk funda sonder internet',
  ],
  [
    pattern`
      (?=.*\b(?:app|funda|hierdie|program|webwerf|dit)\b).*\b(?:seun|dogter|kind|kleuter|kleinkind|laerskool
      |graad)\w*\b.*\b(?:jaar|oud|moeilik|geskik|jonk|klein|veilig)\b
    `,
    'is die app veilig en geskik vir my kind',
  ],
  [
    pattern`
      \b(?:heeltemal |splinter)?nuut\b.*\b(?:begin|eerste)\b|\bnog (?:nooit|niks)\b.*\b(?:begin|eerste)\b
      |\bwaar (?:om te |moet ek |kan ek |sal ek )?begin|\bwaarmee (?:moet|begin)\b
    `,
    'waar begin ek',
  ],
  [
    /\b(?:minute|uur|tyd)\b.*\b(?:per dag|elke dag|'n dag|daagliks)\b.*\bleer\b|\bleer\b.*\b(?:minute|uur)\b.*\b(?:dag)\b/,
    'waar begin ek',
  ],
  [/\b(?:oefen|oefening|oefeninge)\b.*\bkli[kp]|\bkli[kp]\w*\b.*\boefen/, 'ek wil oefen met klikke'],
  [
    pattern`
      \bhoeveel kos dit\b.*\bleer\b
      |\b(?:betaal|geld|gratis|verniet|kos|intekengeld)\b.*\b(?:app|funda|kursus)\b
      |\b(?:app|funda|kursus)\b.*\b(?:betaal|gratis|verniet|intekengeld)\b
    `,
    'is funda gratis',
  ],
  [
    /^(?=.*\b(?:my (?:seun|dogter|kind|leerder|klas)\w*|kinders)\b).*\b(?:vorder|vaar|vordering|punte|uitslae|dophou|kyk hoe)\w*\b/,
    'hoe sien ouers hoe hulle kinders vaar',
  ],
  [/\b(?:app|funda|webwerf)\b.*\b(?:klink|hoor|uitspraak|klank|voorlees)\b/, 'hoe sit ek die klank aan'],
  [
    pattern`
      \bsonder (?:'n )?rekening\b|\bnie (?:registreer|inteken|intekenen|aanmeld)\b
      |\b(?:ander|nuwe|tweede|albei|se) (?:foon|tablet|toestel|rekenaar)\b.*\b(?:aangaan|aan te gaan|gebruik
      |vordering|inteken|leer|punte)\b
    `,
    'moet ek registreer',
  ],
  [
    /^(?!.*\boefen)(?=.*\b(?:watter|al die|noem|opnoem|leer|gee|ken|wat is)\b).*\b(kleure|seisoene)\b/,
    'watter $1 is daar',
  ],
  [
    /^(?!.*\boefen)(?=.*\b(?:watter|al die|noem|opnoem|leer|gee|ken|wat is)\b).*\b(maande|dae van die week|weeksdae)\b/,
    'wat is die $1',
  ],
  [/\bgetalle\b.*\btot (?:by )?(\p{L}+|\d+)\b.*$/u, 'tel tot $1'],
  [
    /\b(?:geskiedenis|gesprek\w*|boodskappe|vrae)\b.*\b(?:uitgevee|uitvee|verwyder|skrap|wis|vee|uitwis)\b/,
    'hoe vee ek die gesprek uit',
  ],
  [/\b(?:praat|ken|leer|verstaan|kan)\b.*\b(?:zoeloe|zulu|sotho|tswana|engels|ander tale)\b/, 'watter tale ken jy'],
  [/\brekening\b.*\b(?:uitvee|skrap|verwyder|uitwis|sluit)\b/, 'hoe vee ek my rekening uit'],
  [/\btaal\b.*\b(?:verander|wissel|oorskakel)\b/, 'hoe verander ek die taal'],
  [/\bvir wie (?:kan|moet) (?:ek|ons) (?:skryf|kontak|laat weet)\b/, 'hoe kontak ek julle'],
  [/\bwatter dag is \p{L}+dag\b/u, 'wat is die dae van die week'],
  [/\bstel\b.*\b(?:my|haar|hom|jou|ons)(?:self)? voor\b|\bself voor(?:te)? ?stel\b/, 'hoe stel ek myself voor'],
  [/\btel\b.*\btot (?:by )?(\p{L}+|\d+)\b.*$|\btot (?:by )?(\p{L}+|\d+) (?:kan |moet |te )?tel\b.*$/u, 'tel tot $1$2'],
]

/** Rules of the grammar, by what puzzles people. */
const RULES: readonly Way[] = [
  [/\bklink\b.* "([a-z]{1,3})"/, 'hoe klink $1'],
  [/\badjektie\w+|\bbyvoeglike\b/, 'verduidelik byvoeglike naamwoorde'],
  [/\bbesit(?:like|svorm|ting)?\w*\b/, 'verduidelik besit'],
  [/-[ei]ni\b|\b(?:plekname|lokatie\w+)\b/, 'verduidelik lokatief'],
  [/(?:^|[ "'-])ile\b|-ile\b/, 'hoe werk die verlede tyd'],
  [
    pattern`
      \bmeervoude?\b.*[ "'-](?:aba|ama|izi|imi|iin|oo)-?(?![a-z]).*\bbegin
      |\bbegin\b.*\bmeervoude?\b.*[ "'-](?:aba|ama|izi|imi|iin|oo)-?(?![a-z])
    `,
    'hoe werk die meervoud',
  ],
  [
    pattern`
      \b(?:klink|hoor|tong|sukkel|uitspreek|sê|klank|klik|maak|uitkry)\b.*\b(?:die|'n|van) ([cqx]|[gn][cqx]
      |[cqx]h|hl|dl|rh) (?:en|of) (?:die |'n )?([cqx]|[gn][cqx]|[cqx]h|hl|dl|rh)\b
      |\b(?:die|'n|tussen) ([cqx]) en (?:die |'n )?([cqx])\b
    `,
    'wat is die verskil tussen $1$3 en $2$4',
  ],
  [
    pattern`
      ^(?=.*\b(?:klink|hoor|tong|sukkel|uitspreek|spreek|klank|klik|maak|uitkry|moeilik)\w*\b).*\b(?:die
      |'n) (?:letters? )?([cqx]|[gn][cqx]|[cqx]h|hl|dl|rh)\b
    `,
    'hoe klink $1',
  ],
  [
    pattern`
      \bwoordjie na\b|\bna\b.*\beinde van (?:vrae|'n vraag|die vraag)
      |\bhoe (?:vra|maak|vorm|stel) (?:ek|mens|jy) (?:'n vraag|vrae)\b
      |\bhoe (?:ek|mens|jy|'n mens) (?:'n )?vra(?:ag|e) (?:vra|maak|vorm|stel)
    `,
    'verduidelik vrae',
  ],
  [/\bwerkwoord\w*\b.*\bbegin\b|\bbegin\b.*\bwerkwoord/, 'verduidelik skakels'],
  [
    /\b(?:woord|sins)?(?:orde|volgorde)\b.*\b(?:sin|woorde?)\b|\bwoordorde\b|\b(?:sin|woorde)\b.*\bvolgorde\b/,
    'verduidelik volgorde',
  ],
  [
    pattern`
      \bhoeveel\b.*klasse\b|klasse\b.*\bhoeveel\b
      |\b(?:waarvoor|hoekom|waarom|wat|hoe)\b.*\bnaamwoordklasse\b
      |\bbegin\b.*\bnaamwoorde?\b.*\b(?:verskil|ander)\w*|\bnaamwoorde\b.*\bbegin\b
    `,
    'verduidelik naamwoordklasse',
  ],
  [
    pattern`
      \b(?:verskil|onderskei|aparte|dieselfde|selfde|ander)\w*\b.*\b(?:hy en sy|sy en hy|hy of sy
      |haar en hom|hom en haar|mans? en vrou\w*|manlik\w*)\b
      |\b(?:hy en sy|sy en hy|hy of sy|hom en haar|haar en hom)\b.*\b(?:verskil|dieselfde|selfde|aparte
      |anders)\w*
    `,
    'wat beteken yena',
  ],
  [
    pattern`
      \bhoe (?:maak|sê|vorm|werk)\b.*\b(?:ontken\w*|negatie\w*|iets nie)\b|\bom (?:iets )?te ontken\b
      |\b(?:nie-sin|ontkenn\w*|negatie\w*)\b.*\b(?:sukkel|verstaan|verduidelik|werk|reël)\b
      |\b(?:sukkel|verstaan|verduidelik|reël)\b.*\b(?:ontkenn\w*|negatie\w*)\b
    `,
    'hoe werk ontkenning',
  ],
  [
    /\b(?:sukkel|verstaan|verduidelik|werk|vorm|maak)\b.*\bverlede tyd\b|\bgister\b.*\b(?:gebeur|werkwoord)\b.*\bwerkwoord/,
    'hoe werk die verlede tyd',
  ],
  [/\b(?:sukkel|verstaan|verduidelik|werk|vorm|maak)\b.*\btoekom\w*\b/, 'hoe werk die toekomende tyd'],
  [/\b(?:sukkel|verstaan|verduidelik|werk|vorm|maak)\b.*\bmeervoude?\b/, 'hoe werk die meervoud'],
  [
    /\b(?:sukkel|verstaan|hoeveel|moeilik|verduidelik)\b.*\b(?:klikke|klikklanke|klapklanke|klappe|klapgeluide)\b/,
    'wat is die klikke',
  ],
]

/** Pattern of a question about a custom, and not about words. */
const ASKS_CUSTOM = pattern`
  \bwat (?:moet|kan|sal|behoort|trek|dra|gebeur|doen|bring|neem|verwag|gee)\b
  |\bhoe (?:werk|gaan|moet|behoort|gedra)\b|\bmag (?:ek|mens|jy|'n|my|ons)\b
  |\b(?:hoekom|waarom|waarop|waaroor)\b
  |\bis dit (?:reg|waar|onbeskof|onbeleef|in orde|verkeerd|snaaks|nodig)|\b(?:wat|hoe) presies\b|\bvertel\b
  |\bverduidelik\b|\bwil (?:graag )?(?:meer )?weet\b|\bwat is (?:dit|die gebruik|die storie)\b
  |\bwatter soort\b|\bwatter (?:tradisionele )?kos\b|\bwat beteken dit\b|\bverstaan nie\b
  |\bglo (?:die )?(?:ama)?xhosas?\b|\bdaaraan\b
`

/** Words that stand for a custom. */
const CUSTOMS: readonly Way[] = [
  [/\b(?:kop)?doek\b/, 'vertel my van kopdoek'],
  [/\bwat (?:dra|trek)\b.*\b(?:makoti|bruid|vroue?|mans?|mense)\b/, 'vertel my van klere'],
  [/\blobola\b|\blobolo\b|\bbruidskat\b|\bbeeste\b.*\b(?:trou|bruid)\w*/, 'vertel my van lobola'],
  [
    /^(?=.*\b(?:bos|berg|berge|inisiasie)\b).*\b(?:fees|feesviering|partytjie|viering)\b|\bumgidi\b|\bimigidi\b/,
    'vertel my van umgidi',
  ],
  [/\binisias\w*|\bbesny\w*|\bberg toe\b|\bbos toe\b|\b(?:in|na) die (?:berge?|bos)\b/, 'vertel my van inisiasie'],
  [/\bbegrafnis\w*|\bbegrawe\b/, 'vertel my van begrafnis'],
  [
    /^(?=.*\b(?:naam|name|noem|praat|woorde?)\b).*\bskoon(?:ma|pa|ouers|moeder|vader|familie)\b|\bhlonipha\b/,
    'vertel my van isihlonipho',
  ],
  [/\b(?:voorouers|voorvaders|voorgeslagte?)\b/, 'vertel my van voorouers'],
  [/\b(?:stamnaam|stamname|clan)\b/, 'vertel my van stamname'],
  [/\b(?:troue|bruilof|trou)\b/, 'vertel my van troue'],
  [/\bkrale\b|\bkralewerk\b/, 'vertel my van krale'],
  [/\btradisionele kos\b/, 'vertel my van tradisionele kos'],
  [/\bmusiek|\bliedere\b|\binstrumente?\b/, 'vertel my van musiek'],
  [/\bdanse?\b/, 'vertel my van dans'],
  [/\bsangoma\w*\b/, 'vertel my van igqirha'],
]

/** Pattern of a question for words: what does one say, what do I tell them. */
const ASKS_WORDS = patternWith('u')`
  \b(?:hoe|wat) (?:sê|vra|antwoord)(?!\p{L})
  |\b(?:hoe|wat) (?:moet|kan|sal) (?:ek|mens|ons)\b.*(?<!\p{L})(?:sê|vra|antwoord)(?!\p{L})
  |\b(?:ek|ons) (?:wil|moet|gaan|sal)\b.*(?<!\p{L})(?:sê|vra|vertel),? (?:dat|of|hoe|waar)(?!\p{L})
`

const RESPECT = pattern`
  (?=.*\b(?:groet|aanspreek|noem|spreek|praat|respek)\b)(?=.*\b(?:se (?:ma|pa)|ouer|ouers|ou|oumens\w*
  |bejaarde\w*|skoon(?:ma|pa|ouers)|hoof|ouma|oupa|grootmense)\b).*\b(?:hoe|waarop|wat|mag|manier|beleef\w*
  |respek)\b
`

/** A question whether two things have one word. */
const SAME_WORD = patternWith('u')`
  \b(?:of|vir|tussen)(?: die)?(?: woord(?:e)?)?(?: vir)? ((?:'n )?\p{L}+) en ((?:'n )?\p{L}+)\b.*\b
  (?:dieselfde|selfde|verskil\p{L}*|aparte|ander) woorde?\b
`

/** Reads a question whether two things have one word, and asks what each is called. */
export const readSameWord: ReadTold = ({ text }) => {
  const [, one = '', other = ''] =
    SAME_WORD.exec(text) ??
    /\bwoorde? vir ((?:'n )?\p{L}+) en ((?:'n )?\p{L}+) (?:dieselfde|selfde|verskillend|anders)\b/u.exec(text) ??
    /\b(?:dieselfde|selfde|verskil\p{L}*|aparte) woorde? (?:het |gebruik )?(?:vir|is vir) ((?:'n )?\p{L}+) en ((?:'n )?\p{L}+)/u.exec(
      text,
    ) ??
    []
  return one === '' || /^(?:hy|sy)$/.test(one) ? [] : [`hoe sê ek ${one}? hoe sê ek ${other}`]
}

/** A question how somebody is addressed. */
const CALLED = patternWith('u')`
  \bhoe (?:noem|spreek) (?:\p{L}+|'n mens) (?:(?:haar|sy|hulle|hul|jou|die|'n|ons) )?
  ((?:my )?(?:\p{L}+ se )?\p{L}+)(?: dan| aan)?(?: in (?:isi)?xhosa)?$
`

/** Reads a question for a name: hoe noem sy haar ouma dan. */
export const readCalled: ReadTold = ({ text }) => {
  const called = CALLED.exec(text)?.[1]
  return called === undefined || /^(?:dit|iemand|so)$/.test(called) ? [] : [`hoe sê ek ${called}`]
}

const put = (ways: readonly Way[], text: string): string[] => {
  for (const [form, asked] of ways) {
    const found = form.exec(text)
    if (found) return [asked.replaceAll(/\$(\d)/g, (_, at: string) => found[Number(at)] ?? '')]
  }
  return []
}

/** Reads a piece of words that is asked about: when is ya said? */
export const readPiece: ReadTold = ({ text }) =>
  /\blang vorm\b|(?:\b(?:die|met|sonder) |["'-])ya-?["']?(?!\p{L})/u.test(text) &&
  /\b(?:wanneer|hoekom|waarom|waarvoor|weg|verdwyn|soms|wat)\b/.test(text)
    ? ['hoe werk die teenwoordige tyd']
    : []

/** Reads questions about the product. */
export const readProduct: ReadTold = ({ text }) =>
  put(PRODUCT, text).flatMap((asked) =>
    /^tel tot (?:veer|vyf|ses|sewen|tag|negen)tig$|^tel tot (?:'n )?honderd$/.test(asked)
      ? ['tel tot dertig']
      : [asked],
  )

/** Reads questions about the grammar in general, without a form. */
export const readRule: ReadTold = ({ text }) => put(RULES, text)

/** Words for a man who is greeted. */
const IS_MAN = /\b(?:pa|oupa|oom|man|skoonpa|meneer)\b/

/** Reads a question about customs in a story: I am going to a wedding, what must I bring? */
export const readCustom: ReadTold = ({ text }) => {
  if (RESPECT.test(text) && !/\bhoe (?:sê|vra) (?:ek|mens)\b/.test(text))
    return /\bgroet\b/.test(text)
      ? [
          [`hoe sê ek goeiedag ${IS_MAN.test(text) ? 'pa' : 'ma'}`, 'hoe groet ek iemand', 'vertel my van respek'].join(
            '\n',
          ),
        ]
      : ['vertel my van respek']
  return ASKS_CUSTOM.test(text) && !ASKS_WORDS.test(text) ? put(CUSTOMS, text) : []
}
