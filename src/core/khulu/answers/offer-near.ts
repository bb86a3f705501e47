import { measureEdits } from '#core/answers/measure-edits.ts'
import { say, type AnswerBlock, type KhuluAnswer, type Saying } from '#core/khulu/khulu-answer.ts'
import type { KhuluWorld } from '#core/khulu/khulu-world.ts'

const MOST_OFFERS = 2

/** Words that differ by a letter or two, the nearest first. */
function findNear(word: string, words: Iterable<string>, most: number, far = word.length > 6 ? 2 : 1): string[] {
  const near: [string, number][] = []
  for (const candidate of words) {
    if (
      Math.abs(candidate.length - word.length) > far ||
      candidate[0] !== word[0] ||
      candidate === word ||
      candidate === `${word}s`
    )
      continue
    const edits = measureEdits(word, candidate)
    if (edits <= far) near.push([candidate, edits])
  }
  return near
    .toSorted(([, one], [, other]) => one - other)
    .slice(0, most)
    .map(([candidate]) => candidate)
}

/** Tells whether a word by itself has an answer: in the form of a dictionary, and no article. */
const isAskable = (word: string, world: KhuluWorld): boolean =>
  !/^(?:the|an?|die|is|am|are|did|does|has|had)$/.test(word) &&
  (world.english.get(word)?.some(({ form }) => ['singular', 'base', 'plain', 'state'].includes(form)) ?? false)

/** Finds English words near an unknown one. */
export const findNearEnglish = (word: string, world: KhuluWorld, most = MOST_OFFERS, far?: number): string[] =>
  word.length < 3
    ? []
    : findNear(word.toLowerCase(), world.english.keys(), most * 4, far)
        .filter((near) => isAskable(near, world))
        .slice(0, most)

/** Finds the Afrikaans word nearest to an unknown one, as Khulu can say it. */
export const findNearAfrikaans = (word: string, { afrikaans, english }: KhuluWorld): string | undefined =>
  findNear(
    word.toLowerCase(),
    [...afrikaans.toEnglish].flatMap(([near, { english: meaning }]) =>
      near.length > 3 && near[0] === word[0]?.toLowerCase() && english.has(meaning) ? [near] : [],
    ),
    1,
  )[0]

/** Finds words of the learning language near an unknown one, in their dictionary form. */
export const findNearOwn = (word: string, world: KhuluWorld, most = MOST_OFFERS): string[] =>
  word.length < 3
    ? []
    : findNear(word.toLowerCase(), world.engine.lexicon.words.keys(), most).map((plain) => {
        const root = world.engine.lexicon.words.get(plain)?.[0]
        return (
          [root?.lemma, root?.plural, root?.locative].find(
            (form) => form?.toLowerCase().replaceAll('-', '') === plain,
          ) ?? plain
        )
      })

/** Questions that Khulu can always answer; they are offered when it can't answer another. */
export const ALWAYS: readonly Saying[] = [
  say('khulu.ask.greet'),
  say('khulu.ask.mean', { word: 'enkosi' }),
  say('khulu.ask.count'),
]

/** Makes a block with two questions to tap: the given ones first, then ones that can always be answered. */
export const offerQuestions = (near: readonly Saying[]): Extract<AnswerBlock, { kind: 'ask' }> => ({
  kind: 'ask',
  questions: [...near, ...ALWAYS].slice(0, MOST_OFFERS),
})

/** Answers that something isn't known, and offers two near questions that are. */
export const answerUnknown = (
  first: readonly Saying[],
  near: readonly Saying[],
  blocks: readonly AnswerBlock[] = [],
): KhuluAnswer => ({
  says: first,
  blocks: [...blocks, { ...offerQuestions(near), head: say('khulu.unknown.offer') }],
  sources: [{ kind: 'rule', rule: 'khulu.rule.unknown' }],
  known: false,
})

/** Builds the question of how to say something. */
export const askSay = (phrase: string): Saying => say('khulu.ask.say', {}, { phrase })

/** Builds the question for a word's meaning. */
export const askMean = (word: string): Saying => say('khulu.ask.mean', { word })

/** Answers for a word that neither lexicon nor content has, with near words of both languages. */
export function answerUnknownWord(word: string, world: KhuluWorld): KhuluAnswer {
  const own = findNearOwn(word, world)
  const english = findNearEnglish(word, world)
  return answerUnknown(
    [say('khulu.unknown.word', {}, { phrase: word })],
    [...own.slice(0, english.length > 0 ? 1 : 2).map(askMean), ...english.map(askSay)],
  )
}
