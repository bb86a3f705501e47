import { seededRandom } from '#core/exercises/seeded-random.ts'
import type { LexiconRoot } from '#core/grammar/word-lexicon.ts'

/** Sounds that are easily taken for each other, with what explains them (`pronunciation.…`). */
export const SOUND_GROUPS = {
  clicks: {
    sounds: [
      'c',
      'ch',
      'gc',
      'nc',
      'ngc',
      'nkc',
      'q',
      'qh',
      'gq',
      'nq',
      'ngq',
      'nkq',
      'x',
      'xh',
      'gx',
      'nx',
      'ngx',
      'nkx',
    ],
    letters: [
      { written: 'c', key: 'click-c' },
      { written: 'q', key: 'click-q' },
      { written: 'x', key: 'click-x' },
      { written: 'ch, gc, nc, ngc', key: 'click-blends' },
    ],
  },
  sides: {
    sounds: ['hl', 'dl', 'l', 's', 'sh', 'z', 'tl'],
    letters: [
      { written: 'hl', key: 'hl' },
      { written: 'dl', key: 'dl' },
    ],
  },
  lips: {
    sounds: ['p', 'ph', 'b', 'bh'],
    letters: [
      { written: 'b, bh', key: 'b' },
      { written: 'ph', key: 'aspirates' },
      { written: 'p', key: 'plain-stops' },
    ],
  },
  tongue: {
    sounds: ['t', 'th', 'd', 'ty', 'tyh', 'dy', 'ts', 'tsh', 'j'],
    letters: [
      { written: 'th', key: 'aspirates' },
      { written: 't', key: 'plain-stops' },
      { written: 'ty, dy', key: 'palatals' },
      { written: 'ts, tsh', key: 'ts' },
    ],
  },
  throat: {
    sounds: ['k', 'kh', 'g', 'rh', 'kr', 'h'],
    letters: [
      { written: 'rh', key: 'rh' },
      { written: 'kr', key: 'kr' },
      { written: 'kh', key: 'aspirates' },
      { written: 'k', key: 'plain-stops' },
    ],
  },
  nose: {
    sounds: ['m', 'n', 'ny', "ng'"],
    letters: [
      { written: 'm, n', key: 'nasals' },
      { written: 'ng’', key: 'ng' },
      { written: 'ny', key: 'palatals' },
    ],
  },
  vowels: {
    sounds: ['a', 'e', 'i', 'o', 'u'],
    letters: [
      { written: 'a, e, i, o, u', key: 'vowels' },
      { written: 'aa, ee, ii, oo, uu', key: 'long-vowels' },
      { written: 'MAW-law', key: 'stress' },
      { written: 'á, à', key: 'tone' },
    ],
  },
} as const

export type SoundGroup = keyof typeof SOUND_GROUPS

export const GROUPS = Object.keys(SOUND_GROUPS) as readonly SoundGroup[]

/** Reads the address's query: `?sounds=lips`; the clicks where it says nothing that is known. */
export function readGroup(search: string): SoundGroup {
  const wanted = new URLSearchParams(search).get('sounds')
  return GROUPS.find((group) => group === wanted) ?? 'clicks'
}

/** Sounds that are written with several letters, longest first. */
const LETTERS = [
  'ntsh',
  'tsh',
  'tyh',
  'ngc',
  'ngq',
  'ngx',
  'nkc',
  'nkq',
  'nkx',
  "ng'",
  'ph',
  'th',
  'kh',
  'bh',
  'dh',
  'gh',
  'rh',
  'ch',
  'qh',
  'xh',
  'hl',
  'dl',
  'ny',
  'sh',
  'ty',
  'dy',
  'gc',
  'gq',
  'gx',
  'nc',
  'nq',
  'nx',
  'kr',
  'ts',
  'tl',
]

/** Returns a word as its sounds: `isikhumbuzo` → i s i kh u m b u z o. */
export function splitSounds(word: string): string[] {
  const sounds: string[] = []
  for (let at = 0; at < word.length; at += sounds.at(-1)?.length ?? 1)
    sounds.push(LETTERS.find((letters) => word.startsWith(letters, at)) ?? word.charAt(at))
  return sounds
}

/** A word of a pair, with the one sound by which it differs and its place. */
type PairedWord = { word: string; meaning: string; sound: string; place: number }

/** Two words of the lexicon that differ in one sound and in nothing else. */
export type MinimalPair = readonly [PairedWord, PairedWord]

/** Words as they are said, in small letters: no stems and no names. */
const SAID = /^[a-z']+$/

/** Vowels tell words apart in so many places that only the most telling are shown: within the stem. */
const isShown = (group: SoundGroup, place: number): boolean => group !== 'vowels' || place > 2

/**
 * Lists each word with its first two meanings: who knows iqanda as an egg doesn't look for zero. Words that are written
 * alike share theirs.
 */
function listMeanings(roots: readonly LexiconRoot[]): Map<string, string> {
  const meanings = new Map<string, string>()
  for (const { lemma, senses, partOfSpeech } of roots) {
    // An ideophone, which only pictures how something looks or falls, such as qhwa, doesn't help a beginner's ear.
    if (partOfSpeech === 'ideophone') continue
    const meaning = senses.slice(0, 2).join('; ')
    const known = meanings.get(lemma)
    if (SAID.test(lemma))
      meanings.set(lemma, known === undefined || known === meaning ? meaning : `${known}; ${meaning}`)
  }
  return meanings
}

/** Finds every two words of the lexicon that differ in one sound of a group and in nothing else. */
export function findPairs(group: SoundGroup, roots: readonly LexiconRoot[]): MinimalPair[] {
  const wanted = new Set<string>(SOUND_GROUPS[group].sounds)
  const alike = new Map<string, PairedWord[]>()
  for (const [lemma, meaning] of listMeanings(roots)) {
    const sounds = splitSounds(lemma)
    for (const [place, sound] of sounds.entries()) {
      if (!wanted.has(sound) || !isShown(group, place)) continue
      const rest = sounds.with(place, '_').join(' ')
      const words = alike.get(rest)
      const paired = { word: lemma, meaning, sound, place }
      if (!words) alike.set(rest, [paired])
      else words.push(paired)
    }
  }
  return [...alike.values()].flatMap((words) =>
    words.flatMap((one, index) => words.slice(index + 1).map((other) => [one, other] as const)),
  )
}

/** A question of the trainer: which of two words means this. */
export type SoundQuestion = { pair: MinimalPair; asked: 0 | 1 }

/** Returns the question at a position of an endless row, the same for the same seed; null without a pair. */
export function drawQuestion(pairs: readonly MinimalPair[], seed: number, place: number): SoundQuestion | null {
  if (pairs.length === 0) return null
  const round = Math.floor(place / pairs.length)
  const random = seededRandom(seed + round)
  const pair = random.shuffle(pairs)[place % pairs.length]
  return pair ? { pair, asked: seededRandom(seed * 1000 + place).whole(0, 1) === 0 ? 0 : 1 } : null
}
