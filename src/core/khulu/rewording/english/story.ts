import { pattern, patternWith, source } from '#core/patterns/pattern.ts'
import type { IsOwnWord } from '#core/khulu/khulu-world.ts'
import type { Heard } from '#core/khulu/rewording/rewording.ts'

/** A freely worded question, taken apart. */
export type Story = {
  /** All of it, in lower case. */
  text: string
  /** Sentences of the text. */
  sentences: readonly string[]
  /** Text in quotation marks. */
  quoted: readonly string[]
  /** Quoted text, or else runs of words of the learning language. */
  heard: readonly string[]
  /** True if a phrase is of the language learnt. */
  isOwn: IsOwnWord
  /** True if a word is English. */
  isEnglish: IsOwnWord
}

/** Function that rewords a story: possible short questions. */
export type ReadStory = (story: Story) => readonly string[]

const QUOTED = /"([^"]*\p{L}[^"]*)"|(?<=^|[\s(:,])'((?:[^'\n]|'(?=\p{L}))*\p{L})'(?=$|[\s?.,!)])/gu

/** English that also reads as a word of the language learnt. */
const ENGLISH = pattern`
  ^(?:.{1,3}|(?:isi)?xhosas?|(?:isi)?zulu|funda|khulu|gogo|lobola|braai|taxi|into|none|node|zone|lane|ease
  |male|bathe|same|semi|aside|undone|sandile|sipho|themba|zola|busi|linda|lindiwe|thandi|langa|mama|tata
  |sisi|bhuti)$
`

/** Says where words come from. */
export const HEARD = source`
  sa(?:id|ys?|ying)|told|tells?|ask(?:ed|s)|shout\w*|call(?:s|ed|ing)?|wrote|writes|written|text\w*|greet\w*
  |words?|sign|heard|hear|read|reads|sings?|song|saw|sent|message|sms|whatsapp
`

/** Leads to what somebody says: what is written with a capital letter after it is no name. */
const SAYS = new RegExp(`^(?:${HEARD}|like|me|us|him|her|them|\\S+:)$`)

const bareWord = (written = ''): string => written.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')

/** Words of the language learnt, those side by side as one. */
function ownWords(text: string, { isOwn, isEnglish, isName }: Heard): string[] {
  const runs: string[] = []
  let isOpen = false
  let before = ''
  let isSaid = false
  const all = text.split(/\s+/)
  for (const [at, written] of all.entries()) {
    const word = bareWord(written)
    // A short word only goes on what was begun: yiza uze.
    const isShort: boolean = isOpen && word.length === 3 && !isEnglish(word)
    const next = bareWord(all[at + 1])
    // A short word that could be English too belongs to the isiXhosa that follows: uze kubani.
    const goesOn = next.length > 3 && !isEnglish(next) && !ENGLISH.test(next) && isOwn(next)
    const own: boolean =
      /^[a-z-]+$/.test(word) &&
      (isShort || !ENGLISH.test(word) || (word.length === 3 && goesOn && !isEnglish(word))) &&
      (isOpen || SAYS.test(before) || isName?.(word) !== true || goesOn) &&
      isOwn(word)
    if (own && !isOpen) isSaid = SAYS.test(before)
    if (own && isOpen) runs.push(`${runs.pop() ?? ''}${before.endsWith(',') ? ',' : ''} ${word}`)
    else if (own) runs.push(word)
    // An utterance continues after a comma: hlala phantsi, ulinde, "sit down and wait".
    isOpen = own && (written.endsWith(word) || (isSaid && written.endsWith(',')))
    before = written
  }
  return [...new Set(runs)]
}

/** Pattern of wishes; one who must speak wants to, but other duties are the utterance. */
const WISHES = patternWith('g')`
  \b(i|we|and)(?:'d)? (?:must|have to|need to|had to|wish to|ought to|(?:'m|am|'re|are|was|were) (?:trying
  |supposed|going|about|meant) to) (?:also |just |please |somehow |politely )?(?=(?:say|tell|ask|let|inform
  |warn|remind|explain|text|message|write|phone|call|greet|thank|congratulate|wish|put|express|apologi[sz]e
  |order|invite|introduce|compliment|complain)\b)
`

/** A possessive that is written without its apostrophe. */
const POSSESSIVE_WITHOUT_MARK = patternWith('g')`
  \b(my|your|his|her|our|their) (husband|wife|mother|father|mom|mum|dad|brother|sister|boss|friend|neighbour
  |teacher|girlfriend|boyfriend|son|daughter|child)s (?=(?:father|mother|mom|mum|dad|brother|sister|parents
  |son|daughter|child|wife|husband|name|house|birthday|car|phone|work|boss|book)s?\b)
`

/** Shortens phrases, so that fewer patterns are needed. */
const plain = (text: string): string =>
  text
    .replaceAll(POSSESSIVE_WITHOUT_MARK, "$1 $2's ")
    .replaceAll(/\b(i|we)(?:'d| would) (?:\w+ly )?(?:like|love|want|wish) to\b/g, '$1 want to')
    .replaceAll(WISHES, '$1 want to ')
    .replaceAll(/\b(i|we) (?:really|just|also|still|always) want\b/g, '$1 want')
    .replaceAll(/\bi'd like\b/g, 'i want')
    .replaceAll(/\b(?:i (?:only )?wish|if only) (i|we) (?:could|knew how to|was able to|were able to) /g, '$1 want to ')
    .replace(/\bhow (?:i'd|i would|i can|you'd|you) say\b/, 'how do i say')
    .replaceAll(/\b(?:go about|begin|start) (ask|tell|say|greet|thank|explain)ing\b/g, '$1')
    .replaceAll(/\b(of|about|for|by) (ask|tell|say|greet|thank|explain|wish|inform|warn|remind|order)ing\b/g, '$1 $2')
    .replaceAll(
      /\b((?:the|an?|my|our|some) \w+) (?:who|that) (?:\w+ ){1,4}?(?=(?:if|whether|what|where|when|how) )/g,
      '$1 ',
    )
    .replace(/\bhow (?:does one|one) (?:says?|would say|asks?)\b.*/, (said) =>
      said
        .replace(/how (?:does one|one) (?:would )?(say|ask)s?/, 'how do i $1')
        .replaceAll(/\bone is\b/g, 'i am')
        .replaceAll(/\bone has\b/g, 'i have')
        .replaceAll(
          /\b(?:one|and) (want|need|like|live|work|know|come)s\b/g,
          (whole: string, verb: string) => `${whole.startsWith('and') ? 'and i' : 'i'} ${verb}`,
        ),
    )
    .replaceAll(/\b(he|she|it)(?:'s| has) been (?=\w+ing\b)/g, '$1 is ')
    .replaceAll(
      /\b(i|we|they)(?:'ve| have) been (?=\w+ing\b)/g,
      (_, who: string) => `${who} ${who === 'i' ? 'am' : 'are'} `,
    )

/** Takes a freely worded question apart. */
export function readStory(given: string, heard: Heard): Story {
  const { isOwn, isEnglish } = heard
  const text = plain(given)
  const quoted = [...text.matchAll(QUOTED)].map(([, double, single]) =>
    (double ?? single ?? '').trim().replace(/[.,!?]+$/, ''),
  )
  const sentences = text
    .replaceAll(
      /, (?=(?:how|what) (?:do|would|can|should|could|must) (?:i|we|you|one) |(?:can|could) you |please )/g,
      '. ',
    )
    .split(/(?<=\p{L}{2}|\d|["')])[.!?;:]+["']?\s+|\s+[-–—]+\s+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
  return { text, sentences, quoted, heard: quoted.length > 0 ? quoted : ownWords(text, heard), isOwn, isEnglish }
}
