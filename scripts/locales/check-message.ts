import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'

type Token = string | [argument: string, kind?: string, format?: string | number | Record<string, unknown>]
type Choice = { argument: string; kind: string; cases: string[] }

/** Arguments of a message, and its choices (plural, selectordinal, select) with their cases. */
type Shape = { arguments: Set<string>; choices: Choice[]; tags: Set<string> }

const CHOICES = ['plural', 'selectordinal', 'select']

function addTokens(tokens: readonly Token[], shape: Shape): void {
  for (const token of tokens) addToken(token, shape)
}

function addToken(token: Token, shape: Shape): void {
  if (typeof token === 'string') {
    for (const [tag] of token.matchAll(/<\/?\d+\/?>/g)) shape.tags.add(tag)
    return
  }
  const [argument, kind, format] = token
  shape.arguments.add(argument)
  if (kind === undefined || !CHOICES.includes(kind) || typeof format !== 'object') return
  const cases = Object.entries(format).filter(([name]) => name !== 'offset')
  shape.choices.push({ argument, kind, cases: cases.map(([name]) => name) })
  addTokens(
    cases.flatMap(([, tokens]) => tokens as Token[]),
    shape,
  )
}

/** Returns the shape of a message; throws if it isn't ICU MessageFormat. */
function shapeOf(message: string): Shape {
  const shape: Shape = { arguments: new Set(), choices: [], tags: new Set() }
  addTokens(compileMessageOrThrow(message) as Token[], shape)
  return shape
}

/** Cases that the language has no plural category for (exact numbers are always right), and a missing `other`. */
function checkChoice(language: string, { argument, kind, cases }: Choice): string[] {
  const missing = cases.includes('other') ? [] : [`{${argument}} has no case 'other'`]
  if (kind === 'select') return missing
  const { pluralCategories } = new Intl.PluralRules(language, {
    type: kind === 'plural' ? 'cardinal' : 'ordinal',
  }).resolvedOptions()
  const known = new Set<string>(pluralCategories)
  return [
    ...missing,
    ...cases
      .filter((name) => !/^\d+$/.test(name) && !known.has(name))
      .map(
        (name) =>
          `{${argument}} has the plural category '${name}', which ${language} does not have (${pluralCategories.join(', ')})`,
      ),
  ]
}

const listed = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(', ')

const without = (names: Iterable<string>, others: ReadonlySet<string>): string[] =>
  [...names].filter((name) => !others.has(name))

/** Lists arguments and cases that a translation lacks or adds, compared with its English original. */
function compareShapes(shape: Shape, original: Shape): string[] {
  const pairs = [
    ['placeholder', shape.arguments, original.arguments],
    ['tag', shape.tags, original.tags],
  ] as const
  const names = pairs.flatMap(([what, ours, theirs]) => {
    const [lost, added] = [without(theirs, ours), without(ours, theirs)]
    return [
      ...(lost.length > 0 ? [`the ${what} ${listed(lost)} of the English text is missing`] : []),
      ...(added.length > 0 ? [`the ${what} ${listed(added)} is not in the English text`] : []),
    ]
  })
  const selects = shape.choices
    .filter(({ kind }) => kind === 'select')
    .flatMap(({ argument, cases }) => {
      const expected = original.choices.find((choice) => choice.kind === 'select' && choice.argument === argument)
      return expected && expected.cases.toSorted().join() !== cases.toSorted().join()
        ? [`{${argument}} must have the cases ${listed(expected.cases)}`]
        : []
    })
  return [...names, ...selects]
}

/** Problems of one text in a language, beside its English original where it has one. */
export function checkMessage(language: string, message: string, english?: string): string[] {
  if (message.trim() === '') return ['the text is empty']
  let shape: Shape
  try {
    shape = shapeOf(message)
  } catch (error) {
    return [`the text is not ICU: ${(error as Error).message.split('\n')[0] ?? ''}`]
  }
  const choices = shape.choices.flatMap((choice) => checkChoice(language, choice))
  if (english === undefined) return choices
  try {
    return [...choices, ...compareShapes(shape, shapeOf(english))]
  } catch {
    return choices
  }
}
