import { pattern } from '#core/patterns/pattern.ts'
import type { AskingWords } from '#core/khulu/asking/asking-words.ts'

/** Signs of questions about the product, in English. */
export const ENGLISH_PRODUCT: AskingWords['product'] = {
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
}
