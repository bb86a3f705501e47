import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { respellXhosa, XHOSA_RESPELLING_GUIDE } from '#core/pronunciation/respell-xhosa.ts'

const RESPELLINGS: readonly (readonly [word: string, respelling: string])[] = [
  ['molo', 'MAW-law'],
  ['umntwana', 'oom-NTWAH-nah'],
  ['umakhulu', 'oo-mah-KOO-loo'],
  ['inja', 'EEN-jah'],
  ['umama', 'oo-MAH-mah'],
  ['enkosi', 'ehn-KAW-see'],
  ['ewe', 'EH-weh'],
  ['hayi', 'HAH-yee'],
  ['unjani', 'oon-JAH-nee'],
  ['ndiyaphila', 'ndee-yah-PEE-lah'],
  ['ngubani', 'ngoo-BAH-nee'],
  ['umntu', 'OOM-ntoo'],
  ['umfazi', 'oom-FAH-zee'],
  ['umhlaba', 'oom-HLAH-bah'],
  ['umyalelo', 'oom-yah-LEH-law'],
  ['ummelwane', 'oom-meh-LWAH-neh'],
  ['unwele', 'oo-NWEH-leh'],
  ['umwonyo', 'oo-MWAW-nyaw'],
  ['inyama', 'ee-NYAH-mah'],
  ['zimbini', 'zeem-BEE-nee'],
  ['zintlanu', 'zeen-TLAH-noo'],
  ['ntathu', 'NTAH-too'],
  ['mbini', 'MBEE-nee'],
  ['mna', 'M-nah'],
  ['mntwana', 'm-NTWAH-nah'],
  ['nye', 'NYEH'],
  ['wam', 'WAHM'],
  ['ngelam', 'ngeh-LAHM'],
  ['sixhenxe', 'see-XHEHN-xeh'],
  ['sibhozo', 'see-BAW-zaw'],
  ['lithoba', 'lee-TAW-bah'],
  ['isiXhosa', 'ee-see-XHAW-sah'],
  ['uMgqibelo', 'oom-gqee-BEH-law'],
  ['iCawa', 'ee-CAH-wah'],
  ['incwadi', 'een-CWAH-dee'],
  ['iincwadi', 'een-CWAH-dee'],
  ['ingcali', 'een-GCAH-lee'],
  ['intshontsho', 'een-TSHAWN-tshaw'],
  ['isitya', 'ee-SEE-tyah'],
  ['utyhala', 'oo-TYAH-lah'],
  ['indlu', 'EEN-dloo'],
  ['irhafu', 'ee-KHAH-foo'],
  ['ikrele', 'ee-KREH-leh'],
  ["ing'ang'ane", "ee-ng'ah-NG'AH-neh"],
  ['ing’ang’ane', "ee-ng'ah-NG'AH-neh"],
  ["utat'omkhulu", 'oo-tah-tawm-KOO-loo'],
  ['iikati', 'ee-KAH-tee'],
  ['oomama', 'aw-MAH-mah'],
  ['iapile', 'ee-ah-PEE-leh'],
  ['i-ajenda', 'ee-ah-JEHN-dah'],
  ['iplastiki', 'ee-plahs-TEE-kee'],
  ['uSeptemba', 'oo-sehp-TEHM-bah'],
  ['u-Okthobha', 'oo-awk-TAW-bah'],
  ['kwali-100', 'kwah-LEE-100'],
  ['ngo-2024', 'NGAW-2024'],
]

test.each(RESPELLINGS)('respelling: %s is respelled %s', (word, respelling) => {
  expect(respellXhosa(word)).toBe(respelling)
})

test('respelling: a sentence keeps its inner signs and loses the last one', () => {
  expect(respellXhosa('Ndiphilile, enkosi. Wena unjani?')).toBe('ndee-pee-LEE-leh, ehn-KAW-see. WEH-nah oon-JAH-nee')
})

test('respelling: prefixes and stems with a hyphen are respelled as words', () => {
  expect(respellXhosa('-funda')).toBe('FOON-dah')
  expect(respellXhosa('um-')).toBe('OOM')
  expect(respellXhosa('um-/aba-')).toBe('OOM / AH-bah')
})

test('respelling: accents and the kind of apostrophe make no difference', () => {
  expect(respellXhosa('úmntwàna')).toBe(respellXhosa('umntwana'))
  expect(respellXhosa('uTat’omkhulu')).toBe(respellXhosa("uTat'omkhulu"))
})

test('any text: respelled without error, with tidy spaces, the same for either case', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const respelled = respellXhosa(text)
      expect(respelled).toBe(respelled.trim())
      expect(respelled).not.toMatch(/ {2}/)
      expect(respelled).toMatch(/^[A-Za-z0-9',.;:?!/ -]*$/)
      expect(respellXhosa(`  ${text} `)).toBe(respelled)
    }),
  )
})

test('respelling: words of open syllables have the second-last one, and no other, in capitals', () => {
  const syllable = fc
    .tuple(fc.constantFrom('b', 'k', 'l', 'hl', 'q', 'xh', 'ndl', 'tsh', 'w'), fc.constantFrom('a', 'e', 'i', 'o', 'u'))
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(fc.array(syllable, { minLength: 2, maxLength: 6 }), (syllables) => {
      const parts = respellXhosa(syllables.join('')).split('-')
      expect(parts).toHaveLength(syllables.length)
      expect(parts.map((part) => part === part.toUpperCase())).toEqual(
        syllables.map((_, index) => index === syllables.length - 2),
      )
    }),
  )
})

test('pronunciation guide: each part has its sentence in the complete interface languages', () => {
  for (const language of ['en', 'xh', 'af']) {
    const file = new URL(`../../../locales/${language}/pronunciation.json`, import.meta.url)
    const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
    const keys = Object.keys(texts).filter((key) => !key.startsWith('@'))
    for (const { key } of XHOSA_RESPELLING_GUIDE)
      expect(texts[`pronunciation.${key}`], `${language} ${key}`).toBeTruthy()
    expect(keys).toHaveLength(XHOSA_RESPELLING_GUIDE.length + 1)
  }
})
