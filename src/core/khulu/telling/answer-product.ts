import { offerQuestions } from '#core/khulu/answers/offer-near.ts'
import { practiseBlock, ruleSource } from '#core/khulu/answers/word-blocks.ts'
import { say, type AnswerBlock, type KhuluAnswer, type KhuluText } from '#core/khulu/khulu-answer.ts'
import type { Asker, KhuluWorld } from '#core/khulu/khulu-world.ts'
import type { HelpTopic, KhuluRule } from '#core/khulu/questions/question.ts'

const textOfRule = (rule: KhuluRule): KhuluText => `khulu.rule.${rule}`

const RULE_PAGES: Readonly<Partial<Record<KhuluRule, string>>> = {
  nounClass: 'nouns',
  plural: 'nouns',
  possessive: 'pronouns',
  adjective: 'adjectives',
  place: 'nouns',
}

/** Examples that are asked of a rule with a tap. */
const RULE_ASKS: Readonly<Partial<Record<KhuluRule, Parameters<typeof offerQuestions>[0]>>> = {
  nounClass: [say('khulu.ask.class', { word: 'inja' }), say('khulu.ask.concords', { word: 'umntwana' })],
  plural: [say('khulu.ask.plural', { word: 'umntu' }), say('khulu.ask.plural', { word: 'inja' })],
}

/** Answers a rule explained by itself. */
export function answerRule(rule: KhuluRule): KhuluAnswer {
  const asks = RULE_ASKS[rule]
  const page = RULE_PAGES[rule] ?? 'verbs'
  return {
    says: [say(textOfRule(rule))],
    blocks: [
      ...(asks ? [offerQuestions(asks)] : []),
      practiseBlock(rule === 'clicks' ? '/vocabulary' : `/grammar?category=${page}`),
    ],
    sources: [ruleSource(textOfRule(rule))],
    known: true,
  }
}

const HELP_PAGES: Readonly<Partial<Record<HelpTopic, string>>> = {
  theme: '/themes',
  account: '/signup',
  games: '/activities',
  password: '/forgot-password',
  teacher: '/dashboard',
  guest: '/signup',
  offline: '/on-device',
  data: '/account',
  install: '/on-device',
  sound: '/tools/sounds',
  kids: '/kids-menu',
  contact: '/contact',
  tools: '/tools',
  free: '/learn',
  points: '/progress',
  isixhosa: '/culture',
  daily: '/quiz',
  languages: '/menu',
  about: '/learn',
}

const openBlock = (address: string): AnswerBlock => ({ kind: 'practise', address, label: say('khulu.open') })

const PRODUCT = ruleSource('khulu.rule.product')

/** Help with the product itself. */
export function answerHelp(topic: HelpTopic): KhuluAnswer {
  const page = HELP_PAGES[topic]
  return {
    says: [say(`khulu.help.${topic}`)],
    blocks: page === undefined ? [] : [openBlock(page)],
    sources: [PRODUCT],
    known: true,
  }
}

/** Pages for practice with their names, in the order of the languages' own words (`practice`). */
const PRACTICE_PAGES: readonly (readonly [string, KhuluText])[] = [
  ['/tools/sounds', 'khulu.place.sounds'],
  ['/numbers', 'khulu.place.numbers'],
  ['/time', 'khulu.place.time'],
  ['/phrases', 'khulu.place.phrases'],
  ['/grammar?category=verbs', 'khulu.place.verbs'],
  ['/grammar?category=nouns', 'khulu.place.nouns'],
  ['/grammar?category=adjectives', 'khulu.place.adjectives'],
  ['/grammar?category=pronouns', 'khulu.place.pronouns'],
  ['/grammar', 'khulu.place.grammar'],
  ['/vocabulary', 'khulu.place.animals'],
  ['/vocabulary?category=colors', 'khulu.place.colours'],
  ['/vocabulary?category=family', 'khulu.place.family'],
  ['/culture', 'khulu.place.culture'],
  ['/quiz', 'khulu.place.quiz'],
  ['/activities', 'khulu.place.games'],
]

/** Answers with the page for practice; without a topic, the quiz. */
export function answerPractice(about: string, { askingLanguages }: KhuluWorld): KhuluAnswer {
  const words = Object.values(askingLanguages).map(({ practice }) => practice.split(' '))
  const found = PRACTICE_PAGES.find((_page, at) =>
    words.some((of) => of[at] !== '-' && new RegExp(of[at] ?? '').test(about.toLowerCase())),
  )
  const [address, text] = found ?? [
    about.trim() === '' ? '/quiz' : '/vocabulary',
    about.trim() === '' ? ('khulu.place.quiz' as const) : ('khulu.place.words' as const),
  ]
  return {
    says: [say('khulu.practise.go', {}, { topic: { text } })],
    blocks: [practiseBlock(address)],
    sources: [PRODUCT],
    known: true,
  }
}

const STEPS: readonly (readonly [number, KhuluText, string])[] = [
  [0, 'khulu.next.greetings', '/vocabulary?category=basic-greetings'],
  [10, 'khulu.next.phrases', '/phrases?category=greetings'],
  [30, 'khulu.next.numbers', '/numbers?category=cardinal'],
  [60, 'khulu.next.verbs', '/grammar?category=verbs'],
  [100, 'khulu.next.nouns', '/grammar?category=nouns'],
  [160, 'khulu.next.culture', '/culture'],
]

/** Answers with the next thing to learn, by the number of answers so far. */
export function answerNext({ learnt }: Asker): KhuluAnswer {
  const answered = learnt?.answered ?? 0
  const [, text, address] = STEPS.findLast(([least]) => answered >= least) ??
    STEPS[0] ?? [0, 'khulu.next.greetings' as const, '/vocabulary']
  return {
    says: [say(text), say('khulu.next.course')],
    blocks: [practiseBlock(address), openBlock('/learn')],
    sources: [PRODUCT],
    known: true,
  }
}

/** Answers with the learner's progress on the device. */
export function answerProgress({ learnt }: Asker): KhuluAnswer {
  if (!learnt || learnt.answered === 0)
    return {
      says: [say('khulu.progress.none')],
      blocks: [practiseBlock('/vocabulary?category=basic-greetings')],
      sources: [PRODUCT],
      known: true,
    }
  const { answered, correct, weekAnswered } = learnt
  return {
    says: [say('khulu.progress.is', {}, { answered, correct, week: weekAnswered })],
    blocks: [openBlock('/progress')],
    sources: [PRODUCT],
    known: true,
  }
}
