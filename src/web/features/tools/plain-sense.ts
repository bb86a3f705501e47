import type { LexiconRoot } from '#core/grammar/word-lexicon.ts'
import { afrikaansForms, englishForms } from './sense-forms.ts'

/** Letters without their marks: `reën` and `re-en` typed on a plain keyboard are one, and so are `ndíyá` and ndiya. */
export const withoutMarks = (text: string): string => text.normalize('NFD').replaceAll(/[\u0300-\u036F]/g, '')

/**
 * Returns a meaning in English or Afrikaans without what stands in brackets, articles and the "to" or "om te" of verbs.
 */
export const plainSense = (sense: string): string =>
  withoutMarks(sense)
    .toLowerCase()
    .replaceAll(/\([^)]*\)/g, '')
    .replaceAll('’', "'")
    .trim()
    .replace(/^(?:to |an? |the |'?n |om te )/, '')
    .replace(/^om (.+) te (\S+)$/, '$1 $2')

/** Tells whether the meanings of a lexicon are in Afrikaans: its verbs say so. */
export const areAfrikaans = (roots: readonly LexiconRoot[]): boolean =>
  roots.some(({ senses: [first = ''] }) => first.startsWith('om te '))

/** Splits a sense into its parts. */
export const partsOfSense = (sense: string): string[] =>
  sense
    .split(/[,;]/)
    .map((part) => plainSense(part))
    .filter((part) => part !== '')

/** Lists other spellings of a root's meanings: the inflected forms. */
export const listSenseForms = (root: LexiconRoot, inAfrikaans: boolean): Set<string> =>
  new Set(
    root.senses.flatMap((sense) =>
      partsOfSense(sense).flatMap((part) => (inAfrikaans ? afrikaansForms(part, root) : englishForms(part, root))),
    ),
  )
