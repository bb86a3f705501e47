import { expect, test } from 'vitest'
import { addressOf, copyText, messageOf, share } from './share-state.ts'

const SHARED = { url: addressOf('https://funda.example', '/class-code/BCDFGHJK'), title: 'Grade 4', text: 'Join us' }

const refusal = (name: string) => async (): Promise<void> => {
  throw Object.assign(new Error(name), { name })
}

test('sharing: a device with a share sheet opens it; closing it is no failure', async () => {
  const given: object[] = []
  expect(await share(SHARED, { share: async (shared) => void given.push(shared) })).toBe('shared')
  expect(given).toEqual([SHARED])
  expect(await share(SHARED, { share: refusal('AbortError') })).toBe('closed')
})

test('sharing: without a share sheet, or if it refuses, the message with the address is copied', async () => {
  const copied: string[] = []
  const copy = async (text: string): Promise<void> => void copied.push(text)
  expect(await share(SHARED, { copy })).toBe('copied')
  expect(await share(SHARED, { share: refusal('NotAllowedError'), copy })).toBe('copied')
  expect(copied).toEqual([messageOf(SHARED), messageOf(SHARED)])
  expect(messageOf(SHARED)).toBe('Join us\nhttps://funda.example/class-code/BCDFGHJK')
})

test('copying: a browser that can’t or may not says so', async () => {
  expect(await copyText('x', {})).toBe('failed')
  expect(await copyText('x', { copy: refusal('NotAllowedError') })).toBe('failed')
})
