import fc from 'fast-check'
import { expect, test } from 'vitest'
import { soundXhosa, type ClickSound } from '#core/pronunciation/sound-xhosa.ts'

/**
 * CLDR: transforms/xh_xh_FONIPA (M. Jansche, after the NCHLT dictionary). Nguni: Wikipedia, Help:IPA/Nguni. Penult:
 * both grammars and our respelling.
 */
type Source = 'CLDR' | 'Nguni' | 'penult'

const WORDS: readonly (readonly [word: string, phonemes: string, source: Source])[] = [
  ['molo', "m|'o:|l|o", 'penult'],
  ['umama', "u|m|'a:|m|a", 'penult'],
  ['umntwana', "u|m-|n|t-|w|'a:|n|a", 'penult'],
  ['umntu', "'u:|m-|n|t-|u", 'penult'],
  ['wam', "w|'a:|m", 'penult'],
  ['nye', "n;|'e:", 'penult'],
  ['mbini', "m|b|'i:|n|i", 'penult'],
  ['iikati', "i:|k-|'a:|t-|i", 'CLDR'],
  ['oomama', "o:|m|'a:|m|a", 'CLDR'],
  ['uthando', "u|t|h|'a:|n|d|o", 'CLDR'],
  ['ikhaya', "i|k|h|'a:|j|a", 'CLDR'],
  ['iphepha', "i|p|h|'e:|p|h|a", 'CLDR'],
  ['hlala', "l#|'a:|l|a", 'CLDR'],
  ['umhlaba', "u|m-|l#|'a:|b|a", 'CLDR'],
  ['indlu', "'i:|n|d|l|u", 'CLDR'],
  ['intlanzi', "i|n|tl#|'a:|n|z|i", 'CLDR'],
  ['irhafu', "i|x|'a:|f|u", 'CLDR'],
  ['ukugragra', "u|k-|u|Q|'a:|Q|a", 'CLDR'],
  ['ikrele', "i|kx|'e:|l|e", 'CLDR'],
  ['isitya', "i|s|'i:|c|a", 'CLDR'],
  ['utyhala', "u|c|h|'a:|l|a", 'CLDR'],
  ['indyebo', "i|n|J|'e:|b|o", 'CLDR'],
  ['inyama', "i|n;|'a:|m|a", 'CLDR'],
  ['intsha', "'i:|n|tS|a", 'CLDR'],
  ['ithsasa', "i|ts|h|'a:|s|a", 'Nguni'],
  ['isihlwele', "i|s|i|l#|w|'e:|l|e", 'CLDR'],
  ['ingubo', "i|N|g|'u:|b|o", 'Nguni'],
  ["ing'ang'ane", "i|N|a|N|'a:|n|e", 'Nguni'],
  ['inkomo', "i|N|k-|'o:|m|o", 'Nguni'],
  ['ijoni', "i|dZ|'o:|n|i", 'CLDR'],
  ['i-ambulensi', "i|a|m|b|u|l|'e:|n|s|i", 'penult'],
]

test.each(WORDS)('pronunciation: %s is said %s (%s)', (word, phonemes) => {
  expect(soundXhosa(word)).toEqual([{ phonemes, clicks: [] }])
})

const CLICKS: readonly (readonly [
  word: string,
  phonemes: string,
  place: ClickSound['place'],
  accompaniment: ClickSound['accompaniment'],
  source: Source,
])[] = [
  ['cela', "_:|'e:|l|a", 'dental', 'plain', 'CLDR'],
  ['chaza', "_:|'a:|z|a", 'dental', 'aspirated', 'CLDR'],
  ['gcina', "_:|'i:|n|a", 'dental', 'voiced', 'CLDR'],
  ['incwadi', "i|N_:|w|'a:|d|i", 'dental', 'nasal', 'Nguni'],
  ['ingca', "'i:|N_:|a", 'dental', 'nasal-voiced', 'Nguni'],
  ['inkcubeko', "i|N_:|u|b|'e:|k-|o", 'dental', 'nasal-plain', 'Nguni'],
  ['iqanda', "i|_:|'a:|n|d|a", 'alveolar', 'plain', 'CLDR'],
  ['iqhina', "i|_:|'i:|n|a", 'alveolar', 'aspirated', 'CLDR'],
  ['gqiba', "_:|'i:|b|a", 'alveolar', 'voiced', 'CLDR'],
  ['nqaba', "N_:|'a:|b|a", 'alveolar', 'nasal', 'Nguni'],
  ['ingqina', "i|N_:|'i:|n|a", 'alveolar', 'nasal-voiced', 'Nguni'],
  ['inkqubo', "i|N_:|'u:|b|o", 'alveolar', 'nasal-plain', 'Nguni'],
  ['uxolo', "u|_:|'o:|l|o", 'lateral', 'plain', 'CLDR'],
  ['isiXhosa', "i|s|i|_:|'o:|s|a", 'lateral', 'aspirated', 'CLDR'],
  ['gxeka', "_:|'e:|k-|a", 'lateral', 'voiced', 'CLDR'],
  ['nxiba', "N_:|'i:|b|a", 'lateral', 'nasal', 'Nguni'],
  ['ingxowa', "i|N_:|'o:|w|a", 'lateral', 'nasal-voiced', 'Nguni'],
  ['inkxaso', "i|N_:|'a:|s|o", 'lateral', 'nasal-plain', 'Nguni'],
  ['umxube', "u|m-|_:|'u:|b|e", 'lateral', 'plain', 'CLDR'],
]

test.each(CLICKS)(
  'pronunciation: %s is said %s with a click that is %s and %s (%s)',
  (word, phonemes, place, accompaniment) => {
    expect(soundXhosa(word)).toEqual([{ phonemes, clicks: [{ place, accompaniment }] }])
  },
)

test('stress: long only in the last word of a breath; a lone syllable among words has none', () => {
  expect(soundXhosa('Umama uyahleka na?')).toEqual([{ phonemes: "u|m|'a|m|a u|j|a|l#|'e|k-|a n|a", clicks: [] }])
  expect(soundXhosa('Ewe, unxiba isinxibo.')?.map(({ phonemes }) => phonemes)).toEqual([
    "'e:|w|e",
    "u|N_:|'i|b|a i|s|i|N_:|'i:|b|o",
  ])
})

test('pronunciation: a text with a digit or a foreign letter isn’t said', () => {
  expect(soundXhosa('Nge-7')).toBeNull()
  expect(soundXhosa('voël')).toBeNull()
  expect(soundXhosa('?!')).toBeNull()
})

test('pronunciation: words of open syllables have one stress, and a pause for each click', () => {
  const onset = fc.constantFrom('b', 'ndl', 'tsh', 'c', 'gq', 'nkx', 'ngc', 'xh', 'ny', 'hl', 'w')
  const syllable = fc.tuple(onset, fc.constantFrom('a', 'e', 'i', 'o', 'u')).map((parts) => parts.join(''))
  fc.assert(
    fc.property(fc.array(syllable, { minLength: 1, maxLength: 6 }), (syllables) => {
      const [clause, ...others] = soundXhosa(syllables.join('')) ?? []
      expect(others).toEqual([])
      expect(clause?.phonemes.match(/_:/g)?.length ?? 0).toBe(clause?.clicks.length)
      expect(clause?.phonemes.match(/'/g)).toHaveLength(1)
    }),
  )
})
