import { pattern, patternWith, source } from '#core/patterns/pattern.ts'
import { byWord } from '#core/khulu/words/by-word.ts'

/** Words as they are said on the Cape Flats and typed on a phone, as they are written. */
const SAID: Readonly<Record<string, string>> = byWord({
  "wat's": 'wat is',
  "hoe's": 'hoe is',
  djy: 'jy',
  dis: 'dit is',
  kannie: 'kan nie',
  asb: 'asseblief',
  bra: 'vriend',
  hul: 'hulle',
  oma: 'ouma',
  opa: 'oupa',
  daai: 'daardie',
  jul: 'julle',
  more: 'môre',
  pasient: 'pasiënt',
  reen: 'reën',
  oppad: 'op pad',
})

const ASKER = "(?:ek|mens|jy|'n mens|ons|hy|sy|hulle)"
const WHOM = "(?:(?:die|my|'n|jou|ons|hierdie) )?\\p{L}+"
/** Empty words between a wish and its content. */
const SO = '(?: (?:graag|net|môre|nou|vandag|vanaand|ook|dit|bietjie|gou|so|iets))*'
/** Verbs of speaking: what follows is to be said. */
const SPEAKS = '(?:sê|vertel|vra|laat weet|verduidelik|uitnooi|nooi)'
/** Beginnings of an utterance. */
const BEGINS = source`
  (?=(?:ek|dat|jy|u|hy|sy|ons|julle|hulle|dit|die|my|jou|'n|daar|moenie|kom|gaan|wag|sit|staan|dankie
  |totsiens|jammer|welkom|waar|wat|hoe|of|wanneer|goeie\S*|baie|asseblief|mag|kan|is|om)(?!\p{L})(?:.|$)|qq)
`

const asPattern = (form: string): RegExp => new RegExp(form, 'u')

const ASKS =
  /^(?:hoe|wat|watter|watse|waar|hoekom|waarom|vertaal|vervoeg|verduidelik|klop|korrigeer|verbeter|is dit)(?!\p{L})/u

/** Picks the sentence that asks, if the others tell about the asker: hoe sê ek stop? My boetie pla my. */
function askingPart(text: string): string {
  const parts = text.split(/[.!?;]+ /)
  const asking = parts.filter((part) => ASKS.test(part))
  const [only = ''] = asking
  return parts.length > 1 &&
    asking.length === 1 &&
    !/\b(?:dit|dat|so)(?: in (?:isi)?xhosa)?$/.test(only) &&
    parts.every((part) => part === only || /^(?:ek|ons|my|hy|sy|dit|die|hallo|dankie) ?/.test(part))
    ? only
    : text
}

/** Alternative wordings of questions, applied in order. */
const RULES: readonly (readonly [RegExp, string])[] = [
  [/(?<=\b(?:hoe|wil) )se\b/, 'sê'],
  // Die melk kos R22,50, hoe sê ek die prys; ek is op 3 Maart gebore.
  [
    patternWith('u')`
      ^.*?(r ?\d[\d.,]*|\d+ \p{L}+|\d+[:h]\d+|\p{L}+ (?:oor|voor) \p{L}+|half ?\p{L}+)(?!\p{L}).*hoe (?:sê
      |skryf) (?:ek|mens) (?:(?:daardie|die) (?:datum|tyd|prys)|hoe laat).*$
    `,
    'hoe sê ek $1',
  ],
  [/(?<=(?:meervoud|enkelvoud|klas|dit|daarvan|verskil))(?: (?:nou|weer|eintlik|dan|regtig))+(?= die |$)/, ''],
  [
    /^(?!.*(?:verskil|woord)).*(?:die|'n) ([bcdfghjklmnpqrstvwxyz]{1,3})[ -]?(?:klank|klik|klap|letter)\b.*$/,
    'hoe klink $1',
  ],
  // Ek is moeg, hoe sê ek dit vir my ma.
  [
    asPattern(
      source`
        ^(?!(?:hoe|wat) (?:sê|vra|beteken) |(?:en|maar|so|dan) hoe )(.+?)[\s,.;:!?(-]+
        (?:en )?hoe (?:(?:${SPEAKS}|skryf|maak|doen|stel) ${ASKER} (?:dit|dat)(?: .+)?|(?:sê|vra) ${ASKER}
        (?: (?:vir|aan|by) ${WHOM})?(?: in (?:isi)?xhosa)?)\)?$
      `,
    ),
    'hoe sê ek $1',
  ],
  // The text before the question asks for nothing.
  [
    asPattern(
      `^(?!hoe ).+?[\\s,.;:!?-]((?:wat beteken|hoe (?:${SPEAKS}|tel|skryf|kry|bedank) ${ASKER}) (?!dit(?! reg)|dat ).+)$`,
    ),
    '$1',
  ],
  [asPattern(`^hoe kry ${ASKER} dit reg om (.+ )?te (?=${SPEAKS} )`), 'ek wil $1'],
  // Hoe sal ek vir 'n pasiënt sê dat …; by die mark wil ek vra …
  [
    asPattern(
      source`
        ^(?!(?:wanneer|hoekom|waarom|wat|kan|mag|moet) )(?:.*?[ ,.;:!?])??(?:(?:ek|ons|en) (?:wil|moet|gaan
        |sal|probeer)|(?:wil|moet|sal|kan|sou) ${ASKER})${SO}(?: (?:(?:vir|aan|by) )?(?!leer|weet|hoe)
        (${WHOM}))?${SO} (?:hoor|${SPEAKS})(?: om)?[:,]? (?!hallo |.*\b(?:beteken|meervoud|verskil|klas
        |hoe (?:sê|skryf))\b)(?=.+ |qq|dankie|jammer)
      `,
    ),
    'hoe sê ek vir $1 ',
  ],
  [asPattern(`^hoe ${SPEAKS} ${ASKER} (?!vrae|'n vraag)`), 'hoe sê ek '],
  [/(?<=\bmy naam )(?=(?!is\b)\p{L}+(?: in (?:isi)?xhosa)?$)/u, 'is '],
  [/^ek (?:sukkel met|verstaan nie) (?:die )?(.+?),? hoe werk dit$/, 'hoe werk $1'],
  [/^hoe bedank .*/, 'hoe sê ek baie dankie'],
  [/^(hoe sê ek)(?: in (?:isi)?xhosa| vir (?= )| hoe sê ek)+ +(?=.)/, '$1 '],
  [/(?<=^hoe sê ek .*of )(?:hy|sy)(?= \S+ het$)/, 'jy'],
  [/(?<=^hoe sê ek vir .* ek )(?:haar|hom)(?= (?:mis|lief))/, 'jou'],
  // Hoe sê ek vir die huishulp sy moet die vloer vee: an order to her.
  [
    asPattern(`^hoe sê ek (?:(?:vir|aan) )(?:${WHOM}|iemand)[,:]? (?:dat )?(?:hy|sy) moet (?=.+ )(?!nie)(.+)$`),
    'hoe sê ek asseblief $1',
  ],
  // Spoken to several people, "they must" becomes "you must".
  [
    new RegExp(
      source`
        (?<=^hoe sê ek (?:(?:vir|by|aan) |(?=.* (?:of|waar|wat|hoe) hulle))(?:(?:die|my|ons|jou) )?
        (?:(?!baas)\p{L}+(?:s|[^i]e)|almal) .*)hulle(?!\p{L})
      `,
      'gu',
    ),
    'julle',
  ],
  [
    asPattern(`^hoe sê ek (?:(?:vir|aan) )?(?:iemand|${WHOM}) om (asseblief )?(.+?) te (\\p{L}+)$`),
    'hoe sê ek asseblief $2 $3',
  ],
  [
    /(?<=^hoe sê ek (?:asseblief|julle moet) .*)(?<= )(vol|toe|oop|op|af|aan|uit|in|neer|terug|skoon) (?=\p{L}+$)/u,
    '$1',
  ],
  [asPattern(`^(hoe sê ek|sê) (?:vir|aan) (?:${WHOM})[,:]? ${BEGINS}`), '$1 '],
  // Hoe vra ek hoe oud iemand is: how old are you.
  [
    asPattern(
      source`
        ^(hoe sê ek) (?:iemand|mense|die \p{L}+|my \p{L}+|'n \p{L}+) (?=(?:dat|of|waar\S*|wanneer|hoekom
        |waarom|wie|wat|hoe\S*|watter) (?:\S+ )?(?:ek|jy|u|hy|sy|ons|julle|hulle|iemand|dit|die|my|jou|haar
        |'n|hierdie|daar) )
      `,
    ),
    '$1 ',
  ],
  [
    /^(?=.* kos\b)(hoe sê ek )?(?:wat|hoeveel) (?:kos )?((?:die|'n|een) (?!app\b|toep).+?)(?: (?:kos|by|in|vandag|asseblief)\b.*)?$/,
    '$1hoeveel kos $2',
  ],
  [/hoe (?:gaan )?dit met ((?:jou|die|haar|sy|hulle) \p{L}+)(?: gaan)?$/u, 'hoe is $1'],
  [/^.*\bverskil tussen klas \d+ en (?:klas )?\d+.*$/, 'verduidelik naamwoordklasse'],
  [/^(?:ek wil leer )?(?:hoe )?om (?:te sê )?(.+?)(?: te sê)?$/, 'hoe sê ek $1'],
  [
    pattern`
      ^hoe (?:werk|maak|vorm|sê)(?: ek| jy| mens)? (?=(?:die |'n )*(?:sin )?(?:verlede|toekomende
      |teenwoordige|meervoud|ontken|negat))(.*?)(?: in (?:isi)?xhosa)?$
    `,
    '$1',
  ],
  [
    /^(hoe sê ek )(totsiens|hallo|dankie|welkom|goeie\S+)(?: vir| aan)? (?:meer as een|baie|almal|'n groep|'n klomp)(?: mense?)?$/,
    '$1$2 almal',
  ],
]

/** Small words that a question in Afrikaans hardly does without. */
const AFRIKAANS =
  /(?<!\p{L})(?:hoe|wat|watse|watter|waar|wanneer|hoekom|die|ek|d?jy|asb|vir|sê|verskil|my|stam|'n)(?!\p{L})|(?<=\p{L} )n(?= \p{L})/u

/**
 * Simplifies a question in Afrikaans to fewer wordings, without the remarks around it. Other languages stay as they
 * are.
 */
export function plainAfrikaans(text: string): string {
  if (!AFRIKAANS.test(text)) return text
  const written = text
    .replaceAll(/(?<![\p{L}'-])[\p{L}']+(?![\p{L}'-])/gu, (word) => SAID[word] ?? word)
    .replaceAll(/(?<=\p{L} )n(?= \p{L})/gu, "'n")
  return RULES.reduce((shorter, [form, other]) => shorter.replace(form, other), askingPart(written))
}
