import { writeWhose } from '#core/grammar/sentence/write-being.ts'
import { joinNoun, writeNoun } from '#core/grammar/sentence/write-noun.ts'
import { practiseBlock, ruleSource, soundBlock } from '#core/khulu/answers/word-blocks.ts'
import { tokenizeEnglish } from '#core/khulu/clause/english-tokens.ts'
import { readNoun } from '#core/khulu/clause/read-things.ts'
import { say, type KhuluAnswer } from '#core/khulu/khulu-answer.ts'
import type { KhuluWorld } from '#core/khulu/khulu-world.ts'

/** Writes "whose book is this" in isiXhosa: `Yincwadi kabani le?` */
function whoseIs(tokens: readonly string[], { engine: { grammar }, english }: KhuluWorld): string | undefined {
  const [, named = '', pointing = ''] = /^whose (.+) (?:is|are) (this|that|these|those)$/.exec(tokens.join(' ')) ?? []
  const match = english.get(named)?.find(({ root }) => root.partOfSpeech === 'noun' && root.nounClass !== undefined)
  if (!match) return undefined
  return writeWhose(
    { kind: 'noun', root: match.root, plural: pointing.endsWith('ese') || pointing.endsWith('ose'), qualities: [] },
    /^th(?:is|ese)$/.test(pointing) ? 1 : 2,
    grammar,
  )
}

/** `Yimalini isonka?`: what it costs. */
function howMuchIs(given: readonly string[], { engine: { grammar }, english, items }: KhuluWorld): string | undefined {
  // "What the bag costs" asks for a price, not for the phrase "cost of bags".
  const tokens = given.at(-1) === 'cost' ? given.slice(0, -1) : given
  const at = /^how much (?:is|are|does|do)\b/.test(tokens.join(' ')) ? 3 : 0
  const thing = at === 0 ? null : readNoun({ tokens, at, index: english })
  const isAll = thing?.at === tokens.length
  const asks = items.find(({ target }) => target === 'Yimalini?')
  return isAll && asks && !thing.value.root.lemma.endsWith('xabiso')
    ? `Yimalini ${joinNoun(writeNoun(thing.value, grammar))}?`
    : undefined
}

/** Answers a set question for owner or price; null for other texts. */
export function answerSetPhrase(phrase: string, world: KhuluWorld): KhuluAnswer | null {
  const tokens = tokenizeEnglish(phrase)
  const word = world.engine.grammar.has.has('sentences')
    ? (whoseIs(tokens, world) ?? howMuchIs(tokens, world))
    : undefined
  return word === undefined
    ? null
    : {
        says: [say('khulu.say.sentence', { word })],
        blocks: [...soundBlock(word, world), practiseBlock('/phrases')],
        sources: [ruleSource('khulu.rule.question')],
        known: true,
        asked: 'say',
        thread: { kind: 'word', word },
      }
}
