import fc from 'fast-check'
import { expect, test } from 'vitest'
import { GAME } from '#core/game/game-constants.ts'
import { listedWords } from '#core/game/game-words.ts'
import {
  answerQuestion,
  clearWrongMessage,
  nextQuestion,
  resetVocabularyGame,
  startVocabularyGame,
  type PlayRules,
  type VocabularyGame,
} from '#core/game/vocabulary-game.ts'
import { NEW_SCORE } from '#core/game/score-answer.ts'

const RULES: PlayRules = { enabled: true, times: 1, streakBonus: true }
const WORDS = listedWords('af')
const START = startVocabularyGame(WORDS, NEW_SCORE, 5, 1000)
const rightOf = (game: VocabularyGame): string => game.question?.word.id ?? ''
const wrongOf = (game: VocabularyGame): string =>
  game.question?.options.find(({ id }) => id !== rightOf(game))?.id ?? ''

test('a right answer: earns points, adds to the streak, names them, then the next word [S4.13]', () => {
  const { game, outcome } = answerQuestion(START, rightOf(START), RULES, 2500)
  expect(game).toMatchObject({
    score: { points: 10, level: 1, streak: 1 },
    answered: true,
    message: { kind: 'right', earned: 10, levelUp: false },
  })
  expect(outcome).toMatchObject({ right: true, milliseconds: 1500 })
  expect(nextQuestion(START, 9, 3000)).toBe(START)
  const next = nextQuestion(game, 9, 3000)
  expect(next).toMatchObject({ answered: false, tried: [], message: null, score: game.score })
  expect(next.question?.word.id).not.toBe(rightOf(START))
  expect([GAME.rightDelay, GAME.wrongMessage]).toEqual([1200, 2000])
})

test('wrong answer: streak 0, question stays open, message disappears [S4.14]', () => {
  const begun = { ...START, score: { points: 40, level: 1, streak: 4 } }
  const { game, outcome } = answerQuestion(begun, wrongOf(begun), RULES, 1800)
  expect(game).toMatchObject({
    score: { points: 40, level: 1, streak: 0 },
    answered: false,
    message: { kind: 'wrong' },
    tried: [wrongOf(begun)],
  })
  expect(outcome?.right).toBe(false)
  expect(clearWrongMessage(game).message).toBeNull()
  expect(answerQuestion(game, rightOf(game), RULES, 1900).game.score).toEqual({ points: 50, level: 1, streak: 1 })
})

test('right answer: its message isn’t removed by the timer of a wrong one', () => {
  const { game } = answerQuestion(START, rightOf(START), RULES, 1800)
  expect(clearWrongMessage(game)).toBe(game)
})

test('answers: ignored while disabled, after the right one, or for a used option [S4.15]', () => {
  expect(answerQuestion(START, rightOf(START), { ...RULES, enabled: false }, 1)).toEqual({ game: START })
  const answered = answerQuestion(START, rightOf(START), RULES, 1).game
  expect(answerQuestion(answered, wrongOf(answered), RULES, 2)).toEqual({ game: answered })
  const tried = answerQuestion(START, wrongOf(START), RULES, 1).game
  expect(answerQuestion(tried, wrongOf(START), RULES, 2)).toEqual({ game: tried })
  expect(answerQuestion(START, 'nothing', RULES, 2)).toEqual({ game: START })
})

test('reset: score, level and streak restart [S4.15]', () => {
  const far = { ...START, score: { points: 900, level: 4, streak: 3 } }
  expect(resetVocabularyGame(far, 1, 0).score).toEqual({ points: 0, level: 1, streak: 0 })
})

test('five right answers in a row: a new level; a boost multiplies what an answer earns', () => {
  let game = START
  const earned = Array.from({ length: 5 }, (_, seed) => {
    const step = answerQuestion(game, rightOf(game), { ...RULES, times: seed === 4 ? 3 : 1 }, 0)
    game = nextQuestion(step.game, seed, 0)
    return step.game.message
  })
  expect(earned).toEqual(
    [10, 11, 12, 13, 42].map((points, index) => ({ kind: 'right', earned: points, levelUp: index === 4 })),
  )
  expect(game.score).toEqual({ points: 88, level: 2, streak: 5 })
})

test('game: no sequence of moves corrupts points, level or answer times', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          option: fc.nat({ max: 3 }),
          times: fc.constantFrom(1, 2, 3),
          wait: fc.integer({ min: -1e6, max: 1e9 }),
        }),
        { maxLength: 60 },
      ),
      (play) => {
        let game = START
        let now = 0
        play.forEach(({ option, times, wait }, seed) => {
          now += wait
          const step = answerQuestion(game, game.question?.options[option]?.id ?? '', { ...RULES, times }, now)
          expect(step.game.score.points).toBeGreaterThanOrEqual(game.score.points)
          expect(step.game.score.level).toBeGreaterThanOrEqual(game.score.level)
          if (step.outcome) expect(step.outcome.milliseconds).toBeGreaterThanOrEqual(0)
          game = nextQuestion(step.game, seed, now)
        })
      },
    ),
  )
})
