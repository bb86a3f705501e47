import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { CallName } from '#contract/call-of.ts'
import { CALLS } from '#contract/calls.ts'
import type { CallFailure, ErrorCode } from '#contract/errors.ts'
import { deviceKindOf } from '#core/people/device-kinds.ts'
import type { RefusalReason, SecurityEvent } from '#core/security/security-events.ts'
import { RECORDED_CALLS, type Answered } from '#server/features/records/recorded-calls.ts'
import { createRecorder, type Happening, type Recorder } from '#server/features/records/recorder.ts'
import { addBeforeCommit, asSystem } from '#server/platform/database/actor.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { peopleOf } from '#server/platform/http/request-people.ts'
import { describeFault } from '#server/platform/log/describe-fault.ts'
import type { Log } from '#server/platform/log/create-log.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Resolves when the rows of all answers that have gone are written. */
    recordsWritten: () => Promise<void>
  }
}

const MINUTE = 60 * 1000

/** Answers to people who aren't logged in that are on their way at most. */
const MOST_LATER = 1000

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The refusals that are security events, as the record calls them. The others are the everyday ones of forms and links. */
const REASONS: Readonly<Partial<Record<ErrorCode, RefusalReason>>> = {
  'wrong-credentials': 'wrong-secret',
  'wrong-code': 'wrong-secret',
  'second-factor-needed': 'second-factor-needed',
  'too-many-attempts': 'too-many',
  'not-allowed': 'not-allowed',
  'other-address': 'not-allowed',
  'not-found': 'not-theirs',
  'guardian-needed': 'no-guardian',
}

const NAMES = new Map((Object.keys(CALLS) as CallName[]).map((name) => [CALLS[name].join(' '), name]))

const nameOf = (request: FastifyRequest): CallName | undefined =>
  NAMES.get(`${request.method} ${request.routeOptions.url ?? ''}`)

/** True for a good answer of a call that is never recorded. */
function isUnrecorded(request: FastifyRequest, payload: unknown): boolean {
  const name = nameOf(request)
  return name !== undefined && 'unrecorded' in RECORDED_CALLS[name] && !isFailure(payload)
}

const isFailure = (payload: unknown): payload is CallFailure =>
  typeof payload === 'object' && payload !== null && 'error' in payload

type Parts = { database: Database; recorder: Recorder }

/** Returns the columns shared by every row of a request. The account that a call logs in is its actor. */
function rowsFor(
  request: FastifyRequest,
  learnerIds: readonly string[],
  rest: Pick<Happening, 'event' | 'outcome' | 'reason'>,
  enters = false,
): Happening[] {
  const { actor } = peopleOf(request)
  const device = deviceKindOf(request.headers['user-agent'] ?? '')
  return [...new Set(learnerIds)].map((learnerId) => {
    const actorId = enters ? learnerId : (actor?.id ?? null)
    return {
      learnerId,
      ...rest,
      actorKind: actorId === null ? 'nobody' : 'account',
      actorId,
      sessionId: enters ? null : (actor?.sessionId ?? null),
      device,
      requestId: request.id,
    }
  })
}

async function recordDone({ database, recorder }: Parts, request: FastifyRequest, output: unknown): Promise<void> {
  const { actor, subjects, event } = peopleOf(request)
  const name = nameOf(request)
  if (name === undefined) {
    if (event !== undefined)
      await recorder.record(rowsFor(request, subjects, { event, outcome: 'done', reason: null }, actor === undefined))
    return
  }
  const recorded = RECORDED_CALLS[name]
  if ('unrecorded' in recorded) return
  const input = CALLS[name][0] === 'GET' ? request.query : request.body
  const answered = { input, output, actorId: actor?.id, subjects, database } as Answered<never>
  const about = await asSystem(async () => await recorded.about(answered))
  await recorder.record(
    rowsFor(
      request,
      about.filter((id) => id !== undefined),
      { event: (recorded.within ? event : undefined) ?? recorded.event, outcome: 'done', reason: null },
      recorded.enters,
    ),
  )
}

/** True for a call whose row is written in the transaction of its act. */
function isRecordedWithin(request: FastifyRequest): boolean {
  const name = request.method === 'GET' ? undefined : nameOf(request)
  const recorded = name && RECORDED_CALLS[name]
  return recorded !== undefined && 'within' in recorded
}

/** Writes the row of a call in the transaction of its act, for a call that says so. */
async function recordInTransaction(
  { recorder, database }: Parts,
  request: FastifyRequest,
  transaction: Database,
): Promise<(() => void) | undefined> {
  const name = nameOf(request)
  const recorded = name && RECORDED_CALLS[name]
  const { actor, subjects, event } = peopleOf(request)
  if (!recorded || !('within' in recorded) || actor === undefined) return undefined
  const answered = { input: request.body, output: undefined, actorId: actor.id, subjects, database } as Answered<never>
  const about = await recorded.about(answered)
  return recorder.recordWithin(
    transaction,
    rowsFor(
      request,
      about.filter((id) => id !== undefined),
      { event: event ?? recorded.event, outcome: 'done', reason: null },
    ),
  )
}

/**
 * Returns the people concerned by a refused call: those its operation found, else the child it names, else the caller.
 */
function subjectsOf(request: FastifyRequest): readonly string[] {
  const { actor, subjects } = peopleOf(request)
  if (subjects.length > 0) return subjects
  const { childId } = { ...(request.query as object), ...(request.body as object | undefined) } as { childId?: unknown }
  const child = typeof childId === 'string' && UUID.test(childId) ? [childId] : []
  return [...child, ...(actor ? [actor.id] : [])].slice(0, 1)
}

const eventOf = (name: CallName | undefined): SecurityEvent => {
  const recorded = name && RECORDED_CALLS[name]
  return recorded && 'event' in recorded ? recorded.event : 'other-refused'
}

async function recordRefused(
  { recorder }: Parts,
  request: FastifyRequest,
  { error: { code, fields } }: CallFailure,
): Promise<void> {
  const isWrongSecret = code === 'invalid-input' && Object.values(fields ?? {}).includes('wrong')
  const reason = isWrongSecret ? 'wrong-secret' : REASONS[code]
  const subjects = subjectsOf(request)
  if (reason === undefined || subjects.length === 0)
    return recorder.countRefusal(request.routeOptions.url ?? 'unknown', code)
  await recorder.record(rowsFor(request, subjects, { event: eventOf(nameOf(request)), outcome: 'refused', reason }))
}

/**
 * Records acts and refusals of requests. For a signed-in account the answer waits for the row. Otherwise the row is
 * written after the answer, so that its time doesn't reveal whether an account exists.
 */
export function recordRequests(
  app: FastifyInstance,
  { database, clock, log }: { database: Database; clock: () => Date; log: Log },
): void {
  const recorder = createRecorder({ database, clock, log })
  const parts = { database, recorder }
  /** Answers whose rows are written once they have gone, each with what tells that it was. */
  const later = new Map<FastifyRequest, { payload: unknown; done: () => void }>()
  const working = new Set<Promise<void>>()
  const recorded = new WeakSet<FastifyRequest>()

  const record = (request: FastifyRequest, payload: unknown): Promise<void> =>
    (isFailure(payload) ? recordRefused(parts, request, payload) : recordDone(parts, request, payload)).catch(
      (fault: unknown) =>
        log.error(`A security event couldn't be read from a request: ${describeFault(fault)}`, {
          event: 'security-waiting',
          request: request.id,
        }),
    )

  /** Records and goes on. Recording fails in no case that `record` doesn't catch. */
  async function recordThen(request: FastifyRequest, payload: unknown, goOn: () => void): Promise<void> {
    await record(request, payload)
    goOn()
  }

  async function recordLater(request: FastifyRequest): Promise<void> {
    const waiting = later.get(request)
    if (waiting === undefined) return
    later.delete(request)
    await record(request, waiting.payload).finally(waiting.done)
  }

  app.addHook('preHandler', (request, _reply, done) => {
    if (!isRecordedWithin(request)) {
      done()
      return
    }
    addBeforeCommit(async (transaction) => {
      if (recorded.has(request)) return undefined
      const takeBack = await recordInTransaction(parts, request, transaction)
      if (takeBack === undefined) return undefined
      recorded.add(request)
      return (isDone) => {
        if (isDone) return
        takeBack()
        recorded.delete(request)
      }
    })
    done()
  })
  app.addHook('preSerialization', (request, reply, payload, done) => {
    // A fault while an answer is made is answered too: the first says what was done.
    const isSecond = recorded.has(request)
    recorded.add(request)
    if (isSecond || isUnrecorded(request, payload)) {
      done(null, payload)
      return
    }
    if (peopleOf(request).actor !== undefined) {
      void recordThen(request, payload, () => done(null, payload))
      return
    }
    const { promise, resolve } = Promise.withResolvers<void>()
    working.add(promise)
    const [oldest] = later.keys()
    if (later.size >= MOST_LATER && oldest) void recordLater(oldest)
    later.set(request, {
      payload,
      done: () => {
        working.delete(promise)
        resolve()
      },
    })
    // Fastify tells of no answer to a connection that is gone.
    if (reply.raw.closed || request.raw.socket.destroyed) void recordLater(request)
    else reply.raw.once('close', () => void recordLater(request))
    done(null, payload)
  })
  app.addHook('onSend', (request, reply, _payload, done) => {
    // A copy is sent bit by bit, and the way back from the hub has no body: neither is serialised. What is refused always is.
    const isDone = reply.statusCode < 400 && (nameOf(request) !== undefined || peopleOf(request).event !== undefined)
    if (!isDone || recorded.has(request) || isUnrecorded(request, undefined)) return done()
    recorded.add(request)
    void recordThen(request, undefined, done)
  })
  app.addHook('onResponse', (request, _reply, done) => {
    void recordLater(request)
    done()
  })
  app.decorate('recordsWritten', async () => {
    await Promise.all(working)
  })

  let timer: NodeJS.Timeout | undefined
  app.addHook('onReady', async () => {
    timer = setInterval(() => void recorder.flush(), MINUTE).unref()
  })
  app.addHook('preClose', async () => {
    clearInterval(timer)
    await Promise.all([...later.keys()].map(recordLater))
    await Promise.all(working)
    await recorder.flush(true)
  })
}
