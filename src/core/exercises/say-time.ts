import type { Candidate, DraftMaker } from '#core/exercises/draft.ts'
import { rootsOfNumber, rootsOfText } from '#core/exercises/roots-of-text.ts'
import type { GrammarSkill } from '#core/exercises/grammar-skills.ts'
import type { SeededRandom } from '#core/exercises/seeded-random.ts'
import { clockWords } from '#core/grammar/clock-words.ts'

type ClockTime = { hour: number; minute: number }

const HOURS = ['twelve', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven']
const MINUTES: Readonly<Record<number, string>> = {
  5: 'five',
  10: 'ten',
  15: 'quarter',
  20: 'twenty',
  25: 'twenty-five',
  30: 'half',
}

/** Writes a time in English: `half past three`, `quarter to four`, `three o’clock`. */
function englishTime({ hour, minute }: ClockTime): string {
  if (minute === 0) return `${HOURS[hour % 12] ?? ''} o’clock`
  return minute <= 30
    ? `${MINUTES[minute] ?? ''} past ${HOURS[hour % 12] ?? ''}`
    : `${MINUTES[60 - minute] ?? ''} to ${HOURS[(hour + 1) % 12] ?? ''}`
}

const skillOf = ({ minute }: ClockTime): GrammarSkill =>
  minute === 0 ? 'time.hour' : minute === 30 ? 'time.half' : minute % 15 === 0 ? 'time.quarter' : 'time.minutes'

/** Returns the hour that is named: from the half hour on it is the next one. */
const hourSaid = ({ hour, minute }: ClockTime): number => (minute <= 30 ? hour : (hour % 12) + 1)

/** Times that are heard as another: the hour before or after, past for to, the half for the quarter. */
function mistakenTimes({ hour, minute }: ClockTime, random: SeededRandom): ClockTime[] {
  const otherHour = (by: number): number => ((hour + by + 11) % 12) + 1
  const sameHour = minute === 0 ? [30, 15] : [60 - minute, 0, 30, 15]
  const times = [
    { hour: otherHour(1), minute },
    { hour: otherHour(-1), minute },
    ...sameHour.map((other) => ({ hour, minute: other })),
  ]
  return random.shuffle(times.filter((time) => time.minute !== minute || time.hour !== hour))
}

const MINUTES_OF_LEVEL = { A1: [0, 0, 30, 15, 45], A2: [5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55] } as const

/** Makes an exercise that asks for the time on a clock. */
export const makeSayTime: DraftMaker = (random, bank, level) => {
  const time: ClockTime = { hour: random.whole(1, 12), minute: random.pick<number>(MINUTES_OF_LEVEL[level]) }
  const [target = '', ...also] = clockWords(time.hour, time.minute)
  const figures = `${time.hour}:${String(time.minute).padStart(2, '0')}`
  const candidates = mistakenTimes(time, random).map((other): Candidate => {
    const [text = ''] = clockWords(other.hour, other.minute)
    return { text, answer: text, errorClasses: ['other-word'], reason: 'otherTime' }
  })
  return {
    prompt: { instruction: 'sayTime', words: { time: figures }, parts: [{ part: 'figures', text: figures }] },
    answerLanguage: 'target',
    target,
    also,
    english: englishTime(time),
    candidates,
    rightText: target,
    roots: [...new Set([...rootsOfText(target, bank.engine), ...rootsOfNumber(hourSaid(time), bank.engine)])],
    skills: [skillOf(time)],
  }
}
