import { expect, test } from 'vitest'
import { soundXhosa } from '#core/pronunciation/sound-xhosa.ts'
import { createEncoder } from './create-encoder.ts'
import { createVoice } from './create-voice.ts'
import { renderSpeech } from './render-speech.ts'
import { SAMPLE_RATE } from './sample-rate.ts'

const voice = await createVoice()
const render = (text: string): Float32Array => renderSpeech(soundXhosa(text) ?? [], voice)
const secondsOf = (samples: Float32Array): number => samples.length / SAMPLE_RATE

const CLICK_WORDS = [
  'iqanda',
  'icici',
  'uxolo',
  'ingcinga',
  'inqwelo',
  'inkcubeko',
  'gqiba',
  'ucango',
  'isiXhosa',
  'ukuchitha',
  'umqeqeshi',
  'cela uxolo, nceda',
]

test.each(CLICK_WORDS)('voice of %s: one pause for each click, and no other', (text) => {
  for (const { phonemes, clicks } of soundXhosa(text) ?? [])
    expect(voice(phonemes, 135).pauses).toHaveLength(clicks.length)
})

test('spoken word: lasts 0.5 to 2 seconds, and is as loud as the others', () => {
  for (const word of ['molo', 'uxolo', 'umntwana', 'isikhukukazi']) {
    const samples = render(word)
    expect(secondsOf(samples)).toBeGreaterThan(0.5)
    expect(secondsOf(samples)).toBeLessThan(2)
    expect(Math.max(...samples.map(Math.abs))).toBeCloseTo(0.89, 2)
  }
})

test('spoken sentence: a comma adds a pause', () => {
  expect(secondsOf(render('Ewe, unxiba'))).toBeGreaterThan(secondsOf(render('ewe unxiba')) + 0.15)
})

test('clip: an MP3 of 24 kbit/s, or of 32 kbit/s for words with c', async () => {
  const encode = await createEncoder()
  const samples = render('icici')
  const [plain, hissing] = [encode(samples, false), encode(samples, true)]
  // MPEG-2, layer III, 22.05 kHz, mono; the third byte holds the rate.
  for (const [clip, rate] of [
    [plain, 0x30],
    [hissing, 0x40],
  ] as const) {
    expect([clip[0], (clip[1] ?? 0) & 0xfe, (clip[2] ?? 0) & 0xfc, (clip[3] ?? 0) & 0xc0]).toEqual([
      0xff,
      0xf2,
      rate,
      0xc0,
    ])
  }
  expect(hissing.length / plain.length).toBeCloseTo(4 / 3, 1)
})
