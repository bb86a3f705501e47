/** Respelling of each vowel letter for an English reader. */
const VOWELS: Readonly<Record<string, string>> = { a: 'ah', e: 'eh', i: 'ee', o: 'aw', u: 'oo' }

/**
 * Letter groups for one consonant with their respelling, longest first. Other consonant letters stay. English has one
 * p, t and k for the two of isiXhosa (with and without a puff of air). It also has one b, so these share a spelling.
 * Clicks keep their letters, because no English letter is nearer.
 */
const CONSONANTS: readonly (readonly [written: string, said: string])[] = [
  ['tyh', 'ty'],
  ['tsh', 'tsh'],
  ["ng'", "ng'"],
  ['ph', 'p'],
  ['th', 't'],
  ['kh', 'k'],
  ['bh', 'b'],
  ['dh', 'd'],
  ['gh', 'g'],
  ['rh', 'kh'],
  ['ch', 'ch'],
  ['qh', 'qh'],
  ['xh', 'xh'],
  ['hl', 'hl'],
  ['ny', 'ny'],
  ['sh', 'sh'],
]

type Sound = { vowel: boolean; written: string; said: string }
type Syllable = { onset: string; vowel: string; coda: string; text?: never } | { text: string }

/**
 * Guide to the respelling: letters of isiXhosa, and the key of the sentence that explains them (`pronunciation.<key>`).
 */
export const XHOSA_RESPELLING_GUIDE = [
  { written: 'MAW-law', key: 'stress' },
  { written: 'a, e, i, o, u', key: 'vowels' },
  { written: 'aa, ee, ii, oo, uu', key: 'long-vowels' },
  { written: 'c', key: 'click-c' },
  { written: 'q', key: 'click-q' },
  { written: 'x', key: 'click-x' },
  { written: 'ch, gc, nc, ngc', key: 'click-blends' },
  { written: 'hl', key: 'hl' },
  { written: 'dl', key: 'dl' },
  { written: 'ph, th, kh', key: 'aspirates' },
  { written: 'p, t, k', key: 'plain-stops' },
  { written: 'b, bh', key: 'b' },
  { written: 'rh', key: 'rh' },
  { written: 'kr', key: 'kr' },
  { written: "ng'", key: 'ng' },
  { written: 'ty, dy, ny', key: 'palatals' },
  { written: 'ts, tsh', key: 'ts' },
  { written: 'm, n', key: 'nasals' },
  { written: 'á, à', key: 'tone' },
] as const satisfies readonly { written: string; key: string }[]

function readSound(rest: string): Sound {
  const first = rest.charAt(0)
  const vowel = VOWELS[first]
  if (vowel !== undefined) return { vowel: true, written: /^(.)\1*/.exec(rest)?.[0] ?? first, said: vowel }
  const [written, said] = CONSONANTS.find(([letters]) => rest.startsWith(letters)) ?? [first, first]
  return { vowel: false, written, said }
}

function readSounds(letters: string): Sound[] {
  const sounds: Sound[] = []
  for (let at = 0; at < letters.length; at += sounds.at(-1)?.written.length ?? 1)
    sounds.push(readSound(letters.slice(at)))
  return sounds
}

const saidOf = (sounds: readonly Sound[]): string => sounds.map(({ said }) => said).join('')

/** Two consonants that only loan words have beside each other (`Septemba`, `iplastiki`): the first of them and the second. */
const LOAN_FIRST = /^(?:[bdfgklprstvz]|sh)$/
const LOAN_SECOND = /^[bdfkmnpt]$/

/**
 * Tells whether the first consonant after a vowel closes its syllable. An m or n does before any consonant but w: the m
 * of the prefix um- is a beat. Before b, d, j … it belongs to the next sound, but is heard at the end of the vowel.
 * (`ny` is one sound and does not divide.) The first of two consonants that only loan words combine closes it too.
 */
const closes = ([first, next]: readonly Sound[]): boolean => {
  if (!first || !next) return false
  return first.written === 'm' || first.written === 'n'
    ? next.written !== 'w'
    : LOAN_FIRST.test(first.said) && LOAN_SECOND.test(next.said)
}

/**
 * Tells whether an m at the start of a word is a beat of its own: `m-NTWAH-nah`. It isn't before the lip sounds, w and
 * a vowel: `MBEE-nee`.
 */
const standsAlone = ([first, next]: readonly Sound[]): boolean =>
  first?.written === 'm' && next !== undefined && !/^[bpfvw]/.test(next.written)

/**
 * Splits letters without a hyphen into syllables. Each ends in its vowel, but for a closing m or n and the end of the
 * stretch.
 */
function splitSyllables(letters: string): Syllable[] {
  const syllables: Syllable[] = []
  let consonants: Sound[] = []
  for (const sound of readSounds(letters)) {
    if (!sound.vowel) {
      consonants.push(sound)
      continue
    }
    const previous = syllables.at(-1)
    if (previous && 'coda' in previous && closes(consonants)) previous.coda = saidOf(consonants.splice(0, 1))
    if (!previous && standsAlone(consonants)) syllables.push({ text: saidOf(consonants.splice(0, 1)) })
    syllables.push({ onset: saidOf(consonants), vowel: sound.said, coda: '' })
    consonants = []
  }
  const last = syllables.at(-1)
  if (consonants.length > 0 && last && 'coda' in last) last.coda = saidOf(consonants)
  else if (consonants.length > 0) syllables.push({ text: saidOf(consonants) })
  return syllables
}

/**
 * Tells whether a word ends in m, which is left of -mi and counts as a beat. The stress is on the vowel before it
 * (`ngeh-LAHM`).
 */
const endsInNasalBeat = (syllable: Syllable | undefined): boolean =>
  syllable !== undefined && 'coda' in syllable && syllable.coda === 'm'

function respellWord(word: string): string {
  const syllables = word
    .split('-')
    .flatMap((part) => part.split(/(\d+)/))
    .flatMap((part) => (/^\d+$/.test(part) ? [{ text: part }] : splitSyllables(part)))
  const stressed =
    syllables.length === 1 || endsInNasalBeat(syllables.at(-1)) ? syllables.length - 1 : syllables.length - 2
  const said = syllables.map((syllable) => syllable.text ?? `${syllable.onset}${syllable.vowel}${syllable.coda}`)
  return said.map((syllable, index) => (index === stressed ? syllable.toUpperCase() : syllable)).join('-')
}

/**
 * Simplifies a text: lower case, plain letters, and one apostrophe (kept only in `ng'`). Every other sign becomes a
 * space.
 */
const simplify = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll(/[’‘ʼ`]/g, "'")
    .replaceAll(/(?<!ng)'/g, '')
    .replaceAll(/[‐‑–—]/g, '-')
    .replaceAll(/[^a-z0-9',.;:?!/-]+/g, ' ')
    .replaceAll(/([,.;:?!/])/g, ' $1 ')

/**
 * Respells isiXhosa for English readers: `umntwana` → `oom-NTWAH-nah`. Never fails: text in other scripts is left out.
 * - Words are split into open syllables, joined by hyphens. The vowels a, e, i, o, u become ah, eh, ee, aw, oo. A
 *   double vowel is one long vowel and is written once. Two different vowels are two syllables (`ee-ah-JEHN-dah`).
 * - An m or n between a vowel and another consonant closes the first syllable (`EEN-jah`, `oom-NTWAH-nah`). The groups
 *   `ny`, `nw`, `mw` and `ng'` do not divide. Two consonants that only loan words combine do (`oo-sehp-TEHM-bah`).
 * - The second-last syllable is stressed and in capitals. So is the only syllable of a word, and the last if it ends in
 *   m.
 * - ph, th, kh, bh, tyh become p, t, k, b, ty, and rh becomes kh (as in Scottish loch). Clicks are c, q, x, alone and
 *   in ch, gc, nc …. All other consonants stay, such as hl, dl, tl, ty, dy, ny, ts, tsh and kr.
 * - Marks on letters are left out, as are apostrophes but that of `ng'`. Digits stay, and hyphens only divide
 *   syllables. Signs inside a sentence stay; those at its start and end are dropped.
 * - Tone, the implosive b and the length of the stressed vowel are not shown. The spelling is ours; sound values and
 *   stress follow grammars of isiXhosa.
 */
export function respellXhosa(text: string): string {
  const words = simplify(text)
    .split(' ')
    .filter((word) => /[a-z0-9,.;:?!/]/.test(word))
  return words
    .map((word) => respellWord(word))
    .join(' ')
    .replaceAll(/ (?=[,.;:?!])/g, '')
    .replace(/^[,.;:?!/\s]+/, '')
    .replace(/[,.;:?!/\s]+$/, '')
}
