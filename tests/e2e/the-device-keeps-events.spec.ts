import { expect, test as base, type Page } from '@playwright/test'
import { build } from 'vite'
import { EVENT_STORE_CONTRACT } from '../support/event-store-contract.ts'

const ADDRESS = 'http://events.localhost/'

/** Bundles the store's own code as a script, without the app around it. */
async function bundle(): Promise<string> {
  const entry = new URL('../support/event-store-page.ts', import.meta.url).pathname
  const output = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry, formats: ['iife'], name: 'eventStorePage' } },
  })
  const [first] = Array.isArray(output) ? output : [output]
  if (!first || !('output' in first)) throw new Error('nothing was built')
  return first.output[0].code
}

const test = base.extend<{ storePage: Page }, { script: string }>({
  script: [async ({}, use) => use(await bundle()), { scope: 'worker' }],
  storePage: async ({ page, script }, use) => {
    await page.route(`${ADDRESS}**`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><title>store</title><script>${script}</script>`,
      }),
    )
    await page.goto(ADDRESS)
    await use(page)
  },
})

for (const [index, { sentence, expected }] of EVENT_STORE_CONTRACT.entries()) {
  test(`event store on the device: ${sentence}`, async ({ storePage }) => {
    const [result, kept] = await storePage.evaluate(async (place) => {
      const store = funda.openStore()
      return [await funda.EVENT_STORE_CONTRACT[place]?.act(store), store.kept()]
    }, index)
    expect(result).toEqual(expected)
    expect(kept).toBe('device')
  })
}

test('stored events: kept with their sent state after a reload and in another tab', async ({
  storePage,
  context,
  script,
}) => {
  await storePage.evaluate(async () => {
    const store = funda.openStore()
    for (const event of funda.makeEvents(3)) await store.append('guest', event)
    await store.markSent(
      'guest',
      funda.makeEvents(1).map(({ id }) => id),
    )
  })
  await storePage.reload()
  const count = async (page: Page): Promise<number[]> =>
    page.evaluate(async () => {
      const store = funda.openStore()
      return [(await store.list('guest')).length, (await store.listUnsent('guest', 10)).length]
    })
  expect(await count(storePage)).toEqual([3, 2])
  const other = await context.newPage()
  await other.route(`${ADDRESS}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>store</title><script>${script}</script>` }),
  )
  await other.goto(ADDRESS)
  expect(await count(other)).toEqual([3, 2])
})

test('event store without IndexedDB: keeps events in memory and says so', async ({ storePage }) => {
  const result = await storePage.evaluate(async () => {
    Object.defineProperty(globalThis, 'indexedDB', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
    const store = funda.openStore()
    await store.append('guest', funda.makeEvent())
    return [(await store.list('guest')).length, store.kept()]
  })
  expect(result).toEqual([1, 'memory'])
})

test('event store: after its data is wiped, it stores new events', async ({ storePage }) => {
  await storePage.evaluate(async () => {
    const store = funda.openStore()
    Object.assign(globalThis, { store })
    await store.append('guest', funda.makeEvent())
  })
  const session = await storePage.context().newCDPSession(storePage)
  await session.send('Storage.clearDataForOrigin', { origin: new URL(ADDRESS).origin, storageTypes: 'indexeddb' })
  await expect
    .poll(() =>
      storePage.evaluate(
        async () =>
          (await (globalThis as unknown as { store: ReturnType<typeof funda.openStore> }).store.list('guest')).length,
      ),
    )
    .toBe(0)
  const result = await storePage.evaluate(async () => {
    const { store } = globalThis as unknown as { store: ReturnType<typeof funda.openStore> }
    await store.append('guest', funda.makeEvent())
    return [(await store.list('guest')).length, (await funda.openStore().list('guest')).length]
  })
  expect(result).toEqual([1, 1])
})

test('event store on a full device: keeps events in memory and says so', async ({ storePage }) => {
  const session = await storePage.context().newCDPSession(storePage)
  await session.send('Storage.overrideQuotaForOrigin', { origin: new URL(ADDRESS).origin, quotaSize: 1 })
  const result = await storePage.evaluate(async () => {
    const store = funda.openStore()
    for (const event of funda.makeEvents(4)) await store.append('guest', { ...event, answer: 'a'.repeat(400) })
    return [(await store.list('guest')).length, store.kept()]
  })
  expect(result).toEqual([4, 'memory'])
})

test('two tabs that send at once: each event is sent once', async ({ storePage }) => {
  const sent = await storePage.evaluate(async () => {
    const stores = [funda.openStore(), funda.openStore()]
    for (const event of funda.makeEvents(30)) await stores[0]?.append('one', event)
    const ids: string[] = []
    await Promise.all(
      stores.map((store) =>
        funda.sendOutbox(
          store,
          'one',
          async (batch) => {
            ids.push(...batch.map(({ id }) => id))
            return { accepted: batch.map(({ id }) => id), rejected: [] }
          },
          navigator.locks,
        ),
      ),
    )
    return ids
  })
  expect(sent).toHaveLength(30)
})
