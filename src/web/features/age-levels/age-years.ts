import type { AGE_LEVELS } from '#core/age-levels/age-levels.ts'
import { t } from '../../platform/i18n/translate.ts'

/** Returns the years of a level in words; empty where it has none. */
export function ageYears({ from, to }: (typeof AGE_LEVELS)[number]): string {
  if (from === null) return ''
  return to === null ? t('ageLevels.yearsOpen', { from }) : t('ageLevels.years', { from, to })
}
