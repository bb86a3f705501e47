import { findAgeLevel } from '#core/age-levels/age-levels.ts'
import { earnBoost, NO_BOOSTS, type EarnedBoosts, type Finished, type RunningBoost } from '#core/game/boost.ts'
import { BOOST_KINDS, BOOSTS, MOST_BOOSTS } from '#core/game/game-constants.ts'
import { NEW_SCORE, type GameScore } from '#core/game/score-answer.ts'

/** A level that was reached (specification, section 3, achievement). `date`: ISO 8601 in UTC. */
export type GameAchievement = { id: `kids-game-level-${number}`; name: 'game-level'; page: 'kids-game'; date: string }

/** Settings of a grown-up: games, boosts, and the bead string with its bonus. */
export type GameSettings = { play: boolean; boosts: boolean; streaks: boolean }

/** The game progress record that is kept on the device (specification, section 3), with what a next visit needs. */
export type GameRecord = {
  totalPoints: number
  sessionPoints: number
  streak: number
  level: number
  /** ISO 8601 in UTC; empty before the first answer. */
  lastPlayTime: string
  ageGroup: string
  achievements: readonly GameAchievement[]
  boosts: EarnedBoosts
  boost: RunningBoost | null
  settings: GameSettings
}

export const NEW_RECORD: GameRecord = {
  totalPoints: 0,
  sessionPoints: 0,
  streak: 0,
  level: NEW_SCORE.level,
  lastPlayTime: '',
  ageGroup: 'children',
  achievements: [],
  boosts: NO_BOOSTS,
  boost: null,
  settings: { play: true, boosts: true, streaks: true },
}

/** A sitting is over after half a day without an answer: the next one counts its own points. */
const SITTING = 12 * 60 * 60 * 1000

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const wholeFrom = (value: unknown, least: number, most = Number.MAX_SAFE_INTEGER): number =>
  typeof value === 'number' && Number.isSafeInteger(value) ? Math.min(most, Math.max(least, value)) : least
const isTime = (value: unknown): value is string => typeof value === 'string' && !Number.isNaN(Date.parse(value))

const readAchievement = (value: unknown): GameAchievement[] => {
  const level = isRecord(value) ? /^kids-game-level-([1-9]\d{0,5})$/.exec(String(value['id']))?.[1] : undefined
  return level !== undefined && isRecord(value) && isTime(value['date'])
    ? [{ id: `kids-game-level-${Number(level)}`, name: 'game-level', page: 'kids-game', date: value['date'] }]
    : []
}

function readBoost(value: unknown, now: number): RunningBoost | null {
  const kind = isRecord(value) ? BOOST_KINDS.find((name) => name === value['kind']) : undefined
  if (kind === undefined || !isRecord(value)) return null
  const endsAt = wholeFrom(value['endsAt'], 0)
  // A clock that was set back must not make a boost longer than it is.
  return endsAt > now && endsAt - now <= BOOSTS[kind].duration ? { kind, endsAt } : null
}

function parse(stored: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(stored ?? '')
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}

/**
 * Reads what the device kept; whatever can't be read is as in a new record. After half a day a new sitting begins: its
 * points are 0, the rest stays.
 */
export function readGameRecord(stored: string | null, now: number): GameRecord {
  const kept = parse(stored)
  const settings = isRecord(kept['settings']) ? kept['settings'] : {}
  const boosts = isRecord(kept['boosts']) ? kept['boosts'] : {}
  const lastPlayTime = isTime(kept['lastPlayTime']) ? kept['lastPlayTime'] : ''
  const sameSitting = lastPlayTime !== '' && now - Date.parse(lastPlayTime) < SITTING
  const ageGroup = kept['ageGroup']
  return {
    totalPoints: wholeFrom(kept['totalPoints'], 0),
    sessionPoints: sameSitting ? wholeFrom(kept['sessionPoints'], 0) : 0,
    streak: wholeFrom(kept['streak'], 0),
    level: wholeFrom(kept['level'], NEW_SCORE.level),
    lastPlayTime,
    ageGroup: typeof ageGroup === 'string' && findAgeLevel(ageGroup) ? ageGroup : NEW_RECORD.ageGroup,
    achievements: Array.isArray(kept['achievements']) ? kept['achievements'].flatMap(readAchievement) : [],
    boosts: {
      double: wholeFrom(boosts['double'], 0, MOST_BOOSTS),
      triple: wholeFrom(boosts['triple'], 0, MOST_BOOSTS),
    },
    boost: readBoost(kept['boost'], now),
    settings: {
      play: settings['play'] !== false,
      boosts: settings['boosts'] !== false,
      streaks: settings['streaks'] !== false,
    },
  }
}

/** Points, level and streak of the record. */
export const scoreOf = ({ sessionPoints, level, streak }: GameRecord): GameScore => ({
  points: sessionPoints,
  level,
  streak,
})

/** Returns the record after something was finished. It earns a boost, unless a grown-up has switched boosts off. */
export const keepFinished = (record: GameRecord, finished: Finished): GameRecord =>
  record.settings.boosts ? { ...record, boosts: earnBoost(record.boosts, finished) } : record

/**
 * Updates the record after an answer. Winnings are added to the points. A level earns a boost, and an achievement the
 * first time. A right answer ends the boost that it used (specification, section 4).
 */
export function keepAnswer(
  record: GameRecord,
  score: GameScore,
  answer: { right: boolean; levelUp: boolean },
  now: number,
): GameRecord {
  const id = `kids-game-level-${score.level}` as const
  const date = new Date(now).toISOString()
  const isNew = answer.levelUp && record.achievements.every((achievement) => achievement.id !== id)
  const kept: GameRecord = {
    ...record,
    totalPoints: record.totalPoints + Math.max(0, score.points - record.sessionPoints),
    sessionPoints: score.points,
    level: score.level,
    streak: score.streak,
    lastPlayTime: date,
    boost: answer.right ? null : record.boost,
    achievements: isNew
      ? [...record.achievements, { id, name: 'game-level', page: 'kids-game', date }]
      : record.achievements,
  }
  return answer.levelUp ? keepFinished(kept, 'level') : kept
}

/** The record after a reset: points of the sitting, level and streak begin again; all points, achievements and boosts stay. */
export const resetRecord = (record: GameRecord): GameRecord => ({
  ...record,
  sessionPoints: NEW_SCORE.points,
  level: NEW_SCORE.level,
  streak: NEW_SCORE.streak,
})
