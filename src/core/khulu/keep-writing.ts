import type { AnswerCell, KhuluAnswer, Saying } from '#core/khulu/khulu-answer.ts'
import type { KhuluWorld } from '#core/khulu/khulu-world.ts'
import { listRoles } from '#core/khulu/reading/word-role.ts'
import { plainWord } from '#core/grammar/word-lexicon.ts'

const NAMES = /(?<![\p{L}])(u|no|ngu|e|kwa|ku|o|ka)-?([A-Z][a-z]{2,})(?![\p{L}])/gu

/** The world with the names in a question, which are written with a capital letter inside: uNomsa, eMonti. What the lexicon has is no such name. */
export function withNames(text: string, world: KhuluWorld): KhuluWorld {
  const named = [...text.matchAll(NAMES)].filter(([whole]) => listRoles(whole, world.engine, world.closed)[0]?.kind === 'unknown')
  if (named.length === 0) return world
  const closed = new Map(world.closed)
  for (const [whole, front = '', name = ''] of named) closed.set(plainWord(whole), [{ kind: 'name', english: front === 'no' ? `with ${name}` : name, place: /^(?:e|kwa|ku)$/.test(front) }])
  return { ...world, closed }
}

/** Answers write the asker's own words as the asker did: isiXhosa, not isixhosa. */
export function keepWriting(answer: KhuluAnswer, text: string): KhuluAnswer {
  const lower = text.toLowerCase()
  // Names keep their capital letter in every part: eKapa, isiXhosa.
  const named = new Map([text, ...answer.says.flatMap(({ words }) => Object.values(words ?? {}))].flatMap((one) => one.match(/[a-z]-?[A-Z]\p{L}*|\b[a-z]+-?[A-Z]\p{L}*/gu) ?? []).map((name) => [name.toLowerCase(), name]))
  const restore = (word: string): string => {
    const at = /[a-z]/.test(text) && word !== '' && word === word.toLowerCase() ? lower.indexOf(word) : -1
    return at >= 0 && lower.length === text.length ? text.slice(at, at + word.length) : word.replaceAll(/[\p{L}-]+/gu, (one) => named.get(one) ?? one)
  }
  const saying = (one: Saying): Saying => (one.words ? { ...one, words: Object.fromEntries(Object.entries(one.words).map(([name, word]) => [name, restore(word)])) } : one)
  const cell = (one: AnswerCell): AnswerCell => ('word' in one ? { word: restore(one.word) } : one)
  const blocks = answer.blocks.map((block) => (block.kind === 'table' ? { ...block, rows: block.rows.map((row) => row.map(cell)) } : block))
  return { ...answer, says: answer.says.map(saying), blocks }
}
