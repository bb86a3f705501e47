import { patternWith } from '#core/patterns/pattern.ts'
import type { AnswerCell, KhuluAnswer, Saying } from '#core/khulu/khulu-answer.ts'
import type { KhuluWorld } from '#core/khulu/khulu-world.ts'
import { listRoles } from '#core/khulu/reading/list-roles.ts'
import { plainWord } from '#core/grammar/word-lexicon.ts'

const NAMES = patternWith('gu')`
  (?<![\p{L}])([Uu]|[Nn]o|(?:[Nn]di)?[Nn]gu|[Ee]|[Kk]wa|[Kk]u|[Oo]|(?:[zsl]i|[lbk]u|ba)?ka
  |(?:ngu|yi|no|e|ka)(?= ))[- ]?([A-Z][a-z]{2,})(?![\p{L}])
`

/** Tells whether a word with a capital letter inside is no name of somebody: uMvulo, uTata, eKapa. */
function isInLexicon(word: string, { engine, closed }: KhuluWorld): boolean {
  const [role] = listRoles(word, engine, closed)
  return (
    role !== undefined &&
    'root' in role &&
    role.kind === 'noun' &&
    (role.root.nounClass === '1a' || /[A-Z]/.test(role.root.lemma))
  )
}

/** Returns the English of what stands before a name: `noThandi`, "with Thandi". */
const englishOfFront = (front: string): string =>
  /^no$/i.test(front)
    ? 'with '
    : front.endsWith('ka')
      ? 'of '
      : /^ndi/i.test(front)
        ? 'I am '
        : /^(?:ngu|yi)$/i.test(front)
          ? 'is '
          : ''

/**
 * Adds the names of a question to the world: words with an inner capital, uNomsa, eMonti. Words of the lexicon are no
 * such names.
 */
export function withNames(text: string, given: KhuluWorld): KhuluWorld {
  // A word after one in lower case: a sentence begins with a capital letter anyway.
  const world = {
    ...given,
    names: new Set(
      text.match(/(?<=(?<!\p{L})\p{Ll}[\p{L}']*,? )\p{Lu}\p{Ll}{2,}(?!\p{L})/gu)?.map((name) => name.toLowerCase()),
    ),
  }
  const named = [...text.matchAll(NAMES)].filter(([whole]) => !isInLexicon(whole, world))
  if (named.length === 0) return world
  const closed = new Map(world.closed)
  for (const [whole, front = '', name = ''] of named)
    closed.set(plainWord(whole.replace(' ', '').replace(/^yi/i, 'ngu')), [
      {
        kind: 'name',
        english: `${englishOfFront(front)}${name}`,
        place: /^(?:e|kwa|ku)$/i.test(front),
      },
    ])
  return { ...world, closed }
}

/** Writes the asker's own words in an answer as the asker did: isiXhosa, not isixhosa. */
export function keepWriting(answer: KhuluAnswer, text: string): KhuluAnswer {
  const lower = text.toLowerCase()
  // Names keep their capital letter in every part: eKapa, isiXhosa.
  const named = new Map(
    [text, ...answer.says.flatMap(({ words }) => Object.values(words ?? {}))]
      .flatMap((one) => one.match(/[a-z]-?[A-Z]\p{L}*|\b[a-z]+-?[A-Z]\p{L}*/gu) ?? [])
      .map((name) => [name.toLowerCase(), name]),
  )
  const restore = (word: string): string => {
    const at = /[a-z]/.test(text) && word !== '' && word === word.toLowerCase() ? lower.indexOf(word) : -1
    return at >= 0 && lower.length === text.length
      ? text.slice(at, at + word.length)
      : word.replaceAll(/[\p{L}-]+/gu, (one) => named.get(one) ?? one)
  }
  const saying = (one: Saying): Saying =>
    one.words
      ? { ...one, words: Object.fromEntries(Object.entries(one.words).map(([name, word]) => [name, restore(word)])) }
      : one
  const cell = (one: AnswerCell): AnswerCell => ('word' in one ? { word: restore(one.word) } : one)
  const blocks = answer.blocks.map((block) =>
    block.kind === 'table' ? { ...block, rows: block.rows.map((row) => row.map(cell)) } : block,
  )
  return { ...answer, says: answer.says.map(saying), blocks }
}
