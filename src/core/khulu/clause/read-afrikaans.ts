import { lettersOf, type AfrikaansWord, type AfrikaansWords } from '#core/khulu/words/afrikaans-words.ts'

/** An Afrikaans text in English words, in the order of English, with the words that aren't known. */
export type AfrikaansRead = { english: string; unknown: readonly string[]; known: number }

type Token = { word: string; meaning: AfrikaansWord | undefined; done: boolean; number?: string | undefined; english: string }

const join = (...words: readonly (string | false)[]): string => words.filter(Boolean).join(' ')

const isThing = (token: Token | undefined): boolean => /^(?:noun|plural)$/.test(token?.meaning?.kind ?? '')

const isNounLike = (token: Token | undefined): boolean => token?.number !== undefined || isThing(token) || token?.meaning?.kind === 'quality'

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

/** What is said otherwise in English, or in another order, one after another. */
const REWRITTEN: readonly (readonly [RegExp, string])[] = [
  [/[‘’´`]/g, "'"],
  [/[^\p{L}\p{N}'\s-]/gu, ' '],
  [/\bhou (nie )?van\b/g, 'hou $1'],
  [/\bhou (nie )?daarvan om te\b/g, 'hou $1omte'],
  [/\bmoenie\b/g, 'moet nie'],
  [/\bleer (?=(?:my|jou|hom|haar|ons|hulle|julle|die kind\w*)\b)/g, 'leeraan '],
  [/\bhet (nie )?(.+?) nodig\b/g, 'benodig $1$2'],
  [/\b(na .+?) toe\b/g, '$1'],
  [/\bhoe laat (begin|kom|ry|gaan|maak|sluit|vertrek|eindig)\b/g, 'wanneer $1'],
  [/\bom (\p{L}+|\d+) ?uur\b/gu, 'omuur $1 uurtyd'],
  [/\bdaai\b/g, 'daardie'],
  [/\blaat ons\b|\bkom ons\b/g, 'laatons'],
  [/\bby die huis\b/g, 'tuis'],
  [/\bhuis toe\b/g, 'huistoe'],
  [/\b(\p{L}+) wees\b/gu, 'wees $1'],
  [/\bdaar sal (nie )?(môre |vandag |more )?wees (\p{L}+)/gu, 'daar sal $1wees $3 $2'],
  [/\bhet (jou|julle|hom|haar|hulle|my) lief\b/g, 'liefhet $1'],
  [/\bis lief vir\b/g, 'liefhet'],
  [/\bkry (nie )?koud\b/g, 'is $1koud'],
  [/\bhet (nie )?koud gekry\b/g, 'was $1koud'],
  [/^(waar|wie|wat|wanneer|hoe) ((?:die|my|jou|'n|ons|sy|haar|hulle|julle|jy|hy) .+?) (is|woon|bly|werk|gaan|kom)$/, '$1 $3 $2'],
  [/\bgaan ((?:nie )?)(môre|more|vandag|nou|vanaand) (.+? toe)\b/, 'gaan $1$3 $2'],
  [/^(?!ek |ons )(\p{L}+) asseblief (.+)$/u, 'asseblief $1 $2'],
  [/\bbaie dankie\b/g, 'baiedankie'],
  [/\belke dag\b/g, 'elkedag'],
  [/\b(?:hoeveel|wat) kos\b/g, 'hoeveelkos'],
  [/\b(luister|werk|speel|praat|lees) mooi\b/g, '$1 goed'],
  [/\bkom (nie )?van\b(?! my)/g, 'kom $1uit'],
  [/\b(?:'n )?(?:bietjie )?(stadig|vinnig)er\b/g, '$1'],
  [/\bskool toe\b/g, 'na skool'],
  [/(?<!\bmaak\b.*)(\p{L}+) toe\b/gu, 'na $1'],
]

function tokenize(text: string, words: AfrikaansWords): Token[] {
  const plain = REWRITTEN.reduce((said, [pattern, instead]) => said.replace(pattern, instead), text.normalize('NFC').toLowerCase())
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
  if (word === 'ons' || word === 'hulle') return owns && (word === 'hulle' || at > 0 || isThing(tokens[at + 1])) ? { ons: 'our', hulle: 'their' }[word] : at === 0 || (first && isQuestion) ? { ons: 'we', hulle: 'they' }[word] : { ons: 'us', hulle: 'them' }[word]
  return (owns && !(word === 'sy' && at === 1 && tokens.length === 3) ? OWNERS : PRONOUNS)[word]
}

/** Words that are one thing before a noun, and another by themselves. */
const OWNERS: Readonly<Record<string, string>> = { my: 'my', julle: 'yourall', jou: 'your', sy: 'his', haar: 'her', hom: 'him' }
const PRONOUNS: Readonly<Record<string, string>> = { my: 'me', jou: 'you', sy: 'she', haar: 'her', hom: 'him' }

const HELPERS: Readonly<Record<string, string>> = { sal: 'will', kan: 'can', moet: 'must', mag: 'can', gaan: 'will', wil: 'want to' }

/** The English of each word in its own place; verbs in their base. */
const englishOf = (tokens: readonly Token[], at: number): string => {
  const token = tokens[at]
  if (!token) return ''
  if (token.word === 'baie' && isNounLike(tokens[at + 1])) return 'many'
  return pronounOf(tokens, at) ?? FIXED[token.word] ?? token.english
}

const englishOfAll = (tokens: readonly Token[]): string[] => tokens.map((_token, at) => englishOf(tokens, at))

/** A noun and what it does, `die kind wat brood eet`, as English says it; null where there is none. */
function readRelative(tokens: readonly Token[]): { front: string; rest: readonly Token[] } | null {
  const at = tokens.findIndex(({ word }, index) => word === 'wat' && isThing(tokens[index - 1]))
  const end = at < 0 ? -1 : tokens.findIndex(({ meaning, word }, index) => index > at && (meaning?.kind === 'verb' || (word === 'is' && index === at + 1)))
  if (end < 0) return null
  const isBeing = tokens[end]?.word === 'is'
  const tail = tokens.slice(end + 1)
  // "wat geëet het": the helper stands last.
  const helped = tail[0]?.word === 'het' ? 1 : 0
  const negated = tail[helped]?.word === 'nie' ? 1 : 0
  const middle = tokens.slice(at + 1, end)
  const kept = middle.filter(({ word }) => word !== 'nie')
  const not = kept.length < middle.length && 'not'
  const helper = (helped || tokens[end]?.done ? 'did' : not && 'do')
  return { front: join(...englishOfAll(tokens.slice(0, at)), 'who', ...(isBeing ? ['is'] : [helper, not, englishOf(tokens, end)]), ...englishOfAll(kept)), rest: tail.slice(helped + negated) }
}

/** `dat ek nie my sleutels kan kry nie`, without that, in the order of a sentence by itself. */
function withoutThat(tokens: readonly Token[]): readonly Token[] {
  if (tokens[0]?.word !== 'dat') return tokens
  const rest = tokens.slice(1)
  const length = subjectOf(rest, 0)
  const helper = rest.findIndex(({ word }, at) => at >= length && (word in HELPERS || word === 'is' || word === 'was' || word === 'het'))
  const verb = helper >= 0 ? helper : rest.findIndex(({ meaning }, at) => at >= length && meaning?.kind === 'verb')
  return length === 0 || verb < 0 ? rest : [...rest.slice(0, length), ...rest.slice(verb, verb + 1), ...rest.slice(length, verb), ...rest.slice(verb + 1)]
}

/** What isiXhosa says as a state, when somebody does it now. */
const POSTURES: Readonly<Record<string, string>> = { sleep: 'sleeping', sit: 'sitting', stand: 'standing' }

const BEING = /^(?:is|was|have)$/

/** The words in the order of English: who, the helpers of Afrikaans in the places of English, the verb, and what stands after it. */
function arrange(all: readonly Token[]): string {
  const yet = all.findIndex(({ word }, at) => word === 'nog' && all[at + 1]?.word === 'nie')
  const tokens = withoutThat(all.filter((_token, at) => at !== yet))
  const kept = tokens.filter(({ word }) => word !== 'nie')
  const not = kept.length < tokens.length && 'not'
  const formerly = kept.some(({ word }) => word === 'vroeër')
  const english = kept.map((token, at) => (token.word === 'vroeër' ? '' : englishOf(kept, at)))
  const isDone = kept.some(({ done }) => done)
  const helperAt = kept.findIndex(({ word }) => word in HELPERS || (word === 'het' && isDone))
  const verbAt = kept.findLastIndex(({ meaning }, at) => meaning?.kind === 'verb' && at !== helperAt)
  const helped = kept[helperAt]?.word ?? ''
  // Moenie rook nie: what stands last is done, though it is a thing too.
  const lastVerb = verbAt < 0 && helped !== '' && helped !== 'het' && kept.at(-1)?.meaning?.kind === 'noun' && kept.at(-2)?.word !== 'na' ? kept.length - 1 : verbAt
  const isWish = kept.at(-1)?.word === 'hê' && kept.some(({ word }) => word === 'wil')
  const wh = /^(?:wat|waar|wanneer|wie|hoekom|waarom|hoe)$/.test(kept[0]?.word ?? '') ? english[0] ?? '' : ''
  const start = wh === '' ? 0 : 1
  const isHelped = isWish || (helperAt >= 0 && lastVerb >= 0)
  const at = isHelped ? helperAt : kept.findIndex(({ meaning }) => meaning?.kind === 'verb')
  if (at < 0) {
    // With "is" or "have": the not stands after it.
    const words = english.slice(start)
    return join(wh, ...words.flatMap((word) => (word === 'have' && not ? ['do not have'] : BEING.test(word) ? [word, not] : [word])), !words.some((word) => BEING.test(word)) && not)
  }
  const isRequest = !isHelped && at === 0 && kept[1]?.word === 'my' && /^(?:gee|help|wys|vertel|sê|bring|stuur|wag)$/.test(kept[0]?.word ?? '')
  if (isRequest) english[1] = 'me'
  const length = subjectOf(kept, at + 1)
  // Drink die pille orders somebody; slaap die baba asks of one.
  const isTurned = at === start && !isWish && (isHelped || (!isRequest && length > 0 && (wh !== '' || ASKED_OF.test(english[at + length] ?? ''))))
  const rest = english.filter((_word, index) => index > at && !(isHelped && index === (isWish ? english.length - 1 : lastVerb)))
  const before = isTurned ? rest.slice(0, length) : english.slice(start, at)
  const said = [...rest.slice(isTurned ? length : 0), yet >= 0 && 'yet']
  const verb = isWish ? 'want' : english[isHelped ? lastVerb : at] ?? ''
  const helper = !isHelped || isWish ? '' : helped === 'het' ? (formerly ? 'used to' : 'did') : HELPERS[helped] ?? ''
  // Go home now: home stands beside the verb.
  const after = verb === 'go' && said.includes('home') ? ['home', ...said.filter((word) => word !== 'home')] : said
  const doNot = not && 'do not'
  if (before.length === 0 || before[0] === 'please') return join(...before, doNot, verb, ...after)
  const asked = wh === '' && isTurned ? 'yes-no' : wh
  if (helper === 'want to') return join(asked === 'yes-no' ? 'do' : asked, ...before, doNot, helper, verb, ...after)
  const help = helper === '' && (not || asked !== '') ? 'do' : helper
  if (asked === 'who') return join(asked, ...(help === 'do' ? [] : [help, not]), verb, ...before, ...after)
  if (asked !== '') return join(asked !== 'yes-no' && asked, help, ...before, not, verb, ...after)
  // Die hond slaap: he is asleep now.
  const posture = help === '' && join(...after) === '' ? POSTURES[verb] : undefined
  if (posture !== undefined) return join(...before, /^(?:i|you|we|they)$/.test(before[0] ?? '') ? 'are' : 'is', posture).replace(/^i are/, 'i am')
  return join(...before, help, not, verb, ...after)
}

/** Who may be asked about with the verb first: persons, animals, and what moves. */
const ASKED_OF = /^(?:i|you|u|he|she|it|we|they|you all|.*(?:mother|father|brother|sister|child|children|boy|girl|baby|man|woman|men|women|teacher|doctor|friend|parents?|uncle|aunt|people|person|neighbour|dog|cat|cow|horse|taxi|bus|train|rain)s?)$/

/** How many words of a subject begin here: a pronoun, or an article or owner with a noun. */
function subjectOf(tokens: readonly Token[], at: number): number {
  if (/^(?:ek|jy|u|hy|sy|ons|julle|hulle|dit)$/.test(tokens[at]?.word ?? '') && !(tokens[at]?.word === 'sy' && isNounLike(tokens[at + 1]))) return 1
  for (let length = 1; length <= 4; length++) {
    const token = tokens[at + length - 1]
    if (isThing(token)) return length
    if (!(token?.meaning?.kind === 'quality' || /^(?:die|my|jou|ons|'n|hierdie)$/.test(token?.word ?? ''))) return 0
  }
  return 0
}

/** Reads an Afrikaans text of the controlled grammar into the English that Khulu's own reader understands. */
export function readAfrikaans(text: string, words: AfrikaansWords): AfrikaansRead {
  const letters = lettersOf(text)
  const phrase = letters === 'geen' ? 'no' : words.toEnglish.get(letters)?.kind === 'phrase' ? words.toEnglish.get(letters)?.english : undefined
  if (phrase !== undefined) return { english: phrase, unknown: [], known: 9 }
  const tokens = tokenize(text, words)
  const unknown = tokens.filter(({ word, meaning, number }) => meaning === undefined && number === undefined && !(word in FIXED) && !/^(?:\d+|hê|lief)$/.test(word)).map(({ word }) => word)
  const told = (english: string): AfrikaansRead => ({ english, unknown, known: tokens.length - unknown.length })
  if (tokens.length === 1) return told(englishOf(tokens, 0).replace(/^me$/, 'my'))
  const relative = readRelative(tokens)
  if (relative) {
    const { front, rest } = relative
    return told(rest.length === 0 ? front : join(front, arrange([{ word: 'hy', meaning: { english: 'he', kind: 'little' }, done: false, english: 'he' }, ...rest]).replace(/^he /, '')))
  }
  const [first, second] = tokens
  if (first?.word === 'daar' && /^(?:is|sal)$/.test(second?.word ?? '')) {
    const kept = tokens.slice(2).filter(({ word }) => !/^(?:nie|geen|wees)$/.test(word))
    const isNone = tokens.some(({ word }) => /^(?:nie|geen)$/.test(word))
    return { ...told(join('there', ...(second?.word === 'is' ? ['is', isNone && 'no'] : ['will', isNone && 'not', 'be']), ...englishOfAll(kept))), unknown: unknown.filter((word) => word !== 'geen') }
  }
  return told(arrange(tokens))
}

const JOINING: Readonly<Record<string, string>> = { en: 'and', maar: 'but', want: 'because', omdat: 'because', of: 'or', dus: 'so', as: 'if', wanneer: 'when', dat: 'that' }

/** Two Afrikaans clauses that are joined, in English; null where the text is none, or a word isn't known. */
export function readJoinedAfrikaans(text: string, words: AfrikaansWords): string | null {
  const plain = text.toLowerCase().trim()
  const part = (clause: string, isLast: boolean): string | null => {
    const { unknown, english } = readAfrikaans(isLast ? `dat ${clause}` : clause, words)
    return unknown.length > 0 ? null : english
  }
  const [, front = '', first = '', main = ''] = /^(as|wanneer) (.+?), (.+)$/.exec(plain) ?? []
  const [, before = '', link = '', after = ''] = /^(.+?),? (en|maar|want|omdat|of|dus|as|wanneer|dat) (.+)$/.exec(plain) ?? []
  if (front + link === '') return null
  // After these the verb stands last.
  const [one, two] = front === '' ? [part(before, false), part(after, /^(?:omdat|as|wanneer|dat)$/.test(link))] : [part(first, true), part(main, false)]
  if (one === null || two === null) return null
  return front === '' ? join(one, JOINING[link] ?? '', two) : join(JOINING[front] ?? '', one, two.replace(/^do (?=i |you |he |she |we |they )/, ''))
}
