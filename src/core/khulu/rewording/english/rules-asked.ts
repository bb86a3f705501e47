import { pattern } from '#core/patterns/pattern.ts'
import type { ReadStory } from '#core/khulu/rewording/english/story.ts'

/** Rules by the words that they are asked with, and how each is asked for. */
const RULES: readonly (readonly [RegExp, string])[] = [
  [/\bfuture tense\b/, 'how does the future tense work'],
  [
    pattern`
      (?:^|[\s"'(-])-?ya-?(?=[\s"',.?!)]|$).*\b(?:verbs?|present|when|put|use|leave|left|drop|needed?|in)\b
      |\b(?:when|put|use|leave|drop|need\w*|with|little)\b.*[\s"'(-]-?ya-?(?=[\s"',.?!)]|$)
      |\b(?:long|short) (?:form|present)\b
    `,
    'when do i use -ya-',
  ],
  [
    /\b(?:letters?|sounds?)\b.*\bc\b.*\bq\b.*\bx\b|\bc,? q,? (?:and|or|&) x\b|\bclick(?:s|ing)?(?: (?:sounds?|noises?|thing))?\b/,
    'how do clicks work',
  ],
  [
    /(?:^|[\s"'-])-?ile\b|\bpast(?: tense)?\b(?=.*\b(?:tense|verbs?|form|ending|make|made|work\w*|how|rule|happened)\b)/,
    'how does the past tense work',
  ],
  [/\bfuture(?: tense)?\b(?=.*\b(?:tense|verbs?|form|make|made|work\w*|how|rule)\b)/, 'how does the future tense work'],
  [
    /\bnegativ\w*|\bnegat(?:e|ion)\b|\b(?:make|turn|say)\b.*\bnot\b.*\b(?:verbs?|sentences?)\b/,
    'how is the negative made',
  ],
  [
    /\bpossessi\w+|\b(?:my|your|his|her)\b,? .*\b(?:changes?|different)\b.*\b(?:nouns?|words?)\b/,
    'how does the possessive work',
  ],
  [/\badjectives?\b|\bdescrib\w+ (?:words?|a noun|things)\b/, 'how do adjectives work'],
  [/\blocatives?\b|\b-?e?ni\b.*\b(?:ending|end of|places?)\b|\bplaces?\b.*\b-?ini\b/, 'how does the locative work'],
  [/\bobject (?:concords?|markers?|prefix\w*|pronouns?)\b/, 'rule for object concords'],
  [/\bword order\b|\border of (?:the )?words\b|\bwhere does the verb (?:go|stand|come)\b/, 'what is the word order'],
  [
    pattern`
      \bnoun ?class(?:es)?\b|\b(?:kinds?|types?|groups?|sorts?) of nouns?\b|\bclass(?:es)? numbers?\b
      |\bclass \d+ and (?:class )?\d+\b|\bwhy\b.*\bwords?\b.*\b(?:begin|start)\w*\b
      |\b(?:start|begin|prefix)\w*\b.*\b(?:ama|izi|aba|imi|um|isi|in)-?\b.*\b(?:izi|aba|ama|isi|imi|ili|ulu
      |ubu|others?)\b
    `,
    'how do noun classes work',
  ],
  [
    pattern`
      \bconcords?\b|\bagreements?\b
      |\bverbs?\b.*\b(?:beginnings?|start\w*|prefix\w*|pronouns?|change|in front)\b
      |\b(?:prefix\w*|bits?|beginning|letters) (?:of|before|in front of|on) (?:the |a |every )?verbs?\b
    `,
    'how do concords work',
  ],
  [/\bplurals?\b/, 'how are plurals made'],
]

/** Says that something is to be explained, or asks whether it is so. */
const ASKS = pattern`
  \b(?:how|when|why|what|explain|understand|confus\w*|rules?|help|never|always|guess\w*|right|true|isn't it
  |not sure|struggl\w*|lost|clear|difficult|hard|simpl\w*|tell me|matter|(?:can|may|should|must|do
  |does) (?:i|we|you|one|it|the)|story|is that so|is it so)\b
`

/** Words that ask for something else than a rule. */
const ASKS_OTHERWISE = pattern`
  \bdifferen
  |\b(?:(?:how|what|want|can i|could i)\b[^.?!]*\bsay|tell (?:my|the|her|him|them)|plural of
  |concords? (?:of|for)|class (?:is|of|does|\d+a?(?! and))|translate|practi[sc]e|quiz|test me|exercises?
  |pronounce (?!the (?:letters?|clicks?)))\b(?! (?:mna|not))
`

/** Reads a question or a doubt about a rule of the grammar: no verb needs a concord, does it? */
export const readRule: ReadStory = ({ text, heard, quoted }) => {
  if (!ASKS.test(text) || ASKS_OTHERWISE.test(text.replace(/\b(?:just|can) say\b/, ''))) return []
  const [phrase = ''] = heard
  const isPiece = /^-?(?:ya|ile|ini|ama|izi|aba|za|anga|e)-?$/.test(phrase)
  // Of a word or a sentence that is named, more is said than the rule.
  if (
    heard.length > 0 &&
    !isPiece &&
    !(quoted.length === 1 && /\b(?:right|true|never|always)$|\b(?:never|no|always)\b/.test(text))
  )
    return []
  const rule = RULES.find(([sign]) => sign.test(text))?.[1]
  return rule === undefined ? [] : [rule]
}
