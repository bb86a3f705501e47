/** Words as they are said on the Cape Flats and typed on a phone, as they are written. */
const SAID: Readonly<Record<string, string>> = {
  djy: 'jy', dis: 'dit is', kannie: 'kan nie', oek: 'ook', asb: 'asseblief', tjommie: 'vriend', bra: 'vriend', hul: 'hulle',
}

/** What leads to a question and is no part of it. */
const LEAD = /^(?:(?:aweh?|heita|jong|ag|man|jo|luister|ma se kind|my vriend|tannie|oom|juffrou|meneer|dominee|ek soek|(?:kan|sal|wil) jy|asseblief|(?:vir )?my|help(?: my)?)[ ,!.]+)+(?=(?:hoe|wat|watter|waar|hoekom|waarom|vertaal|vervoeg|verduidelik|verbeter|korrigeer|die woord vir|om)(?!\p{L}))/u

const ASKER = '(?:ek|mens|jy|\'n mens|ons|hy|sy|hulle)'
/** What is said, with how it is said asked after it: ek is moeg, hoe sê ek dit vir my ma. */
const SAID_BEFORE = new RegExp(`^(?!(?:hoe|wat) (?:sê|se|vra|beteken) )(.+?)[\\s,.;:!?(-]+(?:en )?hoe (?:sê|se|vra|skryf) ${ASKER}(?: (?:dit|dat))?(?: (?:vir|aan) .+| in (?:isi)?xhosa.*)?\\)?$`, 'u')
/** Who is told it: ek wil vir my ma sê … */
const TOLD = /^(?:ek|ons) (?:wil|moet|gaan|sal|probeer) (?:graag |net )?(?:(?:vir|aan) (?:(?:die|my|jou|'n|ons) )?\p{L}+ |die \p{L}+ )?(?:sê|vertel|vra|laat weet)(?: dat)?[:,]? (?!hallo )(?=.+ |dankie|jammer)/u
/** Hoe sê ek vir die werkers …: it is said to them. */
const TO_WHOM = new RegExp(`^(hoe (?:sê|se|vra) ${ASKER}|sê) (?:(?:vir|aan) )(?:(?:die|my|'n|jou|ons|hierdie) )?\\p{L}+[,:]? (?:dat )?(?=(?:ek|jy|hy|sy|ons|julle|hulle|dit|die|my|jou|daar|moenie|kom|gaan|wag|sit|staan|dankie|totsiens|jammer|welkom|waar|wat|hoe|of|wanneer|goeie\\S*|baie|asseblief|mag|kan)(?!\\p{L}).)`, 'u')

/** A question that is told of, as it is asked: waar hy bly → waar bly hy; of sy honger is → is sy honger. */
function asAsked(told: string, ofAnybody: boolean): string {
  const own = ofAnybody ? told.replaceAll(/\b(?:sy|hulle|haar)(?= (?:naam|van|ma|pa|kind)\b)/g, 'jou').replaceAll(/\b(?:iemand|hy|sy|hulle)\b/g, 'jy') : told.replace('iemand', 'jy')
  const [, wh = '', rest = '', last = ''] = /^(of|(?:waar|waarheen|wanneer|hoekom|waarom|wie|wat|hoeveel \S+|hoeveel|watter \S+|hoe(?: oud| laat| ver| lank)?)) ((?:ek|jy|u|hy|sy|ons|julle|hulle|dit|die|my|jou|haar|'n|hierdie|daar) ?.*?) (\S+)$/.exec(own) ?? []
  if (wh === '') return own
  const [, who = '', helper = '', more = ''] = /^(\S+) (kan|wil|sal|moet|mag) ?(.*)$/.exec(rest) ?? []
  return (helper === '' ? `${wh} ${last} ${rest}` : `${wh} ${helper} ${who} ${more} ${last}`).replace(/^of /, '').replaceAll(/\s+/g, ' ')
}

const ASKS = /^(?:hoe|wat|watter|watse|waar|hoekom|waarom|vertaal|vervoeg|verduidelik|klop|korrigeer|verbeter|is dit)(?!\p{L})/u

/** Of several sentences the one that asks, where the others tell of the asker: hoe sê ek stop? My boetie pla my. */
function askingPart(text: string): string {
  const parts = text.split(/[.!?;]+ /)
  const asking = parts.filter((part) => ASKS.test(part))
  const [only = ''] = asking
  return parts.length > 1 && asking.length === 1 && !/\b(?:dit|dat|so)$/.test(only) && parts.every((part) => part === only || /^(?:ek|ons|my|hy|sy|dit|die|hallo|dankie) ?/.test(part)) ? only : text
}

/** What is asked by another name. */
const RULES: readonly (readonly [RegExp, string])[] = [
  [/^ek (?:verstaan|snap) (?:\S+ )?nie (?:hoe |wat )?(?:die )?((?:naamwoord|klas|skakel|konkord|meervoud|klik|ontkenning|verlede|toekomende)\S*(?: tyd)?)(?: werk| is)? nie\b.*$/, 'verduidelik $1'],
  [/^.*\bverskil tussen klas \d+ en (?:klas )?\d+.*$/, 'verduidelik naamwoordklasse'],
  [/^(?:gee|noem|leer|wys)(?: vir)? my (?:(?:\d+|'n paar|'n lys|tien|vyf|al die) )?(?:van )?(?=woorde\b)/, 'leer my '],
  [/^(?:juffrou|meneer|ons|ek|my \p{L}+) .{5,}? ((?:wat beteken|hoe (?:tel|sê|vra|skryf) (?:ek|mens|jy|ons|hy)) (?!dit|dat|vir).*)$/u, '$1'],
  [/^(?:leer my|help my|ek wil leer|sê(?: vir my)?|wys my)?(?: ?hoe)? ?om (.+) te sê$/, 'hoe sê ek $1'],
  [/^wat is (.+?) se (?:isi)?xhosa.*$/, 'hoe sê ek $1'],
  [/,? en (?:hoekom|waarom)(?: is dit so)?$/, ''],
  [/^(?:wat sê|hoe wens) .*\b(?:verjaar\w*|jarig)$/, 'hoe sê ek veels geluk met jou verjaarsdag'],
  [/^hoe (?:vra|sê) .* soos (.+)$/, 'hoe sê ek $1'],
  [/^wat bedoel (?:hulle|sy|hy|mense?|iemand)(?: met| as (?:hulle|sy|hy|mense?|iemand)(?: sê)?)? (.+?)(?: sê)?$/, 'wat beteken $1'],
  [/^(?:gee |maak |skryf )?(?:vir )?(?:my )?(?:'n )?(?:voorbeeld(?:sin)?|sin) (?:met|van|vir) (\S+)$|^(?:wat is )?die (?:stam|wortel) van (\S+)$|^(?:gebruik) (\S+) in 'n sin$/, 'wat beteken $1$2$3'],
  [/^(?:wat is )?(?:die )?(?:besitlike|besits)-?\s?(?:vorm|skakel)s? (?:van|by|vir) /, 'skakels van '],
  [/^hoe laat is dit\b.*?\b((?:half|kwart|\d).*)$/, '$1'],
  [/^hoe (?:werk|maak|vorm|sê)(?: ek| jy| mens)? (?=(?:die |'n )*(?:sin )?(?:verlede|toekomende|teenwoordige|meervoud|ontken|negat))(.*?)(?: in (?:isi)?xhosa)?$/, '$1'],
  [/^(en .+|wat is die .+) (?:daar|hier)van$/, '$1'],
  [/^(?=.*\b(?:oorlede|gesterf|begrafnis|dood)\b).*wat sê (?:ek|mens|jy)\b.*$/, 'hoe sê ek my innige simpatie'],
  [/^tel (?:vir my )?van \S+ (?=tot )/, 'tel '],
  [/^wat is (?:die )?afrikaans(?:e \S+)? vir /, 'wat beteken '],
  [/^(hoe (?:sê|se) (?:ek|mens|jy|'n mens) )(totsiens|hallo|dankie|welkom|goeie\S+)(?: vir| aan)? (?:meer as een(?: mens| persoon)?|baie mense|almal|'n (?:groep|klomp)(?: mense)?)$/, '$1$2 almal'],
]

/** Small words that a question in Afrikaans hardly does without. */
const AFRIKAANS = /(?<!\p{L})(?:hoe|wat|watse|watter|waar|wanneer|hoekom|die|ek|d?jy|asb|vir|sê|verskil|my|stam|'n)(?!\p{L})/u

/** A question in Afrikaans in fewer ways, as it is written and without what is told around it. Other languages stay as they are. */
export function plainAfrikaans(text: string): string {
  if (!AFRIKAANS.test(text)) return text
  const written = text.replaceAll(/(?<![\p{L}'-])[\p{L}']+(?![\p{L}'-])/gu, (word) => SAID[word] ?? word).replaceAll(/(?<=\p{L} )n(?= \p{L})/gu, '\'n').replaceAll(/\bhalf(?=[a-z]{3,6}$)/g, 'half ').replace(LEAD, '')
  const before = SAID_BEFORE.exec(written)?.[1]
  const whole = before === undefined ? askingPart(written) : `hoe sê ek ${before.replace(TOLD, '')}`
  const asked = whole.replace(TOLD, 'hoe sê ek ').replace(TO_WHOM, '$1 ')
  const [, price = ''] = /^(?:hoe (?:vra|sê) \S+ )?(?:wat|hoeveel) kos ((?:die|'n|een) (?!app|toep).+?)(?: (?:by|in|vandag|asseblief)\b.*)?$/.exec(asked) ?? []
  if (price !== '') return `hoe sê ek hoeveel kos ${price}`
  const [, please = '', rest = '', part = '', last = ''] = /^hoe (?:vra|sê|se) \S+ (?:(?:vir |aan )?(?:iemand|\S+ \p{L}+) )?om (asseblief )?(.*?) ?((?:toe|oop|op|af|aan|uit|in|neer|terug) )?te (\p{L}+)$/u.exec(asked) ?? []
  if (last !== '') return `hoe sê ek ${please}${last} ${rest} ${part}`.replaceAll(/\s+/g, ' ').trim()
  const [, frame = '', who = '', told = ''] = new RegExp(`^(hoe (?:vra|sê|se) ${ASKER}) (?:(?:vir |aan )?(iemand|mense|'n \\p{L}+|die \\p{L}+|my \\p{L}+) )?((?:of|waar\\S*|wanneer|hoekom|waarom|wie|wat|hoe\\S*|watter) (?:\\S+ )?(?:ek|jy|u|hy|sy|ons|julle|hulle|iemand|dit|die|my|jou|haar|'n|hierdie|daar) .+)$`, 'u').exec(asked) ?? []
  const direct = frame === '' ? asked : `hoe sê ek ${asAsked(told, /^(?:iemand|mense)/.test(who))}`
  return RULES.reduce((shorter, [form, other]) => shorter.replace(form, other), direct)
}
