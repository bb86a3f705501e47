import { conjugateVerb } from '#core/grammar/conjugate-verb.ts'
import type { Correction, KhuluWorld } from '#core/khulu/khulu-world.ts'
import { findDisagreement } from '#core/khulu/answers/find-disagreement.ts'
import { findNoun } from '#core/khulu/answers/find-word.ts'
import { findItemByTarget, findPhrases } from '#core/khulu/answers/find-phrase.ts'
import { correctWords } from '#core/khulu/explaining/correct-words.ts'
import { correctTime } from '#core/khulu/explaining/correct-time.ts'
import { joinParted } from '#core/khulu/explaining/correct-writing.ts'
import { answerUnknown, askMean, askSay, findNearOwn } from '#core/khulu/answers/offer-near.ts'
import { itemSource, practiseBlock, ruleSource, soundBlock } from '#core/khulu/answers/word-blocks.ts'
import { say, type KhuluAnswer } from '#core/khulu/khulu-answer.ts'
import { tellMeaning } from '#core/khulu/reading/tell-meaning.ts'
import { wordsOfText } from '#core/khulu/make-khulu-world.ts'
import { readMeaning } from '#core/khulu/reading/english-of-sentence.ts'
import type { ReadWordMeaning } from '#core/khulu/reading/word-role.ts'
import { readVerbSense } from '#core/khulu/reading/english-of-verb.ts'
import { listRoles } from '#core/khulu/reading/list-roles.ts'
import { isWhole } from '#core/khulu/reading/is-whole.ts'

/** Returns a sentence without whom it is said to, at its end: kunjani, sisi; enkosi, mhlobo wam. */
function withoutCalled(words: readonly ReadWordMeaning[]): readonly ReadWordMeaning[] {
  const at = words.findLastIndex(
    ({ role, word }, index) =>
      index > 0 &&
      role.kind === 'noun' &&
      role.link === 'none' &&
      !/^[aeiou]/.test(word) &&
      role.root.semanticClass === 'person' &&
      words[index - 1]?.role.kind !== 'closed',
  )
  return at > 0 && words.slice(at + 1).every(({ role }) => role.kind === 'owner') ? words.slice(0, at) : words
}

/** English that no sentence reads as: what is made of it isn't told. */
const UNCLEAR =
  /\byou.* you\b|(?:she|coming) it is|^(?:what this|how many (?:your|my)|with (?:me|you))|very(?= my| today|$)/i

/** Question words that stand before their noun. */
const ASKS_FIRST = /^(?:yintoni|ngubani|ngoobani|zintoni)$/

/** Tells whether words stand side by side that nothing joins: inja umntwana, phantsi itafile. */
function isLoose(words: readonly ReadWordMeaning[]): boolean {
  const isBare = (at: number): boolean =>
    words[at]?.role.kind === 'noun' && words[at].role.link === 'none' && /^[aeiou]/i.test(words[at].word)
  const isTold = words.some(
    ({ role }) =>
      role.kind === 'verb' ||
      role.kind === 'has' ||
      (role.kind === 'closed' && !['pointing', 'quantity'].includes(role.word.kind)),
  )
  return words.some(
    ({ role }, at) =>
      isBare(at) &&
      at > 0 &&
      ((!isTold && isBare(at - 1)) ||
        (words[at - 1]?.role.kind === 'whole' &&
          /^(?:phantsi|phezulu|phakathi|phambi|emva)$/.test(words[at - 1]?.word ?? '') &&
          role.kind === 'noun')),
  )
}

/** Tells whether a text passes as right: it is on a page, or each sentence is whole. */
function canPass(text: string, world: KhuluWorld): boolean {
  return (
    findItemByTarget(text, world) !== null ||
    text.split(/[.,!?;:]/).every((part) => {
      const { words, english } = readMeaning(wordsOfText(part), world.engine, world.closed)
      const called = withoutCalled(words)
      const said =
        called.length > 1 && ASKS_FIRST.test(called[0]?.word ?? '') && called[1]?.role.kind === 'closed'
          ? called.slice(1)
          : called
      return (
        said.length < 2 ||
        findItemByTarget(said.map(({ word }) => word).join(' '), world) !== null ||
        (isWhole(said) &&
          !isLoose(said) &&
          !findDisagreement(said, world) &&
          !/^(?:who|how) (?:your|his|her|my|the)/.test(english))
      )
    })
  )
}

type Looked = ReturnType<typeof correctWords>

const rightOf = (looked: Looked): string => looked.map(({ word, correction }) => correction?.right ?? word).join(' ')

/**
 * Corrects `inja zam zinkulu` → `izinja zam zinkulu`: where all that follows a noun is of several, the noun is what
 * is wrong. Null where it isn't so.
 */
function correctNumber([first = '', ...rest]: readonly string[], looked: Looked, world: KhuluWorld): Looked | null {
  const corrected = looked.filter(({ correction }) => correction).length
  // One word that is of several is that word's slip.
  const noun =
    rest.length > 1 && (corrected > 1 || (corrected === 1 && !canPass(rightOf(looked), world)))
      ? findNoun(first, world)
      : null
  const many = noun?.plural ? undefined : noun?.root.plural
  if (many === undefined) return null
  const again = correctWords([many, ...rest], world)
  if (again.some(({ correction, known }) => correction || !known) || !canPass([many, ...rest].join(' '), world))
    return null
  return [
    {
      word: first,
      known: true,
      correction: {
        right: many,
        why: say('khulu.plural.is', { word: first, plural: many }),
        rule: 'khulu.rule.plural',
      },
    },
    ...again.slice(1),
  ]
}

/**
 * Lengthens `umntwana udlala` → `umntwana uyadlala`: a verb at the end of its sentence that was corrected anyway has
 * -ya-. Null where the last word is none of that.
 */
function lengthenLast(looked: Looked, { engine, closed }: KhuluWorld): Correction | null {
  const last = looked.at(-1)
  const role = last?.correction && looked.length > 1 ? listRoles(last.correction.right, engine, closed)[0] : undefined
  if (
    role?.kind !== 'verb' ||
    role.morphemes.map(([, tag]) => tag.replace(/^SC.*/, 'SC')).join(' ') !== 'SC VRoot VerbTerm'
  )
    return null
  const { subject, tense, negative } = readVerbSense(role.morphemes)
  if (subject === null || tense !== 'present' || negative) return null
  const [right] = conjugateVerb(
    { verb: role.root.lemma, subject, tense: 'present', polarity: 'positive', mood: 'indicative', verbForm: 'long' },
    engine.grammar,
  ).forms
  return right === undefined ? null : { right, why: say('khulu.rule.present'), rule: 'khulu.rule.present' }
}

/** Checks a sentence: disagreements are corrected with their rule, and unknown words named. */
export function answerCorrection(asked: string, world: KhuluWorld): KhuluAnswer {
  const phrase = asked.replace(/[.,;!?]+ (?:is|klop|was) (?:dit|that|it|this)\b.*$/i, '')
  const item = findItemByTarget(phrase, world)
  const given = wordsOfText(phrase)
  const { words, joined } = item ? { words: given, joined: [] } : joinParted(given, world)
  const each = item ? given.map((word) => ({ word, correction: null, known: true })) : correctWords(words, world)
  const agreeing = correctNumber(words, each, world) ?? each
  const longer = lengthenLast(agreeing, world)
  const told = longer
    ? [
        ...agreeing.slice(0, -1),
        {
          word: words.at(-1) ?? '',
          known: true,
          correction: { ...longer, why: agreeing.at(-1)?.correction?.why ?? longer.why },
        },
      ]
    : agreeing
  const looked = item ? told : correctTime(told, world)
  const unknown = looked.filter(({ known }) => !known).map(({ word }) => word)
  if (words.length === 0) return answerUnknown([say('khulu.unknown.question')], [])
  if (unknown.length > 0) {
    const near = unknown.flatMap((word) => findNearOwn(word, world)).map(askMean)
    const english = findPhrases(phrase, world)
    return answerUnknown(
      [say('khulu.correct.unknown', {}, { words: unknown.join(', ') })],
      [...(english.length > 0 ? [askSay(phrase)] : []), ...near],
    )
  }
  // A word that had to be joined, and then corrected as well, is named once.
  const corrections = [
    ...joined.filter(({ right }) => !looked.some(({ word, correction }) => correction && word === right)),
    ...looked.flatMap(({ correction }) => (correction ? [correction] : [])),
    ...(longer ? [longer] : []),
  ]
  const text = corrections.length === 0 ? phrase : rightOf(looked)
  const isSure = canPass(text, world)
  // A text of more than one sentence is never called right.
  if (!isSure && corrections.every(({ why }) => why.text === 'khulu.correct.spelling'))
    return answerUnknown([say('khulu.mean.uncertain', { word: phrase }), ...corrections.map(({ why }) => why)], [])
  const same = item ?? findItemByTarget(text, world)
  const { english } = readMeaning(wordsOfText(text), world.engine, world.closed)
  const meaning = same?.english.split(':')[0] ?? (isSure && !UNCLEAR.test(english) ? english : '')
  const first =
    corrections.length === 0
      ? say('khulu.correct.right', { word: phrase })
      : say('khulu.correct.better', { word: text })
  return {
    says: [
      first,
      ...corrections.map(({ why }) => why),
      ...(meaning === ''
        ? []
        : [
            say(
              'khulu.correct.meaning',
              {},
              {
                meaning:
                  (world.prefersAfrikaans ? world.speech.tell(meaning, world) : null) ??
                  tellMeaning(world.prefersAfrikaans && isSure ? english : meaning, world),
              },
            ),
          ]),
    ],
    blocks: [...soundBlock(text, world), practiseBlock('/grammar')],
    known: true,
    thread: {
      kind: 'word',
      word: text,
      ...(corrections.length === 0
        ? {}
        : {
            why: [
              ...corrections.map(({ why }) => why),
              ...[...new Set(corrections.map(({ rule }) => rule))].map((rule) => say(rule)),
            ],
          }),
    },
    sources:
      corrections.length === 0
        ? [same ? itemSource(same) : ruleSource('khulu.rule.concord')]
        : [...new Set(corrections.map(({ rule }) => rule))].map(ruleSource),
  }
}
