import type { ReadTold } from '#core/khulu/rewording/afrikaans/told-afrikaans.ts'

const SPEAKS = '(?:sê|vertel|vra|verduidelik|antwoord|skryf|noem|stuur)'
const WISHES = '(?:wil|moet|gaan|sal|sou|kan|probeer|graag|wou|hoop)'
/** What stands before a sentence that somebody is told or asked. */
const LINKS = '(?:dat|of|hoeveel|hoe|waar|wanneer|wat|wie|hoekom|waarom|watter)'
/** To whom, and where one is. */
const WHOM = String.raw`(?: (?!${LINKS}\b)[\p{L}'-]+){0,7}?`
const IN_XHOSA = '(?: in (?:isi)?xhosa)?'

type Way = readonly [form: RegExp, asked: string]

const asWay = (form: string, asked: string): Way => [new RegExp(form, 'u'), asked]

/** Ways of telling what one wants to say, and what is asked: `$1` is what is to be said. */
const WAYS: readonly Way[] = [
  // Die woord vir …, as one searches it.
  asWay(`\\b(?:woord|term|vertaling) (?:vir|van) ((?:'n |die |my )?[\\p{L}' -]+?)(?:${IN_XHOSA}[,.].*|${IN_XHOSA}| (?:nie|vergeet|is weer|is|kan|kry|ken|soek|hê)\\b.*)$`, 'hoe sê ek $1'),
  // Hoe sê ek as ek sommer … is no wish; a message to be sent is.
  asWay(`\\b(?:boodskap|whatsapp|sms|brief\\w*|kaartjie|e-pos|nota)\\b[^:]*: "?(.+?)"?$`, 'hoe sê ek $1'),
  // Wil weet hoe mens "…" sê.
  asWay(`\\bhoe (?:sê |ek |jy |mens |'n mens |ons |hulle |sou |sal |kan |moet )*(?:"([^"]+)")`, 'hoe sê ek $1'),
  asWay(`\\b(?:weet|wonder|vra|leer|onthou|vergeet|wys)\\b.*?\\bhoe (?:om |ek |jy |mens |'n mens |ons )(.+?)(?: te)?${IN_XHOSA} (?:te )?sê$`, 'hoe sê ek $1'),
  // Ek wil dit vir my kollega sê: what stands before it.
  asWay(`^(.+?)(?:[.,;]| en| maar)+ (?:nou |môre |vandag )?(?:(?:ek|ons) )?${WISHES}(?: (?:graag|net|nou|môre))* dit${WHOM}(?: (?:${SPEAKS}|kan|kon|wil|oordra|laat weet))+${IN_XHOSA}$`, 'hoe sê ek $1'),
  // X, hoe laat weet ek my baas.
  asWay(`^(.+?)(?:[.,;]| en)+ hoe (?:laat weet|vertel|verduidelik|sê|stel) (?:ek|mens|ons)(?: dit)?(?: (?:vir|aan))?(?: (?:my|die|ons|'n|haar|hom|hulle)(?: \\p{L}+)?)?(?: dit)?${IN_XHOSA}$`, 'hoe sê ek $1'),
  asWay(`\\bhoe (?:vra|kry|roep|skree|soek) (?:ek|mens|ons)(?: (?:vir|om|iemand))* hulp()`, 'hoe sê ek help my asseblief'),
  // Hoe antwoord ek dat …; hoe vra ek vir die vrou by die mark of …
  asWay(`\\bhoe (?:sê|vertel|verduidelik|antwoord|laat weet|skryf|kan|sal|moet|sou|vra) (?:ek|mens|jy|ons|'n mens)${WHOM}(?: (?:${SPEAKS}|laat weet))?,? dat (.+)$`, 'hoe sê ek dat $1'),
  asWay(`\\bhoe (?:vra|kan|sal|moet|sou) (?:ek|mens|jy|ons|'n mens)${WHOM}(?: vra)?,? (${LINKS} [\\p{L}'-]+ .+)$`, 'hoe vra ek $1'),
  // Ek wil by die mark vra hoeveel …
  asWay(`\\b${WISHES}\\b${WHOM} (?:sê|vertel|laat weet|verduidelik|antwoord|waarsku),? dat (.+)$`, 'hoe sê ek dat $1'),
  asWay(`\\b${WISHES}\\b${WHOM} vra,? (${LINKS} (?:ek|jy|u|hy|sy|ons|julle|hulle|dit|die|my|daar|iemand|'n|hierdie)\\b.+)$`, 'hoe vra ek $1'),
]

/** Talk of sellers and offices, asked about as several: one asks them as you. */
const asAsked = (asked: string): string => asked.replace(/^(hoe vra ek (?:of|waar|wanneer|hoekom|hoeveel|wat|hoe)) (?:hulle|hy|sy|u|iemand|hy of sy)(?!\p{L})/u, '$1 jy').replace(/^hoe vra ek of daar (.+) is$/, 'hoe vra ek is daar $1')

/** What is said otherwise than it is told: pleased to meet you. */
const asSaid = (asked: string): string => asked.replace(/^hoe (?:sê|vra) ek .*\bte ontmoet$/, 'hoe sê ek aangename kennis').replace(/^hoe vra ek wat \S+ naam is$/, "hoe vra ek iemand se naam")

/** Somebody told of as he or she is spoken to as you: whether you did your homework. */
const ofYourself = (asked: string): string => (/^hoe vra ek (?:of jy |\S+ (?:sy|haar|hulle) (?:naam|van) )/.test(asked) ? asked.replace(/(?<= )(?:sy|haar|hulle|hul)(?= )/, 'jou') : asked.replace(/(?<=^hoe sê ek dat (?:ek|ons) (?:.* )?)(?:haar|hom)(?= (?:mis|lief|sal|wil|nie|help|bel)\b)/, 'jou'))

/** What comes after the story of who says it: the last part by itself. */
const ofLastClause = (asked: string): string[] => {
  const last = /^hoe sê ek .+?(?:[,.;]| en| want) ((?:die|dit|ek|ons|my|hy|sy|hulle|jy|daar) .+)$/.exec(asked)?.[1]
  const isWeather = /^hoe sê ek dit (?:reën|is (?:warm|koud))/.test(asked)
  return [...isWeather ? [asked.replaceAll(/ (?:vandag|nou|buite|baie|hard|weer|hier|by ons)(?= |$)/g, '')] : [], ...last === undefined ? [] : [`hoe sê ek ${last}`]]
}

/** An order at a counter: two coffees and a glass of water, please. */
function readOrder(text: string): string[] {
  const wanted = /\b(?:bestel|kry|koop|vra)\b[^:]*[:] ?(.+?)(?:,? asseblief)?$/.exec(text)?.[1]
  return wanted === undefined ? [] : [`hoe sê ek mag ek ${wanted} kry`]
}

/** What somebody wants to say or ask, told with the story around it. */
export const readToldSentence: ReadTold = ({ text, heard }) => {
  if (heard.length > 0 && !/"/.test(text)) return []
  if (/\b(?:beteken|meervoud|verskil|uitspreek|vervoeg)\b/.test(text)) return []
  const order = readOrder(text)
  if (order.length > 0) return order
  for (const [form, asked] of WAYS) {
    const found = form.exec(text)
    if (!found) continue
    const put = asSaid(ofYourself(asAsked(asked.replace('$1', found[1] ?? '').trim())))
    return put.length < 12 ? [] : [put, ...ofLastClause(put)]
  }
  return []
}
