import { demonstrativeForm } from '#core/grammar/agree.ts'
import type { LanguageEngine } from '#core/grammar/language-engine.ts'
import { NOUN_CLASSES } from '#core/grammar/noun-classes.ts'
import type { LexiconRoot } from '#core/grammar/word-lexicon.ts'

/** "Here it is" of each class. Source: common knowledge; nantsi is taught on the grammar page. */
const HERE_IT_IS: readonly string[] = [
  'nanku',
  'naba',
  'nangu',
  'nantsi',
  'nali',
  'nanga',
  'nasi',
  'nazi',
  'nalu',
  'nabu',
  'naku',
]

const made = new WeakMap<LanguageEngine, ReadonlyMap<string, LexiconRoot>>()

/** Lists the demonstratives of all classes, with the entry of their position: `ezi` of lo (this), `eso` of lowo (that). */
function listDemonstratives(engine: LanguageEngine): ReadonlyMap<string, LexiconRoot> {
  const known = made.get(engine)
  if (known) return known
  const { grammar, lexicon } = engine
  const roots = lexicon.roots.filter(({ partOfSpeech }) => partOfSpeech === 'demonstrative')
  const forms = ([1, 2, 3] as const).flatMap((position) => {
    const ofPerson = demonstrativeForm(position, '1', grammar)
    const root = roots.find(({ lemma }) => ofPerson.includes(lemma))
    return root
      ? NOUN_CLASSES.flatMap((nounClass) =>
          demonstrativeForm(position, nounClass, grammar).map((form): [string, LexiconRoot] => [form, root]),
        )
      : []
  })
  const hereItIs = roots.find(({ lemma }) => lemma === HERE_IT_IS[0])
  const map = new Map([
    ...forms,
    ...(hereItIs ? HERE_IT_IS.map((form): [string, LexiconRoot] => [form, hereItIs]) : []),
  ])
  made.set(engine, map)
  return map
}

/**
 * Finds the entry of a demonstrative, with or without a prefix for "at", "with" or "by": ezi, kule, ngale, kwesi.
 * Undefined for any other word.
 */
export function findDemonstrative(word: string, engine: LanguageEngine): LexiconRoot | undefined {
  const forms = listDemonstratives(engine)
  return forms.get(word) ?? forms.get(word.replace(/^(?:(?:ku|na|nga)(?=l)|kw(?=e))/, ''))
}
