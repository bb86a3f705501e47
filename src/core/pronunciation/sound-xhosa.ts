import { spokenText } from '#core/pronunciation/clip-name.ts'

/** Place of the tongue for a click: c, q, x. */
type ClickPlace = 'dental' | 'alveolar' | 'lateral'

/**
 * Accompaniment of a click: none, a breath (ch), a murmur (gc), or a nasal (nc). It may also be a nasal with a murmur
 * (ngc), or one that stops before the click (nkc).
 */
type ClickAccompaniment = 'plain' | 'aspirated' | 'voiced' | 'nasal' | 'nasal-voiced' | 'nasal-plain'

export type ClickSound = { place: ClickPlace; accompaniment: ClickAccompaniment }

/**
 * Clause spoken in one breath. Phonemes are those of the Swahili voice of eSpeak NG. `'` stands before the stressed
 * vowel, and `:` after a long one. `|` separates sounds that would be read as one, and `_:` (a pause) stands for a
 * click.
 */
export type SpokenClause = {
  phonemes: string
  /** Clicks in the order of the pauses. */
  clicks: ClickSound[]
}

type Sound = { phonemes: string; click?: ClickSound; vowel?: true; syllabic?: true }

/** A pause: what is put in its place is our own. */
const CLICK = '_:'
/** The nasal before a click is the tongue's back, as in `ng'`. */
const NASAL_CLICK = `N${CLICK}`

const CLICK_PLACES = { c: 'dental', q: 'alveolar', x: 'lateral' } as const satisfies Record<string, ClickPlace>

/** Spelling of each accompaniment around the click's letter, with its sound. */
const ACCOMPANIMENTS: readonly (readonly [
  before: string,
  after: string,
  accompaniment: ClickAccompaniment,
  phonemes: string,
])[] = [
  ['', '', 'plain', CLICK],
  ['', 'h', 'aspirated', CLICK],
  ['g', '', 'voiced', CLICK],
  ['n', '', 'nasal', NASAL_CLICK],
  ['ng', '', 'nasal-voiced', NASAL_CLICK],
  ['nk', '', 'nasal-plain', NASAL_CLICK],
]

/**
 * Letters of one consonant with the voice's nearest phonemes. The voice has no ejectives (p, t, k, ts, tsh are plain)
 * and no implosive b. It has no ɮ (dl is d and l). Breathy sounds (mh, nyh, bh …) are said like those without.
 */
const CONSONANTS: Readonly<Record<string, string>> = {
  p: 'p-',
  t: 't-',
  k: 'k-',
  b: 'b',
  d: 'd',
  g: 'g',
  ph: 'p|h',
  th: 't|h',
  kh: 'k|h',
  bh: 'b',
  dh: 'd',
  gh: 'g',
  f: 'f',
  v: 'v',
  s: 's',
  z: 'z',
  sh: 'S',
  h: 'h',
  hh: 'h',
  hl: 'l#',
  dl: 'd|l',
  tl: 'tl#',
  rh: 'x',
  gr: 'Q',
  kr: 'kx',
  ts: 'ts',
  ths: 'ts|h',
  tsh: 'tS',
  thsh: 'tS|h',
  ty: 'c',
  tyh: 'c|h',
  dy: 'J',
  j: 'dZ',
  dz: 'dz',
  m: 'm',
  mh: 'm',
  n: 'n',
  nh: 'n',
  ny: 'n;',
  nyh: 'n;',
  "ng'": 'N',
  ng: 'N|g',
  nk: 'N|k-',
  nkh: 'N|k|h',
  l: 'l',
  lh: 'l',
  r: 'R',
  w: 'w',
  wh: 'w',
  y: 'j',
  yh: 'j',
}

const SOUNDS: ReadonlyMap<string, Sound> = new Map([
  ...Object.entries(CONSONANTS).map(([letters, phonemes]): [string, Sound] => [letters, { phonemes }]),
  ...['a', 'e', 'i', 'o', 'u'].map((vowel): [string, Sound] => [vowel, { phonemes: vowel, vowel: true }]),
  ...Object.entries(CLICK_PLACES).flatMap(([letter, place]) =>
    ACCOMPANIMENTS.map(([before, after, accompaniment, phonemes]): [string, Sound] => [
      `${before}${letter}${after}`,
      { phonemes, click: { place, accompaniment } },
    ]),
  ),
])

const LONGEST = 4

/** An m is a syllable of its own before every consonant but those of the lips and w. */
const SYLLABIC_M = /^m(?![aeioubpfvw]|h(?!l)|$)/
/** Pattern of a nasal whose next h belongs to the l after it: u-m-hla-ba. */
const NASAL_BEFORE_HL = /^[mn]hl/

/**
 * Reads the sound that a word's rest begins with, and how many letters write it. Null for what isXhosa doesn't write.
 */
function readSound(rest: string): { length: number; sound: Sound } | null {
  if (SYLLABIC_M.test(rest)) return { length: 1, sound: { phonemes: 'm-', syllabic: true } }
  for (let length = NASAL_BEFORE_HL.test(rest) ? 1 : LONGEST; length > 0; length -= 1) {
    const sound = rest.length >= length ? SOUNDS.get(rest.slice(0, length)) : undefined
    if (!sound) continue
    const doubled = sound.vowel && rest.charAt(1) === rest.charAt(0)
    return doubled ? { length: 2, sound: { ...sound, phonemes: `${sound.phonemes}:` } } : { length, sound }
  }
  return null
}

function readSounds(word: string): Sound[] | null {
  const sounds: Sound[] = []
  for (let at = 0; at < word.length;) {
    const read = readSound(word.slice(at))
    if (!read) return null
    sounds.push(read.sound)
    at += read.length
  }
  return sounds
}

/**
 * Finds the stressed vowel: the second-last. It is the last if a final m counts as a syllable, or there is no other.
 */
function findStress(sounds: readonly Sound[], word: string): number {
  const vowels = sounds.flatMap(({ vowel }, index) => (vowel ? [index] : []))
  return (word.endsWith('m') ? vowels.at(-1) : vowels.at(-2)) ?? vowels.at(-1) ?? -1
}

/**
 * Writes the phonemes of a word; the stressed vowel of the last word of a breath is long. A little word among others
 * has no stress.
 */
function writeWord(sounds: readonly Sound[], word: string, isLast: boolean, isOnly: boolean): string {
  const stressed = findStress(sounds, word)
  const beats = sounds.filter(({ vowel, syllabic }) => vowel || syllabic).length
  return sounds
    .map(({ phonemes }, index) => {
      if (index !== stressed || (beats < 2 && !isOnly)) return phonemes
      return `'${phonemes}${isLast && !phonemes.endsWith(':') ? ':' : ''}`
    })
    .join('|')
}

function soundClause(clause: string): SpokenClause | null {
  const words = clause
    .split(' ')
    .map((written) => ({ written: written.replaceAll('-', ''), sounds: written.split('-').map(readSounds) }))
  const read = words.map(({ written, sounds }) => ({
    written,
    sounds: sounds.flatMap((part) => part ?? []),
    isWhole: sounds.every((part) => part !== null),
  }))
  if (!read.every(({ isWhole, sounds }) => isWhole && sounds.length > 0)) return null
  return {
    phonemes: read
      .map(({ written, sounds }, index) => writeWord(sounds, written, index === read.length - 1, read.length === 1))
      .join(' '),
    clicks: read.flatMap(({ sounds }) => sounds.flatMap(({ click }) => click ?? [])),
  }
}

/**
 * Transcribes isiXhosa into phonemes for a voice without clicks: `uxolo` → `u|_:|'o:|l|o` with a lateral click in the
 * pause. Null for a text with a letter or digit that isiXhosa doesn't write; it must be spelled out first.
 * - Letters are read by the longest group that writes one sound; a double vowel is one long vowel. An m between a vowel
 *   or the start and a consonant is a syllable. It isn't before lip sounds.
 * - The second-last syllable is stressed, and long in the last word before a pause. Tone is not shown.
 * - The values are those of CLDR's `xh_xh_FONIPA` (M. Jansche, tested against the NCHLT pronunciation dictionary).
 *   Those of the clicks' accompaniments are from Wikipedia's table of Nguni sounds (Help:IPA/Nguni).
 */
export function soundXhosa(text: string): SpokenClause[] | null {
  const clauses = spokenText(text)
    .split(', ')
    .map((clause) => clause.trim())
    .map(soundClause)
  return clauses.every((clause) => clause !== null) ? clauses : null
}
