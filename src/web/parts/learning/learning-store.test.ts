import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { foldProgress } from '#core/progress/fold-progress.ts'
import type { LearningEvent } from '#core/learning/learning-event.ts'
import { eventId, makeEvent } from '../../../../tests/support/make-event.ts'
import { memoryStore } from '../../platform/offline/memory-store.ts'
import type { EventStore } from '../../platform/offline/event-store.ts'

/** The one device that all tabs of a test share. */
let device: EventStore
const LEARNER = '01990000-0000-7000-8000-000000000001'

vi.mock('../../platform/offline/open-store.ts', () => ({
  openStore: () => ({ ...device, kept: () => 'device' as const }),
}))
vi.stubGlobal('requestIdleCallback', (act: () => void) => act())

/** Opens a tab: modules of its own on the same device. */
async function openTab() {
  vi.resetModules()
  const { signInStore } = await import('../account/account-store.ts')
  signInStore.set({
    status: 'signed-in',
    account: { id: LEARNER, firstName: 'Nomsa', email: '', username: '', ageBand: 'child' },
  })
  const [store, { progressStore }] = await Promise.all([import('./learning-store.ts'), import('./progress-store.ts')])
  return { ...store, progressStore }
}

type Step = { tab: 0 | 1; act: 'answer' | 'arrive' | 'judge' | 'look' | 'reopen' | 'forget'; number: number }

const anySteps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    tab: fc.constantFrom(0 as const, 1 as const),
    act: fc.constantFrom('answer', 'answer', 'arrive', 'judge', 'look', 'look', 'reopen', 'forget'),
    number: fc.integer({ min: 0, max: 30 }),
  }),
  { maxLength: 25 },
)

/** Answers close to now: a time that is long ago counts at another one until the server has judged it. */
const START = Date.now() - 3_600_000
const answer = (number: number, changes: Partial<LearningEvent> = {}): LearningEvent =>
  makeEvent({
    id: eventId(number),
    occurredAt: new Date(START + ((number * 7) % 31) * 60_000).toISOString(),
    itemId: `phrases.item-${number % 5}`,
    ...changes,
  })

test('two tabs: each shows what all events add up to, whatever happened where', async () => {
  await fc.assert(
    fc.asyncProperty(anySteps, async (steps) => {
      device = memoryStore()
      const tabs = [await openTab(), await openTab()]
      for (const { tab, act, number } of steps) {
        const here = tabs[tab]
        if (here === undefined) throw new Error('a tab is missing')
        if (act === 'answer') await here.keepEvent(LEARNER, answer(number))
        if (act === 'arrive') await device.putJudged(LEARNER, [answer(number + 100), answer(number + 60)])
        if (act === 'judge')
          await device.putJudged(LEARNER, [{ ...answer(number), verdict: number % 2 === 0 ? 'wrong' : 'correct' }])
        if (act === 'reopen') tabs[tab] = await openTab()
        if (act === 'forget') await here.removeEvents(LEARNER)
        if (act !== 'look' && act !== 'reopen') continue
        const looking = tabs[tab] ?? here
        await looking.refreshProgress()
        const all = await device.list(LEARNER)
        const at = { at: new Date().toISOString(), utcOffsetMinutes: -new Date().getTimezoneOffset() }
        expect(looking.progressStore.get()?.progress).toEqual(foldProgress(all, at))
        expect(new Map((await looking.readEvents()).map((event) => [event.id, event]))).toEqual(
          new Map(all.map((event) => [event.id, event])),
        )
      }
    }),
    { numRuns: 40 },
  )
}, 60_000)

test('a page that opens: continues from the stored count and reads no older event', async () => {
  device = memoryStore()
  const first = await openTab()
  await device.putJudged(
    LEARNER,
    Array.from({ length: 50 }, (_, number) => answer(number)),
  )
  await first.refreshProgress()
  await device.append(LEARNER, answer(99))
  const asked: boolean[] = []
  const { listChanges } = device
  device.listChanges = async (owner, since) => {
    const changes = await listChanges(owner, since)
    asked.push(changes.isWhole)
    return changes
  }
  const second = await openTab()
  await second.refreshProgress()
  expect(second.progressStore.get()?.progress.answers).toBe(51)
  expect(asked).toEqual([false])
})

test('events that older code kept without listing them: seen when the page opens, and counted', async () => {
  device = memoryStore()
  await device.append(LEARNER, answer(1))
  await (await openTab()).refreshProgress()
  const { count, listChanges } = device
  // A list without changes is left out, and the event stays in the store.
  device.count = async (owner) => (await count(owner)) + 1
  device.listChanges = async (owner, since) => {
    const changes = await listChanges(owner, since)
    return since === undefined ? { ...changes, added: [...changes.added, answer(2)] } : changes
  }
  const tab = await openTab()
  await tab.refreshProgress()
  await expect.poll(() => tab.progressStore.get()?.progress.answers).toBe(2)
})
