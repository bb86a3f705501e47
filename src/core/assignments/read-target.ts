import { ASSIGNMENT_LIMITS, type AssignmentKind } from '#core/assignments/assignment.ts'
import { KIDS_GAMES } from '#core/game/kids-games.ts'

/** Target of an assignment: what is to be done, by its kind. */
export type Target =
  | { kind: Exclude<AssignmentKind, 'own-lesson' | 'practice'>; id: string }
  | { kind: 'own-lesson'; planId: string; version: number }
  | { kind: 'practice'; cards: readonly string[] }

const SLUG = /^[a-z0-9][a-z0-9.-]{0,99}$/
const OWN_LESSON = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@([1-9]\d{0,5})$/
const CARD = /^[a-z0-9][a-z0-9.'/-]{0,99}$/i

/** The only target of a review: the cards that are due on the day. */
const DUE_CARDS = 'due'

function readCards(text: string): Target | null {
  let cards: unknown
  try {
    cards = JSON.parse(text)
  } catch {
    return null
  }
  if (!Array.isArray(cards) || cards.length === 0 || cards.length > ASSIGNMENT_LIMITS.cards) return null
  if (!cards.every((card): card is string => typeof card === 'string' && CARD.test(card))) return null
  return { kind: 'practice', cards: [...new Set(cards)] }
}

function readOwnLesson(text: string): Target | null {
  const [, planId, version] = OWN_LESSON.exec(text) ?? []
  return planId === undefined || version === undefined ? null : { kind: 'own-lesson', planId, version: Number(version) }
}

/** Reads the target of an assignment; null if it has not the form of its kind. */
export function readTarget(kind: AssignmentKind, text: string): Target | null {
  switch (kind) {
    case 'practice':
      return readCards(text)
    case 'own-lesson':
      return readOwnLesson(text)
    case 'review':
      return text === DUE_CARDS ? { kind, id: text } : null
    case 'game':
      return (KIDS_GAMES as readonly string[]).includes(text) ? { kind, id: text } : null
    case 'unit':
    case 'lesson':
    case 'story':
    case 'module':
      return SLUG.test(text) ? { kind, id: text } : null
  }
}

/** Writes the target of a practice. */
export const writePractice = (cards: readonly string[]): string => JSON.stringify([...new Set(cards)])
