import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CalendarFeed } from '#contract/schedule-schemas.ts'
import { writeCalendar, type FeedSeries } from '#core/schedule/calendar-text.ts'
import { titleInFeed, type FeedNames } from '#core/schedule/feed-names.ts'
import { findPeople, limitAttempts } from '#server/features/accounts/index.ts'
import { listShown } from '#server/features/schedule/list-shown.ts'
import { keepFeed, readFeed, type KeptFeed } from '#server/features/schedule/queries.ts'
import type { ScheduleParts } from '#server/features/schedule/schedule-parts.ts'
import { asSystem } from '#server/platform/database/actor.ts'

/** Bytes of randomness in an address. */
const TOKEN_BYTES = 32

/** Days back that a feed shows. */
const DAYS_BACK = 60

/** Times that one feed can be read in a quarter of an hour. Calendars read every hour or less. */
export const FEED_LIMIT = 30

/** Seconds for which a calendar may keep the answer without asking. */
const KEPT_FOR = 15 * 60

/** Milliseconds between two notes that a feed was read. */
const NOTE_AFTER = 60 * 60 * 1000

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

export const asShown = ({ names, createdAt, readAt }: KeptFeed): CalendarFeed => ({
  names,
  madeAt: createdAt.toISOString(),
  readAt: readAt?.toISOString() ?? null,
})

/** Makes a secret address for an adult's calendars in place of the one before. It is shown this once. */
export async function renewFeed(
  { database, clock, config }: ScheduleParts,
  learnerId: string,
  names: FeedNames,
): Promise<{ address: string; feed: CalendarFeed }> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const feed: KeptFeed = { learnerId, tokenHash: hashOf(token), names, createdAt: clock(), readAt: null }
  await keepFeed(database, feed)
  return { address: `${config.origin}/calendar/${token}.ics`, feed: asShown(feed) }
}

/** Writes the calendar of a feed: what its owner sees at this moment. */
async function writeFeed(parts: ScheduleParts, { learnerId, names }: KeptFeed): Promise<string | undefined> {
  const { database, clock } = parts
  const owner = (await findPeople(database, [learnerId])).get(learnerId)
  if (!owner) return undefined
  const now = clock()
  const from = new Date(now.getTime() - DAYS_BACK * 24 * 60 * 60 * 1000)
  const { events, names: called } = await listShown(parts, { from }, { id: learnerId, ageBand: owner.ageBand })
  return writeCalendar(
    'Funda',
    events.map((event): FeedSeries => {
      const name = called.get(event.learnerId ?? '')
      return {
        ...event,
        title: titleInFeed(event.title, name, names),
        changedAt: event.changedAt.getTime(),
        changes: event.changes.map((change) => ({ ...change, title: titleInFeed(change.title, name, names) })),
      }
    }),
    now.getTime(),
  )
}

/**
 * Sends the calendar of a secret address. It finds anew what the owner may see. A wrong address
 * and a renewed one look the same.
 */
export async function sendFeed(
  parts: ScheduleParts,
  { headers }: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  token: string,
): Promise<FastifyReply> {
  const tokenHash = hashOf(token)
  const text = await asSystem(async () => {
    const feed = await readFeed(parts.database, tokenHash, parts.clock(), NOTE_AFTER)
    if (!feed) return undefined
    await limitAttempts(parts, `calendar ${tokenHash}`, FEED_LIMIT)
    return writeFeed(parts, feed)
  })
  void reply.headers({
    'cache-control': text === undefined ? 'no-store' : `private, max-age=${KEPT_FOR}`,
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
  })
  if (text === undefined) return reply.code(404).type('text/plain; charset=utf-8').send('No such calendar')
  const tag = `"${hashOf(text)}"`
  void reply.header('etag', tag)
  if (headers['if-none-match'] === tag) return reply.code(304).send()
  return reply
    .type('text/calendar; charset=utf-8')
    .header('content-disposition', 'inline; filename="funda.ics"')
    .send(text)
}
