import type { AskedNames } from '#core/khulu/asked-names.ts'
import { isSetPhrase, type LexiconRoot } from '#core/grammar/word-lexicon.ts'
import { englishPlural, englishVerb, otherPast } from '#core/khulu/words/english-forms.ts'
import { byWord } from '#core/khulu/words/by-word.ts'

/** English form of a root: `dogs` the plural of dog, `ate` the past of eat. `hungry` is a state of become hungry. */
export type EnglishForm = 'singular' | 'plural' | 'base' | 'third' | 'past' | 'participle' | 'ing' | 'state' | 'plain'

/** A root that an English word or phrase may stand for; the least rank is the most usual meaning. */
export type EnglishMatch = { root: LexiconRoot; form: EnglishForm; rank: number; sense: string }

/** Roots by English word or phrase in lower case. */
export type EnglishIndex = ReadonlyMap<string, readonly EnglishMatch[]>

/** Ids of roots that are meant first where several share a meaning and neither their names nor the content decide. */
const PREFERRED = /^verb\.(?:drink|sleep|dance|help|need|visit|show|break|swallow|change|taste|fight|promise|share)$/

/** Meanings that are not what English means by the word: an open plain is -lubala, an open door isn't. */
const MISLEADING: ReadonlySet<string> = new Set(['lubala open', 'andlal make', 'kholis please'])

/** Adverbs of several words, which the content has. */
const PHRASES: Readonly<Record<string, string>> = byWord({
  'very much': 'kakhulu',
  'so much': 'kakhulu',
  'every day': 'yonke imihla',
})

/** Returns a sense without its explanations: `to give (to someone)` → `give`. */
const partsOfSense = (sense: string): string[] =>
  sense
    .replaceAll(/\([^)]*\)/g, '')
    .split(',')
    .map((part) =>
      part
        .trim()
        .toLowerCase()
        .replace(/^(?:to|a|an|the) /, ''),
    )
    .filter((part) => part !== '' && part.length < 40)

const VERB_FORMS = ['base', 'third', 'past', 'participle', 'ing'] as const

function formsOfVerb(part: string): [string, EnglishForm][] {
  const state = /^(?:become|be|get) (.+)$/.exec(part)?.[1]
  if (state !== undefined && !part.startsWith('get '))
    return [
      [state, 'state'],
      [part, 'base'],
    ]
  const forms = englishVerb(part)
  const other = otherPast(part)
  return [
    ...VERB_FORMS.map((form): [string, EnglishForm] => [forms[form], form]),
    ...(other === null
      ? []
      : ([
          [other, 'past'],
          [other, 'participle'],
        ] as [string, EnglishForm][])),
  ]
}

function formsOf(root: LexiconRoot, part: string): [string, EnglishForm][] {
  if (root.partOfSpeech === 'verb') return formsOfVerb(part)
  if (root.partOfSpeech !== 'noun') return [[part, 'plain']]
  const name = part.replace(/ language(?: and way of life)?$/, '').replace(/^the /, '')
  const plural = englishPlural(name)
  return [
    [name, 'singular'],
    ...(plural === null || plural === name || root.plural === undefined
      ? []
      : [[plural, 'plural'] as [string, EnglishForm]]),
  ]
}

type Building = Map<string, EnglishMatch[]>

function add(index: Building, word: string, match: EnglishMatch): void {
  const found = index.get(word)
  if (!found) index.set(word, [match])
  else if (!found.some(({ root, form }) => root === match.root && form === match.form)) found.push(match)
}

/**
 * Returns a root that is named after a meaning is meant by it first: `noun.father` by father, not
 * `noun.father-respectful`.
 */
function rankOf(root: LexiconRoot, sense: number, place: number, part: string): number {
  const named = root.id === `${root.partOfSpeech}.${part.replaceAll(' ', '-')}` ? 0.6 : 0
  return sense * 4 + place * 2 + 1 - named - (PREFERRED.test(root.id) ? 0.3 : 0)
}

/** Builds every English word and phrase that the lexicon's meanings have, in each form that English gives it. */
export function buildEnglishIndex(
  roots: readonly LexiconRoot[],
  usual: ReadonlySet<string>,
  aliases: AskedNames['english'] = {},
): EnglishIndex {
  const index: Building = new Map()
  for (const root of roots) {
    if (isSetPhrase(root)) continue
    root.senses.forEach((sense, at) => {
      partsOfSense(sense).forEach((part, place) => {
        if (MISLEADING.has(`${root.root} ${part}`)) return
        const rank = rankOf(root, at, place, part) - (usual.has(root.lemma) ? 0.2 : 0)
        for (const [word, form] of formsOf(root, part)) add(index, word, { root, form, rank, sense: part })
      })
    })
  }
  addAliases(index, roots, aliases)
  for (const [english, lemma] of Object.entries(PHRASES))
    add(index, english, {
      root: { id: `phrase.${lemma}`, partOfSpeech: 'adverb', lemma, root: lemma, senses: [english] },
      form: 'plain',
      rank: -1,
      sense: english,
    })
  for (const matches of index.values()) matches.sort((one, other) => one.rank - other.rank)
  return index
}

/** Adds everyday English words for roots with other glosses: mom, kid. */
function addAliases(index: Building, roots: readonly LexiconRoot[], aliases: AskedNames['english'] = {}): void {
  for (const [lemma, words] of Object.entries(aliases)) {
    const root = roots.find((candidate) => candidate.lemma === lemma)
    if (!root) continue
    for (const word of words) {
      const forms: [string, EnglishForm][] = /^(?:cattle|police)$/.test(word) ? [[word, 'plural']] : formsOf(root, word)
      for (const [written, form] of forms) {
        const match = { root, form, rank: -1, sense: word }
        const others = (index.get(written) ?? []).filter((other) => other.root !== root || other.form !== form)
        index.set(written, [match, ...others])
      }
    }
  }
}
