import { answerCorrection } from '#core/khulu/explaining/answer-correction.ts'
import { findNoun, matchEnglish } from '#core/khulu/answers/find-word.ts'
import { compareSounds } from '#core/khulu/explaining/answer-pronunciation.ts'
import { findItemByTarget } from '#core/khulu/answers/find-phrase.ts'
import { answerUnknown, answerUnknownWord, askMean } from '#core/khulu/answers/offer-near.ts'
import {
  distinctSources,
  itemSource,
  lexiconSource,
  practiseBlock,
  ruleSource,
} from '#core/khulu/answers/word-blocks.ts'
import { say, type AnswerCell, type KhuluAnswer, type Saying } from '#core/khulu/khulu-answer.ts'
import { tellMeaning } from '#core/khulu/reading/tell-meaning.ts'
import type { KhuluWorld } from '#core/khulu/khulu-world.ts'
import { wordsOfText } from '#core/khulu/make-khulu-world.ts'
import { plainWord, type LexiconRoot } from '#core/grammar/word-lexicon.ts'
import { englishOfRole } from '#core/khulu/reading/english-of-role.ts'
import { listRoles } from '#core/khulu/reading/list-roles.ts'
import { readMeaning } from '#core/khulu/reading/english-of-sentence.ts'
import type { ReadWordMeaning } from '#core/khulu/reading/word-role.ts'
import { ruleOfPiece } from '#core/khulu/answers/rule-of-piece.ts'
import { readVerbSense } from '#core/khulu/reading/english-of-verb.ts'

type Side = { text: string; english: string; role: ReadWordMeaning['role'] | undefined; root: LexiconRoot | undefined }

/** Reads one of the two: a word of the learning language, or the word for what is asked in English. */
function readSide(phrase: string, world: KhuluWorld, isVerb = false): Side | null {
  // Beside a verb, bona is see before it is they.
  const doing = isVerb ? listRoles(phrase, world.engine, world.closed).find(({ kind }) => kind === 'verb') : undefined
  if (doing?.kind === 'verb') return { text: phrase, english: englishOfRole(doing), role: doing, root: doing.root }
  const item = findItemByTarget(phrase, world)
  if (item && (item.section === 'phrases' || item.category === 'basic-greetings'))
    return { text: item.target, english: item.english, role: undefined, root: undefined }
  const read = readMeaning(wordsOfText(phrase), world.engine, world.closed)
  if (read.english !== '') {
    const role = read.words[0]?.role
    const root = role && 'root' in role ? role.root : undefined
    const english =
      root &&
      read.words.length === 1 &&
      (role?.kind === 'whole' ||
        (role?.kind === 'noun' && (role.link === 'none' || role.link === 'of' || role.link === 'with') && !role.plural))
        ? root.senses.join('; ')
        : read.english
    // Komntu, nobuntu: what is asked about is the noun in it.
    const isCalled = role?.kind === 'noun' && role.link === 'none' && !/^[aeiou]/.test(phrase)
    const isShort =
      role?.kind === 'noun' &&
      role.link !== 'place' &&
      !isCalled &&
      read.words.length === 1 &&
      (role.link === 'of' || role.link === 'with' || !world.engine.lexicon.words.has(plainWord(phrase)))
    return {
      text: isShort ? (role.plural ? (role.root.plural ?? role.root.lemma) : role.root.lemma) : phrase,
      english,
      role,
      root,
    }
  }
  const [match] = matchEnglish(phrase, world)
  return match
    ? { text: match.root.lemma, english: match.root.senses.join('; '), role: undefined, root: match.root }
    : null
}

/** Explains the difference between two words, if it is grammatical. */
function explainSides(one: Side, other: Side): Saying[] {
  const sameRoot = one.root !== undefined && one.root === other.root
  if (sameRoot && one.role?.kind === 'noun' && other.role?.kind === 'noun' && one.role.plural !== other.role.plural) {
    const [single, many] = one.role.plural ? [other, one] : [one, other]
    return [say('khulu.difference.number', { word: single.text, plural: many.text })]
  }
  const called = [one, other].find(({ text }) => [one, other].some((side) => side.text.slice(1) === text))
  const whole = called === one ? other : one
  if (called && whole.role?.kind === 'noun')
    return [say('khulu.difference.calling', { word: whole.text, called: called.text })]
  const places = [one, other].filter(({ role }) => role?.kind === 'noun' && role.link === 'place')
  const [name] = [one, other].filter(({ role }) => role?.kind === 'noun' && role.link === 'none')
  if (sameRoot && places[0] && name)
    return [say('khulu.difference.place', { word: name.text, place: places[0].text }), say('khulu.rule.place')]
  if (one.role?.kind !== 'verb' || other.role?.kind !== 'verb' || !sameRoot) return []
  const [first, second] = [readVerbSense(one.role.morphemes), readVerbSense(other.role.morphemes)]
  if (first.negative !== second.negative)
    return [say('khulu.difference.negative', { word: first.negative ? one.text : other.text })]
  if (first.tense !== second.tense) return [say('khulu.difference.tense')]
  if (first.subject !== second.subject) return [say('khulu.difference.who')]
  const isLong = (side: Side): boolean => side.role?.morphemes.some(([, tag]) => tag === 'Pres') ?? false
  return isLong(one) === isLong(other) ? [] : [say('khulu.difference.long')]
}

/** Chooses the right form of two, with a reason: izinja zam or izinja wam. Null if both may be right. */
export function chooseRight(one: string, other: string, world: KhuluWorld): KhuluAnswer | null {
  const looked = [one, other].map((form) => answerCorrection(form, world))
  const wrong = looked.filter(({ known, says }) => known && says[0]?.text === 'khulu.correct.better')
  return wrong.length > 0 && looked.every(({ known }) => known) ? (wrong[0] ?? null) : null
}

/** Answers with two words beside each other and their difference. */
export function answerDifference(one: string, other: string, world: KhuluWorld): KhuluAnswer {
  const letters = wordsOfText(`${one} ${other}`).filter(
    (word) => !/^(?:the|die|letters?|clicks?|sounds?|klik\w*|klanke?|unobumba|u|and|en|of|or)$/.test(word),
  )
  const sounds = compareSounds(letters, world)
  if (sounds)
    return {
      says: sounds,
      blocks: [practiseBlock('/tools/sounds')],
      sources: [ruleSource('khulu.rule.pronunciation')],
      known: true,
    }
  const pieces = [one, other].flatMap((side) => ruleOfPiece(side) ?? [])
  if (
    pieces.length === 2 ||
    (pieces.length === 1 && [one, other].some((side) => /^(?:mna|wena|yena|thina|nina|bona)$/.test(side)))
  )
    return {
      says: [...new Set(pieces)].map((rule) => say(rule)),
      blocks: [practiseBlock('/grammar')],
      sources: [...new Set(pieces)].map(ruleSource),
      known: true,
    }
  const corrected = / /.test(one) || / /.test(other) ? chooseRight(one, other, world) : null
  if (corrected) return corrected
  const read = [readSide(one, world), readSide(other, world)]
  const isVerb = read.some((side) => side?.role?.kind === 'verb')
  const sides = [one, other].map((side, at) =>
    isVerb && read[at]?.role?.kind === 'closed' ? readSide(side, world, true) : (read[at] ?? null),
  )
  const missing = sides[0] === null ? one : sides[1] === null ? other : null
  if (missing !== null) {
    const known = sides[0] ?? sides[1] ?? null
    const unknown = answerUnknownWord(missing, world)
    return known
      ? {
          ...answerUnknown(
            [
              say('khulu.unknown.word', {}, { phrase: missing }),
              say('khulu.mean.word', { word: known.text }, { meaning: known.english }),
            ],
            [askMean(known.text)],
          ),
        }
      : unknown
  }
  // Mntu beside another noun is umntu; beside umntu it is how one calls somebody.
  const entire = (side: Side, beside: Side): Side =>
    side.role?.kind === 'noun' && side.role.link === 'none' && side.root !== beside.root && !/^[aeiou]/i.test(side.text)
      ? { ...side, text: side.role.plural ? (side.role.root.plural ?? side.text) : side.role.root.lemma }
      : side
  const [left, right] = sides as unknown as readonly [Side, Side]
  // Hamba and hambani: the one is said to one.
  const alone = (side: Side, beside: Side): Side =>
    plainWord(beside.text) === `${plainWord(side.text.replace('!', ''))}ni` && beside.english.includes('several people')
      ? { ...side, english: beside.english.replace('several people', 'one person') }
      : side
  const [first, second] = [alone(entire(left, right), right), alone(entire(right, left), left)]
  const classOf = ({ text, role }: Side): AnswerCell => {
    const noun =
      role?.kind === 'noun'
        ? role.nounClass
        : findItemByTarget(text, world)?.category === 'basic-greetings'
          ? undefined
          : findNoun(text, world)?.root.nounClass
    return noun === undefined ? { plain: '' } : { saying: say('khulu.class.short', {}, { nounClass: noun }) }
  }
  const rows = [first, second].map((side): AnswerCell[] => [
    { word: side.text },
    { plain: tellMeaning(side.english, world) },
    classOf(side),
  ])
  return {
    says: [
      say(
        'khulu.difference.is',
        { one: first.text, other: second.text },
        { first: tellMeaning(first.english, world), second: tellMeaning(second.english, world) },
      ),
      ...explainSides(first, second),
    ],
    blocks: [
      { kind: 'table', heads: [say('khulu.head.word'), say('khulu.head.meaning'), say('khulu.head.nounClass')], rows },
      practiseBlock('/vocabulary'),
    ],
    sources: distinctSources([
      ...[first, second].flatMap(({ root, text }) =>
        root
          ? [lexiconSource(root)]
          : [findItemByTarget(text, world)].flatMap((item) => (item ? [itemSource(item)] : [])),
      ),
      ...(explainSides(first, second).length > 0 ? [ruleSource('khulu.rule.concord')] : []),
    ]),
    known: true,
    thread: { kind: 'word', word: first.text },
  }
}
