import {
  lettersOf,
  verbOf,
  type AfrikaansWord,
  type AfrikaansWords,
} from '#core/khulu/tongues/afrikaans/afrikaans-words.ts'
import { byWord } from '#core/khulu/words/by-word.ts'

/** An Afrikaans text in English words, in the order of English, with the words that aren't known. */
export type AfrikaansRead = { english: string; unknown: readonly string[]; known: number }

/** A word, what it means, whether it tells of what was done, and its English where it has one. */
type Token = { word: string; meaning: AfrikaansWord | undefined; done: boolean; english: string; isNumber: boolean }

/** Whether a token is one of some words, parted by blanks. */
const isOne = (token: Token | undefined, words: string): boolean => ` ${words} `.includes(` ${token?.word ?? '-'} `)

const isKind = (token: Token | undefined, kinds: RegExp): boolean => kinds.test(token?.meaning?.kind ?? '')

const isVerb = (token: Token | undefined): boolean => isKind(token, /verb/)

const isThing = (token: Token | undefined): boolean => isKind(token, /noun|plural/)

const isNounLike = (token: Token | undefined): boolean =>
  isKind(token, /noun|plural|quality/) || token?.isNumber === true

const PARTICLES = 'vol|toe|oop|op|af|aan|uit|in|neer|terug|saam|weg|skoon|vas|asem'

/** `geëet`, `gesien`, `oopgemaak`: a verb that is done. */
function readDone(word: string, words: AfrikaansWords): AfrikaansWord | undefined {
  const [, particle = '', verb = ''] = new RegExp(`^(${PARTICLES})?ge(.+)$`).exec(word) ?? []
  return verbOf(particle + verb.replace(/^ë/, 'e'), words) ?? verbOf(particle + verb, words)
}

/** `hondjie`, `boompie`, `kindjies`: what is small, as what it is. */
function readSmall(word: string, { toEnglish }: AfrikaansWords): AfrikaansWord | undefined {
  const [, stem = '', several = ''] = /^(.{2,}?)(?:etjie|tjie|pie|kie|jie|ie)(s?)$/.exec(word) ?? []
  const thing = [stem, `${stem}t`, stem.slice(0, -1)]
    .map((one) => toEnglish.get(one))
    .find((one) => one?.kind === 'noun')
  return thing && several !== '' ? { ...thing, kind: 'plural' } : thing
}

/** `maak die deur toe`, `haal diep asem`: a verb whose other part stands at the end is one word. */
function joinVerb(parts: string[], words: AfrikaansWords): string[] {
  const end = parts.findLastIndex((part) => !/^(?:nie|asseblief|nou|vandag|môre)$/.test(part))
  const last = parts[end] ?? ''
  const at = PARTICLES.split('|').includes(last)
    ? parts.findIndex((part, index) => index < end && verbOf(last + part, words) !== undefined)
    : -1
  return at < 0 ? parts : parts.flatMap((part, index) => (index === end ? [] : index === at ? [last + part] : [part]))
}

/** What English says in other words, and as it is written here. */
const SAID = `
moenie>moet nie;hou (nie )?van>hou $1;daarvan(?= om)>;leer(?= (?:my|jou|hom|haar|ons|hulle|julle|die kind\\p{L}*) )>leeraan;nodig het>benodig;het (nie )?(.+?) nodig>benodig $1$2;was(?= (?:(?:my|jou|sy|haar|ons|julle|hulle|die) )?(?:hande|gesig|hare|voete|klere|skottelgoed|kar)(?!\\p{L}))>afwas;hoe laat(?= (?:begin|kom|ry|gaan|maak|sluit|vertrek|eindig))>wanneer;om (\\p{L}+|\\d+) ?uur>omuur $1 uurtyd;laat ons|kom ons>laatons;by die huis>tuis;(?<!se )huis toe>huistoe;vandag is dit>vandag is;het (jou|julle|hom|haar|hulle|my) lief>liefhet $1;is lief vir>liefhet;baie dankie>baiedankie;elke dag>elkedag;(?:hoeveel|wat) kos>hoeveelkos;kom (nie )?van(?! my)>kom $1uit;nie meer>nie nimmer;(?:'n )?(?:bietjie )?(stadig|vinnig)er>$1;nog nie>nogniet nie;gaan(?= (?:sit|slaap|lê|haal|staan)$)>;(môre) ?(oggend|aand)>$1$2;(?<=\\p{L} )nog 'n>'n ander;(na|voor) (?:die )?ete>$1ete;kos (ge)?maak>$1kook;maak (nie )?kos>kook $1;twee keer (?:per|'n) dag>tweekeer;keer (?:per|'n) dag>keerperdag;niks(?=.* nie$)>iets;is (nie )?van hier>kom $1uit hier;(?:die )?(water|krag|elektrisiteit) is af>daar is nie $1;(?:die )?(water|krag|elektrisiteit) af is>daar is nie $1
`
  .trim()
  .split(/;\n?/)
  .map((entry): [RegExp, string] => {
    const [from = '', to = ''] = entry.split(/>(?=[^>]*$)/)
    return [new RegExp(`(?<!\\p{L})(?:${from})(?!\\p{L})`, 'gu'), to]
  })

const FIXED: Readonly<Record<string, string>> = byWord({
  elkedag: 'every day',
  baiedankie: 'thank you very much',
  omuur: 'at',
  uurtyd: "o'clock",
  hoeveelkos: 'how much is',
  laatons: 'let us',
  omte: 'to',
  tuis: 'at home',
  huistoe: 'home',
  nogniet: 'yet',
  na: 'to',
  toe: 'then',
  om: 'to',
  te: 'too',
  môreoggend: 'tomorrow morning',
  môreaand: 'tomorrow evening',
  netnou: 'later',
  keerperdag: 'times a day',
  tweekeer: 'twice a day',
  naete: 'after food',
  voorete: 'before food',
  verlede: 'last',
  dan: '',
  nimmer: 'anymore',
  hê: 'have',
  lief: 'dear',
})

const tokenOf = (word: string): Token => ({ word, meaning: undefined, done: false, english: word, isNumber: false })

const OMTE = tokenOf('omte')

function tokenize(text: string, words: AfrikaansWords): Token[] {
  const plain = SAID.reduce(
    (written, [from, to]) => written.replaceAll(from, to),
    text
      .replaceAll(/[^\p{L}\p{N}'\s-]/gu, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  ).trim()
  const parts = joinVerb(plain.split(/\s+/), words)
  return withInfinitive(
    withPlaces(
      parts.flatMap((word, at): Token[] => {
        const known = words.toEnglish.get(word)
        const before = parts[at - 1] ?? ''
        // Het begin, het verstaan: these have no ge-.
        const done = known
          ? known.kind === 'verb' && at > 0 && parts.includes('het') && /^(?:be|ver|ont|her|ge)/.test(word)
            ? known
            : undefined
          : readDone(word, words)
        // By die werk, na skool: after these stands a thing.
        const meaning =
          known?.kind === 'verb' && /^(?:die|'n|na|by)$/.test(before)
            ? { ...known, kind: 'noun' as const }
            : (known ?? done ?? readSmall(word, words) ?? verbOf(word, words))
        // Kom kuier: one comes to do it.
        return [
          ...(/^(?:kom|leer)$/.test(before) && meaning?.kind === 'verb' ? [OMTE] : []),
          {
            word,
            meaning,
            done: done !== undefined,
            english:
              (meaning?.kind === 'plural' ? words.pluralOfEnglish(meaning.english) : null) ??
              meaning?.english ??
              words.numbers.get(word) ??
              word,
            isNumber: words.numbers.has(word) || /^\d+$/.test(word),
          },
        ]
      }),
    ),
    words,
  )
}

const ARTICLE = "die my jou ons 'n hierdie daardie sy haar hulle julle geen al se"

/** Ek gaan Sondag kerk toe: to church. */
function withPlaces(tokens: Token[]): Token[] {
  const at = tokens.findIndex(({ word }, index) => word === 'toe' && index > 0)
  let start = at - 1
  while (
    start > 0 &&
    (isOne(tokens[start - 1], ARTICLE) || isKind(tokens[start - 1], /quality/) || tokens[start]?.word === 'se')
  )
    start--
  const place = tokens
    .slice(start, at)
    .map((token): Token =>
      token.meaning
        ? { ...token, meaning: { ...token.meaning, kind: token.meaning.kind === 'verb' ? 'noun' : token.meaning.kind } }
        : token,
    )
  return at < 0 ? tokens : [...tokens.slice(0, start), tokenOf('na'), ...place, ...tokens.slice(at + 1)]
}

/** Bang om huis toe te gaan: to go home. */
function withInfinitive(given: Token[], words: AfrikaansWords): Token[] {
  const te = given.findIndex(
    ({ word }, at) =>
      word === 'te' &&
      (isVerb(given[at + 1]) || (!isKind(given[at + 1], /quality/) && verbOf(given[at + 1]?.word ?? '', words))),
  )
  const verb = te < 0 || isVerb(given[te + 1]) ? undefined : verbOf(given[te + 1]?.word ?? '', words)
  // Te wys: what is a thing elsewhere is done.
  const tokens = verb
    ? given.with(te + 1, { ...tokenOf(given[te + 1]?.word ?? ''), meaning: verb, english: verb.english })
    : given
  const om = tokens.findLastIndex(({ word }, at) => at < te && word === 'om')
  return om < 0
    ? tokens
    : [
        ...tokens.slice(0, om),
        OMTE,
        ...tokens.slice(te + 1, te + 2),
        ...tokens.slice(om + 1, te),
        ...tokens.slice(te + 2),
      ]
}

/** The words that are one thing before a noun, another after a verb, and for some a third before one. */
const PRONOUNS: Readonly<Record<string, readonly string[]>> = byWord({
  my: ['my', 'me'],
  jou: ['your', 'you'],
  ons: ['our', 'us', 'we'],
  hulle: ['their', 'them', 'they'],
  julle: ['yourall', 'you all'],
  sy: ['his', 'she'],
  haar: ['her', 'her'],
  hom: ['him', 'him'],
})

const HELPERS: Readonly<Record<string, string>> = byWord({
  sal: 'will',
  kan: 'can',
  moet: 'must',
  mag: 'can',
  gaan: 'will',
  wil: 'want to',
})

/** Each word in English, in its own place; verbs in their base. */
const inEnglish = (tokens: readonly Token[], isSubject = false): string[] =>
  tokens.map(({ word, english }, at) => {
    const next = tokens[at + 1]
    // Sy honger is … is no thing of his.
    const owns = isNounLike(next) && (!isKind(next, /quality/) || isNounLike(tokens[at + 2]))
    const pronoun = PRONOUNS[word]
    if (pronoun) return (owns ? pronoun[0] : isSubject ? pronoun[2] : undefined) ?? pronoun[1] ?? ''
    if (word === 'baie' && owns && !isKind(next, /quality/)) return 'many'
    return FIXED[word] ?? english
  })

const isNot = (token: Token): boolean => isOne(token, 'nie geen')

const isPronoun = (token: Token | undefined): boolean => isOne(token, 'ek jy u hy sy ons julle hulle dit')

/** How many words of a subject begin here: a pronoun, or an article or owner with a noun. */
function subjectOf(tokens: readonly Token[], at: number): number {
  if (isPronoun(tokens[at]) && !(isOne(tokens[at], 'sy ons hulle julle') && isThing(tokens[at + 1]))) return 1
  for (let length = 1; length <= 4; length++) {
    const token = tokens[at + length - 1]
    if (isThing(token))
      return tokens[at + length]?.word === 'se' ? length + 1 + subjectOf(tokens, at + length + 1) : length
    if (!isKind(token, /quality/) && !isOne(token, ARTICLE)) return 0
  }
  return 0
}

const isTime = (token: Token | undefined): boolean =>
  isOne(
    token,
    'môre gister vandag nou vanaand vanmiddag vanoggend oormôre eergister elkedag nogniet nimmer dan vroeg omuur uurtyd môreoggend môreaand gisteraand netnou soms altyd dikwels soggens saans maandag dinsdag woensdag donderdag vrydag saterdag sondag',
  )

/** Whether a word says when, or belongs to what does: op Sondag, om sewe uur. */
const isTimed = (token: Token, at: number, all: readonly Token[]): boolean =>
  isTime(token) || all[at - 1]?.word === 'omuur' || (token.word === 'op' && isTime(all[at + 1]))

const isBeing = (token: Token | undefined): boolean => isOne(token, 'is was het')

const isHelping = (token: Token | undefined): boolean => (token?.word ?? '') in HELPERS

const isFinite = (token: Token | undefined, at = 0, all: readonly Token[] = []): boolean =>
  isHelping(token) ||
  isBeing(token) ||
  (isVerb(token) && all[at - 1] !== OMTE && !(token?.done === true && token.word.includes('ge')))

/** How many words ask at the beginning: waar, hoeveel kinders, hoe lank. */
function askingOf([first, second]: readonly Token[]): number {
  if (isOne(first, 'hoeveel watter watse')) return isThing(second) ? 2 : 1
  return isOne(first, 'wat waar waarheen wanneer wie hoekom waarom hoe')
    ? first?.word === 'hoe' && (isKind(second, /quality/) || second?.word === 'laat')
      ? 2
      : 1
    : 0
}

/** `dat ek nie my sleutels kan kry nie`, `waar hy bly`: in the order of a sentence or a question by itself. */
function inOrder(tokens: readonly Token[]): readonly Token[] {
  const link = isOne(tokens[0], 'dat of') ? 1 : 0
  const start = link || askingOf(tokens)
  const at = start + (start === 0 ? 0 : subjectOf(tokens, start))
  const helper = tokens.findIndex((token, index) => index >= at && (isHelping(token) || isBeing(token)))
  const verb =
    helper >= 0
      ? helper
      : tokens.findIndex((token, index) => index >= at && isVerb(token) && tokens[index - 1] !== OMTE)
  const isThat = tokens[0]?.word === 'dat'
  if (at === start || verb < 0) return isThat ? tokens.slice(1) : tokens
  const subject = tokens.slice(start, at)
  return [
    ...(isThat ? subject : tokens.slice(link, start)),
    ...tokens.slice(verb, verb + 1),
    ...(isThat ? [] : subject),
    ...tokens.slice(at, verb),
    ...tokens.slice(verb + 1),
  ]
}

/** Who may be asked about with the verb first: persons, animals, and what moves. */
const ASKED_OF =
  /(?:mother|father|brother|sister|child|children|boy|girl|baby|m[ae]n|teacher|friend|people|person|dog|taxi|bus|train)s?$/

const WHOM: Readonly<Record<string, string>> = byWord({
  my: 'me',
  jou: 'you',
  hom: 'him',
  haar: 'her',
  ons: 'us',
  julle: 'you all',
  hulle: 'them',
})

/** What is said of the verb, in English order: who is given or told something first, without for; home first. */
function wordsAfter(tokens: readonly Token[], verb: string): string[] {
  const link = /^(?:buy|make|cook|work|do|pay|pray)$/.test(verb) ? -1 : tokens.findIndex(({ word }) => word === 'vir')
  const others = tokens.filter((_token, index) => index !== link)
  const at = Math.max(link, 0)
  const whom = link >= 0 || /^(?:give|tell|show|bring|send)$/.test(verb) ? WHOM[others[at]?.word ?? ''] : undefined
  const owns =
    isNounLike(others[at + 1]) &&
    (link > 0 ||
      isOne(others[at], 'jou hom haar julle hulle') ||
      (others[at + 2] !== undefined && others[at + 2]?.word !== 'en'))
  // Gee die boek vir die kind: who is given it first.
  const given =
    link > 0 && (whom === undefined || owns) && /^(?:give|show|bring|send)$/.test(verb)
      ? [...others.slice(link), ...others.slice(0, link)]
      : others
  const after =
    whom === undefined || owns ? inEnglish(given) : [whom, ...inEnglish(others.filter((_token, index) => index !== at))]
  return after.includes('home') ? ['home', ...after.filter((word) => word !== 'home')] : after
}

/** What isiXhosa says as a state, when somebody does it now. */
const POSTURES: Readonly<Record<string, string>> = byWord({ sleep: 'sleeping', sit: 'sitting', stand: 'standing' })

/** A clause in the words and the order of English. */
function arrange(given: readonly Token[], words: AfrikaansWords): string {
  const not = given.some(isNot) && !given.some((token) => isOne(token, 'niemand niks nooit nêrens')) ? ['not'] : []
  const timed = given.filter((token) => !isNot(token))
  const late = inEnglish(timed.filter((token, at) => isTimed(token, at, timed) && token.word !== 'op')).flatMap(
    (word) => (/^(?!to|yester|every)\w+day$/.test(word) ? ['on', word] : [word]),
  )
  const tokens = inOrder(timed.filter((token, at) => !isTimed(token, at, timed)))
  if (tokens.length < 2) return inEnglish(timed, true).concat(not).join(' ')
  const start = askingOf(tokens)
  // Ek vee: what is a thing elsewhere is done after a pronoun.
  const found = tokens.findIndex((token, index) => index >= start && isFinite(token, index, tokens))
  const at = found < 0 && isPronoun(tokens[0]) && verbOf(tokens[1]?.word ?? '', words) ? 1 : found
  const finite = tokens[at]
  if (!finite) return [...inEnglish(timed, isPronoun(timed[0])), ...not].join(' ')
  const named = at === start ? subjectOf(tokens, at + 1) : 0
  const isPerson =
    (named === 1 && isPronoun(tokens[at + 1]) && !(finite.word === 'gee' && tokens[at + 1]?.word === 'dit')) ||
    ASKED_OF.test(inEnglish(tokens.slice(at + 1, at + 1 + named), true).at(-1) ?? '')
  // Moenie die deur oopmaak nie; wie het die brood geëet.
  const length =
    (finite.word === 'moet' && given[1] !== undefined && isNot(given[1])) ||
    (tokens[0]?.word === 'wie' && !isOne(finite, 'is was') && !isPerson)
      ? 0
      : named
  const isFronted = start === 0 && isTime(timed[0])
  const isAsked = start > 0 || (length > 0 && !isFronted)
  const subject = inEnglish(at === start ? tokens.slice(at + 1, at + 1 + length) : tokens.slice(start, at), true)
  const rest = tokens.slice(at + 1 + length)
  const put = (...parts: readonly (readonly string[])[]): string =>
    [...inEnglish(tokens.slice(0, start)), ...parts.flat(), ...late].filter((word) => word !== '').join(' ')
  const ask = (helper: string, said: readonly string[]): string =>
    put(
      ...(isAsked && length > 0
        ? [[helper === '' ? 'do' : helper], subject]
        : [subject, helper === '' && not.length > 0 ? ['do'] : [helper]]),
      not,
      said,
    )
  const done = finite.word === 'het' ? rest.findLastIndex((token) => token.done) : -1
  if (isBeing(finite) && done < 0) {
    if (finite.word === 'het') return ask('', ['have', ...inEnglish(rest)])
    const being = inEnglish([finite])
    // Die bord is gebreek: what was done to it has no word of English here.
    const what = inEnglish(rest.map((token) => (token.done ? tokenOf(token.word) : token)))
    return isAsked ? put(being, subject, not, what) : put(subject, being, not, what)
  }
  const isHelper = done >= 0 || isHelping(finite)
  const be = rest.findIndex(({ word }) => word === 'wees')
  let main =
    done >= 0 || !isHelper
      ? done
      : be >= 0
        ? be
        : rest.findLastIndex((token, index) => token.word === 'hê' || (isVerb(token) && rest[index - 1] !== OMTE))
  while (rest[main - 1]?.word === 'en' && isVerb(rest[main - 2])) main -= 2
  // Moenie rook nie: what stands last is done, though it is a thing too; ek wil huis toe: one wants to go.
  const last =
    isHelper && main < 0 && !rest.some(({ word }) => word === 'na')
      ? verbOf(rest.at(-1)?.word ?? '', words)?.english
      : undefined
  if (last !== undefined) main = rest.length - 1
  const goes = isHelper && main < 0
  const helper =
    !isHelper || (goes && finite.word === 'gaan')
      ? ''
      : done < 0
        ? (HELPERS[finite.word] ?? '')
        : rest.some(({ word }) => word === 'vroeër')
          ? 'used to'
          : 'did'
  const isWish = rest[main]?.word === 'hê' && finite.word === 'wil'
  const others = rest.filter(
    (token, index) =>
      index !== main && token.word !== 'vroeër' && !(isHelper && token.word === 'gaan' && index === main - 1),
  )
  const plain = isWish
    ? 'want'
    : goes
      ? 'go'
      : (last ??
        (isHelper
          ? main === be
            ? 'be'
            : (inEnglish(rest.slice(main, main + 1))[0] ?? '')
          : (verbOf(finite.word, words)?.english ?? '')))
  const verb = plain === 'say' && others.some(({ word }) => word === 'vir') ? 'tell' : plain
  // Ek werk nog hier: still; nog brood is more of it.
  const still = others.filter(
    ({ word }, index) =>
      word === 'nog' && helper === '' && !isWish && (verb === 'learn' || !isNounLike(others[index + 1])),
  )
  const after = wordsAfter(
    others.filter((token) => !still.includes(token)),
    verb,
  )
  // Drink die pille orders somebody; slaap die baba asks of one.
  if (at === 0 && (length === 0 || (!isFronted && !isHelper && !isPerson)))
    return put(
      not.length > 0 ? ['do', 'not'] : [],
      finite.word === 'wil' ? ['want to'] : [],
      [verb],
      length === 0 ? after : wordsAfter(tokens.slice(1), verb),
    )
  if (isWish || helper === 'want to') return ask('', [...(isWish ? [] : ['want to']), verb, ...after])
  // Die hond slaap: he is asleep now.
  const posture =
    helper + not.join('') + after.join('') + late.join('') === '' && start === 0 ? POSTURES[verb] : undefined
  return posture === undefined
    ? ask(helper, [...inEnglish(still), verb, ...after])
    : put(subject, ['is', ...inEnglish(still), posture])
}

/** A noun and what it does, `die kind wat brood eet`, as English says it; otherwise the clause. */
function readTokens(tokens: readonly Token[], words: AfrikaansWords): string {
  const at = tokens.findIndex(({ word }, index) => word === 'wat' && isThing(tokens[index - 1]))
  const found = at < 0 ? -1 : tokens.findIndex((token, index) => index > at && (isBeing(token) || isVerb(token)))
  if (found < 0) return arrange(tokens, words)
  const end = found + (tokens[found + 1]?.word === 'het' ? 2 : 1)
  const saying = (said: readonly Token[]): string =>
    arrange([tokenOf('dat'), tokenOf('hy'), ...said], words).replace(/^hy /, '')
  const rest = tokens.slice(end).filter((token, index) => index > 0 || !isNot(token))
  return `${inEnglish(tokens.slice(0, at), true).join(' ')} who ${saying(tokens.slice(at + 1, end))} ${rest.length === 0 ? '' : saying(rest)}`.trim()
}

/** One clause, or what is said as one. */
function readClause(text: string, words: AfrikaansWords): AfrikaansRead {
  const read = (english: string): AfrikaansRead => ({ english, unknown: [], known: 9 })
  const phraseOf = (said: string): string | undefined => {
    const found = words.toEnglish.get(lettersOf(said))
    return found?.kind === 'phrase' ? found.english : undefined
  }
  // Kom asseblief hier: please comes first; kan ek asseblief: what asks is polite.
  const told = text
    .replace(/(?<!\p{L})asseblief(?!\p{L})/u, '')
    .replaceAll(/ +/g, ' ')
    .trim()
  // Julle moet asseblief stadig praat: please, everyone.
  const bare = told === text ? told : told.replace(/^(?:jy|u|julle) moet (?!nie)/, '')
  const isOrder = bare !== text && bare !== '' && !/^(?:ek|ons|kan|mag|sal|wil) /.test(bare)
  const please = isOrder ? 'please ' : ''
  const all = bare !== told && told.startsWith('julle') ? ' everyone' : ''
  const phrase = phraseOf(text) ?? (isOrder ? phraseOf(bare) : undefined)
  if (phrase !== undefined) return read(phraseOf(text) ?? please + phrase + all)
  const given = tokenize(bare === '' ? text : bare, words)
  // Asseblief die vloer vee: what is asked for stands last.
  const act = isOrder && !isFinite(given[0]) ? verbOf(given.at(-1)?.word ?? '', words) : undefined
  const tokens: readonly Token[] = act
    ? [{ ...tokenOf(given.at(-1)?.word ?? ''), meaning: act, english: act.english }, ...given.slice(0, -1)]
    : given
  // Hoe oud jy is: as it is asked.
  const direct = phraseOf(
    inOrder(tokens)
      .map(({ word }) => word)
      .join(' '),
  )
  if (direct !== undefined) return read(please + direct + all)
  // Goeie nag my kind, baie dankie ouma: who is spoken to stands last.
  const parts = text.split(' ')
  const called = parts.findIndex(
    (_part, index) =>
      index > 0 &&
      parts.length === tokens.length &&
      subjectOf(tokens, index) === tokens.length - index &&
      phraseOf(parts.slice(0, index).join(' ')) !== undefined,
  )
  if (called > 0)
    return read(`${phraseOf(parts.slice(0, called).join(' ')) ?? ''}, ${inEnglish(tokens.slice(called)).join(' ')}`)
  const unknown = tokens
    .filter(({ word, meaning, isNumber }) => meaning === undefined && !(word in FIXED) && !isNumber && word !== 'geen')
    .map(({ word }) => word)
  const english =
    tokens.length === 1 ? inEnglish(tokens, true).join('').replace(/^me$/, 'my') : readTokens(tokens, words)
  return {
    english: `${please}${english}${bare !== text && !isOrder && bare !== '' ? ' please' : ''}${all}`
      .replace(/(?<=. )very$/, 'very much')
      .replace('there is not', 'there is no')
      .replace(/\bgive my (?!.* back)/, 'give me ')
      .replaceAll(/\bi is\b/g, 'i am')
      .replaceAll(/\b(we|you|they|you all) is\b/g, '$1 are')
      .replaceAll(/\bis (?=(?:we|you|they)\b)/g, 'are ')
      .replaceAll(/\b(\w+) (?=\1\b)/g, ''),
    unknown,
    known: tokens.length - unknown.length,
  }
}

const JOINING: Readonly<Record<string, string>> = byWord({
  en: ' and',
  maar: ' but',
  want: ' because',
  omdat: ' because',
  of: ' or',
  dus: ' so',
  as: ' if',
  wanneer: ' when',
  dat: ' that',
  voor: ' before',
  voordat: ' before',
  nadat: ' after',
  totdat: ' until',
})

const LINKS = new RegExp(`,? (${Object.keys(JOINING).join('|')}) |[,;.]\\s+| (?=(?:ek|jy|hy|ons|dit) )`, 'g')

/** After these the verb stands last. */
const VERB_LAST = /^(?:as|wanneer|.*dat|voor)$/

/** Reads an Afrikaans text of the controlled grammar into the English that Khulu's own reader understands. */
export function readAfrikaans(given: string, words: AfrikaansWords): AfrikaansRead {
  const text = given
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[‘’´`]/g, "'")
    .replace(/[\s?!.,]+$/, '')
    .trim()
  // Sous, sout en peper: no sentence, each is asked by itself.
  if (/^\p{L}+(?:, \p{L}+)+ en \p{L}+$/u.test(text)) return { english: text, unknown: [text], known: 0 }
  if (text === 'geen') return { english: 'no', unknown: [], known: 9 }
  const join = (front: string, one: AfrikaansRead, link: string, other: AfrikaansRead): AfrikaansRead => ({
    english: `${front}${one.english}${link} ${other.english}`,
    unknown: [...one.unknown, ...other.unknown],
    known: one.known + other.known,
  })
  const [, front = '', first = '', main = ''] = /^(as|wanneer) (.+?), (.+)$/.exec(text) ?? []
  if (front !== '')
    return join(
      `${JOINING[front] ?? ''} `.trimStart(),
      readClause(`dat ${first}`, words),
      '',
      readClause(`dan ${main}`, words),
    )
  const at =
    words.toEnglish.get(lettersOf(text))?.kind === 'phrase'
      ? undefined
      : [...text.matchAll(LINKS)].find(({ 0: whole, 1: link, index }) => {
          const [before, after] = [
            tokenize(text.slice(0, index), words),
            tokenize(text.slice(index + whole.length), words),
          ]
          const length = subjectOf(after, 0)
          const isClause = length > 0 && isFinite(after[length])
          if (whole === ' ')
            return (
              isClause &&
              !(before.length < 3 && before.some(isHelping)) &&
              !isFinite(before.at(-1)) &&
              askingOf(before) === 0 &&
              !isTime(before.at(-1)) &&
              !isOne(before.at(-1), 'en maar want omdat of dus as wanneer dat wat waar hoe hoekom wie')
            )
          // Ek wil brood: what is done is still to come.
          const isWhole = before.some(
            (token, place) =>
              isFinite(token, place, before) && (!isHelping(token) || token.word === 'gaan' || before.some(isVerb)),
          )
          return link === undefined || (isWhole && (isClause || !/^(?:en|of|voor)$/.test(link)))
        })
  if (!at) return readClause(text, words)
  const [before, after] = [text.slice(0, at.index), text.slice(at.index + at[0].length)]
  const link = at[1] ?? (/(?<!\p{L})(?:ge)?(?:sê|vertel|dink|weet|hoop|glo)(?!\p{L})/u.test(before) ? 'dat' : '')
  return join(
    '',
    readClause(before, words),
    JOINING[link] ?? ',',
    VERB_LAST.test(at[1] ?? '') ? readClause(`dat ${after}`, words) : readAfrikaans(after, words),
  )
}
