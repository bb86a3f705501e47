import type { ContentProblem } from '#content/read-entries.ts'
import type { LanguageFiles } from '#content/read-language-files.ts'
import { CONTENT_SECTION_IDS, CONTENT_SECTIONS, type ContentSection } from '#core/sections/sections.ts'

type CategoryCounts = { [Section in ContentSection]: Record<(typeof CONTENT_SECTIONS)[Section][number], number> }

/**
 * Fewest items of each category in a language's first pack. Cardinal: 0 to 100, eight more hundreds, a thousand, ten
 * thousand, a hundred thousand and a million. Time: full, half and both quarters of twelve hours.
 */
export const MINIMUM_COUNTS: CategoryCounts = {
  vocabulary: { 'basic-greetings': 20, family: 25, numbers: 20, colors: 12 },
  phrases: { greetings: 20, introductions: 20, 'daily-life': 20, emergencies: 20 },
  numbers: { cardinal: 113, ordinal: 20, math: 15 },
  time: { time: 48, days: 7, months: 12, seasons: 4 },
  grammar: { verbs: 15, nouns: 15, pronouns: 15, adjectives: 15 },
  culture: { traditions: 10, food: 10, music: 10, clothing: 10 },
}

/** Counts the items of each category: `vocabulary/family` → 25, in the order of the pages. */
export function countItems(files: LanguageFiles): Map<string, number> {
  return new Map(
    CONTENT_SECTION_IDS.flatMap((section) =>
      CONTENT_SECTIONS[section].map(
        (category) =>
          [
            `${section}/${category}`,
            files.items[section].filter(({ value }) => value.category === category).length,
          ] as const,
      ),
    ),
  )
}

/** Categories with too few items, and noun classes that no item of grammar teaches. */
export function checkCoverage(files: LanguageFiles, minimum: CategoryCounts): ContentProblem[] {
  const counts = countItems(files)
  const taught = new Set(files.items.grammar.map(({ value }) => value.nounClass))
  return [
    ...CONTENT_SECTION_IDS.flatMap((section) =>
      Object.entries(minimum[section]).flatMap(([category, fewest]) => {
        const count = counts.get(`${section}/${category}`) ?? 0
        return count >= fewest
          ? []
          : [
              {
                file: `items/${section}.json`,
                id: null,
                problem: `${category} has ${count} items and needs at least ${fewest}`,
              },
            ]
      }),
    ),
    ...files.nounClasses.flatMap(({ file, id, value }) =>
      taught.has(value.nounClass) ? [] : [{ file, id, problem: 'no item of grammar teaches this noun class' }],
    ),
  ]
}
