import { pattern, source } from '#core/patterns/pattern.ts'
import type { FixedPattern, KhuluRule, KhuluTopic, QuestionPattern, SmallTalk } from '#core/khulu/questions/question.ts'

/** Question patterns of Afrikaans speakers; see ENGLISH_PATTERNS. */
export const AFRIKAANS_PATTERNS: readonly QuestionPattern[] = [
  [
    'reply',
    pattern`
      ^(?=.*\b(?:antwoord|wat sê \S+|terug)\b)(?=.*\b(?:iemand|hulle|mense|hy|sy|my|op)\b)
      (?!.*\bbeteken).*?\b(?<x>(?:u|ni|ku)njani|molo|molweni|enkosi|(?:hamba|sala) kakuhle
      |hoe (?:gaan dit|dit gaan)|dankie|hallo)\b
    `,
  ],
  ['conjugate', /^hoe sê .*(?<x>qqone (?:in|as) .*\b(?:verlede|toekom|ontken).*)$/],
  [
    'pronounce',
    /^hoe (?:klink|word|maak|sê \S+) (?:die )?(?:letters? |klank )?(?<x>[bcdfghjklmnpqrstvwxyz]{1,3}) in \S+(?: uit\S*)?$/,
  ],
  ['members', /^.*(?:woord|voorbeeld)e\b.*\bklas (?<x>\d+a?)$|^.*\bklas (?<y>\d+a?)[- ](?:naam)?woorde$/],
  [
    'example',
    /\b(?:sin|sinnetjie|voorbeeld\w*) (?:met|van|vir)(?: die woord)? (?<x>qqone|\S+)$|\bgebruik (?<y>\S+) in 'n sin$/,
  ],
  ['order', /^.*\b(?:bevel(?:svorm)?|gebiedende wys) van (?:die werkwoord )?(?<x>.+)$/],
  [
    'concords',
    pattern`
      ^.*\b(?:\w*konkord\w*|\w*skakels?|voorvoegsels?|woorddeel)\b.*?\b(?:van|vir|by|klas|kry|gebruik|het
      |neem|is)\s+(?:die |'n )?(?:woord |naamwoord )?(?<x>(?:klas )?[\w-]+)$
    `,
  ],
  [
    'class',
    /^(?:in |tot )?(?:watter|watse|wat se) (?:naamwoord)?klas (?:is|val|hoort|het) (?:die woord )?(?<x>\S+)(?: in| tuis)?$/,
  ],
  [
    'correct',
    pattern`
      ^(?:klop|stem) (?:hierdie|die|my) sin[:,]? (?<x>.+)$
      |^(?:kan|mag) \S+ (?:ook )?(?:sê|skryf)(?! (?:dit|dat)\b)[:,]? (?<y>.+?)(?: (?:vir|aan) (?:my|'n|die
      |iemand|mense)\b.*)?$
    `,
  ],
  ['correct', /^(?:het|skryf|sê|spel) \S+ (?<x>.+?) (?:reg|korrek|so)(?: gespel| geskryf| gesê)?$/],
  [
    'culture',
    pattern`
      ^(?:hoekom|waarom|wanneer|watter|hoe|mag|moet) (?!sê|skryf|spreek|vra|groet|noem)
      (?<x>.*\b(?:amaxhosa|xhosas|xhosa-?\s?(?:mens|vrou|man|seun|kind)\w*|skoon\w+|bruid\w*|seuns|jongmans
      |makoti)\b.*)$
    `,
  ],
  ['say', /^(?:skryf|sê) (?<x>.+?) in (?:isi)?xhosa(?: woorde)?$/],
  [
    'difference',
    pattern`
      ^(?:(?:watter|wat)(?: een)? is (?:reg|korrek|beter)|is dit|sê \S+)[:,]? (?<x>.+?),? of (?<y>.+?)
      (?: vir (?:baie|meer|een|'n|die) .+)?$
    `,
  ],
  [
    'count',
    /^(?:hoe )?tel (?:ek |jy |mens |ons |asseblief )?(?:in (?:isi)?xhosa )?(?:van (?:een|1) )?tot (?:by )?(?<x>.+?)(?: in (?:isi)?xhosa)?$/,
  ],
  ['plural', /^(?:wat is |gee )?(?:die )?meervoud(?:svorm)? (?:van|vir) (?:die woord )?(?<x>.+)$/],
  ['singular', /^(?:wat is )?(?:die )?enkelvoud (?:van|vir) (?:die woord )?(?<x>.+)$/],
  ['difference', /^(?:.*\b)?verskil tussen (?<x>.+?) en (?<y>.+)$/],
  [
    'why',
    pattern`
      ^(?:hoekom|waarom) (?:is dit|(?:sê|skryf) \S+)? ?(?<x>.+?),? (?:en nie|nie|maar|pleks van
      |in plaas van) (?:soms |partykeer |net )*(?<y>.+?)(?: nie)?$
    `,
  ],
  [
    'correct',
    pattern`
      ^(?:asseblief )?(?:korrigeer|maak reg|verbeter|kyk na|kontroleer)(?: my| hierdie| die)?(?: sin
      | grammatika| antwoord)?[:,-]? (?<x>.+)$
    `,
  ],
  [
    'pronounce',
    /^hoe (?:spreek|klink|word|maak|sê) (?:ek |jy |mens |die )?(?:letter |woord |klank |klik )?(?<x>.+?) (?:uit|uitgespreek|klank)$/,
  ],
  ['practise', /^(?:ek|ons|kom|kan|wil|graag|net|nou| )*oefen(?<x>| .*(?:kli|klan|uitspr).*)$/],
  ['mean', /^(?:watter|watse) \S+ is (?<x>\S+)$|^beteken (?<y>\S+) .+$/],
  ['mean', /^wat (?:beteken|bedoel) (?:die (?:woord|sin) |mens met )?(?<x>.+?)(?: in afrikaans)?$/],
  [
    'say',
    pattern`
      ^(?!(?:hoe|wat) sê (?:ek|mens)$)(?:hoe|wat) (?:sê|se|skryf|spel|vertaal|noem|vra
      |word) (?:ek |jy |mens |'n mens |ons |hulle |hy |sy |iemand |jul(?:le)? )?
      (?:die (?:woord|sin|getal) )?(?:vir )?(?<x>.+)$
    `,
  ],
  [
    'say',
    /^(?:wat is )?(?:die )?(?:(?:isi)?xhosa|woord|vertaling|naam)[- ]?(?:woord|naam)? vir (?<x>.+)$|^vertaal(?: asseblief)?:? (?<y>.+)$/,
  ],
  ['say', /^wat is (?<x>.+) in (?:isi)?xhosa$|^(?<y>.+?)(?:[\s,–-]+wat is dit)? in (?:isi)?xhosa$/],
  ['culture', /^wat (?<x>eet|drink|dra|dans|sing|glo) (?:die )?(?:amaxhosa|xhosas?|xhosa-?\s?mense)\b.*$/],
  [
    'culture',
    /^(?:vertel|leer|praat met) (?:vir )?my (?:iets |meer )?(?:van|oor|omtrent) (?<x>.+)$|^(?:verduidelik|beskryf) (?<y>.+)$/,
  ],
  ['say', /^sê (?!my\b|vir\b|dit\b)(?<x>.+)$/],
  ['ask', /^(?:wat|wie) is (?:'n |die )?(?<x>(?!(?:daardie|hierdie|my|jou|ons|sy|haar|hulle)\b).+)$/],
]

const RULES: readonly (readonly [KhuluRule, string])[] = [
  ['plural', String.raw`meervoude?|(?:hoekom|waarom|wanneer) .*\bmeervoude\b.*`],
  ['nounClass', String.raw`naamwoordklas(?:se)?|(?:hoekom|waarom) begin .*\bwoorde?\b.*\bmet\b.*`],
  [
    'clicks',
    source`
      (?!.*(?:sê|beteken|oefen)).*\b(?:klik|klap|suig) ?(?:ke|klanke|s)\b.*
      |.*\bkli[kp]\w*\b.*\b(?:makli|moeilik)\w*|(?:hoekom|waarom) .*\b(?:klik|klap|suig)\w*\b.*
    `,
  ],
  ['possessive', String.raw`(?:hoe .*)?besit\w*`],
  ['adjective', 'byvoeglike naamwoorde?|adjektiewe?'],
  ['concord', 'skakels|konkorde'],
  ['question', 'vrae'],
  ['order', '(?:woord|vol)g?orde'],
  ['place', 'lokatief'],
]

const TOPICS: readonly (readonly [KhuluTopic, string])[] = [
  [
    'greetings',
    String.raw`hoe (?:moet (?:ek|mens) )?groet\b(?!.*respek).*|groet(?: iemand| mense)?|groete|hoe sê ek hallo`,
  ],
  ['days', String.raw`.*\bdae van die week\b.*|dae`],
  ['months', String.raw`maande(?: van die jaar)?|(?:in watter |hoeveelste )?maand\b.*`],
  ['seasons', '.*seisoene'],
  ['colours', 'kleure'],
  ['family', String.raw`(?!hoe |vertaal).*(?:\bfamilie(?:name|lede|woorde)?|gesinslede)`],
  ['animals', 'diere(?:name)?'],
  ['food', 'kos(?:soorte)?'],
  ['body', '.*liggaams?.*'],
  ['emergencies', '.*nood(?:gevalle?|sinne)'],
  ['introductions', '.*stel (?:ek )?myself voor.*'],
  ['numbers', 'getalle|syfers|nommers'],
]

const TALK: readonly (readonly [SmallTalk, string])[] = [
  ['howAreYou', 'hoe gaan dit'],
  ['hello', 'hallo|haai|hi|dag|goeie ?(?:môre|dag|middag|naand)|middag'],
  ['thanks', '(?:baie )?dankie'],
  ['bye', 'totsiens|baai|goeie ?nag|sien jou'],
  ['real', String.raw`is (?:jy|khulu) (?:'n )?(?:regte|robot|mens|rekenaar|masjien|ki)\b.*`],
  ['who', 'wie het (?:vir )?(?:jou|(?:hier)?die app|funda) gemaak|(?:wie|wat) is jy|wat is jou naam|wie is khulu'],
  [
    'whatCanYouDo',
    'wat kan (?:jy|ek|ons) .*(?:doen|vra|weet|leer).*|hoe werk (?:dit|jy|khulu).*|(?:hoe kan jy )?(?:my )?help(?: my)?',
  ],
  ['love', 'jy is (?:gaaf|oulik|slim)'],
  ['sorry', '(?:ek is )?jammer'],
]

const whole = (words: string, front = '', back = ''): RegExp =>
  new RegExp(`^(?:${front})*(?:${words})(?:${back})*$`, 'u')

/** Questions without a phrase. */
export const AFRIKAANS_FIXED: readonly FixedPattern[] = [
  [{ intent: 'today', days: 1 }, /^(?:watter (?:dag|datum)|wat) is (?:dit )?môre(?: se (?:datum|dag))?$/],
  [
    { intent: 'today' },
    /^(?:watter (?:dag|datum) is (?:dit|vandag)|wat is (?:die|vandag se) (?:datum|dag)|(?:die )?hoeveelste is dit)(?: vandag| nou)?$/,
  ],
  ...TOPICS.map(([topic, words]): FixedPattern => [
    { intent: 'topic', topic },
    whole(
      words,
      "wat is |watter |noem |leer my |gee |vir my |die |van |name van |woorde vir |'n paar |(?:drie|vier|vyf|tien) ",
      ' is daar| in xhosa',
    ),
  ]),
  ...RULES.map(([rule, words]): FixedPattern => [
    { intent: 'rule', rule },
    whole(words, "wat is |verduidelik |hoe werk |hoeveel |die |'n ", ' is daar'),
  ]),
  ...TALK.map(([talk, words]): FixedPattern => [
    { intent: 'talk', talk },
    whole(words, '-', ' met jou| vandag| khulu| baie| later'),
  ]),
]
