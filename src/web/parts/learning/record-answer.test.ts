import { beforeEach, expect, test, vi } from 'vitest'
import { signInStore, type Account } from '../account/account-store.ts'
import { draftsOf, GUEST } from '../../platform/offline/event-store.ts'
import { learningStore, readEvents, refreshProgress, removeEvents } from './learning-store.ts'
import { recordAnswer, type GivenAnswer } from './record-answer.ts'

const kept = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => void kept.set(name, value),
  removeItem: (name: string) => void kept.delete(name),
})
vi.stubGlobal('fetch', async () => {
  throw new TypeError('no network')
})
vi.spyOn(console, 'warn').mockReturnValue()

const child: Account = {
  id: '01990000-0000-7000-8000-000000000001',
  firstName: 'Nomsa',
  email: '',
  username: '',
  ageBand: 'child',
}
const given: GivenAnswer = {
  language: 'xh',
  section: 'phrases',
  itemId: 'phrases.molo',
  exerciseType: 'type-translation',
  answer: 'molo',
  verdict: 'correct',
  errorClass: null,
  milliseconds: 900,
}

const count = async (owner: string): Promise<number> => (await learningStore.list(owner)).length
const counts = (): Promise<number[]> => Promise.all([child.id, GUEST, draftsOf(child.id), draftsOf('')].map(count))

beforeEach(async () => {
  kept.clear()
  signInStore.set({ status: 'unknown' })
  await Promise.all([child.id, GUEST, ''].map(removeEvents))
})

test('an early answer, before the account is known: stored at once for nobody, then once for it', async () => {
  await recordAnswer(given)
  expect(await counts()).toEqual([0, 0, 0, 1])
  signInStore.set({ status: 'signed-in', account: child })
  await expect.poll(counts).toEqual([1, 0, 0, 0])
  expect(await readEvents()).toHaveLength(1)
})

test("an answer without an account: the guest's, and the guest session has something to lose", async () => {
  await recordAnswer(given)
  signInStore.set({ status: 'guest' })
  await expect.poll(counts).toEqual([0, 1, 0, 0])
  await expect.poll(() => kept.get('funda.guest-session')).toContain('"answers":1')
})

test("left before it was known, it waits for who was here last: another's it never is", async () => {
  kept.set('funda.account', JSON.stringify(child))
  await recordAnswer(given)
  expect(await counts()).toEqual([0, 0, 1, 0])
  // The page is left: what would settle it finds nothing to do.
  const left = await learningStore.list(draftsOf(child.id))
  await learningStore.remove(
    draftsOf(child.id),
    left.map(({ id }) => id),
  )
  signInStore.set({ status: 'guest' })
  await refreshProgress()
  for (const event of left) await learningStore.append(draftsOf(child.id), event)
  expect(await counts()).toEqual([0, 0, 1, 0])
  signInStore.set({ status: 'signed-in', account: { ...child, id: '01990000-0000-7000-8000-000000000002' } })
  await refreshProgress()
  expect(await counts()).toEqual([0, 0, 1, 0])
  signInStore.set({ status: 'signed-in', account: child })
  await refreshProgress()
  expect(await counts()).toEqual([1, 0, 0, 0])
})

const wrong: GivenAnswer = { ...given, answer: 'uyaqonda', verdict: 'wrong', errorClass: 'spelling' }

test('answer under check: stored at once, and becomes one event with its final verdict', async () => {
  signInStore.set({ status: 'signed-in', account: child })
  const checked = Promise.withResolvers<Pick<GivenAnswer, 'verdict' | 'errorClass'>>()
  await recordAnswer(wrong, checked.promise)
  expect(await counts()).toEqual([0, 0, 1, 0])
  checked.resolve({ verdict: 'wrong', errorClass: 'person' })
  await expect.poll(counts).toEqual([1, 0, 0, 0])
  expect((await learningStore.list(child.id)).map(({ errorClass }) => errorClass)).toEqual(['person'])
  expect(await readEvents()).toHaveLength(1)
})

test('guest’s answer under check: moves to the account of a child who logs in meanwhile', async () => {
  signInStore.set({ status: 'guest' })
  const checked = Promise.withResolvers<Pick<GivenAnswer, 'verdict' | 'errorClass'>>()
  await recordAnswer(wrong, checked.promise)
  expect(await count(draftsOf(GUEST))).toBe(1)
  signInStore.set({ status: 'signed-in', account: child })
  checked.resolve({ verdict: 'wrong', errorClass: 'person' })
  await expect.poll(counts).toEqual([1, 0, 0, 0])
  expect(await count(draftsOf(GUEST))).toBe(0)
})

test('long answer: never cut through a character (M12)', async () => {
  signInStore.set({ status: 'signed-in', account: child })
  await recordAnswer({ ...given, answer: `${'a'.repeat(499)}👪 and more` })
  const [event] = await learningStore.list(child.id)
  expect(event?.answer).toBe('a'.repeat(499))
})
