import type { ReadStory } from '#core/khulu/rewording/english/story.ts'

/** What people ask about the product in a story, and how it is asked in few words. */
const ASKED: readonly (readonly [RegExp, string])[] = [
  [/\b(?:isi)?zulu\b.*\b(?:help|useful|understand|similar|same|different|mixed up|confus\w+|relat\w+|close)\b|xhosa\b.*(?:zulu|languages?)\b.*\b(?:same|similar|differ\w*|alike|relat\w+|close|hard|difficult|spoken)\b|\b(?:same|similar|differ\w*|alike|relat\w+|hard|difficult|how many people|long)\b.*xhosa\b/, 'is isixhosa related to isizulu'],
  [/\b(?:forget\w*|remember\w*|memori[sz]\w+)\b.*\b(?:words?|vocabulary|what i|everything|it all)\b|\b(?:words?|vocabulary)\b.*\b(?:forget\w*|remember|stick)\b|\b(?:minutes?|an hour|half an hour|little time|busy|no time|time for)\b.*\b(?:best|day|use|learn\w*|enough|start|manage|advice)\b|\b(?:how much|how often|how long) (?:should|must|do) i (?:practi[sc]e|study|learn)\b|\bbest (?:way|use|learn|practi[sc]e)\b/, 'what is the best way to learn'],
  [/\b(?:not (?:connected|online)|n't (?:connected|online)|off ?line|no (?:internet|signal|network|wi-?fi|data|airtime|reception|connection|coverage)|n't (?:always )?(?:have|got) (?:any |much )?(?:wi-?fi|internet|data|signal|airtime|network)|without (?:the )?(?:internet|data|wi-?fi|signal|a connection|being (?:online|connected))|data\b.*\b(?:expensive|costs?|r[ua]n(?:s|ning)? out|bundle|cheap|afford|much|lot)|(?:expensive|costs?|use|uses|run out of|eat\w*|little|much) (?:\w+ )?data|(?:don't|doesn't|not|never) (?:always |really )?(?:have|got) (?:any |much |good )?(?:wi-?fi|internet|data|signal|airtime|network)|(?:internet|signal|network|connection|wi-?fi)\b.*\b(?:bad|weak|slow|down|drops?|gone|poor|away|load ?shedding)|load ?shedding|rural)\b/, 'does it work offline'],
  [/\b(?:without|don't want to|do i (?:want|have|need) to|must i|rather not|do i want to|before|necessary to)\b.*\b(?:e-?mail(?: address)?|sign(?:ing)? up|regist\w+|account|log(?:ging)? in|personal details)\b/, 'can i use funda without an account'],
  [/\b(?:pay|cost|costs|free|money|afford|price|fees?|subscription|charge[sd]?|budget)\b/, 'is funda free'],
  [/\b(?:forgot|forgotten|lost|remember|reset)\b.*\bpassword\b/, 'i forgot my password'],
  [/\b(?:see|check|know|follow|track|find out|look)\b.*\b(?:learners?|class|pupils?|child(?:ren)?|son|daughter|kids?|grade \w+s?)\b.*\b(?:doing|done|did|progress\w*|getting on|learn\w*|work\w*|practis\w+|coping)\b|\b(?:class|learners|pupils)\b.*\b(?:results|marks|scores|progress)\b/, "how do i see my child's progress"],
  [/\b(?:teacher|lecturer|tutor|principal|our school|my (?:class|learners|pupils|students|school)|classroom|grade \w+)\b.*\b(?:see|use|track|follow|classroom|class|learners?|kids|pupils|app)\b|\b(?:use|app)\b.*\b(?:teacher|my (?:class|learners|pupils|students)|classroom|our school)\b/, "how do i see my child's progress"],
  [/\b(?:safe|suitable|ok(?:ay)?|too (?:young|small|hard|difficult)|for (?:kids|children|toddlers))\b.*\b(?:child(?:ren)?|kids?|son|daughter|toddler|year|little|boy|girl|grandchild\w*)\b|\b(?:child(?:ren)?|kids?|son|daughter|toddler|year[s -]?old|grandchild\w*)\b.*\b(?:safe|suitable|ok(?:ay)?|(?:too|old|young) (?:young|small|hard|difficult|enough)|use (?:it|this|the app|funda)|play (?:it|here|on)|for (?:her|him|them) (?:too|here))\b/, 'can children use funda'],
  [/\b(?:my (?:mom|mum|mother|dad|father|gran\w*|parents)|older people|adults?|pensioners?|seniors?|\d\d years old|over \d\d|not good with (?:computers|technology|phones))\b.*\b(?:hard|difficult|use|easy|old|for (?:her|him|them)|learn)\b/, 'what is funda'],
  [/\b(?:install|home ?screen|play store|app store|download (?:it|the app|this)|put (?:it|this|the app) on)\b/, 'how do i install the app'],
  [/\b(?:new|another|different|second|other|old|broken|lost|stolen|change) (?:\w+ )?(?:phone|tablet|device|computer|laptop)\b.*\b(?:progress|points|lose|keep|continue|work|words|account|carry|start|saved?|same)\b|\b(?:progress|points|lose|keep|continue|carry|start over)\b.*\b(?:new|another|different|second|other) (?:\w+ )?(?:phone|tablet|device|computer|laptop)\b|\bwill (?:my|everything|all)\b.*\b(?:be (?:lost|saved|there|gone|kept)|disappear)\b/, 'does funda save my progress'],
  [/\b(?:hear|sound|voice|audio|volume|speaker)\b.*\b(?:nothing|no|not|n't|silent|broken|off|missing)\b|\b(?:nothing|no|n't|not|can't|cannot)\b.*\b(?:hear|sound|voice|audio|volume)\b/, 'there is no sound'],
  [/\b(?:too small|bigger|hard to see|my eyes|glasses|too bright)\b/, 'how do i make the letters bigger'],
  [/\b(?:mistake|wrong (?:word|translation)|error|bug|complain\w*|suggest\w*|idea|report|feedback|human|real person|contact|speak to (?:someone|somebody))\b/, 'how do i contact you'],
  [/\b(?:private|privacy|personal|who (?:can )?sees?|(?:see|read)s? (?:what|my)|delete my|information about)\b/, 'is my data private'],
  [/\b(?:certificate|points|badges?|streak|levels?|reward\w*)\b/, 'how do i earn points'],
  [/\b(?:print(?:ed|ing|out|able)?s?|worksheets?|flash ?cards?|dictionary)\b/, 'is there a dictionary'],
  [/\b(?:games?|fun|bored)\b/, 'are there games'],
  [/\b(?:(?:new|complete|total|absolute) (?:here|beginner)|beginner|(?:just|only) (?:start\w*|join\w*)|never (?:learnt|learned|spoken|spoke|studied)|from (?:scratch|zero)|where (?:do|should|can|must) i (?:start|begin)|first (?:lesson|step)|what (?:now|next|should i (?:do|learn)))\b/, 'where do i start'],
]

/** Speaks of the product, and of no words to be said. */
const OF_PRODUCT = /\b(?:this|the|your|an?) (?:app|site|website|page|programme|program|course)\b|\bfunda\b|\b(?:use|using|learn(?:ing)?|work|works|play|practi[sc]e|study|do|start|begin|carry on|continue) (?:this|it|here|isixhosa|xhosa|with you|on (?:it|this|my|the|her|his))\b|\bcan (?:i|we|he|she|they)(?: still| also)? (?:practi[sc]e|learn|play|study|continue)\b|\b(?:tablet|speakers?|coming out)\b|\bi(?:'ve| have| am|'m)?(?: been)? learn\w*\b|\bkeep forgetting\b|\b(?:should|must) i (?:practi[sc]e|study|learn)\b|\b(?:lessons?|password|my (?:progress|points|account|streak|level)|account|log(?:ging)? in|sign(?:ing)? up|regist\w+|e-?mail address|sound|screen|khulu|certificate|load ?shedding)\b|\b(?:isi)?zulu\b|\b(?:learn|speak)\w* (?:isi)?xhosa\b.*\b(?:hard|difficult|easy|long)\b|\b(?:hard|difficult|easy|long)\b.*\blearn (?:isi)?xhosa\b|\b(?:app|it|this|that)\b.*\b(?:without|off ?line|pay|safe|cost|free|install|work)\b/

const OF_WORDS = /\b(?:(?:say|tell|ask|write|put|translate|word|mean\w*)\b.*\b(?:xhosa|isixhosa)|how (?:do|would|can|could|should) (?:i|we|you) (?:say|ask|tell|put|greet|write)|want to (?:say|tell|ask)|what (?:do|should|could|can|would) i (?:say|tell|ask|write)|(?:what|which) (?:is|are) the words?)\b/

/** What is asked about the product. */
export const readApp: ReadStory = ({ text, heard, quoted }) => {
  if (quoted.length > 0 || heard.length > 0 || !OF_PRODUCT.test(text) || OF_WORDS.test(text)) return []
  const asked = ASKED.find(([sign]) => sign.test(text))?.[1]
  return asked === undefined ? [] : [asked]
}
