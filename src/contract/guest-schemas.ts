import { z } from 'zod'
import type { SchemasOf } from '#contract/call.ts'
import { MAX_GUEST_KEYS, type guestCalls } from '#contract/guest.ts'
import { near } from '#contract/quota-schemas.ts'
import { because, jsonValue, moment, plainText } from '#contract/text-schemas.ts'
import type { GuestData } from '#core/guest/guest-session.ts'

const guestData = z.record(
  plainText(200).min(1),
  z.strictObject({ value: jsonValue, savedAt: moment }),
) satisfies z.ZodType<GuestData>

export const guestSchemas = {
  transferGuestSession: {
    input: z.strictObject({
      guestSessionId: z.uuid(),
      createdAt: moment,
      data: guestData.refine((data) => Object.keys(data).length <= MAX_GUEST_KEYS, because('too-long')),
    }),
    /** Values of the account under the sent keys: the latest saved ones of all its guest sessions. */
    output: z.object({ data: guestData, near }),
    errors: ['not-signed-in', 'quota-reached'],
  },
} as const satisfies SchemasOf<typeof guestCalls>
