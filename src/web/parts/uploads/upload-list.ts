import type { CallOf } from '#contract/call-of.ts'
import type { RefusalReason } from '#core/uploads/upload-rules.ts'

/** File of a lesson as the server lists it. */
export type LessonFile = CallOf<'listLessonFiles'>['output']['files'][number]

/** State of an upload. A waiting one goes on by itself once the server answers again. */
export type UploadState =
  | { is: 'sending' }
  | { is: 'waiting' }
  | { is: 'checking' }
  | { is: 'done'; file: LessonFile }
  | { is: 'refused'; reason: RefusalReason | 'too-large' }
  | { is: 'failed'; text: string }

/** Chosen file with its upload. */
export type UploadItem = { key: string; name: string; bytes: number; sent: number; state: UploadState }

/** Change of the list of uploads. */
export type UploadChange =
  | { add: UploadItem }
  | { key: string; sent: number }
  | { key: string; state: UploadState }
  | { remove: string }

/** Applies a change to the list. A change of a removed upload does nothing. */
export function changeUploads(items: readonly UploadItem[], change: UploadChange): readonly UploadItem[] {
  if ('add' in change) return [...items.filter(({ key }) => key !== change.add.key), change.add]
  if ('remove' in change) return items.filter(({ key }) => key !== change.remove)
  const { key, ...rest } = change
  return items.map((item) => (item.key === key ? { ...item, ...rest } : item))
}

/** Tells whether an upload goes on without anybody doing anything. */
export const isUnderWay = ({ state }: Pick<UploadItem, 'state'>): boolean =>
  state.is === 'sending' || state.is === 'waiting' || state.is === 'checking'

/** Returns the sent part of a file in per cent, rounded down. */
export const percentOf = ({ bytes, sent }: Pick<UploadItem, 'bytes' | 'sent'>): number =>
  bytes === 0 ? 0 : Math.floor((100 * Math.min(sent, bytes)) / bytes)

const UNITS = ['kilobyte', 'megabyte'] as const
const STEP = 1024

/** Writes the size of a file in the largest unit that fits, at least one kilobyte. */
export function sizeOf(bytes: number, language: string): string {
  const kilobytes = Math.max(1, Math.round(bytes / STEP))
  const isLarge = kilobytes >= STEP
  const count = isLarge ? kilobytes / STEP : kilobytes
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: UNITS[isLarge ? 1 : 0],
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(count)
}
