import { listRoles } from '#core/khulu/reading/list-roles.ts'
import type { KhuluWorld } from '#core/khulu/khulu-world.ts'

/** Corrects an unknown word with a missing h or a doubled letter, if that makes it known: ndiyakutanda, enkossi. */
export function withBreath(word: string, { engine, closed, contentWords }: KhuluWorld): string {
  const isKnown = (one: string): boolean =>
    contentWords.has(one) || listRoles(one, engine, closed)[0]?.kind !== 'unknown'
  if (word.length < 5 || isKnown(word)) return word
  const corrected = [
    word.replaceAll(/([^aeiou])\1/g, '$1'),
    ...[...word.matchAll(/[tkpcqx](?!h)/g)].map(({ index }) => `${word.slice(0, index + 1)}h${word.slice(index + 1)}`),
  ]
  return corrected.find((one) => one !== word && isKnown(one)) ?? word
}
