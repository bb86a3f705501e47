import type { Target } from '#core/assignments/read-target.ts'
import { readReviewId } from '#core/course/choose-review-step.ts'
import type { KidsGame } from '#core/game/kids-games.ts'
import type { LearningEvent } from '#core/learning/learning-event.ts'
import { CONTENT_SECTION_IDS } from '#core/sections/sections.ts'

/** Part of a learning event that decides if it belongs to an assignment. */
export type AnsweredItem = Pick<LearningEvent, 'section' | 'itemId' | 'exerciseType' | 'cards'>

/** Exercise types under which each game records its answers. Without a voice, the listening game shows the word. */
const TYPES_OF_GAME: Readonly<Record<KidsGame, readonly LearningEvent['exerciseType'][]>> = {
  vocabulary: ['choose-meaning'],
  pairs: ['match-pairs'],
  listen: ['listen-and-choose', 'choose-meaning'],
  build: ['build-word'],
}

const isContentSection = (section: string): boolean => (CONTENT_SECTION_IDS as readonly string[]).includes(section)

const startsWith =
  (...beginnings: readonly string[]) =>
  ({ itemId }: AnsweredItem): boolean =>
    beginnings.some((beginning) => itemId.startsWith(beginning))

function practises(cards: readonly string[]): (answer: AnsweredItem) => boolean {
  const wanted = new Set(cards)
  return (answer) =>
    answer.cards?.some((card) => wanted.has(card)) === true || wanted.has(readReviewId(answer.itemId)?.card ?? '')
}

/**
 * Tells whether an answer is one of a target's own questions. Reviews of a unit belong to it, too, but nobody knows
 * before how many will be asked.
 */
export const isOwnQuestion = (target: Target, { itemId }: Pick<AnsweredItem, 'itemId'>): boolean =>
  target.kind !== 'unit' || itemId.startsWith('lesson/')

/** Returns the test that tells which answers belong to a target. */
export function answersOf(target: Target): (answer: AnsweredItem) => boolean {
  switch (target.kind) {
    case 'unit':
      return startsWith(`lesson/${target.id}.`, `review/${target.id}/`)
    case 'lesson':
      return startsWith(`lesson/${target.id}/`)
    case 'story':
      return startsWith(`${target.id}/`)
    case 'review':
      return ({ section }) => section === 'review'
    case 'game':
      return ({ exerciseType, section }) =>
        isContentSection(section) && TYPES_OF_GAME[target.id as KidsGame].includes(exerciseType)
    case 'module':
      return startsWith(`modules.${target.id}.`)
    case 'own-lesson':
      return startsWith(`own.${target.planId}.${target.version}.`)
    case 'practice':
      return practises(target.cards)
  }
}
