import { findWithoutMarks } from '#core/answers/check-answer.ts'
import type { ContentProblem, Placed } from '#content/read-entries.ts'
import type { LanguageFiles } from '#content/read-language-files.ts'
import type { Item, ItemGloss } from '#content/schema.ts'
import { findCategory, type ContentSection } from '#core/sections/sections.ts'

/** Properties of the learning language that a check needs. */
export type LanguageRules = {
  /** Letters of the alphabet, in lower case. */
  letters: string
  /** The respelling of a word or sentence for English readers. */
  respell: (text: string) => string
}

/** Signs that may stand beside letters in a word, a sentence or a pattern such as `um-/aba-`. */
const SIGNS = " '’-–,.;:?!…/"

/** Sections whose items carry no example; on all others each item has one (specification, section 3). */
const WITHOUT_EXAMPLE: readonly ContentSection[] = ['numbers', 'time']

type ItemCheck = (
  section: ContentSection,
  item: Item,
  gloss: ItemGloss | undefined,
  files: LanguageFiles,
  rules: LanguageRules,
) => string[]

const checkCategory: ItemCheck = (section, item) => {
  if (!findCategory(section, item.category)) return [`the category '${item.category}' is not one of ${section}`]
  const start = `${section}.${item.category}.`
  return item.id.startsWith(start) ? [] : [`the id must begin with '${start}'`]
}

const checkLexemes: ItemCheck = (_section, item, _gloss, files) =>
  item.lexemes
    .filter((lexeme) => !files.lexemes.some(({ id }) => id === lexeme))
    .map((lexeme) => `the root '${lexeme}' is not in the lexicon`)

const checkMeaning: ItemCheck = (section, item, gloss) => {
  if (!gloss) return ['the item has no meaning in the glosses']
  if (section === 'culture' && !gloss.description) return ['an item of culture needs a description']
  return (item.example === undefined) === (gloss.example === undefined)
    ? []
    : ['an example and its translation go together; one of them is missing']
}

const checkExample: ItemCheck = (section, item) => {
  if (WITHOUT_EXAMPLE.includes(section))
    return item.example === undefined ? [] : [`an item of ${section} has no example`]
  return item.example === undefined ? [`an item of ${section} needs an example`] : []
}

const checkPronunciation: ItemCheck = (_section, item, _gloss, _files, rules) => {
  const expected = rules.respell(item.target)
  return item.pronunciation === expected
    ? []
    : [`the pronunciation is '${item.pronunciation}', but the rule gives '${expected}'`]
}

const checkLetters: ItemCheck = (_section, item, _gloss, _files, rules) => {
  const allowed = new Set(rules.letters + SIGNS)
  const strange = (text: string): string[] => [...new Set(text.toLowerCase())].filter((sign) => !allowed.has(sign))
  return [item.target, item.example ?? '', ...item.also].flatMap((text) =>
    strange(text).length === 0
      ? []
      : [
          `'${text}' has ${strange(text)
            .map((sign) => `'${sign}'`)
            .join(' ')}, which the language is not written with`,
        ],
  )
}

/** Finds other answers that the check of answers accepts without being told, because only punctuation differs. */
const checkOthers: ItemCheck = (_section, { target, also }) =>
  also.flatMap((answer, index) =>
    findWithoutMarks([target, ...also.slice(0, index)], answer) === undefined
      ? []
      : [`'${answer}' differs from another right answer in punctuation only; leave it out`],
  )

const ITEM_CHECKS: readonly ItemCheck[] = [
  checkOthers,
  checkCategory,
  checkLexemes,
  checkMeaning,
  checkExample,
  checkPronunciation,
  checkLetters,
]

/** Finds two items of a category with one meaning: a learner could not tell which of them is asked for. */
function findRepeatedMeanings(
  items: readonly Placed<Item>[],
  glosses: ReadonlyMap<string, ItemGloss>,
): ContentProblem[] {
  const first = new Map<string, string>()
  return items.flatMap(({ file, id, value }) => {
    const meaning = glosses.get(id)?.meaning.toLowerCase()
    if (meaning === undefined) return []
    const key = `${value.category} ${meaning}`
    const other = first.get(key)
    if (other === undefined) first.set(key, id)
    return other === undefined
      ? []
      : [{ file, id, problem: `means '${meaning}', as ${other} of the same category does` }]
  })
}

/** Returns the items of one section: category, references, meaning, example, pronunciation and letters of each. */
export function checkSection(section: ContentSection, files: LanguageFiles, rules: LanguageRules): ContentProblem[] {
  const items = files.items[section]
  const ids = new Set(items.map(({ id }) => id))
  const glosses = new Map(files.itemGlosses[section].map(({ id, value }) => [id, value]))
  return [
    ...items.flatMap(({ file, id, value }) =>
      ITEM_CHECKS.flatMap((check) => check(section, value, glosses.get(id), files, rules)).map((problem) => ({
        file,
        id,
        problem,
      })),
    ),
    ...files.itemGlosses[section].flatMap(({ file, id }) =>
      ids.has(id) ? [] : [{ file, id, problem: `the meaning belongs to no item of ${section}` }],
    ),
    ...findRepeatedMeanings(items, glosses),
  ]
}
