import { conjugateVerb } from '#core/grammar/conjugate-verb.ts'
import { adjectiveForm, relativeForm } from '#core/grammar/agree.ts'
import type { LexiconRoot } from '#core/grammar/word-lexicon.ts'
import { explainingOf } from '#core/khulu/late-parts.ts'
import { answerMeaning, rootOf } from '#core/khulu/answers/answer-meaning.ts'
import { asEnglish, bareEnglish, isMeantAsOwn } from '#core/khulu/answers/find-word.ts'
import { findPhrases, meaningOfItem } from '#core/khulu/answers/find-phrase.ts'
import { answerUnknown, askSay, findNearAfrikaans, findNearEnglish } from '#core/khulu/answers/offer-near.ts'
import {
  addressOfRoot,
  distinctSources,
  itemAddress,
  itemSource,
  lexiconSource,
  morphemeBlock,
  practiseBlock,
  ruleSource,
  soundBlock,
} from '#core/khulu/answers/word-blocks.ts'
import type {
  ClauseMeaning,
  JoinedMeaning,
  NounMeaning,
  PlaceMeaning,
  ReadText,
} from '#core/grammar/sentence/meaning.ts'
import { writeJoinedClauses } from '#core/grammar/sentence/write-joined.ts'
import { readJoined } from '#core/khulu/clause/join-clauses.ts'
import { readEnglish } from '#core/khulu/clause/read-english.ts'
import { isWhen, nounRoots, rootsOf } from '#core/grammar/sentence/roots-of.ts'
import { writeClause } from '#core/grammar/sentence/write-clause.ts'
import { CannotSay, joinNoun, writeNoun } from '#core/grammar/sentence/write-noun.ts'
import { writePlace } from '#core/grammar/sentence/write-places.ts'
import {
  say,
  type AnswerBlock,
  type AnswerSource,
  type KhuluAnswer,
  type KhuluThread,
  type Saying,
  type VerbThread,
} from '#core/khulu/khulu-answer.ts'
import type { Asker, KhuluWorld } from '#core/khulu/khulu-world.ts'
import { wordsOfText } from '#core/khulu/make-khulu-world.ts'
import { splitsOfNoun } from '#core/khulu/reading/noun-pieces.ts'
import { readMeaning } from '#core/khulu/reading/english-of-sentence.ts'
import { tellMeaning } from '#core/khulu/reading/tell-meaning.ts'
import type { WordRole } from '#core/khulu/reading/word-role.ts'
import type { EnglishMatch } from '#core/khulu/words/english-index.ts'
import type { LearningItem } from '#core/learning/learning-item.ts'

/** Verbs that sentences are made with, though nobody named them. */
const MEANT_OTHERWISE: ReadonlySet<string> = new Set([
  'ukufuna',
  'ukwazi',
  'ukuthanda',
  'ukuya',
  'ukucela',
  'ukuqala',
  'ukugodola',
])

/** A meaning by the sense that was asked for: dirty, and not brown. */
function asAsked(english: string, role: WordRole, asked: string): string {
  const [first = '', ...others] = rootOf(role)?.senses.join(', ').split(', ') ?? []
  const other = others.find((sense) => ` ${asked} `.includes(` ${sense} `))
  return other === undefined || asked.includes(first)
    ? english
    : ` ${english} `.replaceAll(` ${first} `, ` ${other} `).trim()
}

/** Each word of a sentence with its English. */
function wordTable(text: string, roots: readonly LexiconRoot[], asked: string, world: KhuluWorld): AnswerBlock[] {
  const { words } = readMeaning(wordsOfText(text), world.engine, world.closed, new Set(roots))
  const meant = new Set(roots.map(({ lemma }) => lemma))
  // What a word is by itself may be another thing than it is here; then no table is better than a wrong one.
  const isUnsure = words.some(
    ({ role, english }, at) =>
      english === '' ||
      (role.kind === 'closed' && (role.word.kind === 'future' || role.word.kind === 'before-verb')) ||
      (role.kind === 'owner' && at === 0) ||
      ('root' in role &&
        role.kind !== 'whole' &&
        role.root.partOfSpeech !== 'numeral' &&
        !meant.has(role.root.lemma) &&
        !MEANT_OTHERWISE.has(role.root.lemma)),
  )
  return words.length < 2 || isUnsure
    ? []
    : [
        {
          kind: 'table',
          heads: [say('khulu.head.word'), say('khulu.head.meaning')],
          rows: words.map(({ word, role, english }) => [
            { word },
            { plain: tellMeaning(asAsked(english, role, asked), { ...world, meant: new Set(roots) }) },
          ]),
        },
      ]
}

const bareTarget = (target: string): string => target.toLowerCase().replaceAll(/[^\p{L} ]/gu, '')

function answerItems(items: readonly LearningItem[], world: KhuluWorld): KhuluAnswer {
  const [first, ...others] = items as [LearningItem, ...LearningItem[]]
  const isName = first.id === 'phrases.introductions.my-name-is'
  const same = others
    .filter(({ target }, at) =>
      [first, ...others.slice(0, at)].every((other) => bareTarget(other.target) !== bareTarget(target)),
    )
    .slice(0, 3)
  const table: AnswerBlock[] =
    same.length === 0
      ? []
      : [
          {
            kind: 'table',
            heads: [say('khulu.head.word'), say('khulu.head.meaning')],
            rows: [first, ...same].map((item) => [
              { word: item.target },
              { plain: tellMeaning(meaningOfItem(item), world) },
            ]),
          },
        ]
  return {
    says: [
      say(
        wordsOfText(first.target).length > 1 || /[!?.]$/.test(first.target) ? 'khulu.say.sentence' : 'khulu.say.word',
        { word: first.target },
      ),
      ...(isName ? [say('khulu.say.ownName')] : []),
    ],
    blocks: [...table, ...soundBlock(first.target, world), practiseBlock(itemAddress(first))],
    sources: [first, ...same].map(itemSource),
    known: true,
    asked: 'say',
    thread: { kind: 'word', word: first.target },
  }
}

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

/** A word that changes with its noun, with two nouns that show how. */
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

/** Other roots that share a meaning, where they are about as usual. */
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

function answerRoot(match: EnglishMatch, matches: readonly EnglishMatch[], world: KhuluWorld): KhuluAnswer {
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

const THREAD_TENSES: Readonly<Record<ClauseMeaning['tense'], VerbThread['tense']>> = {
  present: 'present',
  past: 'past',
  'long-past': 'long-past',
  future: 'future',
  'past-continuous': 'past',
  'used-to': 'long-past',
}

/** The rules that a sentence shows. */
function rulesOf(clause: ClauseMeaning): AnswerSource[] {
  const tense =
    clause.tense === 'present'
      ? 'khulu.rule.present'
      : clause.tense === 'future'
        ? 'khulu.rule.future'
        : 'khulu.rule.past'
  return [
    ruleSource('khulu.rule.concord'),
    ...(clause.predicate.kind === 'verb' ? [ruleSource(tense)] : []),
    ...(clause.negative ? [ruleSource('khulu.rule.negative')] : []),
    ...(clause.asked === null ? [] : [ruleSource('khulu.rule.question')]),
  ]
}

/** A sentence in isiXhosa with its words; a follow-up can change it. */
export function answerClause(clause: ClauseMeaning, world: KhuluWorld, asked = ''): KhuluAnswer {
  const written = writeClause(clause, world.engine.grammar)
  const isWord = !/[ ?]/.test(written.text)
  const { verb } = written
  // Andinamali can be in the past too.
  const who =
    verb?.subject ??
    (clause.subject?.kind === 'pronoun' && clause.subject.agreement !== 'it'
      ? clause.subject.agreement
      : clause.subject
        ? '1'
        : undefined)
  const said = { clause }
  const thread: KhuluThread =
    who === undefined
      ? { kind: 'word', word: written.text }
      : {
          kind: 'verb',
          verb: verb?.root.lemma ?? written.text,
          subject: who,
          tense: THREAD_TENSES[clause.tense],
          negative: clause.negative,
          clause,
        }
  return {
    says: [
      say(isWord ? 'khulu.say.word' : 'khulu.say.sentence', { word: written.text }),
      ...(written.guessedClass ? [say('khulu.say.itGuess')] : []),
      ...(clause.never && clause.tense === 'present' && clause.mood === 'plain' ? [say('khulu.say.never')] : []),
    ],
    blocks: [
      ...(isWord && verb
        ? morphemeBlock(verb.word, verb.morphemes, verb.root, world)
        : isHardToGloss(clause)
          ? []
          : wordTable(written.text, rootsOf(clause), asked, world)),
      ...soundBlock(written.text, world),
      practiseBlock('/grammar?category=verbs'),
    ],
    sources: distinctSources([...rootsOf(clause).map(lexiconSource), ...rulesOf(clause)]),
    known: true,
    asked: 'say',
    thread,
    said,
  }
}

/** Whether words of it mean something else by themselves than in the sentence. */
const isHardToGloss = ({ mood, tense, objects, places, adverbs, predicate, also, never }: ClauseMeaning): boolean =>
  also === true ||
  (predicate.kind === 'asked' && tense === 'past') ||
  (predicate.kind === 'verb' &&
    (predicate.root.lemma === 'ukuba' || (predicate.passive === true && places.length > 0))) ||
  never === true ||
  mood === 'already' ||
  mood === 'must' ||
  mood === 'let-us' ||
  (mood === 'order' && objects.some(({ kind }) => kind === 'pronoun')) ||
  places.some(({ relation }) => relation === 'than' || relation === 'from') ||
  adverbs.some(isWhen) ||
  [...objects, ...('thing' in predicate ? [predicate.thing] : [])].some(
    (thing) => thing.kind === 'noun' && (thing.has || thing.other || thing.who?.subject),
  )

/** Two sentences that are joined. Throws CannotSay where one of them can't be said surely. */
export function answerJoinedClauses(joined: JoinedMeaning, world: KhuluWorld): KhuluAnswer {
  const { text, parts } = writeJoinedClauses(joined, world.engine.grammar)
  const roots = [...rootsOf(joined.first), ...rootsOf(joined.second)]
  // What was changed has other words than those that it was read from.
  const meaningOf = (word: string): string =>
    readMeaning(wordsOfText(word), world.engine, world.closed, new Set(roots))
      .english.toLowerCase()
      .replaceAll(/\bi\b/g, 'I')
  const rows = parts.map(([word, meaning]) => [
    { word },
    { plain: tellMeaning(meaning === '' ? meaningOf(word) : meaning, world) },
  ])
  return {
    says: [say('khulu.say.sentence', { word: text })],
    blocks: [
      { kind: 'table', heads: [say('khulu.head.word'), say('khulu.head.meaning')], rows },
      ...soundBlock(text, world),
      practiseBlock('/phrases'),
    ],
    sources: distinctSources([...roots.map(lexiconSource), ...rulesOf(joined.first), ...rulesOf(joined.second)]),
    known: true,
    asked: 'say',
    thread: { kind: 'word', word: text },
    said: { joined },
  }
}

/** Two sentences that are joined; null where the text is none, or one of them can't be said. */
function answerJoined(english: string, world: KhuluWorld): KhuluAnswer | null {
  const joined = readJoined(english, world.english)
  try {
    return joined && answerJoinedClauses(joined, world)
  } catch (error) {
    if (!(error instanceof CannotSay)) throw error
    return null
  }
}

/** A noun with what belongs to it, in the language learnt. Throws CannotSay where it can't be said surely. */
export function answerNounPhrase(noun: NounMeaning, world: KhuluWorld, asked = ''): KhuluAnswer {
  const text = joinNoun(writeNoun(noun, world.engine.grammar))
  return {
    says: [say('khulu.say.word', { word: text })],
    blocks: [
      ...(noun.has || noun.who?.subject || noun.last || noun.other || noun.at
        ? []
        : wordTable(text, nounRoots(noun), asked, world)),
      ...soundBlock(text, world),
      practiseBlock('/grammar?category=nouns'),
    ],
    sources: distinctSources([
      ...nounRoots(noun).map(lexiconSource),
      ...(noun.owner ? [ruleSource('khulu.rule.possessive')] : []),
      ...(noun.qualities.length > 0 ? [ruleSource('khulu.rule.adjective')] : []),
      ruleSource('khulu.rule.plural'),
    ]),
    known: true,
    asked: 'say',
    thread: { kind: 'noun', noun: noun.root.lemma },
    said: { noun },
  }
}

/** What a root means, as the asker reads it. */
const ownSense = (root: LexiconRoot, world: KhuluWorld): string =>
  (world.prefersAfrikaans ? world.afrikaans.senses.get(root.id)?.[0] : undefined) ?? root.senses[0] ?? ''

/** What is known of a text that can't be said as a whole. */
function answerParts(read: Extract<ReadText, { unknown: readonly string[] }>, world: KhuluWorld): KhuluAnswer {
  const known = [...new Set(read.read)].slice(0, 8)
  const table: AnswerBlock[] =
    known.length === 0
      ? []
      : [
          {
            kind: 'table',
            heads: [say('khulu.head.meaning'), say('khulu.head.word')],
            rows: known.map((root) => [{ plain: ownSense(root, world) }, { word: root.lemma }]),
          },
        ]
  const near = read.unknown
    .flatMap((word) => (world.prefersAfrikaans ? (findNearAfrikaans(word, world) ?? []) : findNearEnglish(word, world)))
    .map(askSay)
  const first =
    read.unknown.length > 0
      ? say('khulu.say.unknownParts', {}, { words: read.unknown.join(', ') })
      : say('khulu.say.cannot')
  return answerUnknown([first, ...(known.length > 0 ? [say('khulu.say.knownParts')] : [])], near, table)
}

/** Where, with whom or when. Throws CannotSay where it can't be said surely. */
export function answerPlace(place: PlaceMeaning, world: KhuluWorld, asked: string): KhuluAnswer {
  const text = writePlace(place, world.engine.grammar)
  const roots = place.thing.kind === 'noun' ? nounRoots(place.thing) : []
  return {
    says: [say('khulu.say.word', { word: text })],
    blocks: [
      ...wordTable(text, roots, asked, world),
      ...soundBlock(text, world),
      practiseBlock('/grammar?category=nouns'),
    ],
    sources: distinctSources([...roots.map(lexiconSource), ruleSource('khulu.rule.place')]),
    known: true,
    asked: 'say',
    thread: { kind: 'word', word: text },
    said: { place },
  }
}

function answerRead(read: ReadText, world: KhuluWorld, asked: string): KhuluAnswer {
  if ('unknown' in read) return answerParts(read, world)
  try {
    if ('place' in read) return answerPlace(read.place, world, asked)
    return 'noun' in read ? answerNounPhrase(read.noun, world, asked) : answerClause(read.clause, world, asked)
  } catch (error) {
    if (!(error instanceof CannotSay)) throw error
    const roots =
      'noun' in read
        ? nounRoots(read.noun)
        : 'clause' in read
          ? rootsOf(read.clause)
          : read.place.thing.kind === 'noun'
            ? nounRoots(read.place.thing)
            : []
    return answerParts({ unknown: [], read: roots }, world)
  }
}

/** A word with a letter wrong, as the nearest that is known. */
function answerMisspelt(
  phrase: string,
  unknown: readonly string[],
  asker: Asker,
  world: KhuluWorld,
): KhuluAnswer | null {
  // The first letter is seldom wrong: pork is no slip for work. Amid others a word is longer than nuts and the letter that it lacks.
  const near = unknown.map((given) =>
    given.length < 4 || (world.prefersAfrikaans && given !== phrase)
      ? undefined
      : (world.prefersAfrikaans
          ? [findNearAfrikaans(given, world) ?? '']
          : findNearEnglish(given, world, 4, given === phrase ? undefined : 1)
        ).find((word) => word[0] === given[0] && (given === phrase || given.length > 5 || word.length > given.length)),
  )
  if (near.includes(undefined)) return null
  const answer = answerSay(
    unknown.reduce((text, given, at) => text.replace(given, near[at] ?? ''), phrase),
    asker,
    world,
  )
  return answer.known
    ? {
        ...answer,
        says: [say('khulu.say.guess', {}, { given: unknown.join(', '), read: near.join(', ') }), ...answer.says],
      }
    : null
}

/** A name that the asker wrote, as a noun of class 1a. */
const nameOf = (name: string): EnglishMatch => {
  const root = name.slice(0, 1).toUpperCase() + name.slice(1)
  return {
    root: {
      id: 'phrases.introductions.my-name-is',
      partOfSpeech: 'noun',
      lemma: `u${root}`,
      root,
      nounClass: '1a',
      semanticClass: 'person',
      senses: [root],
    },
    form: 'singular',
    rank: 0,
    sense: root,
  }
}

/** A phrase as one would say it oneself, where it is told of: the first of several that are parted by a slash. */
function directPhrase(phrase: string, { tongues }: KhuluWorld): string {
  const plain = phrase.toLowerCase().split(' / ')[0]?.trim() ?? phrase
  for (const { direct, indirect } of Object.values(tongues)) {
    const said = direct?.(plain) ?? indirect?.find(([form]) => form.test(plain))?.[1] ?? null
    if (said !== null) return said
  }
  return phrase.includes(' / ') ? plain : phrase
}

/** Of the roots that a word means, those that it means first. */
const usualOf = (named: readonly { root: LexiconRoot; place: number }[]): LexiconRoot[] =>
  named.flatMap(({ root, place }) => (place === named[0]?.place ? [root] : []))

/** How something is said: a phrase of the content, a word, a noun phrase or a sentence. What isn't known is named, with what is. */
export function answerSay(phrase: string, asker: Asker, world: KhuluWorld): KhuluAnswer {
  const answer = sayPhrase(phrase, asker, world)
  if (!answer.known || !answer.thread || typeof answer.said === 'string') return answer
  const english = asker.language === 'af' ? world.speech.read(phrase, world.afrikaans).english : phrase
  return { ...answer, said: answer.said ? { ...answer.said, english } : english }
}

/** What is said by itself before something else, and who is called before they are told something. */
const BEGINS =
  /^(?:(?:(?:i am )?(?:very |so )?sorry|hello|hi|hey|good \w+|thanks?|excuse me|yes|no|please|okay|ok|(?:good)?bye|(?:go|stay) well|welcome|how are you|see you)\b.* |.*,)/

function sayPhrase(given: string, asker: Asker, world: KhuluWorld): KhuluAnswer {
  const phrase = /^(?:if|when) /i.test(given) && readJoined(given, world.english) ? given : directPhrase(given, world)
  const read = world.speech.read(phrase, world.afrikaans)
  const afrikaansFits = read.unknown.length === 0 && read.known > 0
  // Of a text with a word or two that aren't known, the rest is Afrikaans all the same.
  const prefersAfrikaans =
    asker.language === 'af' && (afrikaansFits || (read.known > read.unknown.length && phrase.includes(' ')))
  if (/^(?:the|an?|'n|is|am|are)$/.test(phrase) || (phrase === 'die' && asker.language === 'af'))
    return answerUnknown([say('khulu.say.noArticle', {}, { phrase })], [askSay('the dog')])
  const ownRoots = asker.language === 'af' ? usualOf(world.afrikaans.named.get(bareEnglish(phrase)) ?? []) : []
  // Spring is to jump for who reads Afrikaans, and no season.
  const items = [
    ...(prefersAfrikaans
      ? findPhrases(read.english, world).filter(
          ({ target }) => ownRoots.length === 0 || ownRoots.some(({ root }) => target.toLowerCase().includes(root)),
        )
      : []),
    ...(ownRoots.length > 0 ? [] : findPhrases(phrase, world)),
  ]
  const cried = (item: LearningItem): boolean =>
    item.target.endsWith('!') &&
    !phrase.includes(' ') &&
    (world.english.get(phrase)?.some(({ root }) => root.partOfSpeech === 'noun') ?? false)
  const said = items.filter((item) => !cried(item))
  const speak = (part: string): KhuluAnswer =>
    answerSay(part, { ...asker, language: 'en' }, { ...world, prefersAfrikaans: false })
  const english = prefersAfrikaans ? read.english : phrase
  const several =
    BEGINS.test(english) && !world.unfetched && (said.length === 0 || /^(?:yes|no|ja|nee) /.test(phrase))
      ? explainingOf(world).compose(english, true, speak, world)
      : null
  if (several) return several
  if (said.length > 0) return answerItems([...new Set(said)], world)
  const set =
    /\b(?:whose .+ (?:is|are) th|how much (?:is|are|does|do)\b)/i.test(english) && !world.unfetched
      ? explainingOf(world).setPhrase(english, world)
      : null
  if (set) return set
  if (/^(?:(?:to |if |when )?(?:someone|somebody|a person) .+|.*\bsome(?:one|body)'s .*)$/.test(phrase))
    return answerUnknown([say('khulu.say.unknownParts', {}, { words: phrase })], [])
  const found = world.english.get(bareEnglish(english)) ?? world.english.get(asEnglish(english, world)) ?? []
  const fitting = found.filter(({ root }) => ownRoots.includes(root))
  const matches =
    fitting.length > 0
      ? fitting
      : ownRoots.length === 0
        ? found
        : ownRoots.map((root): EnglishMatch => ({
            root,
            form: / te (?:wees|word)\b/.test(world.afrikaans.senses.get(root.id)?.[0] ?? '') ? 'state' : 'plain',
            rank: 0,
            sense: phrase,
          }))
  const isThing = /^(?:the |an? |die |'n )/.test(phrase)
  const isOrder = /^be (?!able)/.test(english)
  const best =
    (phrase.startsWith('to ') ? matches.find(({ root }) => root.partOfSpeech === 'verb') : undefined) ??
    (isThing ? matches.find(({ root }) => root.partOfSpeech === 'noun') : undefined) ??
    matches.find(
      ({ form }) => form !== 'plural' && form !== 'past' && form !== 'participle' && form !== 'ing' && form !== 'third',
    )
  if (best && !isOrder && best.rank <= (matches[0]?.rank ?? 0) + 2) return answerRoot(best, matches, world)
  if (isMeantAsOwn(phrase, world)) return answerMeaning(phrase, asker, world)
  // Salt, pepper and sugar: no pepper of salt.
  const listed =
    /^\w+(?: \w+)?(?:, \w+(?: \w+)?)+,? (?:and|or) \w+(?: \w+)?$/.test(english) && !world.unfetched
      ? explainingOf(world).list(english, speak, world)
      : null
  if (listed) return listed
  const text = readEnglish(english, world.english)
  // Whose name it is, and words that were written with a capital letter: they are said as they are.
  const names =
    'unknown' in text
      ? text.unknown.filter(
          (word) => world.names?.has(word) === true || english.toLowerCase().endsWith(` name is ${word}`),
        )
      : []
  const called =
    names.length === 0
      ? null
      : answerSay(
          english,
          { ...asker, language: 'en' },
          {
            ...world,
            names: new Set(),
            prefersAfrikaans: false,
            english: new Map([
              ...world.english,
              ...names.map((name): [string, EnglishMatch[]] => [name, [nameOf(name)]]),
            ]),
          },
        )
  if (called?.known) return called
  const whole = 'unknown' in text ? null : answerRead(text, world, english)
  if (whole?.known) return whole
  const other = afrikaansFits ? findPhrases(read.english, world) : []
  if (other.length > 0) return answerItems(other, world)
  const joined = answerJoined(english, world)
  const put =
    joined ??
    (world.unfetched
      ? null
      : (explainingOf(world).compose(english, false, speak, world) ??
        explainingOf(world).list(english, speak, world))) ??
    whole
  if (put) return put
  const second = afrikaansFits && !prefersAfrikaans ? readEnglish(read.english, world.english) : text
  return (
    ('unknown' in text && text.unknown.length > 0 && 'unknown' in second
      ? answerMisspelt(phrase, text.unknown, asker, world)
      : null) ?? answerRead(second, world, english)
  )
}
