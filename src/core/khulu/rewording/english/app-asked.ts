import { pattern, source } from '#core/patterns/pattern.ts'
import type { ReadStory } from '#core/khulu/rewording/english/story.ts'

const DAILY = 'what is the best way to learn'
const OFFLINE = 'does it work offline'
const PROGRESS = "how do i see my child's progress"
const SAVED = 'does funda save my progress'

/** Returns a pattern that matches if all these signs stand somewhere in the text, in any order. */
const together = (...signs: readonly string[]): RegExp =>
  new RegExp(`^${signs.map((sign) => String.raw`(?=.*(?<!\w)(?:${sign})(?!\w))`).join('')}`)

const CHILD = String.raw`child(?:ren)?|kids?|son|daughter|toddler|little|boy|girl|grandchild\w*|years?[ -]?old`
const DEVICE = '(?:phone|tablet|device|computer|laptop)'
const NET = 'wi-?fi|internet|data|signal|airtime|network|coverage|reception|connection|being online'

/** Questions about the product in a story, with their short form. */
const ASKED: readonly (readonly [RegExp, string])[] = [
  [
    together(
      String.raw`(?:isi)?(?:zulu|xhosa)`,
      source`
        help|useful|understand|similar|same|alike|mixed up|confus\w+|relat\w+|close|hard|difficult|spoken
        |how many people|long|(?<=zulu.*)differ\w*|differ\w*(?=.*zulu)
      `,
    ),
    'is isixhosa related to isizulu',
  ],
  [
    together(
      String.raw`words?|vocabulary|what i|everything|it all`,
      String.raw`forget\w*|remember\w*|memori[sz]\w+|stick`,
    ),
    DAILY,
  ],
  [
    together(
      'minutes?|an hour|half an hour|little time|busy|no time|time for',
      String.raw`best|day|use|learn\w*|enough|start|manage|advice`,
    ),
    DAILY,
  ],
  [
    /\bhow (?:much|often|long) (?:should|must|do) i (?:practi[sc]e|study|learn)\b|\bbest (?:way|use|learn|practi[sc]e)\b/,
    DAILY,
  ],
  [/\boff ?line\b|\bn(?:o|')t (?:connected|online)\b|\bload ?shedding\b|\brural\b/, OFFLINE],
  [
    together(
      NET,
      source`
        \w+n't|no|not|never|without|bad|weak|slow|down|drops?|gone|poor|away|expensive|costs?
        |r[ua]n(?:s|ning)? out|bundle|cheap|afford|eat\w*|uses?|little|much|lot
      `,
    ),
    OFFLINE,
  ],
  [
    pattern`
      \b(?:without|don't want to|do i (?:want|have|need) to|must i|rather not|do i want to|before
      |necessary to)\b.*\b(?:e-?mail(?: address)?|sign(?:ing)? up|regist\w+|account|log(?:ging)? in
      |personal details)\b
    `,
    'can i use funda without an account',
  ],
  [/\b(?:pay|cost|costs|free|money|afford|price|fees?|subscription|charge[sd]?|budget)\b/, 'is funda free'],
  [/\b(?:forgot|forgotten|lost|remember|reset)\b.*\bpassword\b/, 'i forgot my password'],
  [
    pattern`
      \b(?:see|check|know|follow|track|find out|look)\b.*\b(?:learners?|class|pupils?|child(?:ren)?|son
      |daughter|kids?|grade \w+s?)\b.*\b(?:doing|done|did|progress\w*|getting on|learn\w*|work\w*|practis\w+
      |coping)\b
    `,
    PROGRESS,
  ],
  [together('class|learners|pupils', 'results|marks|scores|progress'), PROGRESS],
  [
    together(
      String.raw`teacher|lecturer|principal|our school|my (?:class|learners|pupils|students|school)|classroom|i teach|i'm teaching`,
      'see|use|track|follow|classroom|learners?|pupils|app',
    ),
    PROGRESS,
  ],
  [
    together(
      CHILD,
      source`
        safe|suitable|ok(?:ay)?|(?:too|old|young) (?:young|small|old|hard|difficult|enough)
        |for (?:kids|children|toddlers)|use (?:it|this|the app|funda)|play (?:it|here|on)
        |for (?:her|him|them) (?:too|here)
      `,
    ),
    'can children use funda',
  ],
  [
    together(
      source`
        my (?:mom|mum|mother|dad|father|gran\w*|parents)|older people|adults?|pensioners?|seniors?
        |\d\d years old|over \d\d|not good with (?:computers|technology|phones)
      `,
      'hard|difficult|use|easy|old|for (?:her|him|them)|learn',
    ),
    'what is funda',
  ],
  [
    /\b(?:install|home ?screen|play store|app store|download (?:it|the app|this)|put (?:it|this|the app) on)\b/,
    'how do i install the app',
  ],
  [
    together(
      source`
        (?:new|another|different|second|other|old|broken|lost|stolen|change) (?:\w+ )?${DEVICE}
        |${DEVICE}.* (?:and|both|as well as|also|too)\b.* ${DEVICE}
      `,
      'progress|points|lose|keep|continue|work|use|words|account|carry|start|saved?|same',
    ),
    SAVED,
  ],
  [/\bwill (?:my|everything|all)\b.*\b(?:be (?:lost|saved|there|gone|kept)|disappear)\b/, SAVED],
  [together('same|share|one', `${DEVICE}|account`), 'how do i create an account'],
  [
    together(
      'hear|sound|voice|audio|volume|speaker',
      String.raw`nothing|no|not|\w+n't|can't|cannot|silent|broken|off|missing`,
    ),
    'there is no sound',
  ],
  [/\b(?:too small|small letters|bigger|hard to see|my eyes|glasses|too bright)\b/, 'how do i make the letters bigger'],
  [
    pattern`
      \b(?:mistake|wrong (?:word|translation)|error|bug|complain\w*|suggest\w*|idea|report|feedback|human
      |real person|in person|contact|(?:speak|talk) to (?:someone|somebody|you))\b
    `,
    'how do i contact you',
  ],
  [
    /\b(?:private|privacy|personal|who (?:can )?sees?|(?:see|read)s? (?:what|my)|delete my|information about)\b/,
    'is my data private',
  ],
  [/\b(?:certificate|points|badges?|streak|levels?|reward\w*)\b/, 'how do i earn points'],
  [/\b(?:print(?:ed|ing|out|able)?s?|worksheets?|flash ?cards?|dictionary)\b/, 'is there a dictionary'],
  [/\b(?:games?|fun|bored)\b/, 'are there games'],
  [
    pattern`
      \b(?:(?:new|complete|total|absolute) (?:here|beginner)|beginner|(?:just|only) (?:start\w*|join\w*)
      |never (?:learnt|learned|spoken|spoke|studied)|from (?:scratch|zero)|where (?:do|should|can
      |must) i (?:start|begin)|first (?:lesson|step)|what (?:now|next|should i (?:do|learn)))\b
    `,
    'where do i start',
  ],
]

/** Speaks of the product, and of no words to be said. */
const OF_PRODUCT = pattern`
  \b(?:this|the|your|an?) (?:app|site|website|page|programme|program|course|version)\b|\bfunda\b
  |\b(?:use|using|learn(?:ing)?|work|works|play|practi[sc]e|study|do|start|begin|carry on|continue) (?:this
  |it|here|isixhosa|xhosa|with you|on (?:it|this|my|the|her|his))\b
  |\bcan (?:i|we|he|she|they)(?: still| also)? (?:practi[sc]e|learn|play|study|continue)\b
  |\b(?:tablet|speakers?|coming out|one phone|our points)\b|\bi(?:'ve| have| am|'m)?(?: been)? learn\w*\b
  |\bkeep forgetting\b|\bsomeone (?:i|we) can (?:talk|speak|write)\b|\bwrong translation\b
  |\b(?:should|must) i (?:practi[sc]e|study|learn)\b
  |\b(?:lessons?|password|my (?:progress|points|account|streak|level)|account|log(?:ging)? in
  |sign(?:ing)? up|regist\w+|e-?mail address|sound|screen|khulu|certificate|load ?shedding)\b
  |\b(?:isi)?zulu\b|\b(?:learn|speak)\w* (?:isi)?xhosa\b.*\b(?:hard|difficult|easy|long)\b
  |\b(?:hard|difficult|easy|long)\b.*\blearn (?:isi)?xhosa\b
  |\b(?:app|it|this|that)\b.*\b(?:without|off ?line|pay|safe|cost|free|install|work)\b
`

const OF_WORDS = pattern`
  \b(?:(?:say|tell|ask|write|put|translate|word|mean\w*)\b.*\b(?:xhosa|isixhosa)|how (?:do|would|can|could
  |should) (?:i|we|you) (?:say|ask|tell|put|greet|write)|want to (?:say|tell|ask)|what (?:do|should|could
  |can|would) i (?:say|tell|ask|write)|(?:what|which) (?:is|are) the words?)\b
`

/** Reads questions about the product. */
export const readApp: ReadStory = ({ text, heard, quoted }) => {
  if (quoted.length > 0 || heard.length > 0 || !OF_PRODUCT.test(text) || OF_WORDS.test(text)) return []
  const asked = ASKED.find(([sign]) => sign.test(text))?.[1]
  return asked === undefined ? [] : [asked]
}
