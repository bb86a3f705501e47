import { pattern, patternWith, source } from '#core/patterns/pattern.ts'
import WORDS from './asking-words.json' with { type: 'json' }
import { unframeEnglish } from '#core/khulu/asking/english/frame-english.ts'
import { directEnglish, isToSeveral } from '#core/khulu/asking/english/direct-english.ts'
import type { AskingWords } from '#core/khulu/asking/asking-words.ts'
import { byWord } from '#core/khulu/words/by-word.ts'

/** Tasks that Khulu does with words; other requests are sentences. */
const TASK = source`
  (?:translat|conjugat|correct|fix|check|explain|pronounc|spell|defin|count|say\b|help(?:ing)? (?:me
  |us) (?:to |with )?(?:say|pronounce|translate|understand|conjugate|spell|the|how|my|some|this)\b
  |(?:tell|teach|show|remind|giv|help|inform|let)\w* (?:me|us) (?:know |please )?(?:how|what|why|which|the
  |about|with|where|when|some|a few|an example|to (?:say|count|greet|pronounce|introduce))\b)
`

/** Continuation of a question about words, after its opening. */
const ASKED = source`
  (?=(?:how|what|why|which)\b|(?:the |a |an |some )?(?:xhosa |isixhosa )?(?:plural|singular|class|past
  |present|future|negative|concords?|meaning|word|words|name|pronunciation|difference|days|months
  |translation)\b)
`

/** Openings of a question: I was wondering whether you could tell me …, my homework asks …, I'm trying to remember … */
const ENGLISH_OPENING = new RegExp(
  [
    source`
      ^(?:dear khulu[,!.]* |(?:my |the |our )(?:homework|teacher|boss|friend|mom|mum|child|kid|son|daughter
      |boyfriend|girlfriend|husband|wife|worksheet|question)(?: \w+)? (?:asks?|asked|says?|wants? to know
      |needs? to know|wanted to know)(?: me| us)?:? ${ASKED}
    `,
    source`
      (?:i|im|any|no|not|do(?:es)? (?:you|anyone|anybody|someone)|did you|just)\b(?:'\w+)?(?: \w+){0,4}? ?
      (?:know|no|forgot|forget|forgetting|remember|recall|wonder|wondering|understand|out|find|learn
      |looking for|about|sure|idea|curious|confused|see|ask|asked)(?: (?:how|about|of))?,? (?=how (?!are|is
      |much|old|many|my|our|to (?!say|ask|greet|pronounce|write|spell|count|introduce|conjugate|make|form
      |read|use|tell|thank|call))|what(?:'s| is the| does| do (?:i|you|we)\b)
      |what \S+(?: (?:times|plus|minus|divided by) \S+)? (?:means?|is|are)(?: in xhosa)?$
      |why |which |the (?:(?:isi)?xhosa for|(?:xhosa |isixhosa )?(?:word|plural|singular|meaning|difference
      |class|name)\b))
    `,
    source`
      (?:(?:can|could|will|would|may) (?:you|u|i(?! say))|(?:i(?:'m| am| was)|im|just)?
      (?: just)? ?wondering (?:if|whether) (?:you|u|i) (?:could|can|would|might)|i(?:'d| would) be (?:\w+ )?
      (?:grateful|glad|happy|pleased) if (?:you|u) (?:could|can|would)|would (?:you|u) be (?:so )?(?:kind
      |good|able)(?: enough)?(?: as)? to|would (?:you|u) mind|is it possible (?:for you )?to
      |i (?:need|want|would like)(?: you)?(?: to)?|i'd like(?: you)? to|(?=help))(?: (?:please|pls|kindly
      |perhaps|maybe|also|quickly|just))* ?(?=${TASK})
    `,
    source`
      (?:tell|teach|show|remind|help|explain to|inform|giv|let)\w* (?:me|us)(?: please
      | know)? (?:how to (?!greet)|with |to (?=say|pronounce|translate|understand|conjugate|spell|count)
      |(?=where|when)|${ASKED})
      |explain ${ASKED}(?=how|why|what)|i wonder )
    `,
  ].join('|'),
)

const OBJECT = source`
  ((?:it|them|him|her|me|us|this|that)(?= (?:back|on|off|up|away|out|down)\b)|(?:the|my|your|his|her|our
  |their|an?|this|that|these|those) [\w']+)
`

/** Pattern of a particle after the object, which belongs to the verb: bring it back, take your hat off. */
const MOVED = new RegExp(
  source`
    \b((?:br(?:ing|ought)|g[ai]ve|sen[dt]|switch|turn|put|t[ao]ke|took|pick|throw|threw|hang)(?:s|ed
    |ing)?) ${OBJECT} (back|on|off|up|away|out)\b(?! (?:the|my|your|his|her|our|their|an?|of|top|it|to
    |in)\b)
  `,
  'g',
)

/** Pattern of a particle of completion: clean up the room, write it down. */
const WHOLLY = new RegExp(
  source`
    \b((?:w[ao]ke|clean|fill|tidy|open|eat|drink|finish|write|wash|lock|cut|close)(?:s|d|n|ed|ing)?)
    (?: (?:up|down))? ${OBJECT}(?: (?:up|down)\b)?
  `,
  'g',
)

/**
 * Pattern of a remark after a question: i can't hear it, it's for school. It follows a stop, or a question to which it
 * can't belong.
 */
const REMARK = new RegExp(
  source`
    ^(.{6,}?[,;.!?-]+|(?!.*\b(?:say|translate|tell|ask|write|mean|word|name|xhosa|isixhosa|call)\b).{6,}?) +
    (?:(?:because|as|cause|coz|bc|and|but) )?(?:i (?:really )?(?:can(?:'?t|not| not)|don'?t|do not) (?:hear
    |get|see|understand|remember|know|tell)\b.*|i(?:'m| am) (?:so |very |a bit )?(?:confused|stuck
    |(?:preparing|teaching|making|writing|doing|planning|busy)\b.*|learning\b.*|not sure.*)|i (?:always|keep
    |often) (?:mix|forget|confus|get)\w*\b.*|(?:(?:it|this) is |it'?s )for (?:my |a |an |the )?(?:school
    |homework|assignment|project|test|exam|lesson|class|job|work)|i need (?:it|this|that|to know).*
    |(?:urgent|asap|quickly|quick)(?: please)?|like (?:if|when|r?\d+).*|when do i use .*|which (?:one )?
    (?:do|should|is|must)\b.*)$
  `,
)

/** Chat spellings of words. */
const CHAT: Readonly<Record<string, string>> = byWord({
  bf: 'boyfriend',
  gf: 'girlfriend',
  nite: 'night',
  tmrw: 'tomorrow',
  tmr: 'tomorrow',
  '2moro': 'tomorrow',
  '2morrow': 'tomorrow',
  thanx: 'thanks',
  thnx: 'thanks',
  thx: 'thanks',
  srry: 'sorry',
  sum1: 'someone',
  some1: 'someone',
  luv: 'love',
  bday: 'birthday',
  "b'day": 'birthday',
  dnt: "don't",
  dont: "don't",
  cant: "can't",
  wont: "won't",
  wanna: 'want to',
  gonna: 'going to',
  il: 'i will',
  coz: 'because',
  cos: 'because',
  cuz: 'because',
  bcoz: 'because',
  gr8: 'great',
  pls: 'please',
  plz: 'please',
  plse: 'please',
  youre: "you're",
  im: "i'm",
  ive: "i've",
  ppl: 'people',
  msg: 'message',
  wats: 'what is',
  wot: 'what',
  wht: 'what',
  hw: 'how',
  hoow: 'how',
  duz: 'does',
  gud: 'good',
  mornin: 'morning',
  wud: 'would',
  wld: 'would',
  cud: 'could',
  shud: 'should',
  abt: 'about',
  wrd: 'word',
  bcos: 'because',
  sory: 'sorry',
  teh: 'the',
})

/** A remark before a question with how. */
const BEFORE_HOW = pattern`
  ^(?!(?:how|what|which|why|can|could|do|tell|say|translate)\b)(?:\S+ ){3,}?(?=how (?:do|can|should
  |would) (?:i|we|you) \w+ (?!(?:it|that|this|in)\b)\w+ \w+)
`

/** A complaint that a rule isn't understood. */
const NOT_UNDERSTOOD = pattern`
  ^i (?:really |still )?(?:do not|don'?t) (?:really )?(?:understand|get) (?:the |how (?:the )?)?
  ((?:noun class|class|concord|plural|possessive|tense|past|future|present|negative|click|adjective|locative
  |word order)\w*)(?: tense)?(?: works?)?$
`

/** A time or price within a question for it. */
const TIME_OR_PRICE = pattern`
  ^(?=.*\b(?:time|(?<!o')clock|amount|price)\b).*?\b((?:half|(?:a )?quarter|\w+ minutes?|five|ten
  |twenty) (?:past|to) \w+|\w+ o'?clock|r\d+)\b.*$
`

/** The words of asking in English. */
export const ENGLISH_ASKING: AskingWords = {
  product: {
    clear: /\b(?:clear|delete|erase|remove|empty|wipe|get rid of)\b.*\b(?:chat|conversation|history|messages)\b/,
    daily: pattern`
        \bminutes (?:a|every|per|each) day\b|\b(?:keep|always) forget\w*\b.*\bwords?\b
        |\bbest way to (?:learn|remember|study|practi[sc]e)\b
        |\bhow (?:long|often|much)\b.*\b(?:must|should) (?:i|we) (?:learn|study|practi[sc]e)\b
        |\bhow (?:can|do|should) i (?:best|remember)\b(?!.*\bclicks?\b)
      `,
    otherLanguage: pattern`
        \b(?:funda|app|you|khulu|site)\b.*\b(?:have|has|offer|teach|speak|know|do)\b.*\b(?:isi)?(?:zulu
        |sotho|sesotho|tswana|venda|tsonga|swati|ndebele|pedi)\b
        |\b(?:in|into|to|about) ?(?:isi)?(?:zulu|sotho|sesotho|tswana|setswana|venda|tsonga|swati|ndebele
        |pedi|french|german|chinese|portuguese|shona)\b(?! (?:word|people|person))
        |\bcan (?:i|we)\b.*\blearn (?!isixhosa|xhosa)(?:isi|se)?(?:zulu|sotho|tswana|venda|afrikaans
        |english)\b
      `,
    password: /\bpas+ ?w(?:or)?d\b/,
    data: pattern`
      \bprivate\b
      |\b(?:delete|erase|remove|wipe)\b.*\b(?:data|account|everything|information|progress|details|profile
      |child)\b
      |\b(?:can|will|does|do|who) (?:my )?(?:mom|mum|dad|parents?|teachers?|anyone|anybody|people|somebody
      |others?|can)? ?(?:see|read|know) (?:what|my)\b
      |\b(?:my|our|child'?s?) (?:data|privacy|information)\b|\bprivacy\b
    `,
    install: pattern`
        \b(?:install|home ?screen|iphone|android|app (?:for|on)|app store|play store
        |download (?:the |this )?app|work on (?:my |an? |the )?(?:computer|laptop|pc|tablet|phone|ipad)
        |add (?:it|this|funda) to)\b
      `,
    otherDevice: /\b(?:another|new|other|different) (?:phone|device|tablet|computer)\b|\bbecome a (?:user|member)\b/,
    sound: pattern`
        \b(?:doesn'?t|does not|don'?t|won'?t) (?:make|have|play|give) (?:any |a )?sounds?\b
        |\bhow (?:do|can|must) (?:i|we) (?:hear|listen to)\b.*\b(?:words?|sounds?|it|them|pronunciation
        |voice)\b
        |\b(?:no|hear|can'?t hear|without|missing|turn (?:on|off|up)) (?:the |any )?(?:sound|audio|voice
        |volume|nothing)\b
        |\b(?:sound|audio|voice|speaker|volume)\b.*\b(?:not|doesn'?t|isn'?t|no|off|broken|work\w*|robot)\b
        |\b(?:mute|silence)\b
      `,
    languages: /\b(?:which|what|how many) languages?\b/,
    kids: pattern`
      \bsign(?:ing)? up (?:my|his|her|a|the) (?:\d|child|kid|son|daughter)
      |\b(?:\d+[ -]?years?[ -]?olds?|toddlers?|bab(?:y|ies)|little ones?|kids?|child(?:ren)?|son|daughter
      |grade \w+|age)\b.*\b(?:use|play|learn here|work here|safe|suitable|app|this|funda|site)\b
      |\b(?:safe|suitable|good|ok|made)\b.*\b(?:\d+[ -]?years?[ -]?olds?|kids?|child(?:ren)?|toddlers?)\b
      |\bwhat age\b|\b(?:add|create)\b.*\b(?:child|kid|son|daughter|learner)\b
    `,
    teacher: pattern`
        \bmy (?:learners?|class|child|kids?)\b.*\bhow (?:will|do|can) i (?:know|see|check)\b
        |\b(?:dashboard|(?:child|son|daughter|kid|learner|class|pupil|student)(?:'?s|s')? (?:progress
        |results|work|marks|scores?))\b
        |\b(?:parents?|teachers?)\b.*\b(?:see|use|page|add)\b
        |\b(?:see|know|check|track|follow|find out|look(?: up)?)\b.*\bmy (?:child(?:ren)?|sons?|daughters?
        |kids?|class|learners?|pupils?|students?)\b.*\b(?:learn\w*|doing|does|did|done|get\w*|been
        |progress\w*)\b
      `,
    account: pattern`
        \bsav(?:e|es|ed|ing)\b.*\b(?:my (?:progress|work|words|points|place|account|results)|what i
        |automatically)\b
        |\b(?:sign ?(?:up|in|out)|log ?(?:in|out|off|on)|register|registration|(?:make|create|open|need|have
        |get|change|my) (?:an? |my )?(?:new )?(?:account|profile|username))\b
        |\bchange my (?:\w+ )?(?:name|picture|photo|avatar|e-?mail)\b
      `,
    offline: pattern`
        \boff ?line\b|\bno (?:signal|reception)\b|\blittle data\b
        |\b(?:without|no|use|uses|much|bad|slow|weak) (?:the |an? )?(?:internet|data|airtime|network|wi-?fi
        |connection)\b
        |\buses?\b.*\bdata\b
      `,
    about: pattern`
        ^(?:do you|does (?:funda|the app|it)) (?:have|teach|offer)\b.* lessons?\b
        |^what (?:is|does) (?:this (?:app|site|website|page|program)|funda)(?: (?:about|for|do))?$
        |^how does (?:this (?:app|site|website)|funda) work$
      `,
    free: pattern`
      \bpremium\b|\bsubscri\w+
      |^(?:do|must|will|should|when do|how do) (?:i|we) (?:have to |need to )?pay(?: (?:for (?:this|it
      |the app|funda)|anything|something|money))?$
      |\b(?:free|pay)\b.*\b(?:app|funda|it|this|site|schools?|use)\b
      |\b(?:costs?|price|expensive|money)\b.*\b(?:app|funda|site|schools?|use)\b
      |\b(?:is|are) (?:it|this|funda|you|(?:the|this) (?:app|site|website|page|course)) (?:for )?free\b
      |\b(?:what|how much|if)\b.*\bfunda costs?\b
    `,
    contact: pattern`
        \b(?:contact|support|report|feedback|complain\w*|complaint|write to you|email you|e-?mail address
        |bug|wrong word|found an? (?:mistake|error)|unsubscribe)\b
        |\b(?:app|site|page|funda)\b.*\b(?:broken|crash\w*|stuck|freez\w+|slow|not work\w*|n'?t work\w*)\b
        |\b(?:stop|getting)\b.*\be-?mails\b
      `,
    tools: /\b(?:dictionary|flash ?cards?|worksheets?|print(?:ed|able|ing)?|anki|conjugator|word explorer|tools?)\b/,
    theme: pattern`
        \b(?:dark|light|night) ?(?:mode|theme|screen)\b
        |\b(?:theme|high contrast|background colou?r|bigger (?:text|letters)|font size|(?:letters|text|words
        |writing) (?:bigger|larger|smaller))\b
      `,
    language: /\b(?:change|switch|set|choose)\b.*\b(?:language|english|afrikaans)\b/,
    games: pattern`
        ^(?!.*\bscore\b).*\bgames?\b|\bwants? (?:an? )?(?:\w+ )?stor(?:y|ies)\b
        |\b(?:tell|read) (?:me|us) (?:an? |the )?(?:\w+ )?stor(?:y|ies)$|\b(?:stories|story time)\b
      `,
    guest:
      /\b(?:as a guest|guest (?:session|mode|account)|without (?:\w+ )?(?:an? account|(?:regist|sign|log)\w*))\b|\bguest\b.*\baccount\b/,
    points: pattern`
        ^what (?:is|are) (?:the |an? )?(?:points|badges?|streaks?|achievements?|leader ?board)(?: for)?$
        |^(?!.*\b(?:how (?:many|much)|am i|what(?:'s| is) my|(?:see|show|check) (?:me )?my|do i have
        |have i)\b)(?=.*\b(?:i|my|me|you|we|this|funda|app|site|there|get|earn|need|kids?|child\w*)\b).*\b
        (?:points?|badges?|achievements?|awards?|streaks?|levels?|certificates?|troph(?:y|ies)|medals?
        |rewards?|coins|stars|leader ?board|ranking)\b
      `,
    isixhosa: pattern`
        ^(?:is|are|how|where|what|which|does|do|why|tell)\b(?=.*\b(?:isi)?xhosa\b)(?!.*\b(?:clicks?|you|word
        |this|he|she)\b).*\b(?:(?:hard|difficult|easy|long)(?:er|est)? .*\b(?:learn|speak|language|take)
        |(?:hard|difficult|easy|spoken|speakers?|official|bantu|nguni|tonal|related)\b|(?:similar|close) to
        |come from|(?:many|where do) people .*speak|people .*speak)
      `,
    progress: pattern`
        \bwhere (?:can|do) i (?:see|find|check)\b.*\b(?:i (?:already |have )*(?:know|did|finished|done)
        |i(?:'ve| have)? learn\w*|my (?:words|lessons))\b
        |\b(?:what|which) level am i\b
        |\bhow many (?:points?|badges?|achievements?|awards?|streaks?|levels?|certificates?|troph(?:y|ies)
        |medals?|rewards?|coins|stars|leader ?board|ranking)\b.*\b(?:i|my)\b
        |\bam i (?:doing|getting|learning|any)\b|\b(?:did|have|am) i (?:improv\w+|made? (?:\w+ )?progress)
        |\b(?:did|have) i do(?:ne)? (?:well|good|ok)
        |\bhow (?:am i|are we|good am i|well am i|far am i|far have i)\b
        |\bmy (?:own )?(?:progress|scores?|marks|points|results|streak|level)\b
        |\bhow (?:many|much)\b.*\b(?:have i|did i|do i|i have|i've|my)\b
      `,
    next: pattern`
      \bbored\b|\bwhat else can i\b|\blearn something new\b|\bcomes? next\b|^what(?:'s| is) next\b
      |\b(?:what|which)\b.*\b(?:should|can|must|do|shall|could) (?:i|we) (?:learn|study|do|start|take
      |practi[sc]e|read)\b.*\b(?:next|now|first|today|after|then)\b
      |\b(?:next|first|following) (?:lesson|step|unit|thing)\b|\b(?:which|what) lesson\b
      |\bwhere (?:do|should|can|must|shall) (?:i|we) (?:start|begin)\b
      |\b(?:am|i'm) (?:totally |completely |quite |very )?(?:new|a beginner)\b
      |\b(?:now what|what now|where (?:to|(?:should|do|can) i go) (?:next|now|from here))\b
    `,
  },
  keywords: {
    why: /\b(?:why|how come)\b/,
    difference: /\b(?:differen(?:ce|t|ces)|differs?|vs|versus|compared?|same)\b/,
    concords: /\b(?:concords?|agreements?|(?:before|in front of|beginning of|start of) (?:the |a |my )?verbs?)\b/,
    singular: /\bsingular\b/,
    plural: /\b(?:plurals?|plurali[sz]\w*|more than one)\b/,
    class: /\b(?:noun ?)?class(?:es)?\b/,
    correct: /\b(?:correct(?:ly|ed)?|mistakes?|wrong|right|check|fix|shouldn't it|grammar|look at)\b/,
    pronounce: /\b(?:pronounc\w*|pronunciation|sounds?|clicks?)\b/,
    conjugate: /\b(?:conjugat\w*|tenses?|past|future|negatives?|negat\w+)\b/,
    practise: /\b(?:practi[sc]e|exercises?|quiz|test|drill)\b/,
    mean: /\b(?:meaning|means?|(?:in|to|into) english|in afrikaans)\b/,
    say: /\b(?:say|says|said|translat\w*|express|call(?:ed)?|(?:in|to|into|for) (?:isi)?xhosa|xhosa (?:word|for))\b/,
  },
  written: (text) =>
    text
      .replaceAll(/\S+/g, (word) => CHAT[word] ?? word)
      .replaceAll(/\bi(?:'d| would) (?:\w+ly )?(?:like|love) to\b/g, 'i want to')
      .replace(/,? (?:said|written) (?=in (?:isi)?xhosa\b)/, ' ')
      .replaceAll(/\b(we|they|you|u|how|where) r\b/g, '$1 are')
      .replaceAll(/\b4 (?=u\b|you|me|us|my|the)/g, 'for ')
      .replace(/(?<!\.)[.;] i (?:want(?:ed)?|mean|meant) (?:to )?say\b.*$/, '')
      .replaceAll(/\b(what|who|where|how|that)'?s\b/g, '$1 is')
      .replace(/\bhow 2\b/, 'how to')
      .replace(/\bwhat (?:should|must) my (?:answer|reply|response) be\b/, 'what do i reply')
      .replace(/\bhow come (.+?) (are|do|does|is|can)\b/, 'why $2 $1')
      .replace(/ for (?:an?|my|the|our) (?:worksheet|homework|project|assignment)$/, '')
      .replace(/\b(word|name|xhosa) 4\b/, '$1 for')
      .replaceAll(/\byou(r?) ?\((?:plural|pl|all|many|several)[^)]*\)/g, (_, whose: string) =>
        whose === '' ? 'you all' : 'yourall',
      )
      .replaceAll(/ (?:possibly|exactly|actually|basically|literally|honestly|on earth|by any chance)\b/g, ''),
  said: patternWith('u')`
    (?:^|\W)(?:yes|no)[ ,]+(?:please|thank(?:s| you))$|^good \w+,? \w+$
    |^(?:hi|hello|hey|sorry|excuse me|thanks|good \w+)[, ]+(?!khulu|.*\b(?:how|w[ha]\w+|can|hoe|translate
    |help)\b)\p{L}+(?: \p{L}+)?$
  `,
  asksOrder: pattern`
      \b(?:say|write|translate|xhosa for)\b[: ]+"?(?:can|could|may|give|bring|help|come|wait|pass|show|open
      |close|stop|sit|stand|speak|listen|look|call|tell) .*please$
    `,
  practice: source`
      click|sound|pronunc|listen number|count|sum|math time|clock|(?<!to)day|month|hour greet|phrase
      |sentence|introduc|emergenc verb|tense|past|future|negat|conjug noun|plural|class adjective pronoun
      |possess grammar animal colou?r family culture|food|music quiz|test game|play
    `,
  about: patternWith('g')`
      ^in (?:isi)?xhosa(?::? |$)| (?:in|into|to) (?:the )?(?:isi)?xhosa(?: language)?$
      |^the (?:word|name|phrase|sentence|verb|noun|letter) |(?<!^what .*) means?$
    `,
  after: {
    plural: pattern`
        ^(?:(?:the|and|in(?: the)?|what about(?: the)?|what(?:'s| is)(?: the| its)?) )*(?:plural|many
        |more than one|to (?:several|many|more than one|a group|all|everyone|everybody|them|two)(?: of)?
        (?: \w+)?)(?: form| of (?:it|that|them))?$
      `,
    singular: /^(?:(?:the|and|in(?: the)?|what(?:'s| is)(?: the| its)?) )*(?:singular|one of them)(?: form| of it)?$/,
    class:
      /^(?:(?:and|what|which|the|its|what is (?:its|the)) )*(?:noun ?)?class(?: (?:is|would) (?:it|that)(?: be)?(?: in)?| of it)?$/,
    concords: /^(?:and )?(?:what (?:is|are) |the |its |all |subject |object |possessive )*concords?$/,
    mean: /^(?:and )?(?:what does (?:it|that|this) mean|meaning)$/,
    pronounce: pattern`
        ^(?:and )?how (?:do|does|is|to) ?(?:i|you|it|that|one)?\s?(?:pronounced?|say|sound)(?: (?:it|that))?
        (?: slow\w*| properly| right)?$
        |^(?:can|could|will) (?:you|u) (?:say|repeat|pronounce|read) (?:it|that|this)\b
        |^(?:and )?(?:say it )?(?:slow(?:er|ly)|more slowly|again)$
      `,
    example: pattern`
        \b(?:in|as) an? (?:\w+ )?sentence$
        |^(?:(?:and|can you|please) )*(?:give me |show me |make )?an? (?:\w+ )?(?:example|sentence)
        (?: (?:sentence|please|with (?:it|that)))*$
        |^example(?: sentence)?$
      `,
    reply: pattern`
        ^(?:(?:and|so|ok) )*(?:what|how) (?:do|should|can|must|would|to|could|will) ?(?:i|you|we|one|u)? ?
        (?:answer|reply|respond|react|say (?:back|in return|then|to that))\b(?! (?:that|if|when) i)
      `,
    why: /^(?:but |and )?(?:why|how come|why is that|why is it so|explain|explain that)$/,
    practise: /^(?:can i |let me |i want to )?practi[sc]e(?: it| this| that)?$/,
    leads: /^(?:and|what about|how about|then)\b/,
    continues: pattern`
        ^(?:tomorrow$|yesterday$|today$|on \w+day$|(?:what |only )?if\b|as an?\b|when (?:it|there|they|i|we
        |you|he|she)\b|but\b|or\b|only\b|just\b|not\b|make (?:it|that)\b|change (?:it|that)\b|the same\b
        |same\b|with(?:out)?\b|(?:can|do|does|did|is|are|was|will) (?:i|you|he|she|we|they)$|mine\b|yours\b
        |his\b|hers\b|ours\b|theirs\b|more than one\b|is it (?:the same|different)\b|(?:how|what) (?:is it
        |would it be|changes|do i (?:say|put|tell|ask|write)(?: it| that| this)?) (?:if|when|for|to)\b
        |(?:how|what) do i answer (?:that|if|when)\b|(?:now )?say (?:it|that|this)\b)
        |(?:\bones?|\bany|\bof (?:them|those|these)|\binstead|\btoo|n't)$
        |^to (?:several|many|more|a (?:group|friend|child|man|woman)|an? |my |the |someone|somebody
        |everyone)
        |^for (?:an? |my |the |several|many|more)
      `,
    opening:
      /^(?:and|ok|then|but)?,?\s*(?:what about|how about|what if i say|how do (?:i|you) (?:say|answer)(?: that)?|in)?\s*/,
    itself: /^(?:hi|hello|hey|thanks?|bye|help|yes|no|ok|okay|next|why|what)$/,
  },
  changes: [
    /\b(?:(?:remote|far|distant|long) past(?: tense)?|long ago)\b/,
    /\b(?:(?:to )?(?:the )?(?:(?:simple|recent) )?past(?: tense)?|yesterday|did)\b/,
    /\b(?:(?:to )?(?:the )?future(?: tense)?|tomorrow|will)\b/,
    /\b(?:(?:to )?(?:the )?present(?: tense)?|now)\b/,
    /\b(?:(?:to )?(?:the )?(?:negative|negation|negated)(?: form)?|not)\b/,
    /\b(?:positive|affirmative)\b/,
    /\byou all\b|\byou \(?(?:plural|several)\)?|\b(?:2nd|second) person plural\b/,
    /\b(?:we|for us|(?:1st|first) person plural)\b/,
    /\b(?:they|them|(?:3rd|third) person plural)\b/,
    /\b(?:he or she|he\/she|he|she|for (?:him|her)|(?:3rd|third) person(?: singular)?)\b/,
    /\b(?:you|(?:2nd|second) person(?: singular)?)\b/,
    /\b(?:i|for me|(?:1st|first) person(?: singular)?)\b/,
  ],
  fillers: patternWith('g')`
      \b(?:make|turn|change|put|into|sentence|this|that|if|as|it's|that's|same|the|form|forms|of|tense|verb
      |for|and|in|with|what|about|please|person|how|is|it|now|then|to say|do|i say|only|s)\b
    `,
  direct: directEnglish,
  unframe: unframeEnglish,
  // Why are you crying is asked of somebody.
  asksAbout: pattern`
      ^(?:why (?!(?:is|are|was|were|do|does|did|can|will|have|has|must)(?:n't| not)? (?:you|he|she|it|this
      |that|my|your|his|her|the)\b)|(?:so )?(?:is|isn't) it (?:true|ok(?:ay)?|rude|bad|wrong|allowed|polite
      |normal|necessary|possible|important|compulsory|disrespectful|safe|customary|common)\b
      |should (?:i|we)\b|(?:must|do|did|can|may|shall) (?:i|we) (?:have to|need to|need|get to|cover|wear
      |bring|kneel|greet|call|attend|take part|join)\b|am i (?:allowed|supposed|expected|meant)\b
      |(?:do|does|did|are|is|have|can|may|how|when|where|what|who|which|why)\b.*\b(?:people|xhosas?|amaxhosa
      |families|brides?|grooms?|elders|ancestors|clans?)\b|(?:do|did) they (?!(?:know|want|like|have|speak
      |understand|come|go|live|work|eat|drink|sell|need|play)\b)|(?:how|what|when|where) (?:do|did) they (?!
      (?:live|work|want|know|come|go|say|do|sell|play)\b))
    `,
  opening: ENGLISH_OPENING,
  // What the plural of umntu is, how one says it: as within another question; and what is remarked after a question that it isn't about.
  plain: (text) =>
    text
      .replace(/\bhold on(?: for)?(?= a (?:moment|minute|second|bit)|$)/, 'wait')
      .replace(
        /(?<=\b(?:go|drive|walk|run|work|come|talk|speak|read|eat|move|turn) )(fast|quick|slow)er\b(?! than)/,
        '$1',
      )
      .replace(
        /\b(\w+) ha(?:ve|s) been (?=.* since\b)/,
        (_, who: string) => `${who} ${who === 'i' ? 'am' : /^(?:we|they|you)$/.test(who) ? 'are' : 'is'} `,
      )
      .replace(/(?<=say )see you (?=(?:on|next|this) \w)/, 'i will see you ')
      .replace(/\bon (?:my|our|your|his|her|their) way\b/, 'on the way')
      .replaceAll(MOVED, '$1 $3 $2')
      .replaceAll(WHOLLY, '$1 $2')
      .replace(/\breturn (?=it\b|them\b|(?:the|your|my|his|her|this) )|\b(?:send|take) back (?=\w)/, 'bring back ')
      .replace(/^(how (?:do|can|would|should) (?:i|you|we)) (?:politely|nicely|properly) /, '$1 ')
      .replace(/, how$/, '')
      .replace(/^(how .*\bsay .+?),? my \w+ (?:is|speaks) (?:an? )?(?:isi)?xhosa\b.*$/, '$1')
      .replace(
        /\bto (?:an?|the) (?:old|older|elderly) (?:(man|gentleman)|woman|lady)$/,
        (_, man?: string) => `to a ${man === undefined ? 'mother' : 'father'}`,
      )
      .replace(/ please (?=in (?:isi)?xhosa$)/, ' ')
      .replace(/\bbirthday is (?=(?:the )?\d)/, 'birthday is on ')
      .replace(BEFORE_HOW, '')
      .replace(NOT_UNDERSTOOD, 'explain $1')
      .replace('fourty', 'forty')
      .replace(
        /\b(\w+) ((?:is|are|was|were) .* than) (mine|hers|(?:your|their|our)s|his)$/,
        (_, thing: string, is: string, whose: string) =>
          `${thing} ${is} ${whose === 'mine' ? 'my' : whose === 'his' ? whose : whose.slice(0, -1)} ${thing}`,
      )
      .replaceAll(/\b(isi)?(?:xosa|xhoza|khosa|xhossa|xosha|zhosa|hosa|xhusa)\b/g, '$1xhosa')
      .replace(TIME_OR_PRICE, '$1')
      .replace(/^(what time is it|what is the time) (?:right |just )?now$/, '$1')
      .replace(REMARK, '$1')
      .replace(
        /(,? please)?[ ,]*\(((?:asking|telling|greeting|to|for|said to|speaking to|talking to|when|if|as|in|at|with) [^)]+)\)$/,
        (_, please: string | undefined, about: string) => (isToSeveral(about) ? ' everyone' : (please ?? '')),
      )
      .replace(
        /^(what|who) ((?:the |an? )?\w+(?: (?:of|for|times|plus|minus|divided by) .+)?) (is|are)(?: in xhosa)?$/,
        '$1 $3 $2',
      )
      .replace(/^which ((?:noun )?class) (?:the word )?(\S+) (?:is(?: in)?|belongs to)$/, 'which $1 is $2')
      .replace(
        /^how (?:one|you|we|they|people|i)(?: (?:would|can|should|might))? (say|pronounce|spell|write|translate|conjugate|greet|count)s?\b/,
        'how do i $1',
      ),
  questionWords: new Set(WORDS.questionWords),
  shortForms: byWord({
    wat: 'what',
    whats: 'what is',
    dose: 'does',
    u: 'you',
    ur: 'your',
    xosa: 'xhosa',
    xhoza: 'xhosa',
    diff: 'difference',
    pron: 'pronounce',
    tens: 'tense',
    tence: 'tense',
    sey: 'say',
    sai: 'say',
    saay: 'say',
    meen: 'mean',
    mene: 'mean',
    ov: 'of',
    og: 'of',
    od: 'of',
  }),
  stopWords: WORDS.stopWords.join(' '),
}
