import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { measureMp3 } from '#core/sound/measure-mp3.ts'

const CLIPS = new URL('../../../content/audio/xh/', import.meta.url)
const [name = ''] = globSync('*.mp3', { cwd: CLIPS }).toSorted()
const clip = new Uint8Array(readFileSync(new URL(name, CLIPS)))

test('measuring: a shipped clip has one channel, a known rate, and seconds as its bytes say', () => {
  const measured = measureMp3(clip)
  expect(measured).toMatchObject({ channels: 1 })
  expect([16_000, 22_050, 24_000]).toContain(measured?.rate)
  const bytesPerSecond = clip.length / (measured?.seconds ?? 0)
  expect(bytesPerSecond).toBeGreaterThan(2900)
  expect(bytesPerSecond).toBeLessThan(4100)
})

test('measuring: a cut or tampered sound, or one with anything else in it, is none', () => {
  const withText = (text: string, place: 'before' | 'after') =>
    place === 'before'
      ? Uint8Array.from([...Buffer.from(text), ...clip])
      : Uint8Array.from([...clip, ...Buffer.from(text)])
  const tampered = Uint8Array.from(clip)
  tampered[1] = 0
  for (const bytes of [
    new Uint8Array(),
    clip.subarray(0, -1),
    clip.subarray(1),
    withText('ID3 a title', 'before'),
    withText('<script>', 'after'),
    tampered,
  ])
    expect(measureMp3(bytes)).toBeNull()
})
