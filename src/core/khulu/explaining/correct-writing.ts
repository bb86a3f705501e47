import { conjugateVerb } from '#core/grammar/conjugate-verb.ts'
import { attachAdverbial, makeCopulative } from '#core/grammar/inflect-noun.ts'
import { locateNoun } from '#core/grammar/locate-noun.ts'
import { plainWord, type LexiconRoot } from '#core/grammar/word-lexicon.ts'
import type { Correction, KhuluWorld } from '#core/khulu/khulu-world.ts'
import type { Subject } from '#core/khulu/explaining/correct-agreement.ts'
import { isPerson } from '#core/grammar/noun-classes.ts'
import { findNearOwn } from '#core/khulu/answers/offer-near.ts'
import { kindOfTag } from '#core/grammar/morpheme.ts'
import { say } from '#core/khulu/khulu-answer.ts'
import { readVerbSense } from '#core/khulu/reading/english-of-verb.ts'
import { withBreath } from '#core/khulu/reading/with-breath.ts'
import { listRoles } from '#core/khulu/reading/list-roles.ts'
import type { WordRole } from '#core/khulu/reading/word-role.ts'

/** A concord that beginners write by itself, with what follows it: ndi hamba, ndi ya hamba, ndiya hamba. */
const FRONT = /^a?(?:ndi|u|ka|wu|si|ni|ba|i|yi|zi|li|a|ku|lu|bu)(?:ya|yi|za|sa)?$/

const isStatement = (role: WordRole | undefined): boolean =>
  (role?.kind === 'closed' && role.word.kind === 'future') ||
  (role?.kind === 'verb' && readVerbSense(role.morphemes).form === 'statement')

/** Tells whether a word is the bare end of a verb: hamba, hambile, hambi. */
const isVerbEnd = (word: string, { engine }: KhuluWorld): boolean => {
  const stem = word.replace(/(?:ile|anga|[aei])$/, '')
  return engine.lexicon.stems.VRoot.has(stem)
}

/** Beginnings of nouns that say where, with whom or by what. */
const BEFORE_NOUN = /^(?:e|o|k[wu]|kwi|ng[aeo]|n[aeo])$/

/**
 * Tells whether pieces are one word: a verb, to have something (ndi no bhuti), or to be somebody (ndi ngumfundi).
 */
function isJoined(parts: readonly string[], world: KhuluWorld): boolean {
  const joined = fullPlace(parts.join(''))
  const [role] = listRoles(joined, world.engine, world.closed)
  const [one = '', two = '', last = two] = parts
  const middle = parts.length === 3 ? two : ''
  if (/^n[aeo]$/.test(middle)) return role?.kind === 'has'
  if (role?.kind === 'noun' && role.link === 'is') return middle === '' || /^(?:ngu|nga|yi|li|si|zi|bu)$/.test(middle)
  // E Kapa, ku gqirha, nge moto.
  if (parts.length === 2 && BEFORE_NOUN.test(one))
    return (
      role?.kind === 'noun' && role.link !== 'none' && listRoles(two, world.engine, world.closed)[0]?.kind !== 'verb'
    )
  if (parts.length === 2 && role?.kind === 'has' && /^n[aeo]/.test(two)) return true
  // Uya phi asks where.
  return (
    (middle === '' || /^(?:ya|za|sa)$/.test(middle)) &&
    !world.engine.lexicon.words.has(last) &&
    isVerbEnd(last, world) &&
    (isStatement(role) || /^a(?:ndi|wu|ka|si|ni|ba)ya$/.test(one))
  )
}

/** Eskolweni, as it is said, as it is written. */
const fullPlace = (word: string): string => word.replace(/^([ei])s(?=[^aeiou])/, '$1si')

const plainNoun = (word: string, { engine, closed }: KhuluWorld): Extract<WordRole, { kind: 'noun' }> | undefined =>
  listRoles(word, engine, closed)
    .slice(0, 1)
    .find((role) => role.kind === 'noun' && role.link === 'none' && /^[aeiou]/.test(word)) as
    | Extract<WordRole, { kind: 'noun' }>
    | undefined

/** Joins `umama ya pheka` → `uyapheka`: the concord of the noun before it is left out. */
function joinBare(rest: string, before: string, world: KhuluWorld): string | null {
  const noun = plainNoun(before, world)
  if (!noun || !isVerbEnd(rest.slice(2), world)) return null
  const right = world.engine.grammar.concords.classes[noun.nounClass].subject + rest
  return isStatement(listRoles(right, world.engine, world.closed)[0]) ? right : null
}

const joinedCorrection = (right: string): Correction => ({
  right,
  why: say('khulu.correct.joined', { word: right }),
  rule: 'khulu.rule.concord',
})

/**
 * Joins two words that are one, where they flow together or the second changes: `ndina inja`, `na umama`, `ndi
 * umfundi`, `ngu Sarah`.
 */
function joinTwo(one: string, two: string, before: string, world: KhuluWorld): Correction | null {
  if (two === '') return null
  const name = world.closed.get(`${one === 'yi' ? 'ngu' : one}${two}`)?.[0]
  if (name?.kind === 'name' && /^(?:ngu|yi|u|no|e|(?:zi|si|li|lu|bu|ku|ba)?ka)$/.test(one))
    return joinedCorrection(`${one === 'yi' ? 'ngu' : one}${name.english.split(' ').at(-1)}`)
  if (/^[yz]a$/.test(one)) {
    const bare = joinBare(`${one}${two}`, before, world)
    if (bare !== null) return joinedCorrection(bare)
  }
  const negates = listRoles(two, world.engine, world.closed).some(
    (role) => role.kind === 'verb' && readVerbSense(role.morphemes).negative,
  )
  if (/^(?:ndi|u|si|ni|ba)$/.test(one) && two.startsWith('a') && negates)
    return { right: two, why: say('khulu.rule.negative'), rule: 'khulu.rule.negative' }
  const noun = plainNoun(two, world)
  // Ndine izinja: what flowed together was written apart, too.
  const [, negative, front = '', vowel = ''] =
    /^(a?)((?:ndi|u|wu|ka|si|ni|ba|i|yi|li|zi|lu|bu)?)n([aeo])$/.exec(one) ?? []
  const isFlowing = vowel === 'a' || (noun !== undefined && two.startsWith(vowel === 'e' ? 'i' : 'u'))
  if (negative !== undefined && isFlowing && (one.length < 3 || front !== '')) {
    const root = noun ? undefined : nounOf(two, world, ['i', 'u', 'a'])
    const whole = noun
      ? two
      : [root?.lemma, root?.plural].find((form) => form !== undefined && plainWord(form).endsWith(two))
    if (whole === undefined) return null
    const right =
      negative === ''
        ? `${front}${attachAdverbial('na', whole)}`
        : `a${front}na${whole.replace(/^(?:ii|oo|[aeiou])/, '')}`
    return { right, why: say('khulu.correct.flows', { noun: two, word: right }), rule: 'khulu.rule.possessive' }
  }
  if (!noun) return null
  if (one === 'nga' || one === 'njenga')
    return {
      right: attachAdverbial(one, two),
      why: say('khulu.correct.joined', { word: attachAdverbial(one, two) }),
      rule: 'khulu.rule.concord',
    }
  if (!/^(?:ndi|u|si|ni|ba)$/.test(one)) return null
  const right = one + makeCopulative(two, noun.nounClass, world.engine.grammar)
  return { right, why: say('khulu.correct.is', { word: right }), rule: 'khulu.rule.nounClass' }
}

/** Puts a word that follows its noun after it: `yam inja`, `enkulu inja`. */
function swapOrder(words: readonly string[], world: KhuluWorld): { words: string[]; swapped: Correction[] } {
  const [first = '', second = '', ...others] = words
  // Ntoni ufunda: what asks stands after its verb.
  if (/^(?:ntoni|phi|nini|njani)$/.test(first) && isStatement(listRoles(second, world.engine, world.closed)[0]))
    return {
      words: [second, first, ...others],
      swapped: [{ right: second, why: say('khulu.rule.question'), rule: 'khulu.rule.question' }],
    }
  const result: string[] = []
  const swapped: Correction[] = []
  for (const word of words) {
    const before = result.at(-1) ?? ''
    const [role] = before === '' ? [] : listRoles(before, world.engine, world.closed)
    const isFollower =
      role?.kind === 'owner' || (role?.kind === 'quality' && kindOfTag(role.morphemes[0]?.[1] ?? '') !== 'AdvPre')
    const head = result.at(-2) === undefined ? undefined : listRoles(result.at(-2) ?? '', world.engine, world.closed)[0]
    const moves =
      isFollower &&
      plainNoun(word, world) !== undefined &&
      head?.kind !== 'noun' &&
      head?.kind !== 'owner' &&
      head?.kind !== 'quality'
    if (moves) {
      result.splice(-1, 1, word, before)
      swapped.push({
        right: word,
        why: say(role.kind === 'owner' ? 'khulu.rule.possessive' : 'khulu.rule.adjective'),
        rule: 'khulu.rule.order',
      })
    } else result.push(word)
  }
  return { words: result, swapped }
}

/** Joins concords to their verbs and puts descriptions after their nouns; returns the text and the changes. */
export function joinParted(words: readonly string[], world: KhuluWorld): { words: string[]; joined: Correction[] } {
  const result: { words: string[]; joined: Correction[] } = { words: [], joined: [] }
  for (let at = 0; at < words.length; at++) {
    const [one = '', two = '', three = ''] = words.slice(at, at + 3)
    const parts = [
      [one, two, three],
      [one, two],
    ].find(
      (some) =>
        some.every((word) => word !== '') && (FRONT.test(one) || BEFORE_NOUN.test(one)) && isJoined(some, world),
    )
    const right = fullPlace(parts?.join('') ?? '')
    const correction: Correction | null = parts
      ? BEFORE_NOUN.test(one)
        ? {
            ...joinedCorrection(right),
            why: say('khulu.correct.spelling', { word: right }, { given: parts.join(' ') }),
          }
        : joinedCorrection(right)
      : joinTwo(one, two, result.words.at(-1) ?? '', world)
    if (correction) {
      result.joined.push(correction)
      at += (parts?.length ?? 2) - 1
    }
    result.words.push(correction?.right ?? one)
  }
  const { words: ordered, swapped } = swapOrder(result.words, world)
  return { words: ordered, joined: [...result.joined, ...swapped] }
}

const nounOf = (rest: string, { engine }: KhuluWorld, vowels: readonly string[]): LexiconRoot | undefined =>
  vowels
    .flatMap((vowel) => engine.lexicon.words.get(plainWord(vowel + rest)) ?? [])
    .find(({ partOfSpeech }) => partOfSpeech === 'noun')

/** Corrects `ndinamali` → `ndinemali`: na- and the first vowel of the noun flow together. */
function correctFlow(word: string, world: KhuluWorld): Correction | null {
  const [, front = '', rest = ''] = /^((?:be)?(?:ndi|u|si|ni|ba|i|li|zi|be|e)?)na([^aeiou].{2,})$/.exec(word) ?? []
  const root = rest === '' ? undefined : nounOf(rest, world, ['i', 'u'])
  const noun = [root?.lemma, root?.plural].find((form) => form !== undefined && plainWord(form).slice(1) === rest)
  if (noun === undefined || listRoles(word, world.engine, world.closed)[0]?.kind === 'noun') return null
  const right = front + attachAdverbial('na', noun)
  return right === word
    ? null
    : { right, why: say('khulu.correct.flows', { noun, word: right }), rule: 'khulu.rule.possessive' }
}

/** Corrects `esikolo` → `esikolweni`: a place that has its e- but not its end. */
function correctLocative(word: string, world: KhuluWorld): Correction | null {
  // EBhayi is a place, though ibhayi is a cloth.
  const isPlace = listRoles(word, world.engine, world.closed).some(
    (role) => role.kind === 'noun' && plainWord(role.root.locative ?? '') === plainWord(word),
  )
  const root = !isPlace && /^e[^aeiou]/.test(word) ? nounOf(word.slice(1), world, ['i', 'u']) : undefined
  const right =
    root?.nounClass === undefined || root.semanticClass === 'person' || root.semanticClass === 'animal'
      ? undefined
      : locateNoun(root.lemma, root.nounClass, world.engine.grammar, root.locative)[0]
  return root === undefined || right === undefined || right === word || plainWord(root.lemma).slice(1) !== word.slice(1)
    ? null
    : { right, why: say('khulu.correct.place', { noun: root.lemma, word: right }), rule: 'khulu.rule.place' }
}

/** Verbs that are followed by what one wants, likes or can do. */
const WANTS: ReadonlySet<string> = new Set(['ukufuna', 'ukuthanda', 'ukwazi', 'ukuqala', 'ukuzama'])

/** Corrects `ndifuna kutya`, `ndifuna hamba` → `ukutya`, `ukuhamba`. */
function correctInfinitive(word: string, before: readonly WordRole[], { engine }: KhuluWorld): Correction | null {
  const isDoNot = before.some(
    (role) => role.kind === 'closed' && role.word.kind === 'before-verb' && role.word.means === 'do-not',
  )
  if (
    !isDoNot &&
    !before.some(
      (role) =>
        role.kind === 'verb' && WANTS.has(role.root.lemma) && readVerbSense(role.morphemes).form === 'statement',
    )
  )
    return null
  // Abafuni kutya: after a negative the first vowel may be left out.
  if (/^k[uw]/.test(word) && before.some((role) => role.kind === 'verb' && readVerbSense(role.morphemes).negative))
    return null
  const right = [`u${word}`, `uku${word}`].find(
    (form) =>
      /^uk[uw]/.test(form) &&
      engine.lexicon.words.get(plainWord(form))?.some(({ partOfSpeech }) => partOfSpeech === 'verb'),
  )
  return right === undefined
    ? null
    : { right, why: say('khulu.correct.infinitive', { word: right }), rule: 'khulu.rule.order' }
}

/**
 * Adds the missing concord of a verb: `mna ya` → `mna ndiya`, `inja yam lala` → `iyalala`. In `Mama, yiza` the verb is
 * a command.
 */
export function correctBare(
  word: string,
  [role]: readonly WordRole[],
  { text, agreement }: Subject,
  isLast: boolean,
  { engine }: KhuluWorld,
): Correction | null {
  const isOrder = role?.kind === 'verb' && readVerbSense(role.morphemes).form === 'order'
  const isNoun = !isPerson(agreement) && /^[aeiou]/.test(text)
  const verb =
    isOrder && (isNoun || /n[aà]$/.test(text))
      ? engine.lexicon.words.get(plainWord(`uku${word}`))?.find(({ partOfSpeech }) => partOfSpeech === 'verb')
      : undefined
  const right = verb
    ? conjugateVerb(
        {
          verb: verb.lemma,
          subject: agreement,
          tense: 'present',
          polarity: 'positive',
          mood: 'indicative',
          verbForm: isNoun && isLast ? 'long' : 'short',
        },
        engine.grammar,
      ).forms[0]
    : undefined
  return right === undefined ? null : { right, why: say('khulu.rule.concord'), rule: 'khulu.rule.concord' }
}

/** Corrects isiZulu in isiXhosa: `wami` is `wam`. */
function correctZulu(word: string, world: KhuluWorld): Correction | null {
  const right = word.replace(/^(\w{0,2}a)mi$/, '$1m')
  return right === word || listRoles(right, world.engine, world.closed)[0]?.kind !== 'owner'
    ? null
    : { right, why: say('khulu.correct.spelling', { word: right }, { given: word }), rule: 'khulu.rule.possessive' }
}

/** Corrects a typical misspelling of beginners; null for other words. */
export const correctWriting = (word: string, before: readonly WordRole[], world: KhuluWorld): Correction | null =>
  correctZulu(word, world) ??
  correctInfinitive(word, before, world) ??
  correctLocative(word, world) ??
  correctFlow(word, world)

/** Corrects an unknown word to a known one with a letter or two changed. */
export function correctSpelling(word: string, world: KhuluWorld): Correction | null {
  const isKnown = (one: string): boolean =>
    one !== word && listRoles(one, world.engine, world.closed)[0]?.kind !== 'unknown'
  const breathed = withBreath(word, world)
  const right =
    [fullPlace(word), breathed].find(isKnown) ??
    (breathed !== word
      ? breathed
      : word.length < 4
        ? undefined
        : findNearOwn(word, world, 3).find(
            (near) =>
              world.contentWords.has(near.toLowerCase()) && (near[0] === word[0] || near.toLowerCase().endsWith(word)),
          ))
  return right === undefined
    ? null
    : { right, why: say('khulu.correct.spelling', { word: right }, { given: word }), rule: 'khulu.rule.pronunciation' }
}
