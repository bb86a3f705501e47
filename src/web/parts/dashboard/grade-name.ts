import type { Grade } from '#core/people/grades.ts'
import { t } from '../../platform/i18n/translate.ts'

/** Names a grade in the reader's language: "Pre-K", "Grade R", "Grade 4". */
export const gradeName = (grade: Grade): string =>
  grade === 'pre-k' || grade === 'r' ? t(`dashboard.grade.${grade}`) : t('dashboard.grade.number', { grade })
