import { pattern } from '#core/patterns/pattern.ts'
import type { ReadStory } from '#core/khulu/rewording/english/story.ts'

/** Asks for what one says there, and says nothing of what that is. */
const ASKS = pattern`
  \b(?:what|how) (?:do|does|should|can|could|would|must|might|shall|to|will|is|are|am)\b
  (?: \w+){0,4}? (?:say|tell|write|text|reply|put|wish|greet|comfort|console|react|respond|congratulate
  |call out|shout|ask(?= for)|get|show|express)\b
  |\b(?:right|proper|correct|polite|kind|nice|good|best|appropriate) (?:thing|things|words?|way|phrase
  |message)\b
  |\bwords? for\b
  |\b(?:want|need|like|wish|love|help me) to (?:say|tell|send|write|text|wish|congratulate|thank|comfort
  |console|express|show|give my|pay my|cheer)\b
  |\bsomething (?:nice|kind|comforting|polite|good|to (?:say|write|tell))\b
  |\bi want (?:help|somebody|someone)\b|\bany (?:phrase|words?|suggestions?)\b
  |\b(?:writ\w+|mak\w+|buy\w*) an? (?:\w+ )?card\b|\b(?:share|part of) (?:in )?(?:his|her|their) joy\b
  |\bbe happy (?:for|with)\b|\bwhich words\b|\b(?:surprise|with a (?:wish|card)|her language|his language)\b
`

/** Phrases for situations, by the words of the story. The first match counts; Khulu can say each. */
const HAPPENS: readonly (readonly [RegExp, string])[] = [
  [
    pattern`
      \b(?:funeral|die[ds]?|dying|passed? (?:away|on)|death|dead|late (?:father|mother|husband|wife)
      |bur(?:y|ied|ial)|mourn\w*|bereave\w*|griev\w*|condolences?|for (?:his|her|their|your) loss
      |lost (?:his|her|their) (?:\w+ )?(?:mother|father|mom|mum|dad|wife|husband|son|daughter|baby|child
      |brother|sister|gran\w*|uncle|aunt))\b
    `,
    'my condolences',
  ],
  [/\bsafe (?:\w+ )?(?:journey|trip|travels)\b|\btravel safely\b/, 'travel safely'],
  [
    /\bbirthday\b|\bturn(?:s|ed|ing) (?:\d+|\w+teen|\w+ty|one|two|three|four|five|six|seven|eight|nine|ten)\b/,
    'happy birthday',
  ],
  [/\bnew year/, 'happy new year'],
  [/\bchristmas\b/, 'merry christmas'],
  [/\beaster\b/, 'happy easter'],
  [/\b(?:proud of|make (?:him|her) (?:feel )?proud)\b/, 'i am proud of you'],
  [
    pattern`
      \b(?:wedding|baby shower|got married|getting married|bride|groom|engaged|engagement|graduat\w*
      |promot(?:ed|ion)|newborn|gave birth|birth of|(?:new|had an?|got the|got an?|given birth to an?
      |bought an?) (?:\w+ )?(?:baby|boy|girl|job|house|car|home)|passed (?:his|her|their|all|the|matric
      |grade)|(?:finished|completed|got|did) (?:matric|school|university|college|(?:his|her|their) (?:degree
      |studies|diploma))|matric results|did (?:very |so )?well|won|congratulat\w*|pregnant|expecting
      |distinctions?)\b
    `,
    'congratulations',
  ],
  [
    /\b(?:driving test|exams?|interview|tests?|match|competition|race|audition|finals?|good luck|wish (?:him|her|them) well)\b/,
    'good luck',
  ],
  [/\binvit\w+\b.*\b(?:to eat|to the table|to join us|for a meal)\b|\bto come and eat\b/, 'come and eat'],
  [/\bfarewell\b|\bretir(?:es|ed|ing|ement)\b|\b(?:everything|all) (?:of )?the best\b|\bbest wishes\b/, 'best wishes'],
  [
    pattern`
      \b(?:on the road|travel\w*|trip|journey|driv(?:es?|ing) (?:home|to|back|down|far|all)
      |safe(?:ly)? (?:trip|home)|flight|flying (?:home|to|back|tomorrow))\b
    `,
    'travel safely',
  ],
  [
    pattern`
      ^(?!.*\b(?:i'm|i am|i feel|my (?:child|baby|son|daughter)|clinic|doctor|nurse|teacher|work|boss
      |absent)\b).*\b(?:sick|ill|flu|hospital|operation|unwell|accident|surgery|recover\w*|well soon|covid
      |fever)\b
    `,
    'get well soon',
  ],
  [
    pattern`
      \b(?:second helping|more (?:food|meat|pap)|(?:had|eaten) enough|refus\w+|declin\w+|no more
      |don't want (?:it|any|more)|say no\b|turn (?:it|him|her|them) down|full up|too full|so full)\b
    `,
    'no thank you',
  ],
  [
    /\b(?:about to eat|start(?:s|ing)? (?:to )?eat\w*|sit(?:ting)? down to (?:eat|a meal)|enjoy (?:the|their|his|her) (?:food|meal))\b/,
    'enjoy your meal',
  ],
  [/\b(?:thanked|thanks|says? thank you|said thank you)\b.*\b(?:me|us)\b|\bthank(?:s|ed) me\b/, 'you are welcome'],
  [
    pattern`
      \b(?:helped|helps|gave (?:me|us)|gift|present|cooked|carried|brought|invited|fixed|paid for|lent|saved
      |kindness|thank|thankful|grateful|gratitude)\b
    `,
    'thank you very much',
  ],
  [
    pattern`
      \b(?:bump\w*|mistake|step(?:ped|s)? on|interrupt\w*|broke|broken|spill\w*|spilt|dropped|forgot(?:ten)?
      |fault|apologi[sz]e|sorry|hurt (?:him|her|his|their)|knocked|rude to)\b
    `,
    'i am sorry',
  ],
  [/\b(?:late for|running late|arrived? late|be(?:ing)? late|came late)\b/, 'sorry i am late'],
  [
    pattern`
      \b(?:staying behind|stay(?:s|ing)? (?:behind|there|at home)|(?:i|we) (?:leave|am leaving|are leaving
      |go|head off)|i'm (?:leaving|going|the one (?:leaving|going))|as i leave)\b
    `,
    'stay well',
  ],
  [
    pattern`
      \b(?:(?:he|she|they|who|guests?|visitors?|friends?|people)(?:'s| is| are|'re)? (?:leav(?:es?|ing)
      |go(?:es|ing)? (?:home|away|back)))\b
    `,
    'go well',
  ],
  [
    /\b(?:visitors?|guests?|arriv(?:e|es|ed|ing) at (?:my|our)|come(?:s)? to (?:my|our) (?:house|home)|welcome)\b/,
    'welcome',
  ],
  [/\b(?:cry(?:ing)?|cries|in tears)\b/, "don't cry"],
  [/\b(?:bedtime|go(?:es|ing)? to (?:bed|sleep)|tuck\w*|good night|before bed)\b/, 'good night'],
]

/** Phrases for a need. */
const NEEDS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:i'm|i am|i got|i get|we're|we are|we get|we got|being|getting) lost\b/, 'i am lost, please help me'],
  [/\b(?:robbed|mugged)\b/, 'i have been robbed'],
  [/\bstole[n]?\b.*\bphone\b|\bphone\b.*\bstole[n]?\b/, 'my phone has been stolen'],
  [/\bambulance\b/, 'call an ambulance'],
  [/\bpolice\b/, 'call the police'],
  [/\b(?:toilet|bathroom|loo|restroom)\b/, 'where is the toilet'],
  [/\b(?:sp[eo]a?k|talk)\w*\b.*\b(?:fast|slow\w*)\b/, 'please speak slowly'],
  [/\b(?:say (?:it|that) again|repeat)\b/, 'please repeat'],
  [/\b(?:don't|didn't|do not|did not) (?:understand|follow)\b/, "i don't understand"],
  [/\bget off\b|\bdrop me (?:here|off)\b/, 'i want to get off here'],
  [
    pattern`
      \b(?:bill|pay)\b.*\b(?:restaurant|waiter|waitress|meal|table|dinner|lunch)\b
      |\b(?:restaurant|waiter|waitress|meal|dinner)\b.*\b(?:bill|pay)\b
    `,
    'can i have the bill',
  ],
  [
    /\b(?:price|how much (?:it|something|things?|that) costs?|what (?:it|something|things?) costs?)\b/,
    'how much is it',
  ],
  [/\b(?:need|want|call|get|for) (?:a |the |some(?:body|one)? ?)?(?:help|to help me)\b/, 'please help me'],
]

/** Several are spoken to. */
const TO_SEVERAL =
  /\b(?:visitors|guests|all (?:of|\w+ of) (?:them|you)|everyone|everybody|(?:friends|people|children|kids|learners|they|parents) are)\b/

/** Reads questions for words in a situation or need. */
export const readHappening: ReadStory = ({ text, heard }) => {
  if (
    heard.length > 0 ||
    !ASKS.test(text) ||
    /\b(?:say|tell|put|write|express)(?: \w+)? (?:that|this|so)(?: to .+)?$/.test(text)
  )
    return []
  const said = [...HAPPENS, ...NEEDS].find(([sign]) => sign.test(text))?.[1]
  if (said === undefined) return []
  return [
    `how do i say ${said}${TO_SEVERAL.test(text) && /^(?:go well|stay well|good night|welcome)$/.test(said) ? ' to several people' : ''}`,
  ]
}

/** Nothing is told of what is to be said: what do I say? What do I write in the card? */
const SAYS_NOTHING = pattern`
  \b(?:what|how) (?:do|does|should|can|could|would|must|might|shall|to|will)\b(?: (?:i|we|you|one|people
  |xhosa \w+))?(?: (?:best|actually|even|then|properly))? (?:say|tell|write|text|reply|put|wish|comfort
  |console|react|respond|congratulate|greet)\b(?: (?:(?:to )?(?:him|her|them|the \w+|my \w+|it|somebody
  |someone)))?(?: (?:in|on|to|at|then|there|now|back|for|when|after|if)\b(?!.* (?:that|whether|how) ).*)?$
  |\b(?:right|proper|correct|polite|kind|nice|good|best|appropriate) (?:thing|things|words?|phrase
  |message)\b
  |\bsomething (?:nice|kind|comforting|polite|good)\b
`

/** Pattern of a wish to have the statement translated. */
const TELLS = pattern`
  \b(?:want|need|like|love|wish) to (?:say|tell|ask|let|explain|inform|warn|remind|invite)\b
  (?! (?:something|the right thing|(?:him|her|them) something|goodbye|hello|thank|sorry|good ?bye))
`

/** Pattern of condolences, which have set words. */
const MOURNS = pattern`
  \b(?:sorry (?:for|about|to hear)|condolences?|sympath\w+|comfort|loss)\b.*\b(?:loss|passed|died|death
  |funeral|mother|father|family)\b
  |\b(?:passed away|passed on|died|death|funeral)\b.*\b(?:sorry|condolences?|sympath\w+|comfort|loss)\b
`

/** Pattern of a story to be translated: our exam is on Monday, what do I write in isiXhosa? */
const TRANSLATES =
  /^(?!.*\b(?:birthday|died|passed|baby|wedding|married|funeral|pregnant|graduat\w+)\b).*\b(?:say|write|put|text) in (?:isi)?xhosa$/

/** Pattern of words to translate after a colon: please tell me how to say: excuse me, where is the toilet? */
const WRITTEN = /\b(?:say|write|put|translate|tell \w+)(?: \w+){0,3}: /

/** The same, where the story says nothing else that is to be said. */
export const readBareHappening: ReadStory = (story) =>
  MOURNS.test(story.text) ||
  (!WRITTEN.test(story.text) &&
    story.sentences.some((sentence) => SAYS_NOTHING.test(sentence)) &&
    !TELLS.test(story.text) &&
    !TRANSLATES.test(story.text))
    ? readHappening(story)
    : []
