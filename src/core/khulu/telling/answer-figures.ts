import { clockWords } from '#core/grammar/clock-words.ts'
import { clockWordsOfDay } from '#core/grammar/clock-words-of-day.ts'
import { cardinalWords, numberNouns } from '#core/grammar/number-words.ts'
import { attachAdverbial, makeCopulative } from '#core/grammar/inflect-noun.ts'
import { ordinalWords } from '#core/grammar/ordinal-words.ts'
import { sayDate } from '#core/grammar/say-date.ts'
import { sayMoney } from '#core/grammar/say-money.ts'
import { saySum } from '#core/grammar/say-sum.ts'
import { answerUnknown } from '#core/khulu/answers/offer-near.ts'
import { practiseBlock, ruleSource, soundBlock } from '#core/khulu/answers/word-blocks.ts'
import { say, type KhuluAnswer, type KhuluThread } from '#core/khulu/khulu-answer.ts'
import type { Asker, KhuluWorld } from '#core/khulu/khulu-world.ts'
import type { Figures, Question } from '#core/khulu/questions/question.ts'

/** The largest number that Khulu counts to, a line each. */
const MOST_COUNTED = 30

/** Answers with a number in words. Up to two digits it can count and be a noun; beyond twenty both are the same. */
function answerNumber(value: number, world: KhuluWorld): KhuluAnswer {
  if (value > 1_000_000)
    return answerUnknown(
      [say('khulu.number.tooBig')],
      [say('khulu.ask.say', {}, { phrase: '1 000 000' }), say('khulu.ask.count')],
    )
  const [first = ''] = cardinalWords(value)
  const noun = value > 0 ? (numberNouns(value)[0] ?? first) : first
  const other = noun === first ? [] : [say('khulu.number.counting', { word: first })]
  return {
    says: [say('khulu.number.is', { word: noun }, { value: String(value) }), ...other],
    blocks: [...soundBlock(noun, world), practiseBlock('/numbers?category=cardinal')],
    sources: [ruleSource('khulu.rule.number')],
    known: true,
    asked: 'say',
    thread: { kind: 'number', value },
  }
}

function answerCount(most: number): KhuluAnswer {
  if (most < 1 || most > MOST_COUNTED)
    return answerUnknown(
      [say('khulu.count.tooFar', {}, { value: MOST_COUNTED })],
      [say('khulu.ask.count'), say('khulu.ask.say', {}, { phrase: String(most) })],
    )
  const rows = Array.from({ length: most }, (_, at) => [
    { plain: String(at + 1) },
    { word: cardinalWords(at + 1)[0] ?? '' },
    { word: numberNouns(at + 1)[0] ?? '' },
  ])
  return {
    says: [say('khulu.count.is', {}, { value: String(most) })],
    blocks: [
      { kind: 'table', heads: [say('khulu.head.figure'), say('khulu.head.counting'), say('khulu.head.number')], rows },
      practiseBlock('/numbers?category=cardinal'),
    ],
    sources: [ruleSource('khulu.rule.number')],
    known: true,
    thread: { kind: 'number', value: most },
    asked: 'say',
  }
}

function answerSaid(forms: readonly string[], address: string, world: KhuluWorld, thread?: KhuluThread): KhuluAnswer {
  const [first = '', second] = forms
  return {
    says: [
      say('khulu.say.sentence', { word: first }),
      ...(second === undefined ? [] : [say('khulu.say.also', { word: second })]),
    ],
    blocks: [...soundBlock(first, world), practiseBlock(address)],
    sources: [ruleSource('khulu.rule.number')],
    known: true,
    asked: 'say',
    ...(thread ? { thread } : {}),
  }
}

/** Answers a sum as a sentence, and what comes out by itself. */
function answerSum(sum: Extract<Figures, { intent: 'sum' }>, world: KhuluWorld): KhuluAnswer {
  const answer = answerSaid(saySum(sum).slice(0, 1), '/numbers?category=math', world)
  const { left, right, operation } = sum
  const value =
    operation === 'plus'
      ? left + right
      : operation === 'minus'
        ? left - right
        : operation === 'times'
          ? left * right
          : left / right
  const word = value > 0 && Number.isInteger(value) ? numberNouns(value)[0] : undefined
  return word === undefined
    ? answer
    : { ...answer, says: [...answer.says, say('khulu.figure.result', { word }, { value: String(value) })] }
}

/** Answers a date with the everyday name of its month, and with the old one. */
function answerDate(forms: readonly string[], world: KhuluWorld): KhuluAnswer {
  const [, month = '', name = ''] =
    forms
      .flatMap((form) => [/\bkw(ey[eo][A-Z]\w+)|\bk(u(?:Tshazimpuzi|Canzibe))/.exec(form) ?? []])
      .find((found) => found.length > 0) ?? []
  const answer = answerSaid(forms.slice(0, 1), '/time?category=months', world)
  return month + name === ''
    ? answer
    : { ...answer, says: [...answer.says, say('khulu.figure.oldMonth', { word: month + name })] }
}

/** Returns a time, or that it is so late, with the part of the day that was asked: `yintsimbi yesihlanu kusasa`. */
function tellTime(
  { hour, minute, part, is, at }: Extract<Figures, { intent: 'time' }>,
  { engine }: KhuluWorld,
): string {
  const [said = ''] = hour > 12 ? clockWordsOfDay(hour, minute) : clockWords(hour, minute)
  const told = is ? makeCopulative(said, said.startsWith('icala') ? '5' : '9', engine.grammar) : said
  const when = at && !is ? attachAdverbial('nga', told) : told
  return part === undefined || hour > 12 ? when : `${when} ${part}`
}

function sayFigures(question: Figures, world: KhuluWorld): KhuluAnswer {
  switch (question.intent) {
    case 'number':
      return answerNumber(question.value, world)
    case 'count':
      return answerCount(question.value)
    case 'ordinal':
      return answerSaid(ordinalWords(question.value).slice(0, 1), '/numbers?category=ordinal', world)
    case 'date':
      return answerDate(sayDate(question), world)
    case 'time':
      return answerSaid([tellTime(question, world)], '/time?category=time', world)
    case 'money':
      return answerSaid(sayMoney(question.rands, question.cents).slice(0, 1), '/numbers?category=cardinal', world)
    case 'sum':
      return answerSum(question, world)
  }
}

/** Answers with the day, or that many days later, if it is known. */
export function answerToday(
  { days = 0, year: asksYear }: Extract<Question, { intent: 'today' }>,
  { today }: Asker,
  world: KhuluWorld,
): KhuluAnswer {
  const asked = new Date(Date.parse(today ?? '') + days * 86_400_000)
  const [day, month, year] = [asked.getUTCDate(), asked.getUTCMonth() + 1, asked.getUTCFullYear()]
  if (today === undefined || !world.engine.grammar.has.has('numbers'))
    return answerUnknown([say('khulu.unknown.question')], [])
  const [word = ''] = sayDate({ day, month, year }).map((said) => (asksYear ? said : said.replace(/ ngonyaka .*$/, '')))
  return answerSaid([word], '/time', world)
}

/** Answers with numbers, sums, money, times and dates in words. It says so if the rules have no words. */
export function answerFigures(question: Figures, world: KhuluWorld): KhuluAnswer {
  if (!world.engine.grammar.has.has('numbers')) return answerUnknown([say('khulu.unknown.language')], [])
  try {
    return sayFigures(question, world)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return answerUnknown([say('khulu.number.noWords')], [say('khulu.ask.count')])
  }
}
