import { createHmac, timingSafeEqual } from 'node:crypto'
import { WITHDRAWAL_LINK_TIME } from '#core/permissions/consent.ts'
import type { ChildrenParts } from '#server/features/children/children-parts.ts'

type Keys = Pick<ChildrenParts['config'], 'secret'>

/** Consent that a link withdraws: the child, the guardian and the time. */
export type WithdrawnConsent = { childId: string; guardianId: string; decidedAt: Date }

const ID_BYTES = 16
const TIME_BYTES = 6
const SIGNED_BYTES = 2 * ID_BYTES + TIME_BYTES
const HASH_BYTES = 32

const sign = ({ secret }: Keys, signed: Buffer): Buffer =>
  createHmac('sha256', secret).update('withdrawal link ').update(signed).digest()

const idOf = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

/** Writes the part after `#` in the link of a consent email. It is signed, so nothing has to be stored for it. */
export function writeWithdrawalLink(keys: Keys, { childId, guardianId, decidedAt }: WithdrawnConsent): string {
  const time = Buffer.alloc(TIME_BYTES)
  time.writeUIntBE(decidedAt.getTime(), 0, TIME_BYTES)
  const signed = Buffer.concat([
    Buffer.from(childId.replaceAll('-', ''), 'hex'),
    Buffer.from(guardianId.replaceAll('-', ''), 'hex'),
    time,
  ])
  return Buffer.concat([signed, sign(keys, signed)]).toString('base64url')
}

/** Reads it again; undefined where we didn't write it, or its time is over. */
export function readWithdrawalLink(keys: Keys, link: string, now: Date): WithdrawnConsent | undefined {
  const bytes = Buffer.from(link, 'base64url')
  if (bytes.length !== SIGNED_BYTES + HASH_BYTES) return undefined
  const signed = bytes.subarray(0, SIGNED_BYTES)
  if (!timingSafeEqual(bytes.subarray(SIGNED_BYTES), sign(keys, signed))) return undefined
  const decidedAt = new Date(signed.readUIntBE(2 * ID_BYTES, TIME_BYTES))
  if (now.getTime() - decidedAt.getTime() > WITHDRAWAL_LINK_TIME) return undefined
  return {
    childId: idOf(signed.subarray(0, ID_BYTES)),
    guardianId: idOf(signed.subarray(ID_BYTES, 2 * ID_BYTES)),
    decidedAt,
  }
}
