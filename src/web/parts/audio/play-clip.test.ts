import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** Element that keeps the addresses that it loads. The browser logs an error if one of them is revoked. */
class FakeAudio extends EventTarget {
  src = ''
  paused = true
  duration = 1
  playbackRate = 1
  /** Address that is being loaded; another is taken up by setting a source and playing, or by load(). */
  loads = ''

  async play(): Promise<void> {
    this.loads = this.src
    this.paused = false
  }
  pause(): void {
    this.paused = true
  }
  removeAttribute(): void {
    this.src = ''
  }
  load(): void {
    this.loads = this.src
  }
}

/** Addresses that were revoked, and whether the element loaded from them at that moment. */
const revoked: { address: string; loading: boolean }[] = []
const page = new EventTarget()
let audio: FakeAudio

beforeEach(() => {
  audio = new FakeAudio()
  vi.resetModules()
  vi.stubGlobal('Audio', function Audio() {
    return audio
  })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('fetch', async (address: string) =>
    address.startsWith('/api/') ? Response.json({ recordings: [] }) : new Response('a sound'),
  )
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => {
    revoked.push({ address, loading: audio.loads === address })
  })
})

afterEach(() => {
  revoked.length = 0
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

async function begin() {
  const clips = await import('./play-clip.ts')
  const outcome = clips.playClip('xh', 'umntwana')
  await vi.waitFor(() => expect(audio.loads).toMatch(/^blob:/))
  return { clips, outcome, address: audio.loads }
}

test.each([
  ['its end', 'ended', () => audio.dispatchEvent(new Event('ended'))],
  ['a fault', 'failed', () => audio.dispatchEvent(new Event('error'))],
  ['a page that is left', 'stopped', () => page.dispatchEvent(new Event('pagehide'))],
] as const)('clip: after %s nothing loads from the address that is revoked', async (_, expected, happen) => {
  const { outcome, address } = await begin()
  happen()
  expect(await outcome).toBe(expected)
  expect(revoked).toEqual([{ address, loading: false }])
})

test('clip: replaced while it loads, it is unloaded before its address is revoked', async () => {
  const { clips, outcome, address } = await begin()
  void clips.playClip('xh', 'abantwana')
  expect(await outcome).toBe('stopped')
  expect(revoked).toEqual([{ address, loading: false }])
  await vi.waitFor(() => expect(audio.loads).toMatch(/^blob:/))
  expect(audio.loads).not.toBe(address)
  expect(audio.paused).toBe(false)
})

test('clip: an outcome that comes twice ends only its own source', async () => {
  const { clips, outcome } = await begin()
  audio.play = async () => {
    audio.loads = audio.src
    throw new DOMException('No source', 'NotSupportedError')
  }
  clips.stopClip()
  await outcome
  expect(await clips.playClip('xh', 'abantwana')).toBe('failed')
  expect(revoked.map(({ loading }) => loading)).toEqual([false, false])
})
