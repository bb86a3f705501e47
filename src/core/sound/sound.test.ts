import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawPitch, findSpeech, outlineWave, thinOut } from '#core/sound/draw-sound.ts'
import { findPitch } from '#core/sound/find-pitch.ts'
import { findWaveFault, resample, WAVE, writeWave } from '#core/sound/write-wave.ts'

/** Makes a tone like a voice: the pitch and its overtones, each weaker than the one below. */
const tone = (hertz: (at: number) => number, seconds: number, rate: number): Float32Array => {
  let phase = 0
  return Float32Array.from({ length: Math.floor(seconds * rate) }, (_, index) => {
    phase += (2 * Math.PI * hertz(index / rate)) / rate
    return [1, 2, 3, 4].reduce((sum, overtone) => sum + Math.sin(phase * overtone) / overtone, 0) * 0.3
  })
}

test('pitch: a steady voice of 80 to 500 Hz is found within 1 %, at any usual rate', () => {
  fc.assert(
    fc.property(fc.integer({ min: 80, max: 500 }), fc.constantFrom(11_025, 16_000, 22_050), (hertz, rate) => {
      const found =
        findPitch(
          tone(() => hertz, 0.1, rate),
          rate,
        ) ?? 0
      expect(Math.abs(found / hertz - 1)).toBeLessThan(0.01)
    }),
    { numRuns: 60 },
  )
})

test('pitch: silence and noise have none', () => {
  expect(findPitch(new Float32Array(2000), 16_000)).toBeNull()
  let state = 1
  const noise = Float32Array.from({ length: 2000 }, () => {
    state = Math.imul(state, 1_103_515_245) + 12_345
    return (state >>> 8) / 2 ** 24 - 0.5
  })
  expect(findPitch(noise, 16_000)).toBeNull()
  expect(findPitch(new Float32Array(10), 16_000)).toBeNull()
})

test('pitch: a rise by an octave is drawn as one around the voice’s own middle', () => {
  for (const lowest of [100, 200]) {
    const [string = []] = drawPitch(
      tone((at) => lowest * 2 ** at, 1, 44_100),
      44_100,
    )
    expect(string.length).toBeGreaterThan(60)
    expect((string.at(-1)?.height ?? 0) - (string[0]?.height ?? 0)).toBeGreaterThan(9)
    expect(string.every(({ height }, index) => index === 0 || height > (string[index - 1]?.height ?? 0) - 0.3)).toBe(
      true,
    )
    expect(Math.abs(string[Math.floor(string.length / 2)]?.height ?? 9)).toBeLessThan(1)
  }
})

test('speech: it is cut out of the silence around it', () => {
  const rate = 8000
  const samples = new Float32Array(3 * rate)
  samples.set(
    tone(() => 150, 1, rate),
    rate,
  )
  expect(findSpeech(samples, rate).length / rate).toBeCloseTo(1.1, 1)
  expect(findSpeech(new Float32Array(100), rate)).toHaveLength(100)
})

test('wave: drawn in columns from 0 to 1', () => {
  const columns = outlineWave(Float32Array.from([0, 0.1, -0.5, 0.2]), 2)
  expect(columns.map((column) => Math.round(column * 100))).toEqual([20, 100])
  expect(outlineWave(new Float32Array(8), 4)).toEqual([0, 0, 0, 0])
})

test('sound: thinning out keeps the pitch', () => {
  const { samples, rate } = thinOut(
    tone(() => 220, 0.2, 48_000),
    48_000,
  )
  expect(rate).toBe(12_000)
  expect(Math.abs((findPitch(samples, rate) ?? 0) - 220)).toBeLessThan(3)
})

const recording = (seconds: number): Uint8Array<ArrayBuffer> =>
  writeWave(
    resample(
      tone(() => 200, seconds, 48_000),
      48_000,
      WAVE.rate,
    ),
  )

test('recording: what is written as one is read as one', () => {
  expect(findWaveFault(recording(1))).toBeNull()
  expect(recording(1)).toHaveLength(WAVE.header + WAVE.rate * 2)
})

test('recording: other bytes or formats, and silent, too short or too long ones, are refused', () => {
  expect(findWaveFault(new Uint8Array(10))).toBe('not-a-wave')
  expect(findWaveFault(new TextEncoder().encode(`<svg onload="alert(1)">${'x'.repeat(100)}`))).toBe('not-a-wave')
  const changed = (at: number, value: number): Uint8Array => {
    const bytes = recording(1)
    bytes[at] = value
    return bytes
  }
  expect(findWaveFault(changed(22, 2))).toBe('other-format')
  expect(findWaveFault(changed(24, 0))).toBe('other-format')
  expect(findWaveFault(changed(40, 1))).toBe('not-a-wave')
  expect(findWaveFault(new Uint8Array([...recording(1), ...new TextEncoder().encode('LIST')]))).toBe('not-a-wave')
  expect(findWaveFault(recording(0.1))).toBe('too-short')
  expect(findWaveFault(recording(9))).toBe('too-long')
  expect(findWaveFault(writeWave(new Float32Array(WAVE.rate)))).toBe('silent')
})

test('recording: no bytes make the check throw', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      expect(findWaveFault(bytes)).not.toBeNull()
    }),
  )
})
