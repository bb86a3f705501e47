import { pattern, patternWith, source } from '#core/patterns/pattern.ts'
import WORDS from './asking-words.json' with { type: 'json' }
import { unframeEnglish } from '#core/khulu/asking/english/frame-english.ts'
import { directEnglish } from '#core/khulu/asking/english/direct-english.ts'
import type { AskingWords } from '#core/khulu/asking/asking-words.ts'
import { ENGLISH_OPENING } from '#core/khulu/asking/english/opening-english.ts'
import { plainEnglish } from '#core/khulu/asking/english/plain-english.ts'
import { ENGLISH_PRODUCT } from '#core/khulu/asking/english/product-english.ts'
import { byWord } from '#core/khulu/words/by-word.ts'

/** Chat spellings of words. */
const CHAT_SPELLINGS: Readonly<Record<string, string>> = byWord(WORDS.chatSpellings)

/** Words of asking in English. */
export const ENGLISH_ASKING: AskingWords = {
  product: ENGLISH_PRODUCT,
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
      .replaceAll(/\S+/g, (word) => CHAT_SPELLINGS[word] ?? word)
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
  plain: plainEnglish,
  questionWords: new Set(WORDS.questionWords),
  shortForms: byWord(WORDS.shortForms),
  stopWords: WORDS.stopWords.join(' '),
}
