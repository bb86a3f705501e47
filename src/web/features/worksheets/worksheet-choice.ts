import { LEARNING_LANGUAGE_CODES, type LearningLanguage } from '#core/languages/learning-languages.ts'
import { CONTENT_SECTION_IDS, CONTENT_SECTIONS } from '#core/sections/sections.ts'

/** Kinds of things that can be printed. */
export const PRINT_KINDS = ['unit', 'story', 'words'] as const

export type PrintKind = (typeof PRINT_KINDS)[number]

/** Thing to print: something of the content, or a report of mistakes of a class or one student. */
export type PrintChoice =
  | { kind: PrintKind; id: string }
  | {
      kind: 'mistakes'
      spaceId: string
      learnerId: string | null
      rule: string | null
      language: LearningLanguage | null
    }

/** Word lists by id, `phrases.greetings`. */
export const WORD_LISTS: readonly string[] = CONTENT_SECTION_IDS.flatMap((section) =>
  CONTENT_SECTIONS[section].map((category) => `${section}.${category}`),
)

/** Reads the choice from the address; null where nothing was chosen yet. */
export function readPrintChoice(query: string): PrintChoice | null {
  const fields = new URLSearchParams(query)
  const spaceId = fields.get('spaceId')
  if (spaceId !== null) {
    const language = LEARNING_LANGUAGE_CODES.find((code) => code === fields.get('language')) ?? null
    return { kind: 'mistakes', spaceId, learnerId: fields.get('learnerId'), rule: fields.get('rule'), language }
  }
  for (const kind of PRINT_KINDS) {
    const id = fields.get(kind)
    if (id !== null && id !== '') return { kind, id }
  }
  return null
}

/** Writes the address of a choice. */
export const writePrintChoice = (kind: PrintKind, id: string): string =>
  `/dashboard/print?${new URLSearchParams({ [kind]: id }).toString()}`
