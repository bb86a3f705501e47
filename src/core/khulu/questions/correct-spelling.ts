import { measureEdits } from '#core/answers/measure-edits.ts'

/** Words that questions are made of, in the three languages; a word near one of them is likely to be it. */
const QUESTION_WORDS = [
  'what', 'does', 'mean', 'means', 'plural', 'singular', 'class', 'noun', 'conjugate', 'pronounce', 'pronunciation', 'difference', 'between', 'correct', 'sentence', 'translate', 'practise', 'concord', 'concords', 'tense', 'past', 'future',
  'negative', 'which', 'count', 'greet', 'meaning', 'please', 'word', 'xhosa', 'isixhosa', 'about', 'tell', 'days', 'week', 'months', 'colours', 'learn', 'beteken', 'meervoud', 'vervoeg', 'verskil', 'tussen', 'vertaal', 'naamwoordklas',
  'klas', 'woord', 'uitspraak', 'oefen', 'isininzi', 'ukuthini', 'ngesixhosa', 'lithetha', 'umahluko', 'phakathi', 'njani', 'yintoni', 'ihlelo', 'clicks', 'someone', 'would', 'should', 'pronounced', 'password', 'account', 'dictionary', 'install', 'progress', 'practice', 'lesson', 'woorde', 'uitspreek', 'beteken', 'enkelvoud', 'lungisa', 'kuthetha',
] as const

const BY_WORD: ReadonlySet<string> = new Set(QUESTION_WORDS)

/** Words that are near one of these, and are meant themselves. */
const OWN_WORDS: ReadonlySet<string> = new Set(['morning', 'evening', 'meat', 'last', 'lost', 'glass', 'clan', 'world', 'grass', 'fast', 'listen', 'post', 'seat', 'team', 'great', 'meet', 'meal', 'face', 'sleep', 'speak'])

/** Spellings that are too far away to be found by their letters, and short ones. */
const SHORT_FORMS: Readonly<Record<string, string>> = { wat: 'what', wats: 'what is', wot: 'what', wht: 'what', whats: 'what is', hw: 'how', hoow: 'how', dose: 'does', duz: 'does', u: 'you', ur: 'your', gud: 'good', mornin: 'morning', wud: 'would', wld: 'would', cud: 'could', shud: 'should', abt: 'about', ppl: 'people', wrd: 'word', plz: 'please', pls: 'please', xosa: 'xhosa', xhoza: 'xhosa', pasword: 'password', bcos: 'because', diff: 'difference', pron: 'pronounce', sey: 'say', sai: 'say', saay: 'say', meen: 'mean', mene: 'mean', ov: 'of', og: 'of', teh: 'the', od: 'of' }

function correctWord(word: string): string {
  const short = SHORT_FORMS[word]
  if (short !== undefined) return short
  if (word.length < 4 || BY_WORD.has(word) || OWN_WORDS.has(word)) return word
  const most = word.length > 6 ? 2 : 1
  return QUESTION_WORDS.find((candidate) => Math.abs(candidate.length - word.length) <= most && candidate.length > 3 && measureEdits(word, candidate) <= most) ?? word
}

/** A question with its own words spelt right; the word that is asked about stands last or is far from all of them. */
export function correctSpelling(text: string): string {
  const words = text.split(' ')
  return words.map((word, at) => (at === words.length - 1 && words.length > 1 && !/^(?:mean|plural|class|meervoud|morning)/.test(correctWord(word)) ? word : correctWord(word))).join(' ')
}
