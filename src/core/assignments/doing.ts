import type { AssignmentKind } from '#core/assignments/assignment.ts'
import { readTarget } from '#core/assignments/read-target.ts'
import { ownLessonAddress } from '#core/lesson-plans/own-lesson-address.ts'

/** Returns the address at which a target is done; null for a target that this version can't read. */
export function addressOfTarget(kind: AssignmentKind, text: string): string | null {
  const target = readTarget(kind, text)
  if (!target) return null
  switch (target.kind) {
    case 'unit':
      return `/learn/${target.id}`
    case 'lesson':
      return `/lesson/${target.id.replace('.', '--')}`
    case 'story':
      return `/activities?activity=family-story-time&story=${target.id.replace(/^story\./, '')}`
    case 'review':
      return '/review'
    case 'game':
      return `/kids-menu/${target.id}`
    case 'module':
      return `/module/${target.id}`
    case 'own-lesson':
      return ownLessonAddress(target.planId, target.version)
    case 'practice':
      return `/review?cards=${target.cards.map(encodeURIComponent).join(',')}`
  }
}

/** Reads the cards of a practice from its address's value; empty for any other text. */
export function readPractice(value: string | null): readonly string[] {
  const target = value === null ? null : readTarget('practice', JSON.stringify(value.split(',')))
  return target?.kind === 'practice' ? target.cards : []
}
