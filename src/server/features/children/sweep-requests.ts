import type { FastifyInstance } from 'fastify'
import type { ChildrenParts } from '#server/features/children/children-parts.ts'
import { deleteExpiredInvitations } from '#server/features/children/guardian-queries.ts'
import { deleteExpiredRequests } from '#server/features/children/queries.ts'
import { sweepHourly } from '#server/platform/process/sweep-hourly.ts'

/** Erases requests and invitations that nobody answered in time: every hour, besides each time that somebody asks. */
export const sweepRequests = (app: FastifyInstance, { database, clock }: Pick<ChildrenParts, 'database' | 'clock'>, every?: number): void =>
  sweepHourly(app, async () => { await Promise.all([deleteExpiredRequests(database, clock()), deleteExpiredInvitations(database, clock())]) }, every)
