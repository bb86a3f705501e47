import { expect, test, vi } from 'vitest'
import { askPersistence } from './ask-persistence.ts'
import { memoryStore } from './memory-store.ts'

const storage = (persist: () => Promise<boolean>): StorageManager => ({ persist }) as unknown as StorageManager

test('persistent storage: the browser is asked once', async () => {
  const store = memoryStore()
  const persist = vi.fn(async () => true)
  await askPersistence(store, storage(persist))
  await askPersistence(store, storage(persist))
  expect(persist).toHaveBeenCalledTimes(1)
})

test('persistent storage: a browser that refuses or lacks it breaks nothing', async () => {
  await expect(
    askPersistence(
      memoryStore(),
      storage(() => Promise.reject(new Error('no'))),
    ),
  ).resolves.toBeUndefined()
  await expect(askPersistence(memoryStore(), undefined)).resolves.toBeUndefined()
})
