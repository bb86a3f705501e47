import { pattern } from '#core/patterns/pattern.ts'
import type { FixedPattern, QuestionPattern } from '#core/khulu/questions/question.ts'

/**
 * Question patterns of English speakers, for lower-case texts without politeness and final marks. The first match
 * counts.
 */
export const ENGLISH_PATTERNS: readonly QuestionPattern[] = [
  [
    'reply',
    pattern`
      ^(?:what|how) (?:do|should|can|must|would) (?:i|you|we|one) (?:answer|reply|respond|say back|say)
      (?: back)? (?:when|if|to|after) (?:someone |somebody |people |they |a person |you |he |she )?
      (?:says? |asks? |greets? (?:me |you )?(?:with )?|hears? )?(?:me |you )?(?<x>.+?)$
    `,
  ],
  [
    'reply',
    pattern`
      ^.*\b(?:said|says?|ask(?:s|ed)|greet(?:s|ed)|wrote|text(?:s|ed))\b(?: me| us)?(?: with
      | to me)?:? (?<x>.+?)(?: to (?:me|us))?[,.;]? (?:and )?(?:what|how) (?:do|should|can|must) (?:i
      |we) (?:say back|answer|reply|respond)\b.*$
    `,
  ],
  [
    'mean',
    pattern`
      ^.*\b(?:say(?:s|ing)?|said|calls? me|called me|wrote|text(?:s|ed)(?: me)?|sent(?: me)?|told me
      |shout(?:s|ed)|heard)[,: ]+(?!it\b|that\b|this\b)(?<x>\S.*?)[,.; ]+(?:and )?what (?:is|does|did|do
      |are) (?:that|it|this|he|she|they)\b.*$
    `,
  ],
  ['mean', /^(?:what|which) tense is (?<x>\S+)(?: in)?$/],
  [
    'pronounce',
    pattern`
      ^(?:how (?:do|would|can|should) (?:i|you|u|we) )?(?:say|read|pronounce)(?: the)? (?:word|name
      |letter) (?<x>\S+) (?:out ?loud|aloud|properly|correctly|slowly)$
    `,
  ],
  [
    'mean',
    pattern`
      ^(?!how |what |where |can )(?<x>\S+(?: \S+){0,3}?)[\s,;:.!–-]+what(?:'s| is| does| do) (?:that|this
      |it)(?: mean| in english)?$
      |^(?:take|break|split|pull|cut) (?:the (?:word|verb|noun) )?(?<y>\S+) (?:apart|down|up|in(?:to)? .*?)
      (?: for me)?$
    `,
  ],
  [
    'why',
    pattern`
      ^why (?:(?:is|are) (?:there|it)|does the \w+ (?:start|begin|end) with) (?:an? |the )?\S+ (?:in
      |at the (?:start|beginning|end|front) of|before|after|on) (?<x>.+)$
    `,
  ],
  [
    'pronounce',
    /^how (?:do|would|can|should) (?:i|you|we) (?:say|read) (?<x>\S+) (?:out ?loud|aloud|properly|correctly)$/,
  ],
  [
    'say',
    pattern`
      ^(?:what(?:'s| is) )?(?:a |the )?(?:polite|nice|good|respectful|best|proper|right|correct) way (?:to
      |of) (?:say(?:ing)?|ask(?:ing)?(?: for)?) (?<x>.+)$
      |^.*\b(?:which|what) (?:one |word |xhosa word )?(?:of (?:them|these) )?means (?<y>.+)$
    `,
  ],
  ['say', /^what do (?:the )?(?:xhosas|amaxhosa|xhosa people|xhosa speakers) call (?<y>.+)$/],
  [
    'correct',
    pattern`
      ^(?:can|may|could|should) (?:i|one) (?:also )?(?:say|write)(?! (?:it|that|this)\b)[:,]? (?<x>.+?)
      (?: to (?:my|an?|the|some\w*|people|children)\b.*)?$
    `,
  ],
  ['plural', /^(?:is|are) (?<x>\S+) (?:an? )?(?:singular|plural)(?: or (?:a )?(?:singular|plural))?(?: noun)?$/],
  ['mean', /^is (?<x>\S+) an? (?:verb|noun|adjective|adverb|name|greeting)(?: or .+)?$/],
  ['say', /^what (?:colou?r|animal|fruit|day|food|thing) is (?!it\b|today|this|that)(?<x>.+?)(?: in (?:isi)?xhosa)?$/],
  [
    'difference',
    pattern`
      ^(?:when (?:do|should|must|would|can) (?:i|you|we|one) (?:use|say) |what about |what is (?:the )?
      (?:rule|difference) (?:for|with|between|of) )?(?<x>(?!what|how|when)\S.*?) (?:vs\.?|versus) (?<y>.+?)
      (?:[\s,-]+what is .*)?$
    `,
  ],
  ['difference', /^(?<x>\S+),? (?:and|&|or|vs) (?<y>\S+)[,.;:]? (?:what is )?(?:the )?differences?$/],
  [
    'difference',
    pattern`
      ^(?:which (?:one )?is (?:right|correct|better)|is it|do (?:i|you|we) say|should i (?:say|write))
      [:,]? (?<x>.+?),? or (?<y>.+?)(?: (?:for|when|if|with) .+)?$
    `,
  ],
  [
    'correct',
    pattern`
      ^(?:did )?i (?:wrote|said|have written|say|write|spell)(?: down)?:? (?!this|it\b)(?<x>.+?)[,.;?]*
      (?: (?:is|was) (?:that|it|this))? (?:right|correct|ok\w*|good|wrong|fine)\b.*$
    `,
  ],
  [
    'say',
    pattern`
      ^what (?:do|would|should|can) (?:i|you|we|people|(?:the )?(?:xhosas?|amaxhosa)(?: people
      | speakers)?) say (?:for |(?=(?:when|if|after) (?:they|my|an?|the|your)\b)|when |if )
      (?:(?:i|you|they|we) (?:want|wants|need|wish) to say )?(?<x>.+)$
    `,
  ],
  [
    'count',
    /^(?:how (?:do|can|would) (?:i|you|we|one) )?(?:please )?count (?:from (?:one|1) )?(?:up )?(?:to|until|till) (?<x>.+)$/,
  ],
  [
    'plural',
    /^(?:(?:what|which)(?:'s| is| are|s)? )?(?:the )?plural(?: form| noun)? (?:of|for|4) (?:the (?:word|noun) )?(?<x>.+)$/,
  ],
  [
    'singular',
    /^(?:(?:what|which)(?:'s| is|s)? )?(?:the )?singular(?: form)? (?:of|for) (?:the (?:word|noun) )?(?<x>.+)$/,
  ],
  ['conjugate', /^(?:please )?(?:how (?:do|can) (?:i|you|we) )?(?:show me how to )?conjugate (?:the verb )?(?<x>.+)$/],
  ['concords', /^(?:how|what|which) .*\bverbs?\b.*\b(?:with|for|after) (?:the (?:noun|word) )?(?<x>\S+)$/],
  [
    'concords',
    pattern`
      ^(?:which|what) (?:\w+ )?(?:prefix|beginning|concord|marker)\w* (?:goes|comes?|is used|do i use
      |should i use|does|stands?|belongs?)(?: (?:with|for|before|to))?(?: (?:the )?(?:noun|word))? (?<x>\S+)
      (?: take| get| have| use)?$
    `,
  ],
  [
    'concords',
    pattern`
      ^(?:what(?:'s| is| are) |give me |show me |list )?(?:the )?(?:possessives?|demonstratives?|adjectives?
      |agreements?|prefix(?:es)?)(?: forms?| concords?)? (?:of|for|with) (?:the )?(?:noun |word )?(?<x>\S+)$
    `,
  ],
  ['mean', /^(?:what|which) (?:month|day) is (?<x>u[a-z-]{4,})$|^(?:when|what time) is (?<y>u[a-z]{4,}|.*ntsimbi.*)$/],
  ['mean', /^is (?<x>i[a-z]{4,}) \d+$/],
  ['concords', /^(?:what(?:'s| is| are) )?(?:the )?class (?<x>\d+a?)(?:'s)? (?:\w+ )?concords?$/],
  [
    'order',
    pattern`
      ^(?:what(?:'s| is) |give me |how (?:do|can) (?:i|you) (?:make|form|say|give) )?(?:the |an? )?
      (?:command|imperative|order)(?: form)? (?:of|for|to) (?:the verb |to )?(?<x>.+)$
    `,
  ],
  [
    'infinitive',
    /^(?:what(?:'s| is) |give me )?(?:the )?(?:infinitive|dictionary)(?: form)? (?:of|for) (?:the verb |to )?(?<x>.+)$/,
  ],
  [
    'members',
    /^.*\b(?:nouns?|words?|examples?)\b.*\bclass (?<x>\d+a?)(?: nouns?| words?)?$|^.*\bclass (?<y>\d+a?) (?:nouns?|words?|examples?)$/,
  ],
  [
    'mean',
    /^(?:what(?:'s| is) )?(?:the )?(?:verb |noun )?(?:root|stem)(?: word)? (?:of|in|for) (?:the (?:word|verb|noun) )?(?<x>[a-z]+)$/,
  ],
  ['conjugate', /^(?:(?:give|show) me )?all (?:the )?(?:persons|forms) (?:of|for) (?<x>.+)$/],
  ['difference', /^(?:.*\b)?differen(?:ce|t|c)s?e? (?:between|of) (?<x>.+?) (?:and|&|or) (?<y>.+)$/],
  [
    'difference',
    pattern`
      ^(?:when do (?:i|you|we) (?:use|say) )(?<x>.+?) (?:and when|or|instead of)(?: (?:do|should|must
      |can) (?:i|you|we|one) (?:use|say))? (?<y>.+)$
    `,
  ],
  [
    'why',
    pattern`
      ^why (?:is it|do (?:you|we|i|they|people) (?:say|use|write)|does (?:one|it) (?:say|become)
      |is it called|say|must i say|did you say)? ?(?<x>.+?),? (?:and not|not|instead of|rather than|but not
      |but)(?: just)? (?<y>.+)$
    `,
  ],
  [
    'correct',
    pattern`
      ^(?:please )?(?:can you )?(?:correct|fix|check)(?: my| this| the)?(?: isixhosa| xhosa)?(?: sentence
      | grammar| spelling| text| answer)?(?: for me)?[:,-]? (?<x>.+)$
    `,
  ],
  [
    'correct',
    pattern`
      ^(?:is|are) (?:this|it|my sentence|this sentence|the sentence)(?: sentence)? (?:right|correct|ok
      |good(?: xhosa)?)[:,?-]* (?:to (?:say|write|use) )?(?<x>.+)$
    `,
  ],
  [
    'pronounce',
    pattern`
      ^how (?:do|does|is|are|should|would|to|can|must) ?(?:i|you|one|we|it|people)? ?(?:pronounced?|read out
      |sound out|make the|do the) (?:the )?(?:letter |letters |word |click |sound )?(?<x>.+?)
      (?: (?:click|sound|letter))?$
    `,
  ],
  [
    'pronounce',
    pattern`
      ^how (?:is|are) (?:the )?(?:letter |letters |word |name )?(?<x>.+?) (?:pronounced|said|spoken)$
      |^how does (?:the )?(?:letter |word )?(?<y>.+?) sound$
    `,
  ],
  ['practise', /^(?!.*\b(?:is there|say|tell (?!me)|ask)\b).*\b(?:practi[sc]e|drill|(?:quiz|test) me)\b(?<x>.*)$/],
  [
    'mean',
    pattern`
      ^what(?:'s| is) (?<x>.+?) in english$
      |^what (?:does|do|is|did|would) (?:the (?:word|phrase|sentence) |it mean when (?:you|someone
      |they) says? )?(?<y>.+?) (?:mean|means|meen|stand for|translate to)(?: in english)?$
    `,
  ],
  [
    'mean',
    pattern`
      ^(?:what(?:'s| is) )?(?:the )?(?:meaning|english|translation in english) (?:of|for) (?:the word )?
      (?<x>.+)$
      |^(?:define|explain the word|analy[sz]e|break down|take apart|parse) (?<y>.+)$
    `,
  ],
  [
    'say',
    pattern`
      ^(?:how|wat|what) (?:do|does|would|can|should|could|to|shall|must|d'?you|did|will) ?(?:i|you|we|one
      |someone|somebody|they|u|people|a person)? ?(?:say|write|translate|express|spell
      |tell (?:someone|somebody)|call|ask(?: for)?)(?: the (?:word|phrase|sentence|number
      |english))?:? (?<x>.+)$
    `,
  ],
  [
    'say',
    pattern`
      ^(?:what(?:'s| is|s) )?(?:the )?(?:isixhosa |xhosa )?(?:word|translation|term|name|phrase|xhosa
      |isixhosa)(?: name| word)? (?:for|of|4) (?<x>.+)$
    `,
  ],
  [
    'say',
    /^(?:please )?(?:translate|say)(?: this)?:? (?<x>.+)$|^(?:how|what) (?:about|do you call|would you call) (?<y>.+)$/,
  ],
  ['say', /^what (?:is|are) (?<y>.+) (?:in|called in) (?:isi)?xhosa$/],
  ['say', /^(?:i (?:want|need|would like) to (?:say|know how to say)|teach me (?:to say|how to say)) (?<x>.+)$/],
  [
    'culture',
    /^how (?:do|should|can|must|would|to)\b.*\b(?:greet|talk to|speak to|address|behave)\b.*\b(?<x>respect|elder|older|in-?law)\w*\b.*$/,
  ],
  [
    'culture',
    /^(?:please )?(?:tell me|teach me|talk|i want to (?:know|learn))(?: something| more)? about (?<x>.+)$|^(?:explain|describe) (?<y>.+)$/,
  ],
  [
    'correct',
    /^(?:is |does )?(?<x>\S+(?: \S+){0,5}?)[,:;-]? (?:is (?:it|that|this) )?(?:sound )?(?:correct|right|wrong)$/,
  ],
  [
    'ask',
    pattern`
      ^(?:so )?(?:what|who)(?:'s| is| are|s) (?:an? |the )?(?<x>(?!(?:that|this|those|these|my|your|his|her
      |our|their|i|you|he|she|it|we|they)\b).+)$
    `,
  ],
]

/** Questions without a phrase. */
export const ENGLISH_FIXED: readonly FixedPattern[] = [
  [{ intent: 'count', value: 10 }, /^how (?:do|can) (?:i|you|we) count$|^counting$|^teach me (?:how )?to count$/],
  [
    { intent: 'today', days: 1 },
    pattern`
      ^(?:what|which) (?:day|date)(?: is| will) (?:it )?(?:be )?tomorrow$
      |^what (?:is|will) (?:the |tomorrow's )?(?:date|day)(?: be)?(?: tomorrow)?(?<=tomorrow.*)$
    `,
  ],
  [
    { intent: 'today', days: -1 },
    /^(?:what|which) (?:day|date)(?: is| was) (?:it )?yesterday$|^what was (?:the |yesterday's )?(?:date|day)(?: yesterday)?$/,
  ],
  [{ intent: 'today', year: true }, /^(?:what|which) year (?:is it|are we in)(?: now)?$/],
  [
    { intent: 'today' },
    pattern`
      ^(?:what|which) (?:day|date|month) (?:is|are) (?:it|today|we in)(?: today| now)?$
      |^what is (?:the )?(?:date|day|day'?s date|today'?s (?:date|day)|today)(?: today| now)?$
    `,
  ],
  [
    { intent: 'topic', topic: 'greetings' },
    pattern`
      ^how (?:do|should|can|to|must|would) ?(?:i|you|we|one|people|(?:ama)?xhosas?(?: people)?)? ?greet\b
      (?!.*\b(?:respect\w*|elders?|elderly|older|in-?laws?)\b).*$
    `,
  ],
  [{ intent: 'topic', topic: 'days' }, /\bdays of the week\b|\bweek ?days\b/],
  [{ intent: 'topic', topic: 'months' }, /^(?!.*\b(?:next|last|this|every|per|few|ago|old)\b).*\bmonths\b/],
  [{ intent: 'topic', topic: 'seasons' }, /\bseasons\b/],
  [
    { intent: 'topic', topic: 'family' },
    /\bfamily (?:names?|members?|words?|terms?)\b|\bwords for (?:the |my )?family\b/,
  ],
  [
    { intent: 'topic', topic: 'food' },
    /^(?:what|which)\b(?!.*\b(?:you|say)\b).*\b(?:xhosas?|people|they|traditional)\b.*\b(?:eat|foods?|dishes)$/,
  ],
  [{ intent: 'topic', topic: 'body' }, /\bbody parts\b|\bparts of the body\b/],
  [{ intent: 'topic', topic: 'emergencies' }, /\bemergenc(?:y|ies)\b/],
  [{ intent: 'rule', rule: 'order' }, /\bword order\b/],
  [{ intent: 'rule', rule: 'question' }, /\b(?:(?:in)?to|as) a question\b/],
  [
    { intent: 'rule', rule: 'nounClass' },
    /^why do(?:es)? (?:some |many |all |most |so many )?(?:xhosa )?(?:words?|nouns?) (?:start|begin|change)\b.*$/,
  ],
  [
    { intent: 'rule', rule: 'clicks' },
    /^why (?!.*\bnot\b).*\bclicks?$|^(?:which|what) (?:letters?|sounds?) (?:are|is|make) (?:the )?clicks?$/,
  ],
  [
    { intent: 'rule', rule: 'present' },
    /\b(?:leave out|drop|use|need|put|add|skip)\b.*\b-?ya-?$|^why (?:is|are) there (?:an? |the )?-?ya?-? in (?:ndi|u|si|ni|ba)ya\S+$/,
  ],
  [
    { intent: 'rule', rule: 'pronunciation' },
    pattern`
      ^(?!.*\b(?:say|word for|translate|mean|[cqx])\b)(?=.*\b(?:stress|accent|emphasis|vowels?|alphabet
      |letters)\b)(?=.*\b(?:words?|xhosa|isixhosa|syllables?|language|put|pronounced?|fall|are there)\b)
    `,
  ],
  [{ intent: 'talk', talk: 'howAreYou' }, /^how are you(?: doing| today| khulu)*$|^how(?:'s| is) it going$/],
  [
    { intent: 'talk', talk: 'hello' },
    /^(?:hi|hello|hey|howzit|heita|good (?:morning|afternoon|evening|day)|yo|greetings)(?: there| khulu)*$/,
  ],
  [
    { intent: 'talk', talk: 'thanks' },
    /^(?:ok |okay )?(?:thanks?|thank you|thx|tx)(?: (?:you|so much|very much|a lot|khulu))*$/,
  ],
  [
    { intent: 'talk', talk: 'bye' },
    /^(?:ok |okay )?(?:bye|goodbye|bye bye|good ?night|see you|see you later)(?: khulu)*$/,
  ],
  [
    { intent: 'talk', talk: 'real' },
    pattern`
      ^how old (?:are you|is khulu)$|^what(?:'s| is) your favou?rite\b.*$
      |^where do you (?:live|stay|come from) khulu$
      |^(?:do|can) you (?:sleep|eat|have (?:a )?(?:family|friends|feelings))\b.*$
      |(?:^|\bor )are you (?:a |an )?(?:real|robot|human|ai|person|computer|bot|machine|chatgpt|alive)\b.*$
    `,
  ],
  [{ intent: 'ask', phrase: '' }, /^who is (?:the )?\w+ of [\w ]+$/],
  [
    { intent: 'talk', talk: 'who' },
    pattern`
      ^(?:who|what) is (?:a )?khulu$|^who (?:made|created|built|owns) (?:this|the|funda)\b.*$
      |^(?:who|what) are you$|^who (?:made|created|built) you$|^what(?:'s| is) your name$|^who is khulu$
      |^tell me about yourself$
    `,
  ],
  [
    { intent: 'talk', talk: 'whatCanYouDo' },
    pattern`
      ^(?:can you )?(?:please )?(?:tell|sing|write|give|make)(?: me)? (?:an? |some )?(?:jokes?|songs?|poems?
      |raps?|riddles?)\b.*$
      |^(?:idk|i (?:do not|don't|dont) know) what to (?:ask|say|do)$|^what (?:should|could) i ask\b.*$
      |^(?:what|which) (?:can|do) (?:you|i|we) (?:do|know|ask|help).*$|^what can you answer$|^help(?: me)?$
      |^how (?:do|can) (?:you|i) (?:use|ask|talk to) (?:you|khulu|this).*$|^how can you help.*$
    `,
  ],
  [
    { intent: 'talk', talk: 'love' },
    pattern`
      ^i (?:love|like|luv) (?:you|khulu)(?: khulu)*$
      |^you(?:'re| are) (?:nice|the best|great|cool|kind|clever|awesome|good)(?: khulu)*$
      |^well done(?: khulu)*$
    `,
  ],
  [
    { intent: 'talk', talk: 'sorry' },
    /^(?:i made (?:an? )?(?:typo|mistake|error),? )?(?:i(?:'m| am) )?sorry(?: khulu| about that)*$|^oops$/,
  ],
]
