import type { MessageId } from '../../platform/i18n/text-areas.ts'
import type { KeptApp } from '../../platform/offline/keep-app.ts'

/** Bytes as a person reads them: whole kilobytes. */
export const inKilobytes = (bytes: number): number => Math.ceil(bytes / 1024)

/** Texts and acts of the page for the stored app. */
type KeptDescription = {
  message: MessageId
  values: Record<string, number>
  canKeep: boolean
  canRemove: boolean
  /** Stored share of the app, 0 to 1, while it loads. */
  share: number | null
}

export function describeKept(kept: KeptApp): KeptDescription {
  const { status, size } = kept
  const done = status === 'keeping' ? kept.done : 0
  return {
    message: `onDevice.${status}`,
    values: { size: inKilobytes(size), done: inKilobytes(done) },
    canKeep: status === 'partly' || status === 'failed',
    canRemove: status === 'kept',
    share: status === 'keeping' && size > 0 ? Math.min(1, done / size) : null,
  }
}
