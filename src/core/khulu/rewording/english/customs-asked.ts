import { pattern } from '#core/patterns/pattern.ts'
import type { ReadStory } from '#core/khulu/rewording/english/story.ts'

/** Customs by their names, as Khulu knows them too. */
const NAMED = pattern`
  \b(?:lobol[ao]|bride price|clan names?|ancestors?|ulwaluko|umkhwetha|abakhwetha|umqombothi
  |traditional beer|umngqusho|samp|beads?|beadwork|iqhiya|shweshwe|umbhaco|blankets?|stokvel|ubuntu
  |praise (?:poet|singer)s?|imbongi|folk ?tales?|i?intsomi|anthem|funeral|wedding|umtshato|dancing
  |imbeleko)\b
`

/** Customs by what else people call them, and how each is asked about. */
const CUSTOMS: readonly (readonly [RegExp, string])[] = [
  [/\bbab(?:y|ies)\b.*\b(?:introduc|present|welcom|ceremony)|\bnewborn\b|\bpresented? to the ancestors\b/, 'imbeleko'],
  [/\b(?:initiat\w+|circumcis\w+|go(?:es|ing)? to the (?:bush|mountain))\b/, 'initiation'],
  [
    /\b(?:hlonipha|daughter[s -]?in[ -]?law.*(?:speak|say|words|names?)|not (?:say|use) .*\bnames?\b.*in-?law)/,
    'hlonipha',
  ],
  [
    /\b(?:elders?|older (?:people|person|man|woman)|in-?laws?|respect\w*|eye contact|both hands|stand up|kneel)\b/,
    'respect',
  ],
  [/\bhome-?brew/, 'traditional beer'],
  [/\bcattle for (?:the|a) bride\b/, 'lobola'],
  [/\b(?:headscar(?:f|ves)|doek|cover\w* (?:their|your|her|my|the) (?:heads?|hair))\b/, 'headscarf'],
  [/^(?=.*\bfaces?\b).*\b(?:paint\w*|clay|ochre|white|orange|yellow|dots|smear\w*)\b/, 'face paint'],
  [/\b(?:pile|heap|stack)s? of (?:stones|rocks)\b/, 'isivivane'],
  [/\b(?:patterned|printed|blue)\b.*\b(?:dress|cloth|fabric|skirt|material)/, 'shweshwe'],
  [/\btraditional (?:clothes|dress|clothing|outfit)\b/, 'traditional clothes'],
  [/\bnkosi sikelel/, 'national anthem'],
  [/\b(?:burial|mourning)\b/, 'funeral'],
]

/** Asks what people do, and why, and not what they say. */
const ASKS = pattern`
  \b(?:why|custom|culture|tradition\w*|what (?:happens?|would happen|(?:is|are|was|were) (?:that|it|this
  |they|those|these)\b|(?:does|did|do) (?:it|that|this|they|these|those) mean|is (?:an?|the|it)|are
  |should i (?:not )?(?:wear|bring|expect|know|do)|do (?:i|we|people|they|you) (?:wear|bring|do|expect|take
  |eat|drink|give))|(?:what|how)\b.* (?:people|they|m[ae]n|wom[ae]n|guests|visitors) (?:usually |normally )?
  (?:wear|bring|do|behave|give)|how (?:should|do|must) i (?:behave|dress|act)|supposed to (?!say)|allowed
  |rude|offend|expected to|tell me (?:more )?about|know (?:more )?about|learn about|explain|who pays
  |meaning of the|significance|must (?:i|we|a|the)|is it (?:true|ok|right|normal|polite)|all about
  |what's (?:that|it|this|the))\b
`

const OF_WORDS =
  /\b(?:say|tell (?:him|her|them|my)|translate|in (?:isi)?xhosa|plural|(?<!(?:it|that|this|they|these|those) )mean|word for|greet)\b/

/** Reads questions about a custom. */
export const readCustom: ReadStory = ({ text, quoted }) => {
  if (quoted.length > 0 || !ASKS.test(text) || OF_WORDS.test(text)) return []
  const custom = CUSTOMS.find(([sign]) => sign.test(text))?.[1] ?? NAMED.exec(text)?.[0]
  return custom === undefined ? [] : [`tell me about ${custom}`]
}

/** A question how somebody is addressed. */
const ADDRESS = pattern`
  \b(?:what|how) (?:to|(?:do|should|must|can|would|could|may) (?:i|we|one|you)) (?:call|address
  |refer to) (?!an? (?:\w+ )?(?:person|man|woman|one|thing|place) (?:who|that))((?:my|an?|the|our|his|her
  |their|some) [\w' -]+?)(?=$|[,.;?!]| (?:when|if|as|because|in|who|that|with|properly|politely|respectfully
  |i)\b)
`

/** Reads questions for forms of address: my husband's father, an older woman. */
export const readAddress: ReadStory = ({ text, quoted, heard }) => {
  const whom = ADDRESS.exec(text)?.[1]
  if (whom === undefined || quoted.length > 0 || heard.length > 0) return []
  return /\b(?:old(?:er)?|elder\w*|stranger|person|people|man|woman|lady|gentleman|wife|chief|boss)s?(?:'s \w+)?$/.test(
    whom,
  )
    ? ['tell me about respect']
    : [`what do i call ${whom}`]
}

/** Themes whose words are asked for. */
const THEMES: readonly (readonly [RegExp, string])[] = [
  [/\banimals?\b/, 'animals'],
  [/\bcolou?rs?\b/, 'colours'],
  [/\bdays\b/, 'days of the week'],
  [/\bmonths\b/, 'months of the year'],
  [/\bseasons\b/, 'seasons'],
  [/\bbody\b/, 'body parts'],
  [/\bfamily\b/, 'family words'],
  [/\bfoods?\b/, 'food'],
  [/\bcloth(?:es|ing)\b/, 'clothes'],
  [/\bgreetings?\b|\bgreet (?:people|patients|customers|parents|learners|others|everyone)\b/, 'greetings'],
  [/\bintroduc\w+ (?:myself|ourselves)\b|\bintroductions?\b/, 'how do i introduce myself'],
  [/\bemergenc(?:y|ies)\b/, 'emergencies'],
  [/\bnumbers?\b|\bcount(?:ing)?\b/, 'numbers'],
  [/\bquestion words?\b/, 'question words'],
]

const ASKS_WORDS = pattern`
  \b(?:names of|words? (?:for|of|about)|vocabulary|list|some|learn(?:s|ing)? (?:the|about|their|his|her|my)
  |teach|know (?:the|her|his)|introduc\w+|phrases|useful|greet\w*|count(?:ing)?|revis\w+|homework)\b
`

/** Nouns in questions for all names of a kind. */
const ARE_CALLED =
  /\b(?:animals|colou?rs|days|months|seasons|foods?|clothes|numbers|body parts|family members) (?:of the \w+ )?are (?:called|in)\b/

/** Words that ask for more than a theme. */
const ASKS_MORE = pattern`
  \b(?:say|tell (?:my|the|her|him|them)|ask (?:my|the|her|him|them)|plural|mean|why|sentences?|quiz
  |practi[sc]e|test|finished|like that|my name is|where|next|happens)\b
`

/** Reads the words of a theme, for homework or for work. */
export const readTheme: ReadStory = ({ text, heard }) => {
  if (
    heard.length > 0 ||
    (!ASKS_WORDS.test(text) && !ARE_CALLED.test(text)) ||
    (!ARE_CALLED.test(text) && ASKS_MORE.test(text))
  )
    return []
  const theme = THEMES.find(([sign]) => sign.test(text))?.[1]
  return theme === undefined ? [] : [theme]
}
