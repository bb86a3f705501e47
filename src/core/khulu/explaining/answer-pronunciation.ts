import { answerSay } from '#core/khulu/answers/answer-say.ts'
import { answerUnknown } from '#core/khulu/answers/offer-near.ts'
import { asEnglish, isOwnLanguage } from '#core/khulu/answers/find-word.ts'
import { practiseBlock, ruleSource, soundBlock } from '#core/khulu/answers/word-blocks.ts'
import { say, type KhuluAnswer, type KhuluText, type Saying } from '#core/khulu/khulu-answer.ts'
import type { Asker, KhuluWorld } from '#core/khulu/khulu-world.ts'
import { respellXhosa } from '#core/pronunciation/respell-xhosa.ts'

/** A click with letters beside it: gc, nc and ch are made like c, each in its own way. */
const CLICK = /^(ng|nk|g|n)?([cqx])(h)?$/

/** Describes the sound of letters: the click, and the effect of the letter beside it. */
function soundOf(letters: string): Saying[] {
  const [, before = '', click, after = ''] = CLICK.exec(letters) ?? []
  const text: KhuluText = `khulu.sound.${click ?? (letters === 'ntl' ? 'hl' : letters)}`
  return [say(text, {}, { letters }), ...(before + after === '' ? [] : [say(`khulu.sound.with.${before + after}`)])]
}

/** Describes the sound of a letter with the same value as in other languages. */
const asWritten = (letter: string): KhuluText =>
  /^[ptk]$/.test(letter) ? 'khulu.sound.noPuff' : 'khulu.sound.asEnglish'

/** Compares the sounds of letters, if all have their own; null otherwise. Common traits are said once. */
export function compareSounds(letters: readonly string[], { sounds }: KhuluWorld): Saying[] | null {
  const hasSound = (one: string): boolean => one in sounds
  if (
    letters.length < 2 ||
    !letters.every((one) => hasSound(one) || /^[^aeiou\W\d]$/.test(one)) ||
    !letters.some(hasSound)
  )
    return null
  const said = letters.map((written) => ({
    written,
    sayings: hasSound(written) ? soundOf(written) : [say(asWritten(written))],
  }))
  const texts = new Set(said.flatMap(({ sayings: [first] }) => (first ? [first.text] : [])))
  return [...texts].flatMap((text) => {
    const alike = said.filter(({ sayings: [first] }) => first?.text === text)
    return [
      say(text, {}, { letters: alike.map(({ written }) => written).join(' / ') }),
      ...alike.flatMap(({ sayings: [, ...more] }) => more),
    ]
  })
}

function answerLetters(letters: string, example: string, world: KhuluWorld): KhuluAnswer {
  return {
    says: [...soundOf(letters), say('khulu.sound.example', { word: example }, { respelling: respellXhosa(example) })],
    blocks: [...soundBlock(example, world), practiseBlock('/vocabulary')],
    sources: [ruleSource('khulu.rule.pronunciation')],
    known: true,
    asked: 'pronounce',
  }
}

const tell = (told: Saying): KhuluAnswer => ({
  says: [told],
  blocks: [practiseBlock('/tools/sounds')],
  sources: [ruleSource('khulu.rule.pronunciation')],
  known: true,
  asked: 'pronounce',
})

/** Answers with the sound of a letter, click or word. */
export function answerPronunciation(phrase: string, asker: Asker, world: KhuluWorld): KhuluAnswer {
  if (!world.engine.grammar.has.has('respelling')) return answerUnknown([say('khulu.unknown.language')], [])
  const plain = phrase
    .toLowerCase()
    .replace(/^(?:the |die |letters? |click |sound |klik |klank |u?nobumba |uqhakancu |isandi |igama |wo?ord |u-)+/, '')
    .replace(/[ -](?:clicks?|sounds?|klik|klank|letter)$/, '')
    .replace(/^[iu]-/, '')
    .trim()
  const last = (plain.split(' ').at(-1) ?? '').replace(/^[iu]-/, '')
  const letters = last in world.sounds ? last : plain
  if (/^(?:the |'n )?(?:click|klik|klap)\w*(?: sounds?)?$/.test(letters)) return tell(say('khulu.rule.clicks'))
  if (/^(?:[cqx],? (?:and |en |no |,)?)+[cqx]$/.test(letters))
    return {
      ...tell(say('khulu.rule.clicks')),
      says: ['c', 'q', 'x'].filter((one) => letters.includes(one)).flatMap(soundOf),
    }
  const example = world.sounds[letters]
  if (example !== undefined) return answerLetters(letters, example, world)
  if (letters.length === 1 && /[aeiou]/.test(letters)) return tell(say('khulu.sound.vowels'))
  if (letters.length === 1) return tell(say(asWritten(letters), {}, { letters }))
  const own = isOwnLanguage(letters, world) ? letters : world.english.get(asEnglish(letters, world))?.[0]?.root.lemma
  if (own === undefined && letters.includes(' ')) return answerSay(letters, asker, world)
  if (
    own === undefined &&
    /^(?:[^aeiou\W\d]{0,5}[aeiou])+m?$/.test(letters) &&
    letters.length > 3 &&
    !world.english.has(letters)
  ) {
    return tell(say('khulu.sound.bySpelling', {}, { phrase: letters, respelling: respellXhosa(letters) }))
  }
  if (own === undefined || own.startsWith('-'))
    return answerUnknown([say('khulu.unknown.word', {}, { phrase })], [say('khulu.ask.pronounce', { word: 'ixesha' })])
  const found = Object.keys(world.sounds).find((written) => own.includes(written) && /[cqx]|hl|dl|rh/.test(written))
  const note = found === undefined ? [] : soundOf(found)
  return {
    says: [say('khulu.sound.word', { word: own }, { respelling: respellXhosa(own) }), ...note],
    blocks: [...soundBlock(own, world), practiseBlock('/vocabulary')],
    sources: [ruleSource('khulu.rule.pronunciation')],
    known: true,
    asked: 'pronounce',
    thread: { kind: 'word', word: own },
  }
}
