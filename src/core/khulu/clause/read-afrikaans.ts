import { lettersOf, type AfrikaansWord, type AfrikaansWords } from '#core/khulu/words/afrikaans-words.ts'

/** An Afrikaans text in English words, in the order of English, with the words that aren't known. */
export type AfrikaansRead = { english: string; unknown: readonly string[]; known: number }

type Token = { word: string; meaning: AfrikaansWord | undefined; done: boolean; number?: string | undefined; english: string }

const isNounLike = (token: Token | undefined): boolean => token?.number !== undefined || token?.meaning?.kind === 'noun' || token?.meaning?.kind === 'plural' || token?.meaning?.kind === 'quality'

/** `geëet`, `gesien`, `gewerk`: a verb that is done. */
function readDone(word: string, { toEnglish }: AfrikaansWords): AfrikaansWord | undefined {
  if (!word.startsWith('ge')) return undefined
  const verb = toEnglish.get(word.slice(2).replace(/^ë/, 'e')) ?? toEnglish.get(word.slice(2))
  return verb?.kind === 'verb' ? verb : undefined
}

/** `hondjie`, `boompie`, `kindjies`: what is small, as what it is. */
function readSmall(word: string, { toEnglish }: AfrikaansWords): AfrikaansWord | undefined {
  const [, stem = '', several = ''] = /^(.{2,}?)(?:etjie|tjie|pie|kie|jie|ie)(s?)$/.exec(word) ?? []
  const thing = stem === '' ? undefined : [stem, `${stem}t`, stem.slice(0, -1)].map((one) => toEnglish.get(one)).find((one) => one?.kind === 'noun')
  return thing && several !== '' ? { ...thing, kind: 'plural' } : thing
}

/** `maak die deur toe`, `haal diep asem`: a verb whose other part stands at the end is one word. */
function joinVerb(parts: string[], { toEnglish }: AfrikaansWords): string[] {
  const end = parts.findLastIndex((part) => !/^(?:nie|asseblief|nou|vandag|môre)$/.test(part))
  const at = parts.findIndex((part, index) => index < end && toEnglish.get(part)?.kind === 'verb' && toEnglish.get(`${parts[end] ?? ''}${part}`)?.kind === 'verb')
  return at < 0 || !/^(?:toe|oop|op|af|aan|uit|in|neer|terug|saam|weg|skoon|vas|asem)$/.test(parts[end] ?? '') ? parts : parts.flatMap((part, index) => (index === end ? [] : index === at ? [`${parts[end] ?? ''}${part}`] : [part]))
}

function tokenize(text: string, words: AfrikaansWords): Token[] {
  const plain = text.normalize('NFC').toLowerCase().replaceAll(/[‘’´`]/g, "'").replaceAll(/[^\p{L}\p{N}'\s-]/gu, ' ')
    .replaceAll(/\bhou (nie )?van\b/g, 'hou $1').replaceAll(/\bhou (nie )?daarvan om te\b/g, 'hou $1omte').replaceAll(/\bmoenie\b/g, 'moet nie').replaceAll(/\bleer (?=(?:my|jou|hom|haar|ons|hulle|julle|die kind\w*)\b)/g, 'leeraan ').replaceAll(/\bhet (nie )?(.+?) nodig\b/g, 'benodig $1$2').replaceAll(/\b(na .+?) toe\b/g, '$1').replaceAll(/\bhoe laat (begin|kom|ry|gaan|maak|sluit|vertrek|eindig)\b/g, 'wanneer $1').replaceAll(/\bom (\p{L}+|\d+) ?uur\b/gu, 'omuur $1 uurtyd').replaceAll(/\bdaai\b/g, 'daardie').replaceAll(/\blaat ons\b|\bkom ons\b/g, 'laatons').replaceAll(/\bby die huis\b/g, 'tuis').replaceAll(/\bhuis toe\b/g, 'huistoe')
    .replaceAll(/\b(\p{L}+) wees\b/gu, 'wees $1').replaceAll(/\bdaar sal (nie )?(môre |vandag |more )?wees (\p{L}+)/gu, 'daar sal $1wees $3 $2').replaceAll(/\bhet (jou|julle|hom|haar|hulle|my) lief\b/g, 'liefhet $1').replaceAll(/\bis lief vir\b/g, 'liefhet').replaceAll(/\bkry (nie )?koud\b/g, 'is $1koud').replaceAll(/\bhet (nie )?koud gekry\b/g, 'was $1koud').replace(/^(waar|wie|wat|wanneer|hoe) ((?:die|my|jou|'n|ons|sy|haar|hulle|julle|jy|hy) .+?) (is|woon|bly|werk|gaan|kom)$/, '$1 $3 $2').replace(/\bgaan ((?:nie )?)(môre|more|vandag|nou|vanaand) (.+? toe)\b/, 'gaan $1$3 $2').replace(/^(?!ek |ons )(\p{L}+) asseblief (.+)$/u, 'asseblief $1 $2').replaceAll(/\bbaie dankie\b/g, 'baiedankie').replaceAll(/\belke dag\b/g, 'elkedag').replaceAll(/\b(?:hoeveel|wat) kos\b/g, 'hoeveelkos').replaceAll(/\b(luister|werk|speel|praat|lees) mooi\b/g, '$1 goed').replaceAll(/\bkom (nie )?van\b(?! my)/g, 'kom $1uit').replaceAll(/\b(?:'n )?(?:bietjie )?(stadig|vinnig)er\b/g, '$1').replaceAll(/\bskool toe\b/g, 'na skool').replaceAll(/(?<!\bmaak\b.*)(\p{L}+) toe\b/gu, 'na $1')
  const parted = joinVerb(plain.split(/\s+/).filter((word) => word !== ''), words)
  // Kom kuier: one comes to do it.
  return parted.flatMap((word, at) => (parted[at - 1] === 'kom' && words.toEnglish.get(word)?.kind === 'verb' ? ['omte', word] : [word])).map((word, at, parts) => {
    const known = words.toEnglish.get(word)
    // Het begin, het verstaan: these have no ge-.
    const done = known ? (known.kind === 'verb' && at > 0 && parts.includes('het') && /^(?:be|ver|ont|her|ge)/.test(word) ? known : undefined) : readDone(word, words)
    const meaning = words.toEnglish.get(word) ?? done ?? readSmall(word, words)
    const number = words.numbers.get(word)
    const english = meaning?.english ?? number ?? word
    return { word, meaning, done: done !== undefined, number, english: (meaning?.kind === 'plural' ? words.pluralOfEnglish(english) : null) ?? english }
  })
}

const FIXED: Readonly<Record<string, string>> = { elkedag: 'every day', baiedankie: 'thank you very much', omuur: 'at', uurtyd: 'o\'clock', hoeveelkos: 'how much is', laatons: 'let us', omte: 'to', tuis: 'at home', huistoe: 'home', asb: 'please' }

/** The words that are one thing before a noun and another by themselves. */
function pronounOf(tokens: readonly Token[], at: number): string | undefined {
  const { word } = tokens[at] ?? { word: '' }
  // Sy honger is … is no thing of his.
  const owns = isNounLike(tokens[at + 1]) && (tokens[at + 1]?.meaning?.kind !== 'quality' || isNounLike(tokens[at + 2]))
  const first = at === 0 || tokens[at - 1]?.meaning?.kind === 'verb' || /^(?:het|is|sal|wil|kan|moet|was)$/.test(tokens[at - 1]?.word ?? '')
  const isQuestion = tokens[0]?.meaning?.kind === 'verb' || /^(?:wa|ho|wie|is|kan|sal|wil|het)/.test(tokens[0]?.word ?? '')
  switch (word) {
    case 'my': return owns ? 'my' : 'me'
    case 'julle': return owns ? 'yourall' : undefined
    case 'jou': return owns ? 'your' : 'you'
    case 'ons': return owns && at > 0 ? 'our' : owns && /noun|plural/.test(tokens[at + 1]?.meaning?.kind ?? '') ? 'our' : at === 0 || (first && isQuestion) ? 'we' : 'us'
    case 'hulle': return owns ? 'their' : at === 0 || (first && isQuestion) ? 'they' : 'them'
    case 'sy': return owns && !(at === 1 && tokens.length === 3) ? 'his' : 'she'
    case 'haar': return 'her'
    case 'hom': return 'him'
    default: return undefined
  }
}

const HELPERS: Readonly<Record<string, string>> = { sal: 'will', kan: 'can', moet: 'must', mag: 'can', gaan: 'will', wil: 'want to' }

/** The English of each word in its own place; verbs in their base. */
const englishOf = (tokens: readonly Token[], at: number): string => {
  const token = tokens[at]
  if (!token) return ''
  if (token.word === 'baie' && isNounLike(tokens[at + 1])) return 'many'
  return pronounOf(tokens, at) ?? FIXED[token.word] ?? token.english
}

/** A noun and what it does, `die kind wat brood eet`, as English says it; null where there is none. */
function readRelative(tokens: readonly Token[]): { front: string; rest: readonly Token[] } | null {
  const at = tokens.findIndex(({ word }, index) => word === 'wat' && index > 0 && (tokens[index - 1]?.meaning?.kind === 'noun' || tokens[index - 1]?.meaning?.kind === 'plural'))
  const end = at < 0 ? -1 : tokens.findIndex(({ meaning, word }, index) => index > at && (meaning?.kind === 'verb' || (word === 'is' && index === at + 1)))
  if (end < 0) return null
  const isBeing = tokens[end]?.word === 'is'
  const tail = tokens.slice(end + 1)
  // "wat geëet het": the helper stands last.
  const helped = tail[0]?.word === 'het' ? 1 : 0
  const negated = tail[helped]?.word === 'nie' ? 1 : 0
  const middle = tokens.slice(at + 1, end)
  const negative = middle.some(({ word }) => word === 'nie')
  const kept = middle.filter(({ word }) => word !== 'nie')
  const words = kept.map((_token, index) => englishOf(kept, index))
  const helper = helped || tokens[end]?.done ? (negative ? ['did', 'not'] : ['did']) : negative ? ['do', 'not'] : []
  const noun = tokens.slice(0, at)
  const before = noun.map((_token, index) => englishOf(noun, index))
  return { front: [...before, 'who', ...(isBeing ? ['is'] : [...helper, englishOf(tokens, end)]), ...words].join(' '), rest: tail.slice(helped + negated) }
}

type Parts = { before: string[]; verb: string; after: string[]; asked: string; negative: boolean; helper: string }

/** `dat ek nie my sleutels kan kry nie`, without that, in the order of a sentence by itself. */
function withoutThat(tokens: readonly Token[]): readonly Token[] {
  if (tokens[0]?.word !== 'dat') return tokens
  const rest = tokens.slice(1)
  const length = subjectOf(rest, 0)
  const helper = rest.findIndex(({ word }, at) => at >= length && (word in HELPERS || word === 'is' || word === 'was' || word === 'het'))
  const verb = helper >= 0 ? helper : rest.findIndex(({ meaning }, at) => at >= length && meaning?.kind === 'verb')
  return length === 0 || verb < 0 ? rest : [...rest.slice(0, length), ...rest.slice(verb, verb + 1), ...rest.slice(length, verb), ...rest.slice(verb + 1)]
}

/** What stands before the verb, the verb, and what stands after it, with the helpers of Afrikaans in the places of English. */
function arrange(all: readonly Token[]): Parts {
  const yet = all.some(({ word }, at) => word === 'nog' && all[at + 1]?.word === 'nie')
  if (yet) {
    const parts = arrange(all.filter(({ word }, at) => !(word === 'nog' && all[at + 1]?.word === 'nie')))
    return { ...parts, after: [...parts.after, 'yet'] }
  }
  const tokens = withoutThat(all)
  const negative = tokens.some(({ word }) => word === 'nie')
  const kept = tokens.filter(({ word }) => word !== 'nie')
  const english = kept.map((token, at) => (token.word === 'vroeër' ? '' : englishOf(kept, at)))
  const done = kept.findIndex((token) => token.done)
  const helperAt = kept.findIndex(({ word }) => word in HELPERS || (word === 'het' && done >= 0))
  const verbAt = kept.findLastIndex(({ meaning }, at) => meaning?.kind === 'verb' && at !== helperAt)
  // Moenie rook nie: what stands last is done, though it is a thing too.
  const lastVerb = verbAt < 0 && helperAt >= 0 && kept[helperAt]?.word !== 'het' && kept.at(-1)?.meaning?.kind === 'noun' ? kept.length - 1 : verbAt
  const hasWish = kept.at(-1)?.word === 'hê' && kept.some(({ word }) => word === 'wil')
  const wh = /^(?:wat|waar|wanneer|wie|hoekom|waarom|hoe)$/.test(kept[0]?.word ?? '') ? english[0] ?? '' : ''
  const start = wh === '' ? 0 : 1
  if (hasWish) return { before: english.slice(start, helperAt), verb: 'want', after: english.slice(helperAt + 1, -1), asked: wh, negative, helper: '' }
  if (helperAt >= 0 && lastVerb >= 0) {
    const inverted = helperAt === start
    const helper = kept[helperAt]?.word === 'het' ? (kept.some(({ word }) => word === 'vroeër') ? 'used to' : 'did') : HELPERS[kept[helperAt]?.word ?? ''] ?? ''
    const middle = english.slice(helperAt + 1, lastVerb)
    const subjectLength = inverted ? subjectOf(kept, helperAt + 1) : 0
    return { before: inverted ? middle.slice(0, subjectLength) : english.slice(start, helperAt), verb: english[lastVerb] ?? '', after: [...middle.slice(subjectLength), ...english.slice(lastVerb + 1)], asked: wh === '' && inverted && helperAt === 0 ? 'yes-no' : wh, negative, helper }
  }
  const firstVerb = kept.findIndex(({ meaning }) => meaning?.kind === 'verb')
  const isRequest = firstVerb === 0 && kept[1]?.word === 'my' && /^(?:gee|help|wys|vertel|sê|bring|stuur|wag)$/.test(kept[0]?.word ?? '')
  const length0 = subjectOf(kept, firstVerb + 1)
  // Drink die pille orders somebody; slaap die baba asks of one.
  const inverted = firstVerb === start && !isRequest && length0 > 0 && (wh !== '' || ASKED_OF.test(english[firstVerb + length0] ?? ''))
  const length = inverted ? length0 : 0
  if (firstVerb < 0) return { before: english.slice(start), verb: '', after: [], asked: wh, negative, helper: '' }
  if (isRequest) return { before: [], verb: english[0] ?? '', after: ['me', ...english.slice(2)], asked: '', negative, helper: '' }
  if (inverted) return { before: english.slice(firstVerb + 1, firstVerb + 1 + length), verb: english[firstVerb] ?? '', after: english.slice(firstVerb + 1 + length), asked: wh === '' ? 'yes-no' : wh, negative, helper: '' }
  return { before: english.slice(start, firstVerb), verb: english[firstVerb] ?? '', after: english.slice(firstVerb + 1), asked: wh, negative, helper: '' }
}

/** Who may be asked about with the verb first: persons, animals, and what moves. */
const ASKED_OF = /^(?:i|you|u|he|she|it|we|they|you all|.*(?:mother|father|brother|sister|child|children|boy|girl|baby|man|woman|men|women|teacher|doctor|friend|parents?|uncle|aunt|people|person|neighbour|dog|cat|cow|horse|taxi|bus|train|rain)s?)$/

/** How many words of a subject begin here: a pronoun, or an article or owner with a noun. */
function subjectOf(tokens: readonly Token[], at: number): number {
  if (/^(?:ek|jy|u|hy|sy|ons|julle|hulle|dit)$/.test(tokens[at]?.word ?? '') && !(tokens[at]?.word === 'sy' && isNounLike(tokens[at + 1]))) return 1
  for (let length = 1; length <= 4; length++) {
    const token = tokens[at + length - 1]
    if (token?.meaning?.kind === 'noun' || token?.meaning?.kind === 'plural') return length
    if (!(token?.meaning?.kind === 'quality' || /^(?:die|my|jou|ons|'n|hierdie)$/.test(token?.word ?? ''))) return 0
  }
  return 0
}

/** What isiXhosa says as a state, when somebody does it now. */
const POSTURES: Readonly<Record<string, string>> = { sleep: 'sleeping', sit: 'sitting', stand: 'standing' }

function joinParts({ before, verb, after: rest, asked, negative, helper }: Parts, tokens: readonly Token[]): string {
  // Go home now: home stands beside the verb.
  const after = verb === 'go' && rest.includes('home') ? ['home', ...rest.filter((word) => word !== 'home')] : rest
  const not = negative ? ['not'] : []
  if (verb === '') {
    // With "is" or "have": the not stands after it.
    return [asked, ...before].flatMap((word) => (/^(?:is|was|have)$/.test(word) ? (word === 'have' && negative ? ['do', 'not', 'have'] : [word, ...not]) : [word])).concat(before.some((word) => /^(?:is|was|have)$/.test(word)) ? [] : not).filter((word) => word !== '').join(' ')
  }
  if (before.length === 0 || before[0] === 'please') return [...before, ...(negative ? ['do', 'not'] : []), verb, ...after].join(' ')
  if (helper === 'want to') return [asked === 'yes-no' ? 'do' : asked, ...before, ...(negative ? ['do', 'not'] : []), 'want to', verb, ...after].filter((word) => word !== '').join(' ')
  const help = helper === '' ? (negative || asked !== '' ? 'do' : '') : helper
  if (asked === 'who') return ['who', ...(help === 'do' ? [] : [help, ...not]), verb, ...before, ...after].filter((word) => word !== '').join(' ')
  if (asked !== '') return [asked === 'yes-no' ? '' : asked, help, ...before, ...not, verb, ...after].filter((word) => word !== '').join(' ')
  // Die hond slaap: he is asleep now.
  const posture = help === '' && after.length === 0 ? POSTURES[verb] : undefined
  if (posture !== undefined) return [...before, /^(?:i|you|we|they)$/.test(before[0] ?? '') ? 'are' : 'is', posture].join(' ').replace(/^i are/, 'i am')
  return [...before, help, ...not, verb, ...after].filter((word) => word !== '' && tokens.length > 0).join(' ')
}

/** Reads an Afrikaans text of the controlled grammar into the English that Khulu's own reader understands. */
export function readAfrikaans(text: string, words: AfrikaansWords): AfrikaansRead {
  const letters = lettersOf(text)
  const phrase = letters === 'geen' ? 'no' : words.toEnglish.get(letters)?.kind === 'phrase' ? words.toEnglish.get(letters)?.english : undefined
  if (phrase !== undefined) return { english: phrase, unknown: [], known: 9 }
  const tokens = tokenize(text, words)
  const unknown = tokens.filter(({ word, meaning, number }) => meaning === undefined && !(word in FIXED) && !/^\d+$/.test(word) && number === undefined && word !== 'hê' && word !== 'lief')
  if (tokens.length === 1) return { english: englishOf(tokens, 0).replace(/^me$/, 'my'), unknown: unknown.map(({ word }) => word), known: tokens.length - unknown.length }
  const relative = readRelative(tokens)
  if (relative) {
    const subject: Token = { word: 'hy', meaning: { english: 'he', kind: 'little' }, done: false, english: 'he' }
    const after = relative.rest.length === 0 ? '' : joinParts(arrange([subject, ...relative.rest]), [subject, ...relative.rest]).replace(/^he /, '')
    return { english: `${relative.front} ${after}`.trim(), unknown: unknown.map(({ word }) => word), known: tokens.length - unknown.length }
  }
  if (tokens[0]?.word === 'daar' && tokens[1]?.word === 'sal') {
    const kept = tokens.slice(2).filter(({ word }) => !/^(?:nie|geen|wees)$/.test(word))
    return { english: `there will ${tokens.some(({ word }) => word === 'nie' || word === 'geen') ? 'not ' : ''}be ${kept.map((_token, at) => englishOf(kept, at)).join(' ')}`, unknown: unknown.map(({ word }) => word).filter((word) => word !== 'geen'), known: tokens.length - unknown.length }
  }
  const isThere = tokens[0]?.word === 'daar' && tokens[1]?.word === 'is'
  if (isThere) {
    const kept = tokens.slice(2).filter(({ word }) => word !== 'nie' && word !== 'geen')
    const none = tokens.some(({ word }) => word === 'nie' || word === 'geen')
    return { english: `there is ${none ? 'no ' : ''}${kept.map((_token, at) => englishOf(kept, at)).join(' ')}`, unknown: unknown.map(({ word }) => word).filter((word) => word !== 'geen'), known: tokens.length - unknown.length }
  }
  return { english: joinParts(arrange(tokens), tokens), unknown: unknown.map(({ word }) => word), known: tokens.length - unknown.length }
}

const JOINING: Readonly<Record<string, string>> = { en: 'and', maar: 'but', want: 'because', omdat: 'because', of: 'or', dus: 'so', as: 'if', wanneer: 'when', dat: 'that' }

/** After these the verb stands last. */
const VERB_LAST: ReadonlySet<string> = new Set(['omdat', 'as', 'wanneer', 'dat'])

/** Two Afrikaans clauses that are joined, in English; null where the text is none, or a word isn't known. */
export function readJoinedAfrikaans(text: string, words: AfrikaansWords): string | null {
  const plain = text.toLowerCase().trim()
  const [, first = '', front = '', main = ''] = /^((as|wanneer) .+?), (.+)$/.exec(plain) ?? []
  const part = (clause: string, isLast: boolean): string | null => {
    const read = readAfrikaans(isLast ? `dat ${clause}` : clause, words)
    return read.unknown.length > 0 ? null : read.english
  }
  if (front !== '') {
    const [one, two] = [part(first.slice(front.length + 1), true), part(main, false)]
    return one === null || two === null ? null : `${JOINING[front] ?? ''} ${one} ${two.replace(/^do (?=i |you |he |she |we |they )/, '')}`
  }
  const [, before = '', link = '', after = ''] = /^(.+?),? (en|maar|want|omdat|of|dus|as|wanneer|dat) (.+)$/.exec(plain) ?? []
  const [one, two] = link === '' ? [null, null] : [part(before, false), part(after, VERB_LAST.has(link))]
  return one === null || two === null ? null : `${one} ${JOINING[link] ?? ''} ${two}`
}
