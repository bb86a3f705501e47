import { pattern } from '#core/patterns/pattern.ts'
import type { Hearing } from '#core/khulu/khulu-world.ts'
import type { Question } from '#core/khulu/questions/question.ts'
import { XHOSA_ASKING } from '#core/khulu/asking/xhosa/asking-xhosa.ts'
import { FRAME } from '#core/khulu/asking/xhosa/core-xhosa.ts'
import { readTold } from '#core/khulu/asking/xhosa/told-xhosa.ts'

/** Patterns of questions for a meaning: lithetha ntoni, uthetha ukuthini, lichaza ntoni; or for the English. */
const MEANS = pattern`
  \b(?:(?:yintoni|ithini|ngubani) )?i?ntsingiselo(?: [yzk]\S*)?
  |\b[a-z]{0,4}(?:theth|chaz|thethw)a (?:ntoni|nto ni|(?:uk)?uthini|ukuthi ni|ngantoni)\b
  |\b\w*tsho ukuthini\b|\binkcazelo\b|\b[a-z]{0,6}chazel[ae] (?:i?gama|eli|le nto|u-)
  |\b[a-z]{0,3}si-?(?:ngesi|lungu)\b|\besingesini\b|\bi?gama eli(?:thi)? `
const SAYS = pattern`
  \b(?!isi)[a-z]{0,4}si-?xhosa\b|\besixhoseni\b|thini\b|thiwa(?:ni)?\b|\b(?:ndi|u|si|ba)thi\b|\bukuthi\b
  |\bi?gama\b|\b[a-z]{0,6}(?:tsho|guqul[a-z]+|tolik[a-z]+)\b
  |(?:thi|thetha|bizw?a|bhalw?a|bekw?a|xela|the) (?:njani|kanjani|ntoni)\b
  |\b(?:njani|ntoni) (?:\S+ )?[a-z]*(?:thi|biza|bhala|beka|xela)\b
`

/** Pattern of a sure beginning of the phrase: the word that says …, the thing that says … */
const QUOTER = /^(?:n?el[io]thi|n?ezithi|n?e(?:si)?thi|[oai]thi|(?:b?e|u|ndi|ku)sithi(?:wa)?)$/

const wordsOf = (text: string): string[] => text.split(/[\s,;?!]+|:(?!\d)/).filter((word) => word !== '')

/** Words without those at both ends that `leads` tells of. */
function trim(words: readonly string[], leads: (word: string, next?: string) => boolean): string {
  let [from, to] = [words.findLastIndex((word, at) => QUOTER.test(word) && at < words.length - 1) + 1, words.length]
  while (from < to && leads(words[from] ?? '', words[from + 1])) from++
  while (to > from && words[to - 1] !== 'isixhosa' && leads(words[to - 1] ?? '')) to--
  return words
    .slice(from, to)
    .join(' ')
    .replace(/^u (?=\S)|^i(?=r\d)|^(?:[iu]|[lsk]e)(?:-| (?=\S+$))(?=\S)/, '')
}

/**
 * Pattern of the name of a word or sentence with its openings and question. A sentence itself may begin with ndifuna.
 */
const CALLED = pattern`
  ^(?:[a-z]{0,3}(?:sivakalisi|binzana)|(?!ama)[a-z]{0,3}gama|into|intetho|njalo|xa|uku(?:thi|thini|ba)|eli
  |esi|le|oku|nje|na|ke|ni|ngubani|y?intoni|kuthiwa(?:ni)?|ngaba|ntoni|nto|(?:ndi|u|si|li|i|ku)(?:ya|nga)?
  (?:yi|li)?thini|njani|[a-z]{0,3}si-?(?:xhosa|ngesi|lungu)|esingesini|[yzw][eo]|[lsy]?i?ka|i?ntsingiselo
  |inkcazelo|kanye|nyhani|[a-z]{0,6}chazele|[a-z]{0,2}tsho|[a-z]{0,4}(?:theth|thethw|chaz)a
  |(?:u|ku)?ndi(?:guqul|tolik|xel)\S+|[a-z]{0,6}(?:guqul|tolik)\S*)$
`

/** Le is a part of le ncwadi, and none of le nto. */
const isCalled = (word: string, next?: string): boolean =>
  CALLED.test(word) &&
  (next !== undefined || !/^n(?:to|a)$/.test(word)) &&
  (next === undefined || CALLED.test(next) || !/^(?:le|eli|esi|oku|xa)$/.test(word))

const POLITE = pattern`
  ^andi(?:[lysw])?azi (?:eli gama |(?:into yo)?(?:kuba|ukuba) )?
  |^(?:(?:nceda|khulu|kaloku|ndicela|b?e?ndifuna|ukwazi|ukubuza|ukuba) )*(?:ukwazi|ukubuza|ukuba|undixelele
  |nceda|khulu) `

/** Returns the phrase by its position: without its frame, and the last part if question words still divide it. */
function placeOf(text: string): string {
  const thing = trim(wordsOf(text.replace(POLITE, '')), isCalled)
  const { index, 0: found = '' } = MEANS.exec(thing) ?? {}
  return index === undefined ? thing : trim(wordsOf(thing.slice(index + found.length)), isCalled)
}

const OTHER_KINDS = ['why', 'difference', 'concords', 'singular', 'plural', 'class', 'practise', 'correct'] as const

const PRONOUNCE = /\bukubiza\b(?!.*ukuthi)|\b[a-z]*(?:bizw?a|vakala) (?:njani|kanjani)\b/

/** Reads another tense, person or polarity of a verb or a sentence, wherever each stands; null where none is named. */
function readForms(text: string, quoted: string | undefined, { isOwn, readChange }: Hearing): Question | null {
  const { change, isAny, rest } = readChange(text.replace(/\bqq(?:one|two)\b/, ' '))
  const left = trim(
    wordsOf(rest),
    (word) => FRAME.test(word) || /^(?:[a-z]{0,5}senzi|[ls]ika|ibe|ab[ea]|l?ixesha|hlengahlengisa|hambisa)$/.test(word),
  )
  const phrase = quoted === undefined ? left : 'qqone'
  return isAny && (quoted ?? left).split(' ').some((word) => isOwn(word))
    ? { intent: 'conjugate', phrase, change }
    : null
}

/** Chooses the sentence to be said among several: one in another language, or beside a mere question. */
function sentenceOf(text: string, { isOwn, isKnown }: Pick<Hearing, 'isOwn' | 'isKnown'>): Question | null {
  const parts = text.split(/[.?!]\s+|\s[-–—]\s+/).filter((part) => part.includes(' '))
  if (parts.length < 2 || !parts.some((part) => wordsOf(part).some((word) => word.length > 3 && FRAME.test(word))))
    return null
  const foreign = parts.find(
    (part) =>
      wordsOf(part).length > 2 &&
      wordsOf(part).filter((word) => !isOwn(word) && !FRAME.test(word)).length * 2 > wordsOf(part).length &&
      wordsOf(part).some((word) => isKnown(word)),
  )
  if (foreign !== undefined) return { intent: 'say', phrase: foreign }
  const own = parts.find((part) => !SAYS.test(part))
  return own !== undefined &&
    parts.some((part) => part !== own && wordsOf(part).every((word) => FRAME.test(word) || /buz[ae]$/.test(word)))
    ? { intent: 'mean', phrase: own }
    : null
}

/**
 * Recognises isiXhosa questions for translation or meaning by their keywords in any position. The phrase is found by
 * its position, or as foreign words amid isiXhosa. Null if neither is asked.
 */
export function readXhosa(text: string, phrases: readonly string[], hearing: Hearing): Question | null {
  const { isOwn, isKnown } = hearing
  const sentence = readTold(text, hearing) ?? sentenceOf(text, { isOwn, isKnown })
  if (sentence) return sentence
  // Why there is no word for the: isiXhosa has none.
  if (phrases.length === 1 && /^(?:the|an?)$/.test(phrases[0] ?? '')) return { intent: 'say', phrase: 'qqone' }
  // Inja yakhe okanye inja lakhe; one says enkosi and another ndiyabulela: which of two, or how they differ.
  const [one = '', other = ''] = phrases
  if (phrases.length === 2 && isOwn(one) && isOwn(other) && !/sininzi|hlelo/.test(text)) {
    if (/kutheni|\bhayi\b|s?ingathi/.test(text) && !/okanye/.test(text))
      return { intent: 'why', form: 'qqone', other: 'qqtwo' }
    if (/okanye|ngubani|olungil|echanek|fana\b|mahluko/.test(text) && !/kutheni/.test(text))
      return { intent: 'difference', one: 'qqone', other: 'qqtwo' }
  }
  if (phrases.length === 2 && !isOwn(one) && !isOwn(other) && SAYS.test(text))
    return { intent: 'say', phrase: 'qqone qqtwo' }
  if (phrases.length === 1 && /kwenzeka ntoni|enziwa njani/.test(text)) return { intent: 'culture', phrase: 'qqone' }
  if (phrases.length === 1 && /sivakalisi esin[eo]|mzekelo (?:ka|we|wo)/.test(text))
    return { intent: 'example', phrase: 'qqone' }
  const letters = /biz|vakal|phimis|qhakanc|ulwimi|umlomo|lizwi|sandi/.test(text)
    ? [...new Set(text.match(/(?<![\p{L}'])[b-df-hj-np-tv-xz]{1,3}(?![\p{L}'\d])/gu))]
    : []
  const [letter, second] = letters
  if (letter !== undefined && letters.length < 3)
    return second === undefined
      ? { intent: 'pronounce', phrase: letter }
      : { intent: 'difference', one: letter, other: second }
  const [asksMeaning, asksWords] = [MEANS.test(text), SAYS.test(text)]
  const asksOther = OTHER_KINDS.some((kind) => XHOSA_ASKING.keywords[kind].test(text))
  const isChanged =
    phrases.length === 1 &&
    isOwn(one) &&
    !asksMeaning &&
    !/xhos|bhal/.test(text) &&
    XHOSA_ASKING.changes.some((sign) => sign?.test(text))
  if (!asksOther && (isChanged || XHOSA_ASKING.keywords.conjugate.test(text)))
    return readForms(text, phrases[0], hearing)
  if ((!asksMeaning && !asksWords) || asksOther) return null
  const words = wordsOf(text)
  if (!words.some((word) => FRAME.test(word))) return null
  const isForeign = (phrase: string): boolean =>
    phrase.split(' ').some((word) => isKnown(word) && !isOwn(word)) || /^[a-z]+['’][a-z]/.test(phrase)
  const quoted = phrases.find((phrase) => isForeign(phrase) && !isOwn(phrase)) ?? phrases[0]
  const isFigure = /\d/.test(text)
  const foreign = quoted ?? trim(words, (word) => FRAME.test(word) || (!isFigure && isOwn(word)))
  const sounds = PRONOUNCE.test(text) && !/ngesi(?:ngesi|lungu)/.test(text)
  if (sounds && (quoted === undefined ? foreign === '' : !isForeign(quoted)))
    return { intent: 'pronounce', phrase: quoted === undefined ? trim(words, (word) => FRAME.test(word)) : 'qqone' }
  if (quoted !== undefined)
    return {
      intent:
        asksMeaning && (isOwn(quoted) || !isForeign(quoted))
          ? 'mean'
          : isOwn(quoted) && !/xhos/.test(text)
            ? 'mean'
            : 'say',
      phrase: quoted === phrases[0] ? 'qqone' : 'qqtwo',
    }
  // How R20 is read out.
  if (/^r? ?\d/.test(foreign) || (foreign !== '' && isForeign(foreign))) return { intent: 'say', phrase: foreign }
  // Imoto kamama uyithi njani.
  if (!asksMeaning && /(?:thi njani|thini)$/.test(text) && !/\b(?:xa|ukuba|ukubuza)\b/.test(text)) {
    const said = trim(words, (word) => FRAME.test(word))
    return said !== '' && isOwn(said) && !said.startsWith('ndi') ? { intent: 'mean', phrase: said } : null
  }
  if (!asksMeaning) return null
  const own = placeOf(text)
  return own === '' || XHOSA_ASKING.keywords.pronounce.test(text) ? null : { intent: 'mean', phrase: own }
}
