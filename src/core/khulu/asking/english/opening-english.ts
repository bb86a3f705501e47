import { source } from '#core/patterns/pattern.ts'

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
export const ENGLISH_OPENING = new RegExp(
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
