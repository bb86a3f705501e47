import { conjugateVerb } from '#core/grammar/conjugate-verb.ts'
import { adjectiveForm, relativeForm } from '#core/grammar/agree.ts'
import type { LexiconRoot } from '#core/grammar/word-lexicon.ts'
import {
  addressOfRoot,
  lexiconSource,
  morphemeBlock,
  practiseBlock,
  ruleSource,
  soundBlock,
} from '#core/khulu/answers/word-blocks.ts'
import { say, type KhuluAnswer, type Saying } from '#core/khulu/khulu-answer.ts'
import type { KhuluWorld } from '#core/khulu/khulu-world.ts'
import { splitsOfNoun } from '#core/khulu/reading/noun-pieces.ts'
import type { EnglishMatch } from '#core/khulu/words/english-index.ts'

function answerNounRoot(root: LexiconRoot, world: KhuluWorld): KhuluAnswer {
  const { nounClass = '', plural } = root
  const facts =
    plural === undefined
      ? say('khulu.say.nounSingle', {}, { nounClass })
      : say('khulu.say.noun', { plural }, { nounClass })
  return {
    says: [say('khulu.say.word', { word: root.lemma }), facts],
    sources: [lexiconSource(root), ruleSource('khulu.rule.nounClass')],
    known: true,
    asked: 'say',
    thread: { kind: 'noun', noun: root.lemma },
    blocks: [...splitsOfNoun(root, world), ...soundBlock(root.lemma, world), practiseBlock(addressOfRoot(root))],
  }
}

function answerVerbRoot(root: LexiconRoot, state: boolean, world: KhuluWorld): KhuluAnswer {
  const { forms, morphemes } = conjugateVerb(
    {
      verb: root.lemma,
      tense: state ? 'perfect' : 'present',
      polarity: 'positive',
      subject: '1ps',
      mood: 'indicative',
      verbForm: 'long',
    },
    world.engine.grammar,
  )
  const [form = ''] = forms
  return {
    says: [say('khulu.say.word', { word: root.lemma }), say(state ? 'khulu.say.state' : 'khulu.say.verb', { form })],
    sources: [lexiconSource(root), ruleSource('khulu.rule.present')],
    known: true,
    asked: 'say',
    thread: { kind: 'verb', verb: root.lemma, subject: '1ps', tense: 'present', negative: false },
    blocks: [
      ...morphemeBlock(form, morphemes.flat(), root, world),
      ...soundBlock(root.lemma, world),
      practiseBlock(addressOfRoot(root)),
    ],
  }
}

/** Answers a word that changes with its noun, with two nouns that show how. */
function answerQuality(root: LexiconRoot, world: KhuluWorld): KhuluAnswer {
  const { grammar } = world.engine
  const form = (nounClass: '1' | '9'): string =>
    root.partOfSpeech === 'relative'
      ? relativeForm(root.root, nounClass, grammar)
      : adjectiveForm(root.root, nounClass, grammar)
  return {
    says: [
      say('khulu.say.word', { word: root.lemma }),
      say('khulu.say.quality', { example: `umntu ${form('1')}`, other: `inja ${form('9')}` }),
    ],
    sources: [lexiconSource(root), ruleSource('khulu.rule.adjective')],
    known: true,
    asked: 'say',
    thread: { kind: 'word', word: root.root },
    blocks: [...soundBlock(`inja ${form('9')}`, world), practiseBlock(addressOfRoot(root))],
  }
}

/** Answers other roots that share a meaning, where they are about as usual. */
function answerOthers(best: EnglishMatch, matches: readonly EnglishMatch[]): Saying[] {
  const others = [
    ...new Set(
      matches
        .filter(
          ({ root, rank, form }) =>
            root !== best.root &&
            root.partOfSpeech === best.root.partOfSpeech &&
            rank <= best.rank + 1.1 &&
            form !== 'past' &&
            form !== 'participle' &&
            form !== 'plain',
        )
        .map(({ root }) => root.lemma),
    ),
  ].slice(0, 2)
  return others.length === 0 ? [] : [say('khulu.say.also', { word: others.join(', ') })]
}

export function answerRoot(match: EnglishMatch, matches: readonly EnglishMatch[], world: KhuluWorld): KhuluAnswer {
  const { root, form } = match
  const also = answerOthers(match, matches)
  const answer =
    root.partOfSpeech === 'noun'
      ? answerNounRoot(root, world)
      : root.partOfSpeech === 'verb'
        ? answerVerbRoot(root, form === 'state', world)
        : ['adjective', 'relative'].includes(root.partOfSpeech)
          ? answerQuality(root, world)
          : {
              says: [say('khulu.say.word', { word: root.lemma })],
              blocks: [...soundBlock(root.lemma, world), practiseBlock(addressOfRoot(root))],
              sources: [lexiconSource(root)],
              known: true,
              asked: 'say' as const,
              thread: { kind: 'word' as const, word: root.lemma },
            }
  return { ...answer, says: [...answer.says, ...also] }
}
