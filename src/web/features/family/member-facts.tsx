import type { ReactNode } from 'react'
import type { Grade } from '#core/people/grades.ts'
import { gradeName } from '../../parts/dashboard/grade-name.ts'
import { currentLanguage, t } from '../../platform/i18n/translate.ts'

/** Facts about a member beside the permissions; null is unknown. */
export type MemberFacts = { age: number | null; grade: Grade | null; lastAt: string | null }

const dayOf = (moment: string): string =>
  new Date(moment).toLocaleDateString([`${currentLanguage()}-ZA`, 'en-ZA'], { day: 'numeric', month: 'long' })

/** Lists age, grade and last activity of a member, as far as they are known. */
export function Facts({ facts: { age, grade, lastAt } }: { facts: MemberFacts }): ReactNode {
  const known = [
    ...(age === null ? [] : [t('family.age', { age })]),
    ...(grade === null ? [] : [gradeName(grade)]),
    ...(lastAt === null ? [] : [t('family.lastActivity', { day: dayOf(lastAt) })]),
  ]
  return known.length === 0 ? null : <p className="muted small">{known.join(' · ')}</p>
}
