import {
  attachAdverbial,
  attachKu,
  makeCopulative,
  makePossessive,
  possessivePronoun,
} from '#core/grammar/inflect-noun.ts'
import type { NguniGrammar } from '#core/grammar/nguni-grammar.ts'
import type { NounMeaning, PlaceMeaning, PronounMeaning, ThingMeaning } from '#core/grammar/sentence/meaning.ts'
import { isAlive } from '#core/grammar/sentence/is-alive.ts'
import {
  CannotSay,
  joinNoun,
  withoutInitialVowel,
  writeLocative,
  writeNoun,
} from '#core/grammar/sentence/write-noun.ts'

/** Forms of "with" and "to" for the persons. Source: the items of the grammar page (nam, nawe, naye, nathi, kum). */
const WITH: Readonly<Partial<Record<PronounMeaning['agreement'], string>>> = {
  '1ps': 'nam',
  '2ps': 'nawe',
  '1': 'naye',
  '1pp': 'nathi',
  '2pp': 'nani',
  '2': 'nabo',
}
const TO: Readonly<Partial<Record<PronounMeaning['agreement'], string>>> = {
  '1ps': 'kum',
  '2ps': 'kuwe',
  '1': 'kuye',
  '1pp': 'kuthi',
  '2pp': 'kuni',
  '2': 'kubo',
}

/** Writes “with”, “by” or “about” a noun: `nomama`, `ngemoto`. */
export function writeJoined(prefix: 'na' | 'nga', meaning: NounMeaning, grammar: NguniGrammar): string {
  const written = writeNoun(meaning, grammar)
  if (written.before.length > 1 || meaning.all) throw new CannotSay(meaning.root.lemma)
  const words = joinNoun(written).split(' ')
  return [attachAdverbial(prefix, words[0] ?? ''), ...words.slice(1)].join(' ')
}

/** Places beside a thing, followed by whose place it is: `phantsi kwetafile`. Source: the lexicon's adverbs; attested in corpora. */
const BESIDE = {
  under: 'phantsi',
  behind: 'emva',
  'in-front': 'phambi',
  beside: 'ecaleni',
  between: 'phakathi',
  after: 'emva',
  before: 'ngaphambi',
  without: 'ngaphandle',
  outside: 'ngaphandle',
} as const

/** Writes the agent of a passive: `ngutata wam`, `yinja`. */
function writeDoer(thing: NounMeaning, grammar: NguniGrammar): string {
  const written = writeNoun(thing, grammar)
  if (written.before.length > 0) throw new CannotSay(thing.root.lemma)
  return joinNoun({ ...written, noun: makeCopulative(written.noun, written.nounClass, grammar) })
}

/**
 * Writes "from … to …" of places and times: `ukusuka ekhaya ukuya esikolweni`, `ukususela ngoMvulo ukuya
 * ngoLwesihlanu`.
 */
function writeFromTo(thing: NounMeaning, to: ThingMeaning, isDate: boolean, grammar: NguniGrammar): string {
  if (
    to.kind !== 'noun' ||
    (to.root.semanticClass === 'time') !== (thing.root.semanticClass === 'time') ||
    (thing.root.semanticClass === 'time' && !isDate)
  )
    throw new CannotSay('from')
  const [from, until] = [thing, to].map((one) => writePlace({ relation: 'place', thing: one }, grammar))
  return `${isDate ? 'ukususela' : 'ukusuka'} ${from} ukuya ${until}`
}

/** Writes "… ago": `kwiintsuku ezimbini ezidlulileyo`. */
const writeAgo = (thing: NounMeaning, grammar: NguniGrammar): string =>
  attachKu(
    joinNoun(
      writeNoun(
        {
          ...thing,
          who: {
            root: { id: 'verb.pass', partOfSpeech: 'verb', lemma: 'ukudlula', root: 'dlul', senses: [] },
            state: false,
            tense: 'past',
            negative: false,
            adverbs: [],
          },
        },
        grammar,
      ),
    ),
  )

/** Writes an adverbial of place, company or means. Throws CannotSay if the grammar isn't sure. */
export function writePlace({ relation, thing, to }: PlaceMeaning, grammar: NguniGrammar): string {
  if (thing.kind === 'pronoun') {
    if (relation in BESIDE && thing.agreement !== 'it')
      return `${BESIDE[relation as keyof typeof BESIDE]} ${possessivePronoun(thing.agreement, '17', grammar)}`
    if (relation === 'near' || relation === 'than')
      return `${relation === 'near' ? 'kufuphi ' : 'ku'}${writePlace({ relation: 'with', thing }, grammar)}`
    const form = relation === 'place' ? TO[thing.agreement] : relation === 'with' ? WITH[thing.agreement] : undefined
    if (form === undefined) throw new CannotSay(relation)
    return form
  }
  // On a day, in a month: ngoMvulo, ngoJanyuwari.
  const isDate = thing.root.semanticClass === 'time' && /^[aeiou]-?[A-Z]/.test(thing.root.lemma)
  if (relation === 'from' && to) return writeFromTo(thing, to, isDate, grammar)
  // This Friday.
  if (relation === 'place' && isDate && thing.pointing === 1)
    return `nga${/^[iu]C/.test(thing.root.lemma) ? 'le' : 'lo'} ${withoutInitialVowel(thing.root.lemma)}`
  if (relation === 'place' && thing.all && thing.root.semanticClass === 'time')
    return joinNoun(writeNoun(thing, grammar))
  if (relation in BESIDE) {
    const written = writeNoun(thing, grammar)
    if (written.before.length > 0 || written.nounClass === '1a') throw new CannotSay(thing.root.lemma)
    return joinNoun({
      ...written,
      noun: `${BESIDE[relation as keyof typeof BESIDE]} ${makePossessive(written.noun, written.nounClass, '17', grammar)}`,
    })
  }
  if (relation === 'near' || relation === 'than')
    return `${relation === 'near' ? 'kufuphi ' : 'ku'}${writeJoined('na', thing, grammar)}`
  if (relation === 'ago') return writeAgo(thing, grammar)
  if (relation === 'means' && isAlive(thing.root)) return writeDoer(thing, grammar)
  // For three years.
  if (relation === 'for' && thing.root.semanticClass === 'time' && !isDate) return joinNoun(writeNoun(thing, grammar))
  if (relation === 'for') throw new CannotSay('for')
  if (relation === 'place') return isDate ? writeJoined('nga', thing, grammar) : writeLocative(thing, grammar)
  return writeJoined(relation === 'with' && isAlive(thing.root) ? 'na' : 'nga', thing, grammar)
}
