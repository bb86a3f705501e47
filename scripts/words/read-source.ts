import { parseSync, Visitor, type ESTree } from 'vite'

/** Text in a file, with its first line (counted from 1) and its offsets. */
export type Place = { text: string; line: number; start: number; end: number }

/** The texts of one source file that the rules look at. */
export type Source = {
  /** Comments that begin with two stars, without the stars. */
  docstrings: Place[]
  /** Titles of tests and of groups of tests. */
  titles: Place[]
  /** Names that the code uses, each once. */
  names: Place[]
}

const TESTERS = new Set(['test', 'it', 'describe', 'walk'])
const EACH_LINE = /^[ \t]*\*[ \t]?/gm
const BLOCK_BREAK = /\n[ \t]*(?:\n|(?=- ))/

/** Takes the stars off a comment and joins its lines. Paragraphs and list items stay apart by an empty line. */
const plainComment = (value: string): string =>
  value
    .slice(1)
    .replaceAll(EACH_LINE, '')
    .split(BLOCK_BREAK)
    .map((block) => block.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n\n')

/** Returns the name of the function that a call reaches in the end: `test` for `test.only(…)` and `test.each(…)(…)`. */
function calledName(callee: ESTree.Expression | ESTree.Super): string | undefined {
  if (callee.type === 'Identifier') return callee.name
  if (callee.type === 'MemberExpression') return calledName(callee.object)
  if (callee.type === 'CallExpression') return calledName(callee.callee)
  if (callee.type === 'TaggedTemplateExpression') return calledName(callee.tag)
  return undefined
}

/** Returns the text of a literal or template; a template's expressions become `…`. */
function literalText(node: ESTree.Argument | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node?.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked ?? value.raw).join('…')
  return undefined
}

/** Returns a function from a place in `text` to the number of its line. */
function lineFinder(text: string): (at: number) => number {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return (at) => starts.findLastIndex((start) => start <= at) + 1
}

/** Reads docstrings, test titles and names from the text of a TypeScript file. */
export function readSource(file: string, text: string): Source {
  const { program, comments } = parseSync(file, text)
  const lineOf = lineFinder(text)
  const place = (value: string, { start, end }: { start: number; end: number }): Place => ({
    text: value,
    line: lineOf(start),
    start,
    end,
  })
  const titles: Place[] = []
  const names = new Map<string, Place>()
  new Visitor({
    CallExpression: (node) => {
      const title = TESTERS.has(calledName(node.callee) ?? '') ? literalText(node.arguments[0]) : undefined
      const first = node.arguments[0]
      if (title !== undefined && first) titles.push(place(title, first))
    },
    Identifier: (node) => {
      if (!names.has(node.name)) names.set(node.name, place(node.name, node))
    },
  }).visit(program)
  return {
    docstrings: comments
      .filter(({ type, value }) => type === 'Block' && value.startsWith('*'))
      .map((comment) => place(plainComment(comment.value), comment)),
    titles,
    names: [...names.values()],
  }
}
