import { mayAgree } from '#core/grammar/check-agreement.ts'
import { asAgreement, linkOf, nounOf } from '#core/grammar/noun-reading.ts'
import type { LanguageEngine } from '#core/grammar/language-engine.ts'
import { kindOfTag, type Morpheme } from '#core/grammar/morpheme.ts'
import { isPerson, type Agreement } from '#core/grammar/noun-classes.ts'
import type { WordReading } from '#core/grammar/word-reading.ts'
import type { WordRole } from '#core/khulu/reading/word-role.ts'

/** Possessive pronouns by their heard stem: `am` of wam. */
const OWNERS: Readonly<Record<string, Agreement>> = {
  '-am': '1ps',
  '-akho': '2ps',
  '-akhe': '1',
  '-ethu': '1pp',
  '-enu': '2pp',
  '-abo': '2',
}

const WITH: readonly (readonly [RegExp, 'with' | 'to' | 'by' | 'like' | 'than' | 'it is'])[] = [
  [/^njenga/, 'like'],
  [/^kuna/, 'than'],
  [/^na/, 'with'],
  [/^nga$/, 'by'],
  [/^ku$/, 'to'],
]

/** Returns a pronoun with what stands before it: `ndinayo`, `kunaye`, `nguye`. */
function roleOfPronoun(morphemes: readonly Morpheme[], at: number): WordRole | null {
  const [front = '', tag = ''] = morphemes[at - 1] ?? []
  const pronoun = asAgreement(morphemes[at]?.[1] ?? '')
  // Of classes that look alike, 9 is meant more than 4.
  const agreement = pronoun === '4' ? '9' : pronoun
  const [who] = morphemes
  if (at > 1)
    return at === 2 && who?.[1] !== 'SC15' && tag === 'CopPre' && front === 'na' && kindOfTag(who?.[1] ?? '') === 'SC'
      ? {
          kind: 'closed',
          word: { kind: 'has-it', agreement: asAgreement(who?.[1] ?? ''), negative: false, thing: agreement },
          morphemes,
        }
      : null
  const relation = tag === 'CopPre' ? 'it is' : WITH.find(([begin]) => begin.test(front))?.[1]
  return relation === undefined ? null : { kind: 'closed', word: { kind: 'joined', relation, agreement }, morphemes }
}

/** Returns the verb of a reading; null where the lexicon lacks it. */
function roleOfVerb({ morphemes, root }: WordReading, stem: Morpheme, engine: LanguageEngine): WordRole | null {
  const verb = root?.partOfSpeech === 'verb' ? root : engine.lexicon.stems.VRoot.get(stem[0])?.[0]
  // Who makes it come brings it, as the dictionary has it.
  const at = morphemes.indexOf(stem)
  const made =
    stem[0].length === 1 && morphemes[at + 1]?.[1] === 'CausExt'
      ? engine.lexicon.stems.VRoot.get(`${stem[0]}is`)?.[0]
      : undefined
  if (made)
    return {
      kind: 'verb',
      root: made,
      morphemes: [...morphemes.slice(0, at), [`${stem[0]}is`, 'VRoot'], ...morphemes.slice(at + 2)],
    }
  return verb ? { kind: 'verb', root: verb, morphemes } : null
}

/** Returns the noun of a reading, or what is had, or where somebody is. */
function roleOfNoun(reading: WordReading, engine: LanguageEngine): WordRole | null {
  const { morphemes } = reading
  const noun = nounOf(reading, engine)
  // Ndingekho is that I am not there, and no presence.
  if (noun?.root.lemma === 'ubukho' && !morphemes.some(([form]) => form === 'bu')) return null
  const front = morphemes.slice(
    0,
    Math.max(
      0,
      morphemes.findIndex(([form, tag]) => tag === 'CopPre' && form === 'na'),
    ),
  )
  // Wayenemali has two concords: the second says who had it.
  const who = front.findLast(([, tag]) => kindOfTag(tag) === 'SC')
  if (noun && who && front.at(-1)?.[1] !== 'SC15')
    return {
      kind: 'has',
      root: noun.root,
      plural: noun.plural,
      subject: asAgreement(who[1]),
      negative: front.some(([, tag]) => tag === 'NegPre'),
      ...(front.some(([, tag]) => tag === 'Past') ? { past: true } : {}),
      morphemes,
    }
  const place = morphemes.slice(
    0,
    Math.max(
      0,
      morphemes.findIndex(([, tag]) => tag === 'PreLoc-s'),
    ),
  )
  const there = place.findLast(([, tag]) => kindOfTag(tag) === 'SC')
  if (noun && there && noun.root.semanticClass !== 'person' && place.every(([, tag]) => /^(?:SC|Past)/.test(tag)))
    return {
      kind: 'at',
      root: noun.root,
      subject: asAgreement(there[1]),
      ...(place.some(([, tag]) => tag === 'Past') ? { past: true } : {}),
      morphemes,
    }
  const small = morphemes.some(([, tag]) => tag === 'DimSuf')
  const link = linkOf(morphemes)
  return (
    noun && {
      kind: 'noun',
      ...noun,
      ...link,
      ...(link.link === 'is' && morphemes.some(([, tag]) => tag === 'NegPre') ? { link: 'is-not' } : {}),
      ...(small ? { small } : {}),
      morphemes,
    }
  )
}

/** Returns the quality that a reading names or, in the past, says of its subject; otherwise undefined. */
function roleOfQuality({ morphemes, root }: WordReading, stem: Morpheme | undefined): WordRole | null | undefined {
  const concord = morphemes.find(([, tag]) => ['AdjPref', 'RelConc', 'EnumConc'].includes(kindOfTag(tag)))
  // Zinkulu is of one class: what is big, and what the adjective says.
  const outer = morphemes[0] === concord ? undefined : morphemes.find(([, tag]) => kindOfTag(tag) === 'SC')
  const isOne =
    !outer || !concord || isPerson(asAgreement(outer[1])) || mayAgree(asAgreement(outer[1]), asAgreement(concord[1]))
  const was =
    morphemes.some(([, tag]) => tag === 'Past') && (stem?.[1] === 'RelStem' || stem?.[1] === 'AdjStem')
      ? morphemes.findLast(([, tag]) => kindOfTag(tag) === 'SC')
      : undefined
  if (root && was)
    return isOne
      ? {
          kind: 'closed',
          word: {
            kind: 'quality',
            root,
            agreement: asAgreement(was[1]),
            negative: morphemes.some(([, tag]) => tag === 'NegPre' || tag === 'AdvPre'),
            front: '',
            past: true,
          },
          morphemes,
        }
      : null
  if (root && concord && isOne && (stem?.[1] === 'AdjStem' || stem?.[1] === 'RelStem'))
    return { kind: 'quality', root, agreement: asAgreement(concord[1]), morphemes }
  return undefined
}

/** Returns the role of a word from the engine's reading. */
export function roleOf(reading: WordReading, engine: LanguageEngine): WordRole | null {
  const { morphemes, root } = reading
  const stem = morphemes.find(
    ([, tag]) => ['VRoot', 'NStem', 'AdjStem', 'RelStem', 'PossPron'].includes(tag) || tag === 'Conj' || tag === 'Adv',
  )
  if (stem?.[1] === 'VRoot') return roleOfVerb(reading, stem, engine)
  if (stem?.[1] === 'NStem') return roleOfNoun(reading, engine)
  const owner = OWNERS[root?.lemma ?? '']
  if (owner !== undefined && kindOfTag(morphemes[0]?.[1] ?? '') === 'PossConc' && morphemes.length === 2)
    return { kind: 'owner', agreement: asAgreement(morphemes[0]?.[1] ?? ''), owner, morphemes }
  const quality = roleOfQuality(reading, stem)
  if (quality !== undefined) return quality
  const pronoun = morphemes.findIndex(([, tag]) => tag.startsWith('PronStem'))
  if (pronoun > 0) return roleOfPronoun(morphemes, pronoun)
  // Yeyam, it is mine, is a closed word.
  if (owner !== undefined) return null
  const whose = morphemes.findLast(([, tag]) => kindOfTag(tag) === 'SC')
  if (
    root &&
    stem?.[1] === 'Adv' &&
    whose &&
    morphemes.every(([, tag]) => /^(?:SC|Past|Adv$|PreLoc|LocPre|ProgPre)/.test(tag))
  )
    return /^(?:phi|njani|sele)$/.test(stem[0])
      ? null
      : {
          kind: 'at',
          root,
          subject: asAgreement(whose[1]),
          ...(morphemes.some(([, tag]) => tag === 'Past') ? { past: true } : {}),
          ...(morphemes.some(([, tag]) => tag === 'ProgPre') ? { still: true } : {}),
          morphemes,
        }
  // An absence is expressed by a closed word, or not at all.
  return root &&
    !(whose && morphemes.some(([, tag]) => tag === 'Past')) &&
    !morphemes.some(([, tag]) => kindOfTag(tag) === 'NegPre' || (kindOfTag(tag) === 'AdvPre' && stem?.[0] === 'kho'))
    ? { kind: 'whole', root, morphemes }
    : null
}
