import type { NearQuota, QuotaKind } from '#core/people/quotas.ts'
import { currentLanguage, loadText, t } from '../../platform/i18n/translate.ts'
import { noticeStore } from '../../platform/notice-store.ts'
import { readStored, writeStored } from '../../platform/offline/device-storage.ts'

/** Quotas that fill while somebody learns or talks, without a screen of their own. */
const TOLD = ['guest-bytes', 'chat-messages', 'chat-bytes', 'events-a-day', 'events'] as const satisfies QuotaKind[]

type Told = (typeof TOLD)[number]

const isTold = (quota: QuotaKind): quota is Told => (TOLD as readonly QuotaKind[]).includes(quota)

/** Shows a notice that a quota is nearly full, each quota once a day. `day` is a date of ISO 8601. */
export async function tellNear({ quota, used, most }: NearQuota, day: string): Promise<void> {
  if (!isTold(quota)) return
  const told = (readStored('nearTold') ?? '').split(' ')
  if (told.includes(`${day}:${quota}`)) return
  writeStored('nearTold', [...told.filter((mark) => mark.startsWith(day)), `${day}:${quota}`].join(' '))
  await loadText(currentLanguage(), ['accounts'])
  noticeStore.set(t(`accounts.near.${quota}`, { percent: Math.floor((100 * used) / most) }))
}
