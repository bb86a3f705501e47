import { readVerbSense } from '#core/khulu/reading/english-of-verb.ts'
import { measureEdits } from '#core/answers/measure-edits.ts'
import { plainWord, type LexiconRoot } from '#core/grammar/word-lexicon.ts'
import { explainingOf } from '#core/khulu/late-parts.ts'
import { withBreath } from '#core/khulu/reading/with-breath.ts'
import { findDisagreement } from '#core/khulu/answers/find-disagreement.ts'
import { findItemByTarget, isOfLexicon, meaningOfItem } from '#core/khulu/answers/find-phrase.ts'
import {
  answerUnknown,
  answerUnknownWord,
  askMean,
  askSay,
  findNearEnglish,
  findNearOwn,
} from '#core/khulu/answers/offer-near.ts'
import {
  addressOfRoot,
  distinctSources,
  itemAddress,
  itemSource,
  lexiconSource,
  morphemeBlock,
  practiseBlock,
  ruleSource,
  soundBlock,
} from '#core/khulu/answers/word-blocks.ts'
import { bareEnglish } from '#core/khulu/answers/find-word.ts'
import {
  say,
  type AnswerBlock,
  type AnswerSource,
  type KhuluAnswer,
  type KhuluText,
  type KhuluThread,
  type Saying,
} from '#core/khulu/khulu-answer.ts'
import type { Asker, KhuluWorld } from '#core/khulu/khulu-world.ts'
import { wordsOfText } from '#core/khulu/make-khulu-world.ts'
import { joinPairs } from '#core/khulu/reading/join-chunks.ts'
import { tellMeaning } from '#core/khulu/reading/tell-meaning.ts'
import { firstSense } from '#core/khulu/reading/english-of-role.ts'
import { readMeaning, type ReadMeaning } from '#core/khulu/reading/english-of-sentence.ts'
import { englishPlural } from '#core/khulu/words/english-forms.ts'
import { isWhole } from '#core/khulu/reading/is-whole.ts'
import { listRoles } from '#core/khulu/reading/list-roles.ts'
import type { WordRole } from '#core/khulu/reading/word-role.ts'
import { byWord } from '#core/khulu/words/by-word.ts'

export const rootOf = (role: WordRole): LexiconRoot | undefined =>
  'root' in role ? role.root : role.kind === 'closed' && role.word.kind === 'quality' ? role.word.root : undefined

/** All meanings of a root, in Afrikaans where that is asked in and the lexicon has them. */
const sensesOf = (root: LexiconRoot, world: KhuluWorld): string => {
  const own = world.prefersAfrikaans ? world.afrikaans.senses.get(root.id) : undefined
  return own ? own.join('; ') : root.senses.map((sense) => sense.replace(/^to /, '')).join('; ')
}

/** Returns a meaning in Afrikaans, if Khulu has the word. */
function inAfrikaans(root: LexiconRoot | undefined, asker: Asker, { afrikaans }: KhuluWorld): Saying[] {
  // The meaning is in Afrikaans already where the lexicon has it so.
  const word =
    asker.language === 'af' && root && !afrikaans.senses.has(root.id)
      ? afrikaans.fromEnglish.get(firstSense(root).toLowerCase())
      : undefined
  return word === undefined ? [] : [say('khulu.mean.afrikaans', {}, { word })]
}

function threadOf(role: WordRole | undefined, word: string, before?: WordRole): KhuluThread {
  if (role?.kind === 'noun' && role.link === 'none') return { kind: 'noun', noun: role.root.lemma }
  if (role?.kind !== 'verb') return { kind: 'word', word }
  const { subject, tense, negative } =
    before?.kind === 'closed' && before.word.kind === 'future'
      ? { subject: before.word.agreement, tense: before.word.kind, negative: before.word.negative }
      : readVerbSense(role.morphemes)
  return {
    kind: 'verb',
    verb: role.root.lemma,
    subject: subject ?? '1ps',
    tense: tense === 'future' || tense === 'past' || tense === 'long-past' ? tense : 'present',
    negative,
  }
}

/** Lists a noun's facts besides its meaning: its class, and the singular of a plural. */
function nounFacts(role: WordRole): Saying[] {
  if (role.kind !== 'noun' || role.root.nounClass === undefined) return []
  if (role.plural && role.root.plural !== undefined)
    return [say('khulu.mean.pluralOf', { word: role.root.lemma }, { nounClass: role.nounClass })]
  return [say('khulu.mean.nounClass', {}, { nounClass: role.nounClass })]
}

/** The plurals of all that a noun means: amagama are names and words. */
const severalOf = (role: WordRole, { prefersAfrikaans }: KhuluWorld): string | undefined =>
  role.kind === 'noun' && role.plural && role.link === 'none' && !prefersAfrikaans && role.root.senses.length > 1
    ? role.root.senses
        .map(
          (sense) =>
            sense
              .replaceAll(/\([^)]*\)/g, '')
              .split(',')[0]
              ?.trim() ?? '',
        )
        .map((sense) => englishPlural(sense) ?? sense)
        .join('; ')
    : undefined

/** The verb that a form is of, with all its meanings. */
const rootFacts = (role: WordRole, world: KhuluWorld): Saying[] =>
  role.kind === 'verb' || (role.kind === 'noun' && role.link !== 'none')
    ? [say('khulu.mean.root', { word: role.root.lemma }, { meaning: sensesOf(role.root, world) })]
    : []

function sourcesOf({ words }: ReadMeaning): AnswerSource[] {
  const roots = words.flatMap(({ role }) => rootOf(role) ?? [])
  const rules = words.flatMap(({ role }): AnswerSource[] =>
    role.kind === 'verb'
      ? [ruleSource('khulu.rule.concord')]
      : role.kind === 'noun' && role.link === 'place'
        ? [ruleSource('khulu.rule.place')]
        : role.kind === 'owner'
          ? [ruleSource('khulu.rule.possessive')]
          : [],
  )
  const all = distinctSources([...roots.map(lexiconSource), ...rules])
  return all.length > 0 ? all : [ruleSource('khulu.rule.attested')]
}

function answerOneWord(word: string, read: ReadMeaning, asker: Asker, world: KhuluWorld): KhuluAnswer {
  const item = findItemByTarget(word, world)
  const role = read.words[0]?.role ?? { kind: 'unknown', morphemes: [] }
  const root = rootOf(role)
  const isBare =
    role.kind === 'whole' ||
    role.kind === 'quality' ||
    (role.kind === 'noun' && role.link === 'none' && !role.plural && !role.small)
  const isPhrase =
    item !== null &&
    (item.section === 'vocabulary' || item.section === 'phrases') &&
    !(role.kind === 'noun' && role.link === 'none')
  const meaning = isPhrase
    ? meaningOfItem(item)
    : root && isBare
      ? sensesOf(root, world)
      : read.english === ''
        ? (item?.english.split(':')[0] ?? '')
        : (severalOf(role, world) ?? read.english)
  // Ukutya is to eat and food, umsebenzi work and who works.
  const others =
    root && (isBare || (role.kind === 'verb' && readVerbSense(role.morphemes).form === 'infinitive'))
      ? (world.engine.lexicon.words.get(plainWord(word)) ?? []).filter(
          (entry) => entry !== root && entry.partOfSpeech === 'noun' && plainWord(entry.lemma) === plainWord(word),
        )
      : []
  // Unjani is no njani, though it is made of it.
  const written =
    root && isBare && (role.kind === 'noun' || plainWord(root.lemma) === plainWord(word)) ? root.lemma : word
  const own = root && isBare && !isPhrase && world.prefersAfrikaans && world.afrikaans.senses.has(root.id)
  return {
    says: [
      say(
        'khulu.mean.word',
        { word: written },
        {
          meaning:
            (own ? meaning : tellMeaning(meaning, world)) +
            others.map((other) => `; ${sensesOf(other, world)}`).join(''),
        },
      ),
      ...(isPhrase && item.english.includes('?') ? [] : rootFacts(role, world)),
      ...inAfrikaans(root, asker, world),
      ...nounFacts(role),
      ...(role.kind === 'quality' ? [say('khulu.mean.agrees', {}, { nounClass: role.agreement })] : []),
    ],
    blocks: [
      ...(root && role.kind !== 'whole' && !(isPhrase && item.english.includes('?'))
        ? morphemeBlock(word, role.morphemes, root, world)
        : []),
      ...soundBlock(written, world),
      practiseBlock(item ? itemAddress(item) : root ? addressOfRoot(root) : '/vocabulary'),
    ],
    sources: [...sourcesOf(read), ...(item ? [itemSource(item)] : [])],
    known: true,
    asked: 'mean',
    thread: threadOf(role, written),
    ...(isPhrase ? { said: meaning } : role.kind === 'verb' ? { said: read.english } : {}),
  }
}

const capitalise = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

/** Tells whether a word alone means the same as in its sentence. In a greeting sobonana is one word, and no maize. */
const isMeantIn = (sentence: string, { role, english }: ReturnType<typeof joinPairs>[number]): boolean =>
  sentence === '' ||
  !/^(?:noun|verb)$/.test(rootOf(role)?.partOfSpeech ?? '') ||
  [...english.toLowerCase().matchAll(/[a-z]{3,}/g)].some(
    ([one]) => !LITTLE.has(one) && sentence.includes(one.slice(0, Math.max(3, one.length - 3))),
  )

/** Words of English that stand in any sentence. */
const LITTLE: ReadonlySet<string> = new Set([
  'the',
  'and',
  'you',
  'they',
  'she',
  'her',
  'him',
  'are',
  'was',
  'were',
  'has',
  'have',
  'not',
  'who',
  'which',
  'this',
  'that',
  'for',
  'with',
  'will',
  'several',
  'does',
  'did',
])

function meaningTable({ words }: ReadMeaning, sentence: string, world: KhuluWorld): AnswerBlock[] {
  const pairs = joinPairs(words)
  return pairs.some((one) => !isMeantIn(sentence.toLowerCase(), one))
    ? []
    : [
        {
          kind: 'table',
          heads: [say('khulu.head.word'), say('khulu.head.meaning')],
          rows: pairs.map(({ word, english }) => [
            { word },
            english === '' ? { saying: say('khulu.head.unknown') } : { plain: tellMeaning(english, world) },
          ]),
        },
      ]
}

/** Reads a text by sentences or clauses, each with its mark. Also tells whether each can be translated as a whole. */
function readText(text: string, { engine, closed }: KhuluWorld): ReadMeaning & { whole: boolean } {
  const parts = text
    .split(/(?<=[.!?;,:…])\s+|\s+[-–]\s+/)
    .map((part) => ({
      sign: /[.!?;,:]/.exec(part.at(-1) ?? '')?.[0] ?? '',
      read: readMeaning(wordsOfText(part), engine, closed),
    }))
    .filter(({ read }) => read.words.length > 0)
  const [only] = parts
  if (only && parts.length === 1) return { ...only.read, whole: isWhole(only.read.words) && !/\d/.test(text) }
  const known = parts.every(({ read }) => read.english !== '')
  const english = parts
    .map(
      ({ sign, read }, at) =>
        (at === 0 || /[.!?]/.test(parts[at - 1]?.sign ?? '') ? capitalise(read.english) : read.english).replace(
          /\?$/,
          '',
        ) + (at === parts.length - 1 && sign !== '?' ? '' : sign),
    )
    .join(' ')
  return {
    words: parts.flatMap(({ read }) => read.words),
    english: known ? english : '',
    whole: parts.every(({ read }) => isWhole(read.words)) && !/\d/.test(text),
  }
}

function answerSentence(phrase: string, read: ReadMeaning & { whole: boolean }, world: KhuluWorld): KhuluAnswer {
  const item = findItemByTarget(phrase, world)
  const unknown = read.words.filter(({ role }) => role.kind === 'unknown').map(({ word }) => word)
  const english =
    (item?.section === 'grammar' ? item.english.split(':')[0] : item ? meaningOfItem(item) : undefined) ??
    capitalise(read.english)
  const own = world.prefersAfrikaans ? world.afrikaans.senses.get(item?.id ?? '')?.[0]?.split(',')[0] : undefined
  const asked =
    item === null && read.stated !== undefined ? world.speech.tell(`${capitalise(read.stated)}?`, world) : null
  const told = own
    ? capitalise(own)
    : world.prefersAfrikaans
      ? capitalise(asked ?? world.speech.tell(english, world) ?? tellMeaning(read.english, world))
      : english
  const other =
    item === null && read.other !== undefined
      ? read.other.endsWith('?')
        ? `? ${capitalise(tellMeaning(read.other, world))}`
        : `; ${tellMeaning(read.other, world)}`
      : ''
  const at = read.words.findIndex(({ role }) => role.kind === 'verb')
  const [before, verb] = [read.words[at - 1]?.role, read.words[at]?.role]
  // Ndine izinja: what belongs together was written apart, and nothing rained.
  const isParted = read.words.some(
    ({ word, role }, place) =>
      role.kind === 'noun' &&
      role.link === 'none' &&
      /^[aeiou]/i.test(word) &&
      /^(?:be)?(?:ndi|u|si|ni|ba|i|li|zi|ku)n[ae]$/i.test(read.words[place - 1]?.word ?? ''),
  )
  const corrected =
    item === null && (isParted || findDisagreement(read.words, world))
      ? explainingOf(world).lookOver(phrase, world)
      : null
  if (corrected?.says[0]?.text === 'khulu.correct.better') return corrected
  const blocks = [
    ...(item && isOfLexicon(item) ? [] : meaningTable(read, item ? english : '', world)),
    ...soundBlock(phrase, world),
    practiseBlock(item ? itemAddress(item) : '/phrases'),
  ]
  if (english === '' && unknown.length > 0) {
    const near = unknown.flatMap((word) => findNearOwn(word, world)).map(askMean)
    return {
      ...answerUnknown(
        [say('khulu.mean.unknownWords', {}, { words: unknown.join(', ') }), say('khulu.mean.wordByWord')],
        near,
        blocks.slice(0, 1),
      ),
      sources: sourcesOf(read),
    }
  }
  if (!item && !read.whole)
    return {
      ...answerUnknown(
        [say('khulu.mean.uncertain', { word: phrase }), say('khulu.mean.wordByWord')],
        [],
        blocks.slice(0, 1),
      ),
      sources: sourcesOf(read),
    }
  return {
    says: [
      say('khulu.mean.sentence', { word: phrase }, { meaning: other === '' ? told : told.replace(/\?$/, '') + other }),
    ],
    blocks,
    sources: [...sourcesOf(read), ...(item ? [itemSource(item)] : [])],
    known: true,
    asked: 'mean',
    thread: threadOf(verb, phrase, before),
    said: english,
  }
}

/** A word that is nearly one of the lexicon. */
function answerNear(word: string, asker: Asker, world: KhuluWorld): KhuluAnswer {
  const [near] = findNearOwn(word, world, 1)
  if (near === undefined || word.length < 5) return answerUnknownWord(word, world)
  const answer = answerMeaning(near, asker, world)
  return { ...answer, says: [say('khulu.mean.near', { word: near }, { given: word }), ...answer.says] }
}

/** Greetings of isiZulu that are taken for isiXhosa. */
const ZULU: Readonly<Record<string, string>> = byWord({
  sawubona: 'molo',
  sanibonani: 'molweni',
  ngiyabonga: 'enkosi',
  siyabonga: 'enkosi',
  yebo: 'ewe',
  cha: 'hayi',
})

/** Pieces of words, with the rule that they belong to. */
const PIECES: ReadonlyMap<string, KhuluText> = new Map(
  Object.entries({
    concord: 'ndi u si ni ba zi li',
    present: 'ya ndiya',
    future: 'za',
    past: 'ile',
    negative: 'anga aka',
    nounClass: 'um aba imi ama isi izi ii ulu ubu',
    place: 'ini eni',
  }).flatMap(([rule, pieces]) => pieces.split(' ').map((piece): [string, KhuluText] => [piece, `khulu.rule.${rule}`])),
)

/** The rule that a piece of a word belongs to; undefined where it is none: ndi-, -ile. */
export const ruleOfPiece = (phrase: string): KhuluText | undefined =>
  PIECES.get(phrase.toLowerCase().trim().replaceAll('-', ''))

function answerPiece(phrase: string, asker: Asker, world: KhuluWorld): KhuluAnswer | null {
  const plain = phrase.toLowerCase().trim()
  const zulu = world.engine.grammar.code === 'zu' ? undefined : ZULU[plain]
  if (zulu !== undefined) {
    const meaning = answerMeaning(zulu, asker, world)
    return { ...meaning, says: [say('khulu.mean.zulu', { word: zulu }, { given: plain }), ...meaning.says] }
  }
  const rule = plain.length > 1 || /-/.test(plain) ? ruleOfPiece(plain) : undefined
  return rule === undefined || world.engine.lexicon.words.has(plain)
    ? null
    : {
        says: [say(rule)],
        blocks: [practiseBlock('/grammar')],
        sources: [ruleSource(rule)],
        known: true,
        asked: 'mean',
      }
}

/** Finds the greeting one letter away from a word without an entry of its own: enkozi is no eagle. */
const nearGreeting = (word: string, { items, contentWords, engine }: KhuluWorld): string | undefined =>
  word.length < 5 || contentWords.has(word) || engine.lexicon.words.has(word)
    ? undefined
    : items
        .find(
          ({ category, target }) =>
            category === 'basic-greetings' &&
            target.length > 4 &&
            measureEdits(word, target.toLowerCase().replace('?', '')) === 1,
        )
        ?.target.replace('?', '')

/** Answers with the meaning of a word or short sentence: every word in pieces, and the whole. */
export function answerMeaning(given: string, asker: Asker, world: KhuluWorld): KhuluAnswer {
  // Tata mkhulu is utatomkhulu, written apart.
  const phrase = given.replace(/\bu?tat[a']? ?o?(?=mkhulu)/i, 'utato')
  const piece = answerPiece(phrase, asker, world)
  if (piece) return piece
  const words = wordsOfText(phrase)
  const [only] = words
  if (words.length === 1 && world.closed.get(only ?? '')?.[0]?.kind === 'name')
    return answerUnknown([say('khulu.unknown.name', {}, { phrase })], [say('khulu.ask.culture', { word: 'iziduko' })])
  const read = readText(phrase, world)
  const within = { ...world, meant: new Set(read.words.flatMap(({ role }) => rootOf(role) ?? [])) }
  if (words.length === 0) return answerUnknown([say('khulu.unknown.question')], [])
  if (words.length > 1) {
    const english = bareEnglish(phrase)
    // What does the white clay mean: what is asked in English for English is meant the other way round.
    if (
      LITTLE.has(only ?? '') &&
      words.every(
        (word) =>
          LITTLE.has(word) ||
          world.english.has(word) ||
          listRoles(word, world.engine, world.closed)[0]?.kind === 'unknown',
      )
    )
      return answerUnknown([say('khulu.mean.isEnglish', {}, { word: phrase })], [askSay(phrase)])
    const allUnknown = read.words.every(({ role }) => role.kind === 'unknown')
    return allUnknown && findItemByTarget(phrase, world) === null
      ? answerUnknown([say('khulu.unknown.word', {}, { phrase })], world.english.has(english) ? [askSay(english)] : [])
      : answerSentence(phrase, read, within)
  }
  const breathed = words.map((word) => withBreath(word, world))
  if (breathed.some((word, at) => word !== words[at])) {
    const answer = answerMeaning(breathed.join(' '), asker, world)
    return {
      ...answer,
      says: [say('khulu.mean.near', { word: breathed.join(' ') }, { given: phrase }), ...answer.says],
    }
  }
  const greeting = only === undefined ? undefined : nearGreeting(only, world)
  if (greeting !== undefined) {
    const answer = answerMeaning(greeting, asker, world)
    return { ...answer, says: [say('khulu.mean.near', { word: greeting }, { given: phrase }), ...answer.says] }
  }
  const known = read.words[0]?.role.kind !== 'unknown' || findItemByTarget(phrase, world) !== null
  if (only === undefined || known) return answerOneWord(only ?? phrase, read, asker, within)
  // What is asked in English for English is meant the other way round.
  if (world.english.has(only))
    return answerUnknown(
      [say('khulu.mean.isEnglish', {}, { word: only })],
      [askSay(only), ...findNearEnglish(only, world).map(askSay)],
    )
  return answerNear(only, asker, world)
}
