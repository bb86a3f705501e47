import { patternWith } from '#core/patterns/pattern.ts'
import { answerAsk, answerCulture, answerCultureItem, findCultureItem } from '#core/khulu/answers/answer-culture.ts'
import { explainingOf, followOf, PartMissing, rewordingOf, tellingOf } from '#core/khulu/late-parts.ts'
import { type Conversation, type KhuluAnswer, type LatePart, say } from '#core/khulu/khulu-answer.ts'
import { answerMeaning } from '#core/khulu/answers/answer-meaning.ts'
import { answerSay } from '#core/khulu/answers/answer-say.ts'
import { isMeantAsOwn } from '#core/khulu/answers/find-word.ts'
import { offerNear } from '#core/khulu/answers/near-questions.ts'
import { answerUnknown } from '#core/khulu/answers/offer-near.ts'
import { distinctSources, ruleSource } from '#core/khulu/answers/word-blocks.ts'
import { continueConversation } from '#core/khulu/khulu-conversation.ts'
import { LONG_FROM } from '#core/khulu/khulu-language.ts'
import type { Asker, KhuluWorld } from '#core/khulu/khulu-world.ts'
import type { Question } from '#core/khulu/questions/question.ts'
import { keepWriting, withNames } from '#core/khulu/keep-writing.ts'
import { readQuestion } from '#core/khulu/questions/read-question.ts'
import { wordsOfText } from '#core/khulu/make-khulu-world.ts'
import { splitPhrase, splitQuestions } from '#core/khulu/questions/split-questions.ts'
import { BESIDE, checkSafety } from '#core/khulu/safety/check-safety.ts'
import { readDisclosure } from '#core/khulu/safety/read-disclosure.ts'

/** Longer messages are not read: a beginner's question is never so long, and the phone stays free. */
const MOST_LETTERS = 400

/** Ways of asking about a thing, not for words. */
const ASKS_ABOUT = patternWith('i')`
  ^(?!how (?:many|much)\b|.*\b(?:you|say|passive|tell|translate|plural|correct|sê|vertaal|thini)\b)
  (?:.*[,.;!] (?:and )?)?\W*(?:why|how|who|what|when|where|is|do|does|can|hoekom|wie|wat|hoe|kan|mag|moet
  |kutheni|yintoni|ngubani)\b
`

/** Explains the last answer. */
function explainLast({ thread }: Conversation, asker: Asker, world: KhuluWorld): KhuluAnswer {
  if (thread?.kind === 'verb') {
    const rule = thread.negative
      ? 'khulu.rule.negative'
      : thread.tense === 'present'
        ? 'khulu.rule.present'
        : thread.tense === 'future'
          ? 'khulu.rule.future'
          : 'khulu.rule.past'
    return {
      says: [say('khulu.rule.concord'), say(rule)],
      blocks: [],
      sources: [ruleSource('khulu.rule.concord'), ruleSource(rule)],
      known: true,
    }
  }
  if (thread?.kind === 'noun')
    return {
      says: [say('khulu.rule.nounClass'), say('khulu.rule.plural')],
      blocks: [],
      sources: [ruleSource('khulu.rule.nounClass'), ruleSource('khulu.rule.plural')],
      known: true,
    }
  if (thread?.kind === 'number')
    return { says: [say('khulu.rule.number')], blocks: [], sources: [ruleSource('khulu.rule.number')], known: true }
  if (thread?.why) return { says: thread.why, blocks: [], sources: [ruleSource('khulu.rule.concord')], known: true }
  return thread ? answerMeaning(thread.word, asker, world) : answerUnknown([say('khulu.unknown.question')], [])
}

function answerRead(question: Question, asker: Asker, conversation: Conversation, world: KhuluWorld): KhuluAnswer {
  switch (question.intent) {
    case 'say':
      return answerSay(question.phrase, asker, world)
    case 'mean': {
      const item = isMeantAsOwn(question.phrase, world) ? null : findCultureItem(question.phrase, world)
      return item ? answerCultureItem(item, asker, world) : answerMeaning(question.phrase, asker, world)
    }
    case 'situation':
      return explainingOf(world).tellSituation(question.phrase, asker, world)
    case 'ask':
      return answerAsk(question.phrase, asker, world)
    case 'plural':
      return explainingOf(world).pluralOf(question.phrase, world)
    case 'singular':
      return explainingOf(world).singularOf(question.phrase, world)
    case 'conjugate':
      return explainingOf(world).conjugate(question.phrase, question.change, world)
    case 'correct': {
      // Can I say good morning to my teacher: in isiXhosa, that is.
      const said = wordsOfText(question.phrase).some((word) => isMeantAsOwn(word, world))
        ? null
        : answerSay(question.phrase, asker, world)
      return said?.known ? said : explainingOf(world).lookOver(question.phrase, world)
    }
    case 'pronounce':
      return explainingOf(world).pronounce(question.phrase, asker, world)
    case 'culture':
      return answerCulture(question.phrase, asker, world)
    case 'why':
      return explainingOf(world).explainWhy(question.form, question.other, asker, world)
    case 'difference':
      return explainingOf(world).tellApart(question.one, question.other, world)
    case 'practise':
      return tellingOf(world).practice(question.about, world)
    case 'next':
      return tellingOf(world).next(asker)
    case 'progress':
      return tellingOf(world).progress(asker)
    case 'rule':
      return tellingOf(world).rule(question.rule)
    case 'help':
      return tellingOf(world).help(question.topic)
    case 'topic':
      return tellingOf(world).theme(question.topic, world)
    case 'talk':
      return tellingOf(world).talk(question.talk)
    case 'change':
      return conversation.thread?.kind === 'verb'
        ? explainingOf(world).change(conversation.thread, question.change, question.plural ?? false, world)
        : answerUnknown([say('khulu.unknown.question')], [])
    case 'class':
    case 'concords':
    case 'example':
    case 'members':
    case 'order':
    case 'infinitive':
      return explainingOf(world).tellTerm(question.intent, question.phrase, world)
    case 'today':
      return tellingOf(world).today(question, asker, world)
    case 'follow':
      return (
        (world.unfetched ? null : followOf(world)(question.text, conversation, asker, world)) ??
        answerRead(
          readQuestion(question.text, asker.language, conversation, (word) => isMeantAsOwn(word, world), world, false),
          asker,
          conversation,
          world,
        )
      )
    case 'explain':
      return explainLast(conversation, asker, world)
    default:
      return tellingOf(world).figures(question, world)
  }
}

const EACH: ReadonlySet<Question['intent']> = new Set(['plural', 'singular', 'class', 'concords', 'pronounce', 'mean'])

/** Joins two answers as one. */
const joinAnswers = (one: KhuluAnswer, other: KhuluAnswer): KhuluAnswer => ({
  ...one,
  ...other,
  says: [...one.says, ...other.says],
  blocks: [...one.blocks.filter(({ kind }) => kind !== 'practise' && kind !== 'ask'), ...other.blocks],
  sources: distinctSources([...one.sources, ...other.sources]),
  known: true,
  // The question that follows is asked of each of them.
  ...(one.thread?.kind === 'noun' && other.thread?.kind === 'noun'
    ? { thread: { kind: 'noun', noun: `${one.thread.noun}\n${other.thread.noun}` } }
    : {}),
})

type Read = (part: string, before: Conversation) => Question
type Tell = (question: Question, before: Conversation) => KhuluAnswer

/** Answers two questions in one line, answered one after the other. Null where the text is one question. */
function answerBoth(text: string, conversation: Conversation, read: Read, tell: Tell): KhuluAnswer | null {
  const parts = splitQuestions(text)
  if (!parts) return null
  const first = read(parts[0], conversation)
  if (first.intent === 'ask' || first.intent === 'correct') return null
  const one = tell(first, conversation)
  const after = continueConversation(conversation, one)
  const second = read(parts[1], after)
  if (second.intent === 'talk' || (second.intent === 'ask' && second.phrase.includes(' '))) return null
  const other = tell(second, after)
  // Hi, how are you? What is dog?
  if (first.intent === 'talk') return other
  // The sentence that introduces a table stands before it.
  const leads = one.blocks.some(({ kind }) => kind === 'table') && !other.blocks.some(({ kind }) => kind === 'table')
  return one.known || other.known ? (leads ? joinAnswers(other, one) : joinAnswers(one, other)) : null
}

/** Answers a question, asked of each word where it names several: the plural of inja and umntu. */
function answerEach(question: Question, conversation: Conversation, tell: Tell): KhuluAnswer {
  const words = !('phrase' in question)
    ? null
    : question.phrase.includes('\n')
      ? question.phrase.split('\n')
      : EACH.has(question.intent)
        ? splitPhrase(question.phrase)
        : null
  const each = words?.map((phrase) => tell({ ...question, phrase } as Question, conversation)) ?? []
  return each.length > 0 && each.every(({ known }) => known) ? each.reduce(joinAnswers) : tell(question, conversation)
}

/** Pronouns for a thing that was named before. */
const IT = /^(?:it|that|this|them|dit|dié|hulle|oku|oko|le|lo|sentence|sin|isivakalisi)$/

/** Pattern of a question that stands alone, without a sentence to be said. */
const ASKS_HOW = /^\W*(?:how|what|hoe|wat|\p{L}*thini\b|.*\bnjani\b)/iu

/** Answers the part of an unrecognised text that asks alone: I am at the market, what is tomato? Null without one. */
function answerPart(text: string, conversation: Conversation, read: Read, tell: Tell): KhuluAnswer | null {
  const parts = text.split(/[?!;,.]+\s+|\s[-–]+\s/).filter((part) => part.includes(' '))
  for (const part of parts.length > 1 ? parts.toReversed() : []) {
    const question = read(part, conversation)
    const isTold = question.intent === 'say' && !ASKS_HOW.test(part)
    const answer =
      isTold ||
      question.intent === 'ask' ||
      question.intent === 'talk' ||
      ('phrase' in question && IT.test(question.phrase))
        ? null
        : tell(question, conversation)
    if (answer?.known) return answer
  }
  return null
}

/** True for long questions (fewer words in isiXhosa), which need the rewording chunk. */
const isTold = (text: string, { language }: Asker): boolean =>
  text.trim().split(/\s+/).length >= LONG_FROM[language] || /[.;!?]\s+\S+\s+\S/.test(text)

/** Answers a freely worded question in few words, where that is known. */
function answerReworded(
  text: string,
  { language }: Asker,
  ask: (text: string) => KhuluAnswer,
  world: KhuluWorld,
): KhuluAnswer | null {
  const { reword, isMisread } = rewordingOf(world, language)
  for (const part of reword(
    text
      .normalize('NFC')
      .toLowerCase()
      .replaceAll(/[‘’´`]/g, "'")
      .replaceAll(/[“”«»„]/g, '"')
      .replaceAll(/\s+/g, ' ')
      .replace(/[\s?!.…]+$/, '')
      .trim(),
    {
      isOwn: (phrase) => isMeantAsOwn(phrase, world),
      isEnglish: (word) => world.english.has(word),
      isName: (word) => world.names?.has(word) === true,
    },
  )) {
    const answers = part.split('\n').map(ask)
    if (answers.every((answer) => answer.known && isMisread?.(answer, part) !== true))
      return answers.reduce(joinAnswers)
  }
  return null
}

function answerText(text: string, asker: Asker, conversation: Conversation, world: KhuluWorld): KhuluAnswer {
  if (text.trim() === '' || text.length > MOST_LETTERS)
    return answerUnknown([say(text.trim() === '' ? 'khulu.unknown.question' : 'khulu.unknown.long')], [])
  const known = withNames(text, asker.language === 'af' ? { ...world, prefersAfrikaans: true } : world)
  const isOwn = (word: string): boolean => isMeantAsOwn(word, known)
  const read = (part: string, before: Conversation): Question =>
    readQuestion(part, asker.language, before, isOwn, known)
  const tell = (question: Question, before: Conversation): KhuluAnswer => answerRead(question, asker, before, known)
  const isLong = isTold(text, asker) && !known.unfetched
  const reworded = (): KhuluAnswer | null =>
    known.unfetched
      ? null
      : answerReworded(
          text,
          asker,
          (part) => answerBoth(part, {}, read, tell) ?? answerEach(read(part, {}), {}, tell),
          known,
        )
  const asked = read(text, conversation)
  const followed =
    asked.intent === 'follow' && !known.unfetched ? followOf(known)(asked.text, conversation, asker, known) : null
  const told = followed ?? (isLong ? reworded() : null)
  if (told) return keepWriting(told, text)
  const question =
    asked.intent === 'follow' ? readQuestion(text, asker.language, conversation, isOwn, known, false) : asked
  const whole = answerBoth(text, conversation, read, tell) ?? answerEach(question, conversation, tell)
  const heard = whole.known
    ? whole
    : (answerPart(text, conversation, read, tell) ?? (isLong ? null : reworded()) ?? whole)
  const answer =
    isLong && rewordingOf(known, asker.language).isMisread?.(heard, text) === true
      ? answerUnknown([say('khulu.unknown.question')], [])
      : heard
  // Who can wear umbhaco, why beadwork matters: what the page of culture says of it, where nothing else is known.
  const item =
    answer.known || question.intent === 'say' || !ASKS_ABOUT.test(text)
      ? null
      : tellingOf(known).cultureWithin(text, known)
  return keepWriting(item ? answerCultureItem(item, asker, known) : offerNear(answer, text, asker, known), text)
}

/** Returns an answer with the quiet line beneath it, once. */
const withBeside = (answer: KhuluAnswer): KhuluAnswer =>
  answer.blocks.some(({ kind }) => kind === 'beside') ? answer : { ...answer, blocks: [...answer.blocks, BESIDE] }

/**
 * Answers a question. Pure: the same question in the same conversation always gets the same answer. Never throws,
 * whatever the text. If it needs a lazy chunk that hasn't loaded, the answer names it and is the best without it.
 * @param conversation state after the earlier questions
 */
export function answerQuestion(text: string, asker: Asker, conversation: Conversation, world: KhuluWorld): KhuluAnswer {
  const told = readDisclosure(text)
  const care = checkSafety(text, asker, told)
  if (care) return told.tier === 'quiet' ? withBeside(care) : care
  const ask = (known: KhuluWorld): KhuluAnswer | LatePart => {
    try {
      const answer = answerText(text, asker, conversation, known)
      return told.tier === 'quiet' ? withBeside(answer) : answer
    } catch (error) {
      if (!(error instanceof PartMissing)) throw error
      return error.part
    }
  }
  const answer = ask(world)
  if (typeof answer !== 'string') return answer
  const without = ask({ ...world, unfetched: true })
  return {
    ...(typeof without === 'string' ? answerUnknown([say('khulu.unknown.unfetched')], []) : without),
    needs: answer,
  }
}
