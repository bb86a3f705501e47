import { conjugateVerb } from '#core/grammar/conjugate-verb.ts'
import type { VerbRequest } from '#core/grammar/verb-request.ts'
import { POSTURES, type ClauseMeaning } from '#core/grammar/sentence/meaning.ts'
import { concordsOf } from '#core/grammar/sentence/write-being.ts'
import { CannotSay, LASTING } from '#core/grammar/sentence/write-noun.ts'
import {
  type OpenClause,
  type VerbPart,
  conjugate,
  findRoot,
  infinitive,
  objectOf,
  verbOf,
} from '#core/grammar/sentence/conjugate-clause.ts'
import { writeRest } from '#core/grammar/sentence/write-rest.ts'

const ASPECTS = {
  already: 'exclusive',
  still: 'progressive',
  'no-longer': 'progressive',
  'not-yet': 'exclusive',
} as const

function tensesOf({ clause }: OpenClause, state: boolean): Pick<VerbRequest, 'tense' | 'aspect'> {
  const aspect = clause.mood in ASPECTS ? { aspect: ASPECTS[clause.mood as keyof typeof ASPECTS] } : {}
  const root = verbOf(clause)
  if (clause.predicate.kind === 'verb' && clause.predicate.passive) {
    // A passive with an agent goes on; one without is a state: "the door is closed".
    return {
      tense:
        clause.tense !== 'present'
          ? 'recent-past'
          : clause.places.some(({ relation }) => relation === 'means')
            ? 'present'
            : 'perfect',
      ...aspect,
    }
  }
  if (state && POSTURES.has(root.lemma) && clause.tense === 'present') return { tense: 'stative', ...aspect }
  if (state && POSTURES.has(root.lemma) && clause.tense === 'past-continuous')
    return { tense: 'recent-past', aspect: 'continuous' }
  if (state && !LASTING.has(root.lemma) && clause.tense === 'present') return { tense: 'perfect', ...aspect }
  if (root.lemma === 'ukuzalwa' && clause.tense === 'past') return { tense: 'remote-past' }
  if (state && clause.tense.startsWith('past'))
    return { tense: LASTING.has(root.lemma) ? 'recent-past' : 'perfect', aspect: 'continuous' }
  switch (clause.tense) {
    case 'past':
      return { tense: 'recent-past', ...aspect }
    case 'long-past':
      return { tense: 'remote-past', ...aspect }
    case 'future':
      return { tense: 'future', ...aspect }
    case 'used-to':
      return { tense: 'remote-past', aspect: 'continuous' }
    case 'past-continuous':
      return { tense: 'recent-past', aspect: 'continuous' }
    default:
      return { tense: 'present', ...aspect }
  }
}

/** Writes a verb with its helping verb: `ndifuna ukutya`, `ndiyakwazi ukuqubha`, `kufuneka ndifunde`. */
function writeHelped(open: OpenClause): VerbPart {
  const { mood, asked, negative, subject } = open.clause
  const root = verbOf(open.clause)
  const polarity = negative ? 'negative' : 'positive'
  if (mood === 'must') {
    if (open.clause.tense !== 'present' && open.clause.tense !== 'past') throw new CannotSay('must')
    const [must = ''] =
      open.clause.tense === 'past'
        ? conjugateVerb(
            {
              verb: 'ukufuneka',
              subject: '17',
              mood: 'indicative',
              tense: 'recent-past',
              aspect: 'continuous',
              polarity: 'positive',
            },
            open.grammar,
          ).forms
        : ['kufuneka']
    const part = conjugate(open, root, { mood: 'subjunctive', tense: 'present', polarity, ...objectOf(open) })
    return { ...part, words: `${must} ${part.words}` }
  }
  const isRequest =
    mood === 'can' &&
    asked !== null &&
    asked !== 'who' &&
    subject?.kind === 'pronoun' &&
    /^[12]p/.test(subject.agreement)
  if (isRequest) return conjugate(open, root, { mood: 'indicative', tense: 'potential', polarity, ...objectOf(open) })
  const helper = mood === 'can' ? 'ukwazi' : mood === 'like' ? 'ukuthanda' : 'ukufuna'
  const length = mood === 'can' ? ('long' as const) : ('short' as const)
  // To be able to is to know it: ndi-ya-kw-azi.
  const known = mood === 'can' ? { object: '15' as const } : {}
  const part = conjugate(open, findRoot(helper), {
    mood: 'indicative',
    ...tensesOf(open, false),
    polarity,
    verbForm: length,
    ...known,
  })
  return { words: `${part.words} ${infinitive(open)}`, verb: part.verb }
}

/** Writes `hamba`, `musa ukuhamba`, `nceda uhambe`, `masihambe`. */
function writeOrder(open: OpenClause): VerbPart {
  const { mood, negative, please } = open.clause
  const root = verbOf(open.clause)
  const polarity = negative ? 'negative' : 'positive'
  if (mood === 'let-us') {
    const part = conjugate(open, root, { mood: 'subjunctive', tense: 'present', polarity, ...objectOf(open) })
    const front = open.subject === '1' ? 'mak' : 'ma'
    return {
      words: front + part.words,
      verb: { ...part.verb, word: front + part.words, morphemes: [[front, 'ImpPre'], ...part.verb.morphemes] },
    }
  }
  const form = please && !negative ? 'subjunctive' : 'imperative'
  const part = conjugate({ ...open, subject: open.clause.several ? '2pp' : '2ps' }, root, {
    mood: form,
    tense: 'present',
    polarity,
    ...objectOf(open),
  })
  return please ? { ...part, words: `nceda ${part.words}` } : part
}

const NEVER = { past: 'zange', 'long-past': 'zange', future: 'soze' } as const

/** Writes "never": `andizange ndibone`, `akasoze eze`. A habit that never happens is a plain negative. */
function writeNever(open: OpenClause): VerbPart {
  const { clause, grammar } = open
  const never = NEVER[clause.tense as keyof typeof NEVER]
  if (never === undefined) {
    if (clause.tense !== 'present') throw new CannotSay('never')
    return writeVerb({ ...open, clause: { ...clause, never: false } }, writeRest(open).length > 0)
  }
  const part = conjugate(open, verbOf(clause), {
    mood: 'subjunctive',
    tense: 'present',
    polarity: 'positive',
    ...objectOf(open),
  })
  return { ...part, words: `${concordsOf(open.subject, grammar).negative}${never} ${part.words}` }
}

/** Tells whether a clause takes the participial, after xa and ngelixa. */
export const isParticipial = ({ joined }: ClauseMeaning): boolean => joined === 'when' || joined === 'while'

export function writeVerb(open: OpenClause, followed: boolean): VerbPart {
  const { clause } = open
  const { mood, asked } = clause
  if (mood === 'order' || mood === 'let-us') return writeOrder(open)
  if (mood === 'may')
    return conjugate(open, verbOf(clause), {
      mood: 'indicative',
      tense: 'potential',
      polarity: clause.negative ? 'negative' : 'positive',
      ...objectOf(open),
    })
  if (clause.never && mood === 'plain') return writeNever(open)
  if (mood === 'wish')
    return conjugate(open, verbOf(clause), {
      mood: 'subjunctive',
      tense: 'present',
      polarity: clause.negative ? 'negative' : 'positive',
      ...objectOf(open),
    })
  if (mood === 'can' || mood === 'must' || mood === 'want' || mood === 'like') return writeHelped(open)
  const state = clause.predicate.kind === 'verb' && clause.predicate.state
  const form =
    asked === 'who'
      ? ('relative' as const)
      : asked === 'why' || isParticipial(clause)
        ? ('participial' as const)
        : ('indicative' as const)
  // A state keeps its long form before what only says how much or when: ndidiniwe kakhulu.
  const isClosed =
    clause.predicate.kind === 'verb' &&
    clause.predicate.passive === true &&
    clause.tense === 'present' &&
    !clause.places.some(({ relation }) => relation === 'means')
  const verbForm =
    followed && !((state || isClosed) && clause.objects.length === 0) ? ('short' as const) : ('long' as const)
  return conjugate(open, verbOf(clause), {
    mood: form,
    ...tensesOf(open, state),
    polarity: clause.negative ? 'negative' : 'positive',
    ...(form === 'participial' ? {} : { verbForm }),
    ...objectOf(open),
  })
}
