import { patternWith, source } from '#core/patterns/pattern.ts'
import type { ReadTold } from '#core/khulu/rewording/afrikaans/told-afrikaans.ts'

const SPEAKS = '(?:sê|vertel|vra|verduidelik|antwoord|skryf|noem|stuur)'
const WISHES = '(?:wil|moet|gaan|sal|sou|kan|probeer|graag|wou|hoop)'
/** Words before a reported sentence. */
const LINKS =
  '(?:dat|of|hoeveel|hoe|waar|wanneer|wie|hoekom|waarom|watter|wat(?= (?:ek|jy|hy|sy|ons|julle|hulle|dit|die|daar)\\b))'
/** Pattern of the addressee and the place. */
const WHOM = String.raw`(?: (?!${LINKS}\b)[\p{L}\d'-]+){0,7}?`
const IN_XHOSA = '(?: in (?:isi)?xhosa)?'

type Way = readonly [form: RegExp, asked: string]

const asWay = (form: string, asked: string): Way => [new RegExp(form, 'u'), asked]

/** Ways of telling what one wants to say, and what is asked: `$1` is what is to be said. */
const WAYS: readonly Way[] = [
  asWay(
    '\\bhoe (?:sê|vra) (?:ek|mens|jy) "?([^"]+?)"? in die (verlede|toekomende|ontkennende) (?:tyd|vorm)$',
    'sit "$1" in die $2 tyd',
  ),
  // Die woord vir …, as one searches it.
  asWay(
    source`
      \b(?:woord|term|vertaling|(?<!in )xhosa) (?:vir|van) (?:so )?((?:'n |die |my )?[\p{L}' -]+?)
      (?:${IN_XHOSA}[,.].*| of .*|${IN_XHOSA}| (?:nie|vergeet|is weer|is|kan|kry|ken|soek|hê)\b.*)$
    `,
    'hoe sê ek $1',
  ),
  asWay(`\\b(?:watter|watse|wat se) woord (?:\\p{L}+ ){1,4}vir (.+?)${IN_XHOSA}$`, 'hoe sê ek $1'),
  asWay('\\b(?:wens|wil|hoe)\\b.* (sterkte|beterskap|veels geluk)(?! met)', 'hoe sê ek $1'),
  // Hoe sê ek as ek sommer … is no wish; a message to be sent is.
  asWay(`\\b(?:boodskap|whatsapp|sms|brief\\w*|kaartjie|e-pos|nota)\\b[^:]*: "?(.+?)"?$`, 'hoe sê ek $1'),
  asWay(`\\b(?:sin|sinne|sinnetjie)\\b[^:]*: "?(.+?)"?$`, 'hoe sê ek $1'),
  asWay(`\\bdatum\\b.*?(\\d+ \\p{L}+(?: \\d{4})?)$`, 'hoe sê ek $1'),
  asWay(
    `((?:half|\\p{L}+ (?:oor|voor)) \\p{L}+|\\d+[:h]\\d+)(?!\\p{L}).*\\bhoe (?:sê|skryf|lees) (?:ek|mens) (?:die|daardie) tyd\\b`,
    'hoe sê ek $1',
  ),
  asWay('\\bhoe (?:stel|introduseer) (?:ek|mens|ons) (my \\p{L}+) voor\\b.*$', 'hoe sê ek hierdie is $1'),
  asWay(
    '\\bhoe (?:vra|kry|vind) (?:ek|mens|ons)(?: die pad)?(?: by)? (?:na|by) ((?:die )?\\p{L}+)(?: uit)?$',
    'hoe sê ek waar is $1',
  ),
  // Hoe vra mens vir die rekening by 'n restaurant.
  asWay(
    source`
      \bhoe (?:vra|bestel) (?:ek|mens|jy|'n mens)${IN_XHOSA}(?: vir)? ((?:die |'n |nog |meer )?(?:rekening
      |spyskaart|water|sout|brood|kos|koffie|tee|melk|suiker|kaartjie|sleutel|toiletpapier)(?: \p{L}+)?)
      (?= (?:by|in|op)\b|$)
    `,
    'hoe sê ek mag ek $1 kry',
  ),
  asWay(`\\bhoe laat is (.+?) in (?:isi)?xhosa$`, 'hoe sê ek $1'),
  asWay(`\\b(?:wil|kan|moet|gaan|sal)\\b.* iets soos "?(.+?)"?(?: sê)?$`, 'hoe sê ek $1'),
  asWay(`\\bas dit ((?:half|kwart \\p{L}+|\\p{L}+ (?:oor|voor)) \\p{L}+) is\\b`, 'hoe sê ek $1'),
  // Wil weet hoe mens "…" sê.
  asWay(`\\bhoe (?:om |sê |ek |jy |mens |'n mens |ons |hulle |sou |sal |kan |moet )*(?:"([^"]+)")`, 'hoe sê ek $1'),
  asWay(
    `\\b(?:weet|wonder|vra|leer|onthou|vergeet|wys)\\b.*?\\bhoe (?:om |ek |jy |mens |'n mens |ons )(.+?)(?: te)?${IN_XHOSA} (?:te )?sê$`,
    'hoe sê ek $1',
  ),
  // Ek wil dit vir my kollega sê: what stands before it.
  asWay(
    source`
      ^(.+?)(?:[.,;]| en| maar)+ (?:nou |môre |vandag )?(?:(?:ek|ons) )?${WISHES}
      (?: (?:graag|net|nou|môre))* dit${WHOM}(?: (?:${SPEAKS}|kan|kon|wil|oordra|laat weet))+${IN_XHOSA}$
    `,
    'hoe sê ek $1',
  ),
  // X, hoe laat weet ek my baas.
  asWay(
    source`
      ^(.+?)(?:[.,;]| en)+ hoe (?:laat weet|vertel|verduidelik|sê|stel) (?:ek|mens|ons)(?: dit)?
      (?: (?:vir|aan))?(?: (?:(?:my|die(?! (?:tyd|datum|prys))|ons|'n) \p{L}+|haar|hom|hulle))?
      (?: dit)?${IN_XHOSA}$
    `,
    'hoe sê ek $1',
  ),
  asWay(
    `\\bhoe (?:vra|kry|roep|skree|soek) (?:ek|mens|ons)(?: (?:vir|om|iemand))* hulp()`,
    'hoe sê ek help my asseblief',
  ),
  // Hoe antwoord ek dat …; hoe vra ek vir die vrou by die mark of …
  asWay(
    source`
      \bhoe (?:sê|vertel|verduidelik|antwoord|laat weet|skryf|kan|sal|moet|sou|vra) (?:ek|mens|jy|ons
      |'n mens)${WHOM}(?: (?:${SPEAKS}|laat weet))?,? dat (.+)$
    `,
    'hoe sê ek dat $1',
  ),
  asWay(
    `\\bhoe (?:vra|kan|sal|moet|sou) (?:ek|mens|jy|ons|'n mens)${WHOM}(?: vra)?,? (${LINKS} [\\p{L}'-]+ .+)$`,
    'hoe vra ek $1',
  ),
  asWay(`\\b${WISHES}\\b.* sê,? (?:dat )?(ek .*\\blief\\b.*)$`, 'hoe sê ek $1'),
  asWay(
    `\\bwil(?: vir| aan)(?: (?!${LINKS}\\b)[\\p{L}\\d'-]+){1,5} sê[,:]? ((?:ek|julle|jy|ons|dit|die|daar|moenie|kom) .+)$`,
    'hoe sê ek $1',
  ),
  asWay(`\\b(?:vra|weet|wonder)\\b.* wat (?:is|beteken) (.+?) in (?:isi)?xhosa$`, 'hoe sê ek $1'),
  asWay(`\\b(?:vra|sê|vertel)(?: (?!om )\\p{L}+){0,5},? om nie (.+) te (\\p{L}+) nie$`, 'hoe sê ek moenie $1 $2 nie'),
  // Ek moet kliënte vra om hulle ID te wys: an order to one of them.
  asWay(
    '\\bvra(?: (?:ek|mens))?(?: (?:vir|aan))?(?: \\p{L}+){0,4},? om my te help (om .+)$',
    'hoe sê ek asseblief help my $1',
  ),
  asWay(
    `\\b(?:${WISHES}\\b.* vra|hoe vra (?:ek|mens))(?: (?:vir|aan))?(?: (?!om )\\p{L}+){0,4},? om (?=.*\\bhulle\\b)(.+?) te (\\p{L}+)$`,
    'hoe sê ek julle moet asseblief $1 $2',
  ),
  asWay(
    `\\b(?:${WISHES}\\b.* vra|hoe vra (?:ek|mens))(?: (?:vir|aan))?(?: (?!om )\\p{L}+){0,4},? om (.+?) te (\\p{L}+)$`,
    'hoe sê ek asseblief $1 $2',
  ),
  // Hoe om vir my buurman te sê dat …
  asWay(`\\bhoe om (?:vir|aan) ((?:\\p{L}+ ){1,3})te (?:sê|vertel|vra),? (?:dat )?(.+)$`, 'hoe sê ek vir $1$2'),
  asWay(
    `\\bhoe (?:sê|vertel) (?:ek|mens)(?: (?:vir|aan))?(?: \\p{L}+| 'n){1,3},? (?:dat )?((?:hy|sy|hulle) moet .+)$`,
    'hoe sê ek vir iemand $1',
  ),
  // Ek wil by die mark vra hoeveel …
  asWay(`\\b${WISHES}\\b${WHOM} (?:sê|vertel|laat weet|verduidelik|antwoord|waarsku),? dat (.+)$`, 'hoe sê ek dat $1'),
  asWay(`\\bek vra(?: vir)?${WHOM} (of (?:hulle|hy|sy|iemand) .+)$`, 'hoe vra ek $1'),
  asWay(
    `\\b${WISHES}\\b(?: vir| aan)?((?: (?!${LINKS}\\b)[\\p{L}\\d'-]+){3,6}) sê ((?:hulle|sy|hy) moet(?:nie)? .+)$`,
    'hoe sê ek vir$1 $2',
  ),
  asWay(
    source`
      \b${WISHES}\b${WHOM} vra,? (${LINKS} (?:\p{L}+ (?=hy |sy |hulle ))?(?:ek|jy|u|hy|sy|ons|julle|hulle
      |dit|die|my|daar|iemand|'n|hierdie)\b.+)$
    `,
    'hoe vra ek $1',
  ),
]

/** Pattern of a request for the words told before, or for help. */
const ASKS_IT = patternWith('u')`
  (?<=.{12})(?:[,.;!?]+ (?:en )?(?:(?:hoe|wat) (?:moet |kan |sal )?(?:sê |vra )?(?:ek|mens|ons)(?: dan| dit
  | nou)*(?: (?:sê|vra))?|(?:hoe|kan jy)(?: asseblief)?(?: vir)?(?: my)? (?:doen|maak|kry|help
  |sê) (?:ek |mens )?(?:dit|dat|my)?(?: in (?:isi)?xhosa)?|(?:kan jy )?(?:asseblief )?help(?: my)?
  (?: asseblief)?|asseblief)|[,.;]? (?:maar )?ek weet nie (?:hoe|wat)(?: \p{L}+)?(?: dit)?(?: te)?(?: sê)?
  (?: nie)?)$
`

/** Talk of sellers and offices, asked about as several: one asks them as you. */
const asAsked = (asked: string): string =>
  asked
    .replace(
      /^(hoe vra ek (?:of|waar|wanneer|hoekom|hoeveel(?: \p{L}+)?|wat|hoe)) (?:hulle|hy|sy|u|iemand|hy of sy)(?!\p{L})/u,
      '$1 jy',
    )
    .replace(/^(hoe vra ek of) (?:die|my) (?:mense|gaste|kliënte|kinders)(?!\p{L})/u, '$1 julle')
    .replace(/^hoe vra ek of daar (.+) is$/, 'hoe vra ek is daar $1')

/** Turns a reported phrase into direct speech: pleased to meet you. */
const asSaid = (asked: string): string =>
  asked
    .replace(/(?<= mag ek) asseblief(?= )/, '')
    .replace(/^hoe (?:sê|vra) ek .*\bte ontmoet$/, 'hoe sê ek aangename kennis')
    .replace(
      /^hoe sê ek (?:dat )?ek (?:haar|hom|hulle|jou)?.*\blief(?: vir (?:haar|hom|hulle|jou))?(?: is| het)?$/,
      'hoe sê ek ek is lief vir jou',
    )
    .replace(/^hoe vra ek wat \S+ naam is$/, 'hoe vra ek iemand se naam')

/** Somebody told of as he or she is spoken to as you: whether you did your homework. */
const ofYourself = (asked: string): string =>
  asked
    .replace(
      /(?<=^hoe vra ek of (?:jy|hy|sy|hulle) (?:.* )?)(?:sy|haar|hulle|hul)(?= (?!ge|nog|al|kan|het|is)\p{L}+(?: |$))/u,
      'jou',
    )
    .replace(/(?<=^hoe sê ek asseblief (?:.* )?)(?:sy|haar)(?= \p{L}+ )/u, 'jou')
    .replace(/(?<=^hoe sê ek julle moet .*)hulle/, 'julle')
    .replace(
      /(?<=^hoe vra ek \S+ )(?:sy|haar|hulle)(?= (?:naam|van|ma|pa|ouers|maat|skoene|boek\S*|tas|huis|huiswerk) )/,
      'jou',
    )
    .replace(
      /(?<=^hoe sê ek dat (?:ek|ons) (?:.* )?)(?:haar|hom)(?= (?:mis|lief|sal|wil|nie|help|bel)(?!\p{L}))/u,
      'jou',
    )

/** Reads a group under orders as children and an individual as she; that changes nothing in the phrase. */
const ofThose = (asked: string): string =>
  asked
    .replace(/(?<=^hoe sê ek vir) .* (?=hulle moet)/, ' die kinders ')
    .replace(/(?<=^hoe sê ek vir) .* (?=(?:sy|hy) moet)/, ' haar ')

/** Returns the last clause of a story. */
const ofLastClause = (asked: string): string[] => {
  const last = /^hoe sê ek .+?(?:[,.;]| en| want) ((?:die|dit|ek|ons|my|hy|sy|hulle|jy|daar) .+)$/.exec(asked)?.[1]
  const isWeather = /^hoe sê ek dit (?:reën|is (?:warm|koud))/.test(asked)
  const isLiking = /\bhou (?:baie|regtig|so) van\b/.test(asked)
  return [
    ...(isLiking ? [asked.replace(/(?<= hou) (?:baie|regtig|so)(?= van)/, '')] : []),
    ...(isWeather ? [asked.replaceAll(/ (?:vandag|nou|buite|baie|hard|weer|hier|by ons)(?= |$)/g, '')] : []),
    ...(last === undefined ? [] : [`hoe sê ek ${last}`]),
  ]
}

/** Reads an order at a counter: two coffees and a glass of water, please. */
function readOrder(text: string): string[] {
  const wanted = /\b(?:bestel|kry|koop|vra)\b[^:]*[:] ?(.+?)(?:,? asseblief)?$/.exec(text)?.[1]
  return wanted === undefined ? [] : [`hoe sê ek mag ek ${wanted} kry`]
}

/** Reads two words or more that are asked for at once: hoe sê mens asseblief en verskoon my. */
export const readSeveral: ReadTold = ({ text, heard }) => {
  const said =
    /\b(?:hoe (?:sê|noem) (?:ek|mens|jy|'n mens)|(?:xhosa|woorde?) vir) (?:die woorde? )?([^.?!:]+?)(?: in (?:isi)?xhosa)?$/.exec(
      text,
    )?.[1] ?? ''
  // "Ek mis jou" en "ek is lief vir jou".
  const quoted = [...said.matchAll(/"([^"]+)"/g)].map(([, one = '']) => one)
  if (quoted.length > 1 && heard.length === 0) return [quoted.map((one) => `hoe sê ek "${one}"`).join('\n')]
  const parts = said.split(/, (?:en )?| en /)
  const areWords =
    parts.length > 1 &&
    parts.length < 5 &&
    parts.every((part) => part.split(' ').length < 4 && !/^(?:dit|dat|ek|jy|hy|sy|ons|hulle|vir)(?: |$)/.test(part))
  const each = parts.map((part) => `hoe sê ek ${part}`).join('\n')
  return !areWords ? [] : parts.length > 2 ? [each] : [`hoe sê ek ${said}`, each]
}

/** Reads a sentence that somebody wants to say or ask, inside its story. */
export const readToldSentence: ReadTold = ({ text: whole, heard }) => {
  // Dat hy môre moet kom: hy moet môre kom.
  const text = whole
    .replace(ASKS_IT, '')
    .replace(
      /\b(?:dat (?=[hs]y ))?((?:dat )?(?:hy|sy|hulle|julle)) ((?:(?!nie )\p{L}+ ){1,8})moet (\p{L}+)$/u,
      '$1 moet $2$3',
    )
    .replace(/ en (?:hulle|julle|hy|sy) moet (?=asseblief )/, ', julle moet ')
  if (heard.length > 0 && !/"/.test(text)) return []
  if (/\b(?:beteken|meervoud|verskil|uitspreek|vervoeg)\b/.test(text)) return []
  const order = readOrder(text)
  if (order.length > 0) return order
  for (const [form, asked] of WAYS) {
    const found = form.exec(text)
    if (!found) continue
    const put = asSaid(
      asAsked(
        ofYourself(
          ofThose(
            asked
              .replace('$1', found[1] ?? '')
              .replace('$2', found[2] ?? '')
              .trim(),
          ),
        ),
      ),
    )
    return put.length < 12 ? [] : [put, ...ofLastClause(put)]
  }
  return []
}
