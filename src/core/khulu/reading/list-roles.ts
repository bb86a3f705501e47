import { absolutePronoun } from '#core/grammar/agree.ts'
import { readWord } from '#core/grammar/analyse-word.ts'
import { readPerfect } from '#core/grammar/read-perfect.ts'
import { attachAdverbial } from '#core/grammar/inflect-noun.ts'
import type { LanguageEngine } from '#core/grammar/language-engine.ts'
import { kindOfTag, type Morpheme } from '#core/grammar/morpheme.ts'
import { isPerson, NOUN_CLASSES, PERSONS, type Agreement } from '#core/grammar/noun-classes.ts'
import { plainWord } from '#core/grammar/word-lexicon.ts'
import type { ClosedWord, ClosedWords } from '#core/grammar/closed-words.ts'
import { findNoun, isEntry, isPlural, listKnown, readShortNoun } from '#core/khulu/reading/known-roles.ts'
import type { WordRole } from '#core/khulu/reading/word-role.ts'

const AGREEMENTS: readonly Agreement[] = [...PERSONS, ...NOUN_CLASSES]

const concordsOf = (
  agreement: Agreement,
  { grammar: { concords } }: LanguageEngine,
): { subject: string; negativeSubject: string } =>
  isPerson(agreement) ? concords.persons[agreement] : concords.classes[agreement]

/** Reads the word after a concord, or a negative one, as one word with it. */
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

/** Reads `ndinenja`, `andinayo`, `usekhaya`, `akuphandle`, `ndinokuhamba`, `bayeza`. */
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

/** Reads "with" after a negative, without the initial vowel: `namoto`. */
function readShortWith(word: string, engine: LanguageEngine): WordRole | null {
  const noun = /^na[^aeiou]/.test(word) ? readShortNoun(word.slice(2), engine) : null
  return noun?.kind === 'noun' ? { ...noun, link: 'with' } : null
}

/** Reads an owner of class 1a after the concord, or alone after a bare vowel: `sikatata`, `katata`. */
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

/** Reads `ku-Agasti`: at one whose name begins with a vowel. */
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

/** Reads `masingalwi`: let us not. */
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

/** Reads an infinitive as one word with what stands before it: `sukuhamba`, `andinakuhamba`. */
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

/** Reads `sukuhamba`, said as one word. */
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

/** Reads `sendlini` after kuba, `bebesendlini`: where one is or was. */
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

/** Reads a place after a negative, without the initial vowel: `sikolweni`. */
function readShortPlace(word: string, engine: LanguageEngine): WordRole | null {
  return word.endsWith('ni')
    ? (listKnown(`e${word}`, engine).find((one) => one.kind === 'noun' && one.link === 'place') ?? null)
    : null
}

const unlessNull = (role: WordRole | null): WordRole[] => (role ? [role] : [])

/** Returns a closed word as a role: whose and how many are what other words are too. */
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

/** Lists all roles of a word, the likeliest first; never empty. Never throws; an unexplained word is unknown. */
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
