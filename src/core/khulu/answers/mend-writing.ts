import { conjugateVerb } from '#core/grammar/conjugate-verb.ts'
import { attachAdverbial } from '#core/grammar/inflect-noun.ts'
import { locateNoun } from '#core/grammar/locate-noun.ts'
import { plainWord, type LexiconRoot } from '#core/grammar/word-lexicon.ts'
import type { Mend } from '#core/khulu/answers/answer-correction.ts'
import { say } from '#core/khulu/khulu-answer.ts'
import type { KhuluWorld } from '#core/khulu/khulu-world.ts'
import { readVerbSense } from '#core/khulu/reading/english-of-verb.ts'
import { listRoles, type WordRole } from '#core/khulu/reading/word-role.ts'

/** A concord that beginners write by itself, with what follows it: ndi hamba, ndi ya hamba, ndiya hamba. */
const FRONT = /^a?(?:ndi|u|ka|wu|si|ni|ba|i|yi|zi|li|a|ku|lu|bu)(?:ya|yi|za|sa)?$/

const isStatement = (role: WordRole | undefined): boolean => (role?.kind === 'closed' && role.word.kind === 'future') || role?.kind === 'verb' && readVerbSense(role.morphemes).form === 'statement'

/** Whether a word is the bare end of a verb: hamba, hambile, hambi. */
const isVerbEnd = (word: string, { engine }: KhuluWorld): boolean => {
  const stem = word.replace(/(?:ile|anga|[aei])$/, '')
  return engine.lexicon.stems.VRoot.has(stem)
}

/** Beginnings of nouns that say where, with whom or by what. */
const BEFORE_NOUN = /^(?:e|o|k[wu]|kwi|ng[aeo]|n[aeo])$/

/** Whether the pieces are one word: a verb, or to have something (ndi no bhuti). */
function isJoined(parts: readonly string[], world: KhuluWorld): boolean {
  const [role] = listRoles(parts.join(''), world.engine, world.closed)
  const middle = parts.length === 3 ? parts[1] ?? '' : ''
  if (/^n[aeo]$/.test(middle)) return role?.kind === 'has'
  if (/^(?:ngu|nga|yi|li|si|zi|bu)$/.test(middle) && role?.kind === 'noun') return role.link === 'is'
  // E Kapa, ku gqirha, nge moto.
  if (parts.length === 2 && BEFORE_NOUN.test(parts[0] ?? '')) return role?.kind === 'noun' && role.link !== 'none' && listRoles(parts[1] ?? '', world.engine, world.closed)[0]?.kind !== 'verb'
  if (parts.length === 2 && role?.kind === 'has' && /^n[aeo]/.test(parts[1] ?? '')) return true
  return (middle === '' || /^(?:ya|za|sa)$/.test(middle)) && isVerbEnd(parts.at(-1) ?? '', world) && isStatement(role)
}

/** `umama ya pheka` → `uyapheka`: the concord of the noun before it is left out. */
function joinBare(rest: string, before: string, world: KhuluWorld): string | null {
  const [noun] = before === '' ? [] : listRoles(before, world.engine, world.closed)
  if (noun?.kind !== 'noun' || noun.link !== 'none' || !isVerbEnd(rest.slice(2), world)) return null
  const right = world.engine.grammar.concords.classes[noun.nounClass].subject + rest
  return isStatement(listRoles(right, world.engine, world.closed)[0]) ? right : null
}

/** A text whose concords stand with their verbs, and what was put together. */
export function joinParted(words: readonly string[], world: KhuluWorld): { words: string[]; joined: Mend[] } {
  const result: { words: string[]; joined: Mend[] } = { words: [], joined: [] }
  for (let at = 0; at < words.length; at++) {
    const [one = '', two = '', three = ''] = words.slice(at, at + 3)
    const bare = /^[yz]a$/.test(one) && two !== '' ? joinBare(`${one}${two}`, result.words.at(-1) ?? '', world) : null
    if (bare !== null) {
      result.joined.push({ right: bare, why: say('khulu.correct.joined', { word: bare }), rule: 'khulu.rule.concord' })
      result.words.push(bare)
      at++
      continue
    }
    const parts = [[one, two, three], [one, two]].find((some) => some.every((word) => word !== '') && (FRONT.test(one) || BEFORE_NOUN.test(one)) && isJoined(some, world))
    if (parts) {
      const right = parts.join('')
      result.joined.push({ right, why: BEFORE_NOUN.test(one) ? say('khulu.correct.spelling', { word: right }, { given: parts.join(' ') }) : say('khulu.correct.joined', { word: right }), rule: 'khulu.rule.concord' })
      at += parts.length - 1
    }
    result.words.push(parts ? parts.join('') : one)
  }
  return result
}

const nounOf = (rest: string, { engine }: KhuluWorld, vowels: readonly string[]): LexiconRoot | undefined =>
  vowels.flatMap((vowel) => engine.lexicon.words.get(plainWord(vowel + rest)) ?? []).find(({ partOfSpeech }) => partOfSpeech === 'noun')

/** `ndinamali` → `ndinemali`: na- and the first vowel of the noun flow together. */
function mendFlow(word: string, world: KhuluWorld): Mend | null {
  const [, front = '', rest = ''] = /^((?:be)?(?:ndi|u|si|ni|ba|i|li|zi|be|e)?)na([^aeiou].{2,})$/.exec(word) ?? []
  const root = rest === '' ? undefined : nounOf(rest, world, ['i', 'u'])
  const noun = [root?.lemma, root?.plural].find((form) => form !== undefined && plainWord(form).slice(1) === rest)
  if (noun === undefined || listRoles(word, world.engine, world.closed)[0]?.kind === 'noun') return null
  const right = front + attachAdverbial('na', noun)
  return right === word ? null : { right, why: say('khulu.correct.flows', { noun, word: right }), rule: 'khulu.rule.possessive' }
}

/** `esikolo` → `esikolweni`: a place that has its e- but not its end. */
function mendLocative(word: string, world: KhuluWorld): Mend | null {
  const root = /^e[^aeiou]/.test(word) ? nounOf(word.slice(1), world, ['i', 'u']) : undefined
  const right = root?.nounClass === undefined || root.semanticClass === 'person' || root.semanticClass === 'animal' ? undefined : locateNoun(root.lemma, root.nounClass, world.engine.grammar, root.locative)[0]
  return root === undefined || right === undefined || right === word || plainWord(root.lemma).slice(1) !== word.slice(1) ? null : { right, why: say('khulu.correct.place', { noun: root.lemma, word: right }), rule: 'khulu.rule.place' }
}

/** Verbs that are followed by what one wants, likes or can do. */
const WANTS: ReadonlySet<string> = new Set(['ukufuna', 'ukuthanda', 'ukwazi', 'ukuqala', 'ukuzama'])

/** `ndifuna kutya`, `ndifuna hamba` → `ukutya`, `ukuhamba`. */
function mendInfinitive(word: string, before: readonly WordRole[], { engine }: KhuluWorld): Mend | null {
  if (!before.some((role) => role.kind === 'verb' && WANTS.has(role.root.lemma) && readVerbSense(role.morphemes).form === 'statement')) return null
  const right = [`u${word}`, `uku${word}`].find((form) => /^uk[uw]/.test(form) && engine.lexicon.words.get(plainWord(form))?.some(({ partOfSpeech }) => partOfSpeech === 'verb'))
  return right === undefined ? null : { right, why: say('khulu.correct.infinitive', { word: right }), rule: 'khulu.rule.order' }
}

/** `mna ya` → `mna ndiya`: the pronoun only stresses who it is, the verb has its concord all the same. */
function mendBare(word: string, [before]: readonly WordRole[], isLast: boolean, { engine, closed }: KhuluWorld): Mend | null {
  // Mama, yiza calls her; umama ya esikolweni says who goes.
  const noun = before?.kind === 'noun' && before.link === 'none' && /^[aeiou]/.test(before.morphemes[0]?.[0] ?? '') && listRoles(word, engine, closed)[0]?.kind === 'verb' ? before.nounClass : undefined
  const subject = before?.kind === 'closed' && before.word.kind === 'pronoun' ? before.word.agreement : noun
  const verb = subject === undefined ? undefined : engine.lexicon.words.get(plainWord(`uku${word}`))?.find(({ partOfSpeech }) => partOfSpeech === 'verb')
  const right = verb && subject ? conjugateVerb({ verb: verb.lemma, subject, tense: 'present', polarity: 'positive', mood: 'indicative', verbForm: noun !== undefined && isLast ? 'long' : 'short' }, engine.grammar).forms[0] : undefined
  return right === undefined ? null : { right, why: say('khulu.rule.concord'), rule: 'khulu.rule.concord' }
}

/** A word as it is written right, by what beginners write otherwise. Null where it is none of that. */
export const mendWriting = (word: string, before: readonly WordRole[], isLast: boolean, world: KhuluWorld): Mend | null =>
  mendBare(word, before, isLast, world) ?? mendInfinitive(word, before, world) ?? mendLocative(word, world) ?? mendFlow(word, world)
