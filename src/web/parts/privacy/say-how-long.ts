import { RETENTION, retentionTime, type RetentionRule } from '#core/privacy/retention.ts'
import { t } from '../../platform/i18n/translate.ts'

/** Says in a sentence how long something is kept; needs the texts of the area `privacy`. */
export function sayHowLong(rule: RetentionRule): string {
  const { from, ends } = RETENTION[rule]
  const time = retentionTime(rule)
  const end = t(`privacy.ends.${ends}`)
  if (!time) return t('privacy.onlyEnds', { ends: end })
  const upTo = t('privacy.upTo', {
    time: t(`privacy.${time.unit}`, { count: time.count }),
    from: t(`privacy.from.${from}`),
  })
  return `${upTo}, ${t('privacy.orEnds', { ends: end })}`
}
