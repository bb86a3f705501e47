import { tellMeaning } from '#core/khulu/reading/tell-meaning.ts'
import { itemSource, practiseBlock, lexiconSource } from '#core/khulu/answers/word-blocks.ts'
import { answerUnknown } from '#core/khulu/answers/offer-near.ts'
import { say, type AnswerCell, type AnswerSource, type KhuluAnswer } from '#core/khulu/khulu-answer.ts'
import type { KhuluWorld } from '#core/khulu/khulu-world.ts'
import type { KhuluTopic } from '#core/khulu/questions/question.ts'
import type { LearningItem } from '#core/learning/learning-item.ts'
import type { SemanticClass } from '#core/grammar/semantic-classes.ts'

type Source = {
  section: LearningItem['section']
  category: LearningItem['category']
  only?: (item: LearningItem) => boolean
  most: number
  address: string
}

const BY_ITEMS: Readonly<Partial<Record<KhuluTopic, Source>>> = {
  greetings: { section: 'vocabulary', category: 'basic-greetings', most: 8, address: '/phrases?category=greetings' },
  days: {
    section: 'time',
    category: 'days',
    only: ({ target }) => /^[ui](?:M[vg]|L|C)\S*$/.test(target),
    most: 7,
    address: '/time?category=days',
  },
  months: {
    section: 'time',
    category: 'months',
    only: ({ english }) => english.includes('everyday'),
    most: 12,
    address: '/time?category=months',
  },
  seasons: {
    section: 'time',
    category: 'seasons',
    only: ({ target }) => !target.includes(' '),
    most: 4,
    address: '/time?category=seasons',
  },
  colours: {
    section: 'vocabulary',
    category: 'colors',
    only: ({ target }) => !/ |^um/.test(target),
    most: 10,
    address: '/vocabulary?category=colors',
  },
  family: { section: 'vocabulary', category: 'family', most: 19, address: '/vocabulary?category=family' },
  emergencies: { section: 'phrases', category: 'emergencies', most: 8, address: '/phrases?category=emergencies' },
  introductions: { section: 'phrases', category: 'introductions', most: 8, address: '/phrases?category=introductions' },
  numbers: { section: 'vocabulary', category: 'numbers', most: 11, address: '/numbers?category=cardinal' },
}

const BY_MEANING: Readonly<Partial<Record<KhuluTopic, { semantic: readonly SemanticClass[]; address: string }>>> = {
  animals: { semantic: ['animal'], address: '/vocabulary' },
  food: { semantic: ['food'], address: '/culture?category=food' },
  body: { semantic: ['body-part'], address: '/vocabulary' },
  clothes: { semantic: ['clothing'], address: '/culture?category=clothing' },
}

type Rows = { rows: AnswerCell[][]; sources: AnswerSource[]; address: string }

function fromItems(topic: KhuluTopic, { section, category, only, most, address }: Source, world: KhuluWorld): Rows {
  const {
    items,
    topics: { [topic]: named },
  } = world
  const matching = items.filter(
    (item) => item.section === section && item.category === category && (only?.(item) ?? true),
  )
  const found = (
    named === undefined ? matching : named.flatMap((target) => matching.find((item) => item.target === target) ?? [])
  ).slice(0, most)
  return {
    rows: found.map(({ target, english }) => [{ word: target }, { plain: tellMeaning(english, world) }]),
    sources: found.map(itemSource),
    address,
  }
}

function fromLexicon(topic: KhuluTopic, world: KhuluWorld): Rows {
  const {
    engine,
    topics: { [topic]: wanted = [] },
  } = world
  const meaning = BY_MEANING[topic]
  const roots = engine.lexicon.roots
  const named = wanted.flatMap((lemma) => roots.find((root) => root.lemma === lemma) ?? [])
  const found =
    named.length > 3
      ? named
      : roots
          .filter(({ semanticClass }) => semanticClass !== undefined && meaning?.semantic.includes(semanticClass))
          .slice(0, 14)
  return {
    rows: found.map(({ lemma, senses }) => [{ word: lemma }, { plain: tellMeaning(senses[0] ?? '', world) }]),
    sources: found.map(lexiconSource),
    address: meaning?.address ?? '/grammar?category=pronouns',
  }
}

/** Answers the words of a theme. */
export function answerTopic(topic: KhuluTopic, world: KhuluWorld): KhuluAnswer {
  const source = BY_ITEMS[topic]
  const { rows, sources, address } = source ? fromItems(topic, source, world) : fromLexicon(topic, world)
  if (rows.length === 0) return answerUnknown([say('khulu.unknown.question')], [])
  // Which month or day of the row it is.
  const inRow = topic === 'months' || topic === 'days'
  return {
    says: [say(`khulu.topic.${topic}`)],
    blocks: [
      {
        kind: 'table',
        heads: [...(inRow ? [say('khulu.head.figure')] : []), say('khulu.head.word'), say('khulu.head.meaning')],
        rows: inRow ? rows.map((row, at) => [{ plain: String(at + 1) }, ...row]) : rows,
      },
      practiseBlock(address),
    ],
    sources,
    known: true,
  }
}
