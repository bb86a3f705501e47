import { mayAgree } from '#core/grammar/check-agreement.ts'
import type { Agreement } from '#core/grammar/noun-classes.ts'
import { readVerbSense, verbGloss } from '#core/khulu/reading/english-of-verb.ts'
import { askWhether } from '#core/khulu/reading/ask-whether.ts'
import type { ReadWordMeaning, WordRole } from '#core/khulu/reading/word-role.ts'
import { readPhrase } from '#core/khulu/reading/noun-phrase.ts'
import { type Chunk } from '#core/khulu/reading/chunk.ts'
import { readChunk } from '#core/khulu/reading/read-chunk.ts'

const FOR_WHOM = / for (?:me|you|us|them|him or her|you \(several\))$/

/** Tells whether something is done: uya, of uya phi, begins a future too. */
const isDoing = (role: WordRole | undefined): boolean =>
  role?.kind === 'verb' || (role?.kind === 'closed' && role.word.kind === 'future')

/** Groups words for a table: words with one meaning are one row (ndiza kuhamba). */
export const joinPairs = (words: readonly ReadWordMeaning[]): readonly ReadWordMeaning[] =>
  words.flatMap((word, at) => {
    const isFirst = (one: ReadWordMeaning | undefined): boolean =>
      one?.role.kind === 'closed' && (one.role.word.kind === 'future' || one.role.word.kind === 'before-verb')
    const next = words[at + 1]
    if (isFirst(words[at - 1]) && word.role.kind === 'verb') return []
    return isFirst(word) && next?.role.kind === 'verb'
      ? [{ ...word, word: `${word.word} ${next.word}`, english: joinChunks([word, next]) }]
      : [word]
  })

/** Moves a subject after the verb to the front, as English has it: ufikile utata, uhlala phi uMandla. */
function frontSubject(words: readonly ReadWordMeaning[]): readonly ReadWordMeaning[] {
  const start =
    words[0]?.role.kind === 'whole' && /^(?:conjunction|interjection)$/.test(words[0].role.root.partOfSpeech) ? 1 : 0
  const role = words[start]?.role
  const isAsked = /^(?:phi|nini|njani|ntoni)$/.test(words[start + 1]?.word ?? '')
  const at = start + (isAsked ? 2 : 1)
  const noun = words[at]?.role
  const who =
    noun?.kind === 'noun' && noun.link === 'none'
      ? noun.nounClass
      : noun?.kind === 'closed' && noun.word.kind === 'name' && !noun.word.place
        ? '1'
        : null
  if (!role || who === null) return words
  const sense = role.kind === 'verb' ? readVerbSense(role.morphemes) : null
  // A verb in its long form has no object after it, so a noun after it is the subject.
  const alone =
    sense?.form === 'statement' &&
    sense.object === null &&
    (isAsked ||
      /^(?:Pres|Perf)$/.test(role.morphemes.at(-1)?.[1] ?? '') ||
      role.morphemes.some(([, tag]) => tag === 'Pres') ||
      sense.perfect ||
      /^(?:sleep|come|go|arrive|be|become)\b/.test(role.kind === 'verb' ? verbGloss(role.root) : ''))
  const subject =
    role.kind === 'at'
      ? role.subject
      : role.kind === 'closed' && (role.word.kind === 'quality' || (isAsked && role.word.kind === 'future'))
        ? role.word.agreement
        : alone
          ? sense.subject
          : null
  if (subject === null || !(mayAgree(subject, who) || (subject === '2ps' && mayAgree('1', who)))) return words
  const { next } = noun?.kind === 'noun' ? readPhrase(words, at, noun, true) : { next: at + 1 }
  return [...words.slice(0, start), ...words.slice(at, next), ...words.slice(start, at), ...words.slice(next)]
}

/** Short qualities that English compares with -er. */
const compare = (quality: string): string =>
  /^(?:good|well)$/.test(quality)
    ? 'better'
    : /^\w*[aeiou]\w?[aeiou]\w{3,}$/.test(quality) && !quality.endsWith('y')
      ? `more ${quality}`
      : quality
          .replace(/y$/, 'i')
          .replace(/e$/, '')
          .replace(/(?<=^[^aeiou]*[aeiou])([bdgtn])$/, '$1$1') + 'er'

/** Joins words with their roles to one English text. */
export function joinChunks(given: readonly ReadWordMeaning[]): string {
  const words = frontSubject(given)
  const [only] = words
  if (words.length === 1 && only) return only.english.replace(/ of(?=;|$)/g, '')
  const parts: string[] = []
  let asked = ''
  let subject: Agreement | null = null
  let told: Agreement | null = null
  for (let at = 0; at < words.length;) {
    const chunk: Chunk = readChunk(words, at, subject, words[at - 1]?.role)
    // Xa ndilambile ndiyatya: when I am hungry, I eat.
    if (
      /^(?:when|if)$/.test(parts[0] ?? '') &&
      parts.length > 1 &&
      isDoing(words[at]?.role) &&
      words[at - 1]?.role.kind === 'verb'
    )
      parts.push(`${parts.pop() ?? ''},`)
    const asks =
      at > 0 && words[at]?.word !== 'xa' && /^(?:what|where|when|how)$/.test(chunk.text) && isDoing(words[at - 1]?.role)
    // Ndiyeza, linda apho.
    const own = words[at]?.role
    if (
      subject === null &&
      parts.length > 1 &&
      own?.kind === 'verb' &&
      readVerbSense(own.morphemes).form.startsWith('order') &&
      words[at - 1]?.role.kind === 'whole'
    )
      parts.push(`${parts.pop() ?? ''},`)
    if (own?.kind === 'verb' && own.morphemes.at(-1)?.[1] === 'Interrog') asked = 'what'
    if (asks) asked = chunk.text
    // Undithengele isonka: bread for me.
    else if (chunk.noun && !(own?.kind === 'noun' && own.link !== 'none') && FOR_WHOM.test(parts.at(-1) ?? ''))
      parts.push(...(parts.pop() ?? '').replace(FOR_WHOM, `\n${chunk.text}$&`).split('\n'))
    else if (chunk.text !== '') parts.push(chunk.text)
    // Umfazi othetha isiNgesi ungugqirha: what a relative says of somebody leads back to them.
    const isRelative = own?.kind === 'verb' && readVerbSense(own.morphemes).form === 'who'
    if (isRelative && subject !== null) told = subject
    else if (own?.kind !== 'noun' && own?.kind !== 'whole') told = null
    subject = told ?? chunk.noun ?? null
    at = chunk.next
  }
  return askInOrder(
    [...parts, ...(asked === '' ? [] : [asked])]
      .join(' ')
      .replace(/\b(?:for (?=there|here)|to (?=home\b))/, '')
      .replace(/\bno an? /, 'no ')
      .replace(/\bthe rain is raining\b/, 'it is raining')
      .replace(/\b(?:at|to|in) (\S+ \S+) which passed$/, '$1 ago')
      .replace(/\b(go\w*) to (?=(?:at|in|on) )/, '$1 ')
      .replace(/\bnot there (?=(?:at|in|on|to) )/, 'not ')
      .replace(/\b(is|am|are)(?= (?:not )?\w+ing\b.* (?:yesterday|last \w+|this morning)\b)/, (_all, be) =>
        be === 'are' ? 'were' : 'was',
      )
      .replace(/ not (.*)\ba thing\b/, ' not $1anything')
      .replace(/^how much is it (.+)$/, 'how much is $1?')
      .replace(
        /^(it is|they are) (?:an? )?(.+) whose (th\w+)$/,
        (_all, is: string, thing: string, pointing: string) => `whose ${thing} ${is.split(' ')[1]} ${pointing}?`,
      )
      .replace(/\b(when|while|if|because) when\b|\b(near) with\b/, '$1$2')
      .replace(/^how (?:is|are) (?:.*[^?])$/, '$&?')
      .replace(/\b(am|is|are|was|were)( not)? (?!\w+ing\b)(\w+) very\b/, '$1$2 very $3')
      .replace(/(?<!\b(?:am|is|are|was|were|not|you)) very$/, ' very much')
      .replace(/(?<=\b(?:me|you|her|us|them|it|thanking)) very\b(?! much| \w+ly)/, '$& much')
      .replace(
        /\b(am|is|are|was|were)( not)? (\w+) than\b/,
        (_all, be: string, not: string | undefined, quality: string) => `${be}${not ?? ''} ${compare(quality)} than`,
      )
      .replace(/ that ((?:me|you|him or her|us|them|it)(?: not)? to )/, ' $1')
      .replace(/\b(want|wants) that (.+? to )/, '$1 $2')
      .replace(/\bI am asking for you(?: \(several\))? to\b/, 'please')
      .replace(/\b(play(?:s|ed|ing)?) a (?=ball)/, '$1 '),
    words,
  )
}

/** Returns a question in the order of English: `you are eating what` → `what are you eating?`. */
function askInOrder(text: string, words: readonly ReadWordMeaning[]): string {
  // Uneemoto ezingaphi: how many cars do you have?
  const [, who = '', has = '', count = ''] = /^(.+?) (have|has|had) (how many .+)$/.exec(text) ?? []
  if (count !== '') return `${count} ${has === 'had' ? 'did' : has === 'has' ? 'does' : 'do'} ${who} have?`
  // Sifuna siphi isihlangu: which shoe do we want?
  const [, whoever = '', which = ''] = /^(.+?) (which [a-z]+)$/.exec(text) ?? []
  const wanted =
    which === '' || !words.some(({ role }) => role.kind === 'closed' && role.word.kind === 'which')
      ? ''
      : askWhether(whoever, words)
  if (wanted.endsWith('?')) return `${which} ${wanted}`
  const [, said = '', last = ''] = /^(.+) (what|where|when|how|who)$/.exec(text) ?? []
  const asked = said === '' ? text : askWhether(said, words)
  if (asked.endsWith('?')) return asked === text ? text : `${last} ${asked}`
  // Lo mntu ngubani: who is this person?
  if (said !== '' && /^(?:ngubani|yintoni)$/i.test(words.at(-1)?.word ?? '')) return `${last} is ${said}?`
  return text.startsWith('why ') ? `why ${askWhether(text.slice(4), words)}` : text
}
