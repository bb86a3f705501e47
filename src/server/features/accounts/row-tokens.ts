import { createHash, createHmac } from 'node:crypto'
import type { AccountsParts } from '#server/features/accounts/accounts-parts.ts'

/** Length of the token, the same as that of other links. */
const LENGTH = 32

/** Purpose of a link that several emails repeat. A link of one purpose is void for the other. */
type RowPurpose = 'undo-email' | 'stop-factor-removal'

/** Makes the token that a link to one row holds. It can be made again for the next email, and is kept nowhere. */
export const tokenOfRow = ({ config }: Pick<AccountsParts, 'config'>, purpose: RowPurpose, id: string): string =>
  createHmac('sha256', config.secret).update(`${purpose} ${id}`).digest('base64url').slice(0, LENGTH)

/** Hash by which a row is found again: who reads the database finds no link that works. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url')
