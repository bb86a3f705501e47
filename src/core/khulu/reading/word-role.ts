import { mayAgree } from '#core/grammar/may-agree.ts'
import { absolutePronoun } from '#core/grammar/agree.ts'
import { readWord } from '#core/grammar/analyse-word.ts'
import { asAgreement, linkOf, nounOf } from '#core/grammar/noun-reading.ts'
import { readPerfect } from '#core/grammar/read-perfect.ts'
import { attachAdverbial } from '#core/grammar/inflect-noun.ts'
import type { LanguageEngine } from '#core/grammar/language-engine.ts'
import { kindOfTag, type Morpheme } from '#core/grammar/morpheme.ts'
import {
  isPerson,
  NOUN_CLASSES,
  PERSONS,
  PLURAL_CLASS,
  type Agreement,
  type NounClass,
} from '#core/grammar/noun-classes.ts'
import { plainWord, pluralClassOf, type LexiconRoot } from '#core/grammar/word-lexicon.ts'
import type { WordReading } from '#core/grammar/word-reading.ts'
import { isOdd, oddness } from '#core/grammar/is-odd.ts'
import { THEN } from '#core/khulu/reading/phrase-words.ts'
import type { ClosedWord, ClosedWords } from '#core/grammar/closed-words.ts'

/** What a word is in its sentence. */
export type WordRole =
  | {
      kind: 'noun'
      root: LexiconRoot
      plural: boolean
      nounClass: NounClass
      link: 'none' | 'place' | 'with' | 'means' | 'like' | 'than' | 'of' | 'is' | 'is-not'
      agreement?: Agreement
      small?: boolean
      morphemes: readonly Morpheme[]
    }
  | { kind: 'verb'; root: LexiconRoot; morphemes: readonly Morpheme[] }
  | {
      kind: 'has'
      root: LexiconRoot
      plural: boolean
      subject: Agreement
      negative: boolean
      past?: boolean
      morphemes: readonly Morpheme[]
    }
  | {
      kind: 'at'
      root: LexiconRoot
      subject: Agreement
      negative?: boolean
      past?: boolean
      still?: boolean
      morphemes: readonly Morpheme[]
    }
  | { kind: 'quality'; root: LexiconRoot; agreement: Agreement; morphemes: readonly Morpheme[] }
  | { kind: 'owner'; agreement: Agreement; owner: Agreement; morphemes: readonly Morpheme[] }
  | { kind: 'closed'; word: ClosedWord; morphemes: readonly Morpheme[] }
  | { kind: 'whole'; root: LexiconRoot; morphemes: readonly Morpheme[] }
  | { kind: 'unknown'; morphemes: readonly Morpheme[] }

/** Whether a word says what is done then: uze, ndize. */
export const isThen = (role: WordRole): boolean => role.kind === 'whole' && role.root === THEN

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

/** A pronoun with what stands before it: `ndinayo`, `kunaye`, `nguye`. */
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

/** What the engine's reading makes of a word. */
function roleOf(reading: WordReading, engine: LanguageEngine): WordRole | null {
  const { morphemes, root } = reading
  const stem = morphemes.find(
    ([, tag]) => ['VRoot', 'NStem', 'AdjStem', 'RelStem', 'PossPron'].includes(tag) || tag === 'Conj' || tag === 'Adv',
  )
  if (stem?.[1] === 'VRoot') {
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
  if (stem?.[1] === 'NStem') {
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
  const owner = OWNERS[root?.lemma ?? '']
  if (owner !== undefined && kindOfTag(morphemes[0]?.[1] ?? '') === 'PossConc' && morphemes.length === 2)
    return { kind: 'owner', agreement: asAgreement(morphemes[0]?.[1] ?? ''), owner, morphemes }
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
  // What isn't there is told of by a closed word, or not at all.
  return root &&
    !(whose && morphemes.some(([, tag]) => tag === 'Past')) &&
    !morphemes.some(([, tag]) => kindOfTag(tag) === 'NegPre' || (kindOfTag(tag) === 'AdvPre' && stem?.[0] === 'kho'))
    ? { kind: 'whole', root, morphemes }
    : null
}

const AGREEMENTS: readonly Agreement[] = [...PERSONS, ...NOUN_CLASSES]

const concordsOf = (
  agreement: Agreement,
  { grammar: { concords } }: LanguageEngine,
): { subject: string; negativeSubject: string } =>
  isPerson(agreement) ? concords.persons[agreement] : concords.classes[agreement]

/** The noun that a beginning of vowels and a rest give, if the lexicon has it. */
function findNoun(rest: string, vowels: readonly string[], engine: LanguageEngine): LexiconRoot | undefined {
  for (const vowel of vowels) {
    const found = engine.lexicon.words.get(plainWord(vowel + rest))?.find(({ partOfSpeech }) => partOfSpeech === 'noun')
    if (found) return found
  }
  return undefined
}

const isPlural = (root: LexiconRoot, noun: string): boolean =>
  root.plural !== undefined && plainWord(root.plural) === plainWord(noun)

/** What follows a concord, or the negative of one, and is one word with it. */
function readAfterConcord(
  rest: string,
  subject: Agreement,
  negative: boolean,
  front: Morpheme[],
  engine: LanguageEngine,
): WordRole | null {
  const { words } = engine.lexicon
  const where = /^(?:kude|kufuphi|phandle|lapha|phezu|phezulu|phantsi|phakathi)$/.test(rest)
    ? words.get(rest.replace(/^l/, '').replace(/zu$/, 'zulu'))?.[0]
    : undefined
  if (where) return { kind: 'at', root: where, subject, negative, morphemes: [...front, [rest, 'Adv']] }
  if (/^n[ao]k[uw]/.test(rest) && negative === (rest[1] === 'a'))
    return readInfinitive(rest.slice(2), [...front, [rest.slice(0, 2), 'Pot']], engine)
  const come = rest === 'yeza' && !negative ? words.get('ukuza')?.[0] : undefined
  if (come)
    return { kind: 'verb', root: come, morphemes: [...front, ['y', 'Pres'], ['ez', 'VRoot'], ['a', 'VerbTerm']] }
  const thing =
    negative && /^na.{2,3}$/.test(rest)
      ? AGREEMENTS.find(
          (agreement) => absolutePronoun(agreement, engine.grammar) === `${rest.slice(2)}na` && agreement !== '4',
        )
      : undefined
  if (thing)
    return {
      kind: 'closed',
      word: { kind: 'has-it', agreement: subject, negative, thing },
      morphemes: [...front, ['na', 'AdvPre'], [rest.slice(2), 'Word']],
    }
  const [, link = '', what = ''] = /^((?:ng|[ylszbk])o)(.{2,})$/.exec(rest) ?? []
  const isNot = negative && what !== '' ? findNoun(what, ['i', 'u', 'a', 'ii'], engine) : undefined
  // Asiyonja: it isn't.
  const many = isNot?.plural !== undefined && isNot.plural.endsWith(what) && !isNot.lemma.endsWith(what)
  if (isNot?.nounClass)
    return {
      kind: 'noun',
      root: isNot,
      plural: many,
      nounClass: isNot.nounClass,
      link: 'is-not',
      agreement: subject === '1pp' ? (many ? '10' : '17') : subject,
      morphemes: [...front, [link, 'CopPre'], [what, 'NStem']],
    }
  const root = /^n[aeo]/.test(rest)
    ? findNoun(
        negative ? rest.slice(2) : rest.replace(/^n(?:ee|oo|[aeo])/, ''),
        ['i', 'u', 'a', 'o', 'ii', 'oo'],
        engine,
      )
    : undefined
  const noun = negative
    ? rest.startsWith('na') && root?.lemma
    : root && [root.lemma, root.plural ?? ''].find((form) => attachAdverbial('na', form) === rest)
  // Kunendlu is than a house.
  if (root && noun && (negative || !/^1[567]$/.test(subject)))
    return {
      kind: 'has',
      root,
      plural: negative
        ? root.plural?.endsWith(rest.slice(2)) === true && !root.lemma.endsWith(rest.slice(2))
        : isPlural(root, noun),
      subject,
      negative,
      morphemes: [...front, ['na', 'AdvPre'], [negative ? rest.slice(2) : noun, 'NStem']],
    }
  const [place] = !negative && rest.startsWith('se') ? listKnown(rest.slice(1), engine) : []
  return place?.kind === 'noun' && place.link === 'place'
    ? { kind: 'at', root: place.root, subject, morphemes: [...front, ['s', 'PreLoc-s'], ...place.morphemes] }
    : null
}

/** `ndinenja`, `andinayo`, `usekhaya`, `akuphandle`, `ndinokuhamba`, `bayeza`. */
function readConcordAndRest(word: string, engine: LanguageEngine): WordRole | null {
  for (const agreement of AGREEMENTS) {
    const { subject, negativeSubject } = concordsOf(agreement, engine)
    // Of concords that look alike, class 9 is meant more than 4.
    for (const negative of agreement === '4' ? [] : [false, true]) {
      const front = negative ? `a${negativeSubject}` : subject
      const found = word.startsWith(front)
        ? readAfterConcord(
            word.slice(front.length),
            agreement,
            negative,
            negative
              ? [
                  ['a', 'NegPre'],
                  [negativeSubject, `SC${agreement}`],
                ]
              : [[subject, `SC${agreement}`]],
            engine,
          )
        : null
      if (found) return found
    }
  }
  return null
}

/** A noun as the dictionary has it, by the form in hand: itself, its plural, or its place. */
function nounOfEntry(root: LexiconRoot, word: string): WordRole {
  const plural = plainWord(root.lemma) !== word && isPlural(root, word)
  return {
    kind: 'noun',
    root,
    plural,
    nounClass: (plural ? pluralClassOf(root) : undefined) ?? root.nounClass ?? '9',
    link: root.locative !== undefined && plainWord(root.locative) === word ? 'place' : 'none',
    morphemes: [[word, 'NStem']],
  }
}

/** The readings that are known, as roles; what a dictionary has just so is first: on a page, amanzi is water before it is "which are wet". */
function listKnown(word: string, engine: LanguageEngine): WordRole[] {
  const readings = readWord(word, engine).filter(
    ({ root, morphemes }) =>
      (root !== undefined || morphemes.some(([, tag]) => tag.startsWith('PronStem'))) && !isOdd(morphemes),
  )
  // Imilo is a shape before it is fights.
  const entries = (engine.lexicon.words.get(plainWord(word)) ?? []).toSorted(
    (one, other) =>
      Number(plainWord(other.lemma) === plainWord(word)) - Number(plainWord(one.lemma) === plainWord(word)),
  )
  const rank = (role: WordRole): number =>
    ('root' in role && entries.includes(role.root) ? 2 - entries.indexOf(role.root) / 10 : 0) - oddness(role)
  // Ifama is a farm and imfama is who is blind: of one class and stem, but not the same word.
  const asEntry = (role: WordRole): WordRole => {
    const own =
      role.kind === 'noun' && role.link === 'none' && !role.plural && !entries.includes(role.root)
        ? entries.find(({ root, nounClass }) => root === role.root.root && nounClass === role.root.nounClass)
        : undefined
    return own && role.kind === 'noun' ? { ...role, root: own } : role
  }
  const roles = readings
    .flatMap((reading) => roleOf(reading, engine) ?? [])
    .map(asEntry)
    .toSorted((one, other) => rank(other) - rank(one))
  const [entry] = entries
  // Abelungu, endlini: the plural or the place that the dictionary has of a noun.
  if (
    entry?.partOfSpeech === 'noun' &&
    !['15', '16', '17'].includes(entry.nounClass ?? '') &&
    !roles.some(
      (role) => role.kind === 'noun' && role.root === entry && (role.link === 'none' || role.link === 'place'),
    )
  )
    return [nounOfEntry(entry, plainWord(word)), ...roles]
  // Kude is far, as the dictionary has it, before it is of -de.
  if (
    entry &&
    (entry.nounClass === '16' || entry.nounClass === '17' || /^(?:adverb|phrase)$/.test(entry.partOfSpeech)) &&
    !roles.some((role) => 'root' in role && role.root === entry)
  )
    return [{ kind: 'whole', root: entry, morphemes: [[word, 'Word']] }, ...roles]
  return roles.length > 0
    ? roles
    : entries.slice(0, 1).map((root) => ({ kind: 'whole', root, morphemes: [[word, 'Word']] }))
}

/** After a demonstrative and in calling, a noun has lost its first vowel: `zinja`, `mntu`. */
export function readShortNoun(word: string, engine: LanguageEngine): WordRole | null {
  const root = findNoun(word, ['i', 'u', 'a', 'ii', 'oo'], engine)
  if (!root?.nounClass) return null
  const plural =
    root.plural !== undefined && plainWord(root.plural).endsWith(word) && !plainWord(root.lemma).endsWith(word)
  return {
    kind: 'noun',
    root,
    plural,
    nounClass: plural ? (PLURAL_CLASS[root.nounClass] ?? root.nounClass) : root.nounClass,
    link: 'none',
    morphemes: [[word, 'NStem']],
  }
}

/** After a negative, with what one isn't: `namoto`. */
function readShortWith(word: string, engine: LanguageEngine): WordRole | null {
  const noun = /^na[^aeiou]/.test(word) ? readShortNoun(word.slice(2), engine) : null
  return noun?.kind === 'noun' ? { ...noun, link: 'with' } : null
}

/** `sikatata`, `katata`: a class 1a owner, after the concord of what is owned or, where that is a bare vowel, nothing. */
function readOwnerOf(word: string, engine: LanguageEngine): WordRole | null {
  const [, concord = '', rest = ''] = /^(ba|li|si|zi|lu|bu|ku)?ka(.{2,})$/.exec(word) ?? []
  const root =
    rest === '' ? undefined : engine.lexicon.words.get(`u${rest}`)?.find(({ nounClass }) => nounClass === '1a')
  if (!root) return null
  const agreement =
    concord === ''
      ? '9'
      : (NOUN_CLASSES.find((nounClass) => engine.grammar.concords.classes[nounClass].subject === concord) ?? '9')
  return {
    kind: 'noun',
    root,
    plural: false,
    nounClass: '1a',
    link: 'of',
    agreement,
    morphemes: [
      [`${concord}ka`, `PossConc${agreement}`],
      [rest, 'NStem'],
    ],
  }
}

/** `ku-Agasti`: at one whose name begins with a vowel. */
function readAtName(word: string, engine: LanguageEngine): WordRole | null {
  const root = /^ku[aeio]/.test(word)
    ? engine.lexicon.words.get(`u${word.slice(2)}`)?.find(({ nounClass }) => nounClass === '1a')
    : undefined
  return root
    ? {
        kind: 'noun',
        root,
        plural: false,
        nounClass: '1a',
        link: 'place',
        morphemes: [
          ['ku', 'LocPre'],
          [word.slice(2), 'NStem'],
        ],
      }
    : null
}

/** Whether a dictionary has a word just so. */
const isEntry = (word: string, { lexicon }: LanguageEngine): boolean => lexicon.words.has(plainWord(word))

/** `masingalwi`: let us not. */
function readLetNot(word: string, engine: LanguageEngine): WordRole | null {
  const rest = /^ma((?:ndi|si|ba)nga.+)$/.exec(word)?.[1]
  const role =
    rest === undefined
      ? undefined
      : listKnown(rest, engine).find(
          ({ kind, morphemes }) => kind === 'verb' && kindOfTag(morphemes[1]?.[1] ?? '') === 'NegPre',
        )
  return role ? { ...role, morphemes: [['ma', 'ImpPre'], ...role.morphemes] } : null
}

/** An infinitive as one word with what stands before it: `sukuhamba`, `andinakuhamba`. */
function readInfinitive(rest: string, front: Morpheme[], engine: LanguageEngine): WordRole | null {
  const verb = listKnown(`u${rest}`, engine).find(({ kind }) => kind === 'verb')
  return verb
    ? {
        ...verb,
        morphemes: [
          ...front,
          [rest.slice(0, 2), 'LinkInf'],
          ...verb.morphemes.filter(([, tag]) => !tag.endsWith('Pre15')),
        ],
      }
    : null
}

/** `sukuhamba`, said as one word. */
function readDoNot(word: string, engine: LanguageEngine): WordRole | null {
  const [, not = '', rest = ''] = /^(musa|sanu?|su)(k[uwo].{2,})$/.exec(word) ?? []
  return not === '' ? null : readInfinitive(rest, [[not, 'NegPre']], engine)
}

/** Concords of the past before a place, by whom they are of: `bebesendlini`. */
const WAS: Readonly<Record<string, Agreement>> = {
  bendi: '1ps',
  ubu: '2ps',
  ebe: '1',
  besi: '1pp',
  beni: '2pp',
  bebe: '2',
  beli: '5',
  ibi: '9',
  bezi: '10',
  beku: '17',
}

/** `sendlini` after kuba, `bebesendlini`: where one is or was. */
function readWasAt(word: string, engine: LanguageEngine): WordRole | null {
  const [, front = '', place = ''] = /^(bendi|ubu|ebe|besi|beni|bebe|beli|ibi|bezi|beku)?s(e.{3,})$/.exec(word) ?? []
  const found =
    place === '' ? undefined : listKnown(place, engine).find((role) => role.kind === 'noun' && role.link === 'place')
  const subject = WAS[front]
  return found?.kind === 'noun'
    ? subject === undefined
      ? found
      : {
          kind: 'at',
          root: found.root,
          subject,
          past: true,
          morphemes: [[front, `SC${subject}`], ['s', 'PreLoc-s'], ...found.morphemes],
        }
    : null
}

/** After a negative, where one isn't: `sikolweni`. */
function readShortPlace(word: string, engine: LanguageEngine): WordRole | null {
  return word.endsWith('ni')
    ? (listKnown(`e${word}`, engine).find((one) => one.kind === 'noun' && one.link === 'place') ?? null)
    : null
}

const unlessNull = (role: WordRole | null): WordRole[] => (role ? [role] : [])

/** A closed word as a role: whose and how many are what other words are too. */
function roleOfClosed(word: ClosedWord, plain: string, engine: LanguageEngine): WordRole {
  if (word.kind === 'owner')
    return {
      kind: 'owner',
      agreement: word.agreement,
      owner: word.owner,
      morphemes: listKnown(plain, engine).find(({ kind }) => kind === 'owner')?.morphemes ?? [[plain, 'Word']],
    }
  if (word.kind !== 'number') return { kind: 'closed', word, morphemes: [[plain, 'Word']] }
  const root = {
    id: `numeral.${word.english}`,
    partOfSpeech: 'numeral',
    lemma: plain,
    root: plain,
    senses: [word.english],
  }
  const known = listKnown(plain, engine).find((role) => role.kind === 'quality')
  return { kind: 'quality', root, agreement: word.agreement, morphemes: known?.morphemes ?? [[plain, 'Word']] }
}

/** All that a word can be, the likeliest first; never empty. Never throws; what nothing explains is unknown. */
export function listRoles(word: string, engine: LanguageEngine, closed: ClosedWords): WordRole[] {
  const plain = plainWord(word)
  const shut = (closed.get(plain) ?? []).map((one): WordRole => roleOfClosed(one, plain, engine))
  const [first] = shut
  const entry = isEntry(plain, engine)
  const isSmall = first !== undefined && !(first.kind === 'closed' && first.word.kind === 'quality')
  // Mama and tata, as one calls them.
  const called = entry
    ? undefined
    : engine.lexicon.words
        .get(`u${plain}`)
        ?.find(({ nounClass, semanticClass }) => nounClass === '1a' && semanticClass === 'person')
  if (called)
    return [
      { kind: 'noun', root: called, plural: false, nounClass: '1a', link: 'none', morphemes: [[plain, 'NStem']] },
      ...shut,
    ]
  const joined = entry
    ? []
    : [...unlessNull(readConcordAndRest(plain, engine)), ...unlessNull(readDoNot(plain, engine))]
  const read = listKnown(plain, engine)
  // Nyama is meat, inyama, and no umnyama, which keeps its m.
  const isCut =
    read[0]?.kind === 'noun' &&
    read[0].link === 'none' &&
    read[0].small !== true &&
    ![read[0].root.lemma, read[0].root.plural].some(
      (form) => form !== undefined && plainWord(form).replace(/^[aeiou]+/, '') === plain.replace(/^[aeiou]+/, ''),
    )
  const known = [
    ...unlessNull(readOwnerOf(plain, engine)),
    ...(isCut ? unlessNull(readShortNoun(plain, engine)) : []),
    ...read,
  ]
  // Andizobanga: I didn't draw, and no grade.
  const isPast = /^a.*anga$/.test(plain) && known[0]?.kind === 'verb'
  const roles =
    isSmall || !entry ? [...shut, ...(isPast ? known : joined), ...(isPast ? joined : known)] : [...known, ...shut]
  if (roles.length > 0) return roles
  const guessed = [
    ...unlessNull(readWasAt(plain, engine)),
    ...(/^zi[iz]/.test(plain)
      ? listKnown(plain.slice(1), engine).flatMap((role): WordRole[] =>
          role.kind === 'noun' && role.link === 'none' ? [{ ...role, link: 'is' }] : [],
        )
      : []),
    ...(/^s[^aeiou]/.test(plain) ? listKnown(`isi${plain.slice(1)}`, engine) : []),
    ...unlessNull(readLetNot(plain, engine)),
    ...unlessNull(readShortPlace(plain, engine)),
    ...unlessNull(readAtName(plain, engine)),
    ...readPerfect(plain, engine).map((perfect): WordRole => ({ kind: 'verb', ...perfect })),
    ...unlessNull(readShortNoun(plain, engine)),
    ...unlessNull(readShortWith(plain, engine)),
  ]
  return guessed.length > 0 ? guessed : [{ kind: 'unknown', morphemes: readWord(plain, engine)[0]?.morphemes ?? [] }]
}
