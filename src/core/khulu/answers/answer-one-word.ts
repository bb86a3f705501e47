import { readVerbSense } from '#core/khulu/reading/english-of-verb.ts'
import { plainWord } from '#core/grammar/word-lexicon.ts'
import { findItemByTarget, meaningOfItem } from '#core/khulu/answers/find-phrase.ts'
import {
  addressOfRoot,
  itemAddress,
  itemSource,
  morphemeBlock,
  practiseBlock,
  soundBlock,
} from '#core/khulu/answers/word-blocks.ts'
import { say, type KhuluAnswer } from '#core/khulu/khulu-answer.ts'
import type { Asker, KhuluWorld } from '#core/khulu/khulu-world.ts'
import { tellMeaning } from '#core/khulu/reading/tell-meaning.ts'
import type { ReadMeaning } from '#core/khulu/reading/english-of-sentence.ts'
import {
  rootOf,
  sensesOf,
  inAfrikaans,
  threadOf,
  nounFacts,
  severalOf,
  rootFacts,
  sourcesOf,
} from '#core/khulu/answers/role-facts.ts'

/** Answers with the meanings of one word, its pieces and what else is known of it. */
export function answerOneWord(word: string, read: ReadMeaning, asker: Asker, world: KhuluWorld): KhuluAnswer {
  const item = findItemByTarget(word, world)
  const role = read.words[0]?.role ?? { kind: 'unknown', morphemes: [] }
  const root = rootOf(role)
  const isBare =
    role.kind === 'whole' ||
    role.kind === 'quality' ||
    (role.kind === 'noun' && role.link === 'none' && !role.plural && !role.small)
  const isPhrase =
    item !== null &&
    (item.section === 'vocabulary' || item.section === 'phrases') &&
    !(role.kind === 'noun' && role.link === 'none')
  const meaning = isPhrase
    ? meaningOfItem(item)
    : root && isBare
      ? sensesOf(root, world)
      : read.english === ''
        ? (item?.english.split(':')[0] ?? '')
        : (severalOf(role, world) ?? read.english)
  // Ukutya is to eat and food, umsebenzi work and who works.
  const others =
    root && (isBare || (role.kind === 'verb' && readVerbSense(role.morphemes).form === 'infinitive'))
      ? (world.engine.lexicon.words.get(plainWord(word)) ?? []).filter(
          (entry) => entry !== root && entry.partOfSpeech === 'noun' && plainWord(entry.lemma) === plainWord(word),
        )
      : []
  // Unjani is no njani, though it is made of it.
  const written =
    root && isBare && (role.kind === 'noun' || plainWord(root.lemma) === plainWord(word)) ? root.lemma : word
  const own = root && isBare && !isPhrase && world.prefersAfrikaans && world.afrikaans.senses.has(root.id)
  return {
    says: [
      say(
        'khulu.mean.word',
        { word: written },
        {
          meaning:
            (own ? meaning : tellMeaning(meaning, world)) +
            others.map((other) => `; ${sensesOf(other, world)}`).join(''),
        },
      ),
      ...(isPhrase && item.english.includes('?') ? [] : rootFacts(role, world)),
      ...inAfrikaans(root, asker, world),
      ...nounFacts(role),
      ...(role.kind === 'quality' ? [say('khulu.mean.agrees', {}, { nounClass: role.agreement })] : []),
    ],
    blocks: [
      ...(root && role.kind !== 'whole' && !(isPhrase && item.english.includes('?'))
        ? morphemeBlock(word, role.morphemes, root, world)
        : []),
      ...soundBlock(written, world),
      practiseBlock(item ? itemAddress(item) : root ? addressOfRoot(root) : '/vocabulary'),
    ],
    sources: [...sourcesOf(read), ...(item ? [itemSource(item)] : [])],
    known: true,
    asked: 'mean',
    thread: threadOf(role, written),
    ...(isPhrase ? { said: meaning } : role.kind === 'verb' ? { said: read.english } : {}),
  }
}
