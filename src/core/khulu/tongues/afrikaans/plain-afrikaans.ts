import { byWord } from '#core/khulu/words/by-word.ts'

/** Words as they are said on the Cape Flats and typed on a phone, as they are written. */
const SAID: Readonly<Record<string, string>> = byWord({
  djy: 'jy', dis: 'dit is', kannie: 'kan nie', oek: 'ook', asb: 'asseblief', tjommie: 'vriend', bra: 'vriend', hul: 'hulle', vrinne: 'vriende', oma: 'ouma', opa: 'oupa', daai: 'daardie', jul: 'julle', more: 'môre', pasient: 'pasiënt', reen: 'reën',
})

const ASKER = '(?:ek|mens|jy|\'n mens|ons|hy|sy|hulle)'
const WHOM = '(?:(?:die|my|\'n|jou|ons|hierdie) )?\\p{L}+'
/** What a sentence that is to be said begins with. */
const BEGINS = '(?=(?:ek|jy|u|hy|sy|ons|julle|hulle|dit|die|my|jou|\'n|daar|moenie|kom|gaan|wag|sit|staan|dankie|totsiens|jammer|welkom|waar|wat|hoe|of|wanneer|goeie\\S*|baie|asseblief|mag|kan|is|om)(?!\\p{L}).)'

const asPattern = (form: string): RegExp => new RegExp(form, 'u')

const ASKS = /^(?:hoe|wat|watter|watse|waar|hoekom|waarom|vertaal|vervoeg|verduidelik|klop|korrigeer|verbeter|is dit)(?!\p{L})/u

/** Of several sentences the one that asks, where the others tell of the asker: hoe sê ek stop? My boetie pla my. */
function askingPart(text: string): string {
  const parts = text.split(/[.!?;]+ /)
  const asking = parts.filter((part) => ASKS.test(part))
  const [only = ''] = asking
  return parts.length > 1 && asking.length === 1 && !/\b(?:dit|dat|so)$/.test(only) && parts.every((part) => part === only || /^(?:ek|ons|my|hy|sy|dit|die|hallo|dankie) ?/.test(part)) ? only : text
}

/** What is asked by another name; each after the ones before it. */
const RULES: readonly (readonly [RegExp, string])[] = [
  [/(?<= )se(?= (?:ek|mens|jy|'n mens|ons|dat|hy|sy|hulle|dit|vir|my|asseblief)\b)/, 'sê'],
  // Ek is moeg, hoe sê ek dit vir my ma.
  [asPattern(`^(?!(?:hoe|wat) (?:sê|vra|beteken) )(.+?)[\\s,.;:!?(-]+(?:en )?hoe (?:sê|vra|skryf) ${ASKER}(?: (?:dit|dat))?(?: (?:vir|aan|by) .+| in (?:isi)?xhosa.*)?\\)?$`), 'hoe sê ek $1'],
  // Hoe sal ek vir 'n pasiënt sê dat …; ek wil vir my ma sê …
  [asPattern(`^(?:hoe sê ek )?(?:hoe (?:sal|kan|moet|sou) ${ASKER}|(?:ek|ons) (?:wil|moet|gaan|sal|probeer)(?: graag| net)*)(?: (?:vir|aan) (${WHOM})| die \\p{L}+)? (?:sê|vertel|vra|laat weet)(?: dat)?[:,]? (?!hallo )(?=.+ |dankie|jammer)`), 'hoe sê ek vir $1 '],
  [asPattern(`^hoe (?:sê|vra) ${ASKER} (?!vrae|'n vraag)`), 'hoe sê ek '],
  [/^(hoe sê ek) in (?:isi)?xhosa (?=.)/, '$1 '],
  [/(?<=^hoe sê ek of )(hy|sy|hulle|julle) (\S+) wil hê$/, '$1 wil $2 hê'],
  // Hoe sê ek vir die huishulp sy moet die vloer vee: an order to her.
  [asPattern(`^hoe sê ek (?:(?:vir|aan) )(?:${WHOM}|iemand)[,:]? (?:dat )?(?:hy|sy|hulle) moet (?=.+ )(?!nie)(.+)$`), 'hoe sê ek asseblief $1'],
  [asPattern(`^hoe sê ek (?:(?:vir|aan) )?(?:iemand|${WHOM}) om (asseblief )?(.+?) te (\\p{L}+)$`), 'hoe sê ek asseblief $2 $3'],
  [/(?<=^hoe sê ek asseblief .*)(?<= )(toe|oop|op|af|aan|uit|in|neer|terug) (?=\p{L}+$)/u, '$1'],
  [/(?<=^hoe sê ek asseblief .*)(?<= )(?:sy|haar|hulle)(?= )/, 'jou'],
  [asPattern(`^(hoe sê ek|sê) (?:vir|aan) (?:${WHOM})[,:]? (?:dat )?${BEGINS}`), '$1 '],
  // Hoe vra ek hoe oud iemand is: how old are you.
  [asPattern(`^(hoe sê ek) (?:iemand|mense|die \\p{L}+|my \\p{L}+|'n \\p{L}+) (?=(?:of|waar\\S*|wanneer|hoekom|waarom|wie|wat|hoe\\S*|watter) (?:\\S+ )?(?:ek|jy|u|hy|sy|ons|julle|hulle|iemand|dit|die|my|jou|haar|'n|hierdie|daar) )`), '$1 '],
  [/(?<=^hoe sê ek (?:of|waar|wie|wat|hoe).*) (?:sy|haar|hulle)(?= naam)/, ' jou'],
  [/(?<=^hoe sê ek (?:of|waar|wie|wat|hoe).*) iemand(?= (?!my|se))/, ' jy'],
  [/^(?=.* kos\b)(?:hoe sê ek )?(?:wat|hoeveel) (?:kos )?((?:die|'n|een) (?!app\b|toep).+?)(?: (?:kos|by|in|vandag|asseblief)\b.*)?$/, 'hoe sê ek hoeveel kos $1'],
  [/^ek (?:verstaan|snap) .*?((?:naamwoordklas|skakel|meervoud|klik|ontkenning|verlede tyd|toekomende tyd)\S*).*$/, 'verduidelik $1'],
  [/^.*\bverskil tussen klas \d+ en (?:klas )?\d+.*$/, 'verduidelik naamwoordklasse'],
  [/^(?:gee|noem|leer|wys)(?: vir)? my (?:(?:\d+|'n paar|'n lys|tien|vyf|al die) )?(?:van )?(?=woorde\b)/, 'leer my '],
  [/^(?:juffrou|meneer|ons|ek|my \p{L}+) .{5,}? ((?:wat beteken|hoe (?:tel|sê|vra|skryf) (?:ek|mens|jy|ons|hy)) (?!dit|dat|vir).*)$/u, '$1'],
  [/^(?:ek wil leer )?(?:hoe )?om (?:te sê )?(.+?)(?: te sê)?$/, 'hoe sê ek $1'],
  [/^hoe (?:werk|maak|vorm|sê)(?: ek| jy| mens)? (?=(?:die |'n )*(?:sin )?(?:verlede|toekomende|teenwoordige|meervoud|ontken|negat))(.*?)(?: in (?:isi)?xhosa)?$/, '$1'],
  [/^(en .+|wat is die .+) (?:daar|hier)van$/, '$1'],
  [/^(?=.*\b(?:oorlede|gesterf|begrafnis|dood)\b).*wat sê (?:ek|mens|jy)\b.*$/, 'hoe sê ek my innige simpatie'],
  [/^tel (?:vir my )?van \S+ (?=tot )/, 'tel '],
  [/^wat is (?:die )?afrikaans(?:e \S+)? vir /, 'wat beteken '],
  [/,? en (?:hoekom|waarom)(?: is dit so)?$/, ''],
  [/^(?:wat sê|hoe wens) .*\b(?:verjaar\w*|jarig)$/, 'hoe sê ek veels geluk met jou verjaarsdag'],
  [/^wat bedoel (?:hulle|sy|hy|mense?|iemand)(?: met| as (?:hulle|sy|hy|mense?|iemand)(?: sê| vra)?)? (.+?)(?: sê)?$/, 'wat beteken $1'],
  [/^(hoe sê ek )(totsiens|hallo|dankie|welkom|goeie\S+)(?: vir| aan)? (?:meer as een(?: mens| persoon)?|baie mense|almal|'n (?:groep|klomp)(?: mense)?)$/, '$1$2 almal'],
]

/** Small words that a question in Afrikaans hardly does without. */
const AFRIKAANS = /(?<!\p{L})(?:hoe|wat|watse|watter|waar|wanneer|hoekom|die|ek|d?jy|asb|vir|sê|verskil|my|stam|'n)(?!\p{L})/u

/** A question in Afrikaans in fewer ways, as it is written and without what is told around it. Other languages stay as they are. */
export function plainAfrikaans(text: string): string {
  if (!AFRIKAANS.test(text)) return text
  const written = text.replaceAll(/(?<![\p{L}'-])[\p{L}']+(?![\p{L}'-])/gu, (word) => SAID[word] ?? word).replaceAll(/(?<=\p{L} )n(?= \p{L})/gu, '\'n')
  return RULES.reduce((shorter, [form, other]) => shorter.replace(form, other), askingPart(written))
}
