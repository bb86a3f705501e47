import type { OwnAssignment, ShownHandIn } from '#contract/assignments-schemas.ts'
import { currentLanguage, t } from '../../platform/i18n/translate.ts'

/** Writes a day as people say it: the weekday and the date, without a clock. */
export const dayText = (moment: string): string =>
  new Intl.DateTimeFormat([`${currentLanguage()}-ZA`, 'en-ZA'], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  }).format(new Date(moment))

/** Says who gave it: a teacher by their office, and somebody of the family by their first name. */
export function fromText({ spaceKind, from }: Pick<OwnAssignment, 'spaceKind' | 'from'>): string {
  if (spaceKind !== 'family') return t('ownWork.fromTeacher')
  return from === '' ? t('ownWork.fromFamily') : t('ownWork.from', { name: from.split(' ')[0] ?? from })
}

/** Returns the points of a hand-in: a person's mark before the count of the answers; null without either. */
export const pointsOfHandIn = ({ mark, points }: Pick<ShownHandIn, 'mark' | 'points'>): number | null =>
  mark?.points ?? points
