import { palataliseEnd } from '#core/grammar/palatalise.ts'
import type { NguniGrammar } from '#core/grammar/nguni-grammar.ts'

/** Returns a noun without its last vowel, with the glide that o and u leave: `indl` and `indlw`. */
function openStem(noun: string): string {
  const stem = noun.slice(0, -1)
  return /[ou]$/.test(noun) && !/[wfvbpm]h?$/.test(stem) ? `${stem}w` : stem
}

/**
 * Returns the diminutives of a noun: `injana`, `indlwana`, `incwadana`. A final labial is palatalised: `inkonyana`,
 * `umlanjana`, `iphetshana`. Then comes the form without that, which some nouns have (`idolophana`). Source: NCHLT
 * annotated corpora; attested in corpora.
 */
export function makeDiminutives(noun: string, grammar: NguniGrammar): string[] {
  const ending = /[aeiou]$/.test(noun) ? openStem(noun) : noun
  const palatal = palataliseEnd(noun.replace(/[aeiou]$/, ''), grammar.palatals)
  return palatal === null ? [`${ending}ana`] : [`${palatal}ana`, `${ending}ana`]
}

/**
 * Returns the feminine or diminutive noun in -azana: `intombazana`, `ixhegwazana`, `intakazana`. Source: attested in
 * corpora.
 */
export const makeFeminineDiminutive = (noun: string): string => `${openStem(noun)}azana`

/**
 * Returns the augmentative or feminine noun in -kazi: `ilizwekazi`, `inkosikazi`, `inenekazi`. Source: NCHLT annotated
 * corpora.
 */
export const makeAugmentative = (noun: string): string => `${noun}kazi`
