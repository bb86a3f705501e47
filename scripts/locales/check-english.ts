/** The house-style rules that a pattern can catch. Each text that may break one is listed with a reason. */
export type EnglishRules = {
  mostWords: number
  questionWords: string[]
  banned: { pattern: string; instead: string }[]
  allowed: { rule: string; reason: string; keys: string[] }[]
}

const LONG = 'sentence length'
const OPENING = 'opening'

/** Returns the end of the braced part that begins at `start`. */
function closingBrace(text: string, start: number): number {
  let depth = 0
  for (let index = start; index < text.length; index += 1) {
    if (text[index] === '{') depth += 1
    if (text[index] === '}') depth -= 1
    if (depth === 0) return index
  }
  return text.length - 1
}

const BRANCHES = /^\s*\w+\s*,\s*(?:plural|select)\s*,/

/** Returns the texts of the branches in a plural or select argument; undefined for a simple placeholder. */
function branchesOf(argument: string): string[] | undefined {
  if (!BRANCHES.test(argument)) return undefined
  const branches: string[] = []
  for (let start = argument.indexOf('{'); start >= 0;) {
    const end = closingBrace(argument, start)
    branches.push(argument.slice(start + 1, end))
    start = argument.indexOf('{', end)
  }
  return branches
}

/** Returns every reading of a message, one for each branch; a placeholder reads as one short word. */
export function readings(message: string): string[] {
  const start = message.indexOf('{')
  if (start < 0) return [message]
  const end = closingBrace(message, start)
  const before = message.slice(0, start)
  const branches = branchesOf(message.slice(start + 1, end)) ?? ['X']
  const rests = readings(message.slice(end + 1))
  const inner = branches.flatMap(readings)
  // The first rest joins every branch, and the first branch every rest: no sentence is left out, and none is repeated.
  return [
    ...inner.map((text) => before + text + (rests[0] ?? '')),
    ...rests.slice(1).map((rest) => before + (inner[0] ?? '') + rest),
  ]
}

/** Splits a reading into sentences. A colon or semicolon ends one too: a list or a new thought follows it. */
const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?:;])[”’)]*\s+|\n/).filter((part) => part !== '')

const wordsOf = (sentence: string): number => sentence.split(/\s+/).filter((word) => /\p{L}|\d/u.test(word)).length

/** Checks English texts against the rules; returns one line for each text and rule it breaks. */
export function checkEnglish(messages: Record<string, string>, rules: EnglishRules): string[] {
  const opening = new RegExp(String.raw`^[“‘(]*(?:${rules.questionWords.join('|')})\b[^?]*$`)
  const found = Object.entries(messages).flatMap(([key, message]) => {
    const sentences = [...new Set(readings(message).flatMap(sentencesOf))]
    const longest = Math.max(0, ...sentences.map(wordsOf))
    const texts = readings(message).join('\n')
    return [
      ...(longest > rules.mostWords
        ? [{ key, rule: LONG, advice: `a sentence has ${longest} words, at most ${rules.mostWords}` }]
        : []),
      ...(sentences.some((sentence) => opening.test(sentence))
        ? [{ key, rule: OPENING, advice: 'a sentence begins with a question word and asks nothing' }]
        : []),
      ...rules.banned
        .filter(({ pattern }) => new RegExp(pattern, 'iu').test(texts))
        .map(({ pattern, instead }) => ({ key, rule: pattern, advice: `/${pattern}/ is not our word: ${instead}` })),
    ]
  })
  const isAllowed = (key: string, rule: string): boolean =>
    rules.allowed.some((entry) => entry.rule === rule && entry.keys.includes(key))
  const idle = rules.allowed.flatMap(({ rule, keys }) =>
    keys
      .filter((key) => !found.some((one) => one.key === key && one.rule === rule))
      .map((key) => `${key} is allowed to break “${rule}” and doesn't: take it off the list`),
  )
  return [
    ...found.filter(({ key, rule }) => !isAllowed(key, rule)).map(({ key, advice }) => `${key}: ${advice}`),
    ...idle,
  ]
}
