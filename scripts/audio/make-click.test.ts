import { expect, test } from 'vitest'
import type { ClickSound } from '#core/pronunciation/sound-xhosa.ts'
import { makeClick } from './make-click.ts'
import { SAMPLE_RATE, samplesIn } from './sample-rate.ts'

const PLACES = ['dental', 'alveolar', 'lateral'] as const
const ACCOMPANIMENTS = ['plain', 'aspirated', 'voiced', 'nasal', 'nasal-voiced', 'nasal-plain'] as const

const energyOf = (samples: Float32Array): number => samples.reduce((sum, sample) => sum + sample * sample, 0)

/**
 * Returns the centre of a sound's frequencies in Hz: high for a hiss, low for a pop. It counts sign changes between
 * neighbouring samples.
 */
function brightness(samples: Float32Array): number {
  const steps = samples.map((sample, at) => sample - (samples[at - 1] ?? 0))
  return (SAMPLE_RATE / Math.PI) * Math.asin(Math.min(1, Math.sqrt(energyOf(steps) / energyOf(samples)) / 2))
}

const closureOf = (accompaniment: ClickSound['accompaniment']): number =>
  energyOf(makeClick({ place: 'alveolar', accompaniment }).subarray(0, samplesIn(28)))

test('clicks: c is the brightest, then x; q is the darkest and shortest', () => {
  const [dental = 0, alveolar = 0, lateral = 0] = PLACES.map((place) =>
    brightness(makeClick({ place, accompaniment: 'plain' })),
  )
  expect(dental).toBeGreaterThan(5000)
  expect(lateral).toBeGreaterThan(1500)
  expect(lateral).toBeLessThan(dental / 1.5)
  expect(alveolar).toBeLessThan(lateral)
  const [c = 0, q = 0, x = 0] = PLACES.map((place) => makeClick({ place, accompaniment: 'plain' }).length)
  expect(q).toBeLessThan(Math.min(c, x))
})

test('closure of a click: silent for q, qh and nkq, a hum for gq, nq and ngq', () => {
  for (const silent of ['plain', 'aspirated', 'nasal-plain'] as const) expect(closureOf(silent)).toBe(0)
  for (const humming of ['voiced', 'nasal', 'nasal-voiced'] as const) expect(closureOf(humming)).toBeGreaterThan(1)
})

test('clicks: each is the same each time, within bounds and unlike all others', () => {
  const clicks = PLACES.flatMap((place) => ACCOMPANIMENTS.map((accompaniment) => ({ place, accompaniment })))
  for (const click of clicks) {
    expect(makeClick(click)).toEqual(makeClick(click))
    expect(Math.max(...makeClick(click).map(Math.abs))).toBeLessThan(1.2)
  }
  expect(new Set(clicks.map((click) => makeClick(click).join())).size).toBe(18)
})
