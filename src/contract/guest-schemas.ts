import { z } from 'zod'
import type { SchemasOf } from '#contract/call.ts'
import { MAX_GUEST_KEYS, type guestCalls } from '#contract/guest.ts'
import type { GuestData } from '#core/guest/guest-session.ts'

const hasNull = (value: unknown): boolean => {
  if (typeof value === 'string') return value.includes('\0')
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([key, inner]) => key.includes('\0') || hasNull(inner))
}

const guestData = z.record(z.string().min(1).max(200), z.strictObject({ value: z.json(), savedAt: z.iso.datetime() })) satisfies z.ZodType<GuestData>

export const guestSchemas = {
  transferGuestSession: {
    input: z.strictObject({
      guestSessionId: z.uuid(),
      createdAt: z.iso.datetime(),
      data: guestData
        .refine((data) => Object.keys(data).length <= MAX_GUEST_KEYS, { error: 'too-long' })
        // PostgreSQL's jsonb can't hold the character U+0000.
        .refine((data) => !hasNull(data), { error: 'invalid' }),
    }),
    /** What the account now keeps: under each key what was saved last, of all its guest sessions. */
    output: z.object({ data: guestData }),
    errors: ['not-signed-in'],
  },
} as const satisfies SchemasOf<typeof guestCalls>
