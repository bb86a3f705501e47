import { say, type AnswerBlock, type KhuluAnswer } from '#core/khulu/khulu-answer.ts'
import type { Asker } from '#core/khulu/khulu-world.ts'
import { readDisclosure, type Disclosure } from '#core/khulu/safety/read-disclosure.ts'

/** Concern of a message besides harm, before it is a question. */
type Concern = 'insult' | 'injection' | 'link' | 'personal' | 'unsuitable'

/** Signs of the concerns in English, Afrikaans and isiXhosa. */
const SIGNS: readonly (readonly [Concern, RegExp])[] = [
  [
    'injection',
    /(?<!\bi )\b(ignore|disregard|forget|override|bypass)\b.{0,40}\b(instructions?|rules?|prompts?|guidelines|everything|restrictions)\b|\bsystem prompt\b|\b(you are|act as|pretend (to be|you('re| are)))\b.{0,30}\b(dan|now(?= \w)|evil|hacker|unfiltered|jailbroken|developer|admin|another|a different)\b|\bjailbreak|\bdeveloper mode\b|\breveal (your|the)\b|\brepeat (the|your) (words|text|instructions|prompt)|\b(print|show|tell me|list) (me )?(your|the|all) (instructions|prompt|source code|secrets?|passwords?|users?|database|environment)\b/,
  ],
  [
    'injection',
    /<\s*(script|img|iframe|svg|a\s|body|style)|javascript:|\bonerror\s*=|\{\{.*\}\}|\$\{.*\}|\bdrop table\b|\bselect \* from\b|\b(ignoreer|vergeet) (al )?(jou|die|alle)\b.{0,30}\b(instruksies|reëls|opdragte)\b|\bstelselboodskap\b|\b(libala|yilibala|ungayihoyi|tyeshela)\b.{0,30}\b(imiyalelo|imithetho)\b|\b__proto__\b|\brm -rf\b/,
  ],
  [
    'personal',
    /\bi (live|stay) (at|in) \d+|\bmy (home )?(address|password|id number) is\b|\bmy (phone|cell|(phone |cell ?)?number) is\b.{0,12}\d|\b0\d{2}[ -]?\d{3}[ -]?\d{4}\b|\b\d{13}\b|\S+@\S+\.\w+|\bmy (adres|nommer|wagwoord) is\b|\b(idilesi|inombolo) yam\b/,
  ],
  [
    'personal',
    /\b(where does|what is|what's|give me|tell me) .{0,30}\b(address|phone number|cell ?number|email|password)\b|\b(other|another) (learner|child|kid|user|student|person)'?s?\b.{0,30}\b(name|score|answers?|progress|chat|data|messages?)\b|\b(who else|which (children|kids|users)) (is|are|use)\b|\bwhat did (other|the last|another)\b.{0,20}\b(ask|say|user)\b|\b(adres|telefoonnommer|selnommer)\b|\b(idilesi|inombolo yefowuni)\b.{0,20}\b(yakhe|yakho|ka)\b/,
  ],
  [
    'personal',
    /\b(where|who|what|which|how)\b.{0,30}\b(other|another|the) (kids?|child(ren)?|learners?|students?|users?|people|girls?|boys?) (live|stay|in my class|here|are|called|on (here|funda))\b|\bwho('s| is| are)( all)? in my class\b|\b(names?|address(es)?|numbers?|photos?|marks|scores?|passwords?) of (the )?(other|another|all)\b|\b(give|tell|show|send) (me )?(the )?(names?|address(es)?|numbers?|photos?) of my\b|\bsomeone else'?s\b|\bother people'?s\b|\bwhat('s| is) (your|his|her|their|my (friend|teacher|mom|mother|dad|father)'?s) (password|address|phone ?number|pin)\b/,
  ],
  [
    'personal',
    /\b(waar|wie|wat)\b.{0,20}\b(die )?ander (kinders?|leerders?|mense|gebruikers?|maats)\b|\b(adresse?|nommers?|wagwoorde?|foto'?s?|name) van (die )?(ander|al|my)\b|\bwat is jou wagwoord\b|\b(amagama|iinombolo|iidilesi|iifoto|iphaswedi|inombolo|idilesi)\b.{0,25}\b(abanye|abantwana|yomnye|zabanye|yabanye|womnye|yomntu|yakhe|bam endifunda)\b|\b(abanye abantwana|omnye umntwana) (bahlala|uhlala) phi\b|\bbahlala phi abanye\b/,
  ],
  [
    'personal',
    /\b(i(i)?nombolo|inamba|i(i)?dilesi)( y[eo]\S+)? (ka|zika)(?!m\b)[a-z]{3}|\b(ndi(nik|ph|thumelel|bonis)e|ndicela|ndifuna)\b.{0,20}\b(i(i)?foto|umfanekiso|imifanekiso)( zi?)? ?ka(?!m\b)[a-z]{3}|\b[uw]?hlala phi u(?!m|tata|sisi|bhuti|malume|dade|titshala|yise|nina|gqirha)[a-z]{3}/,
  ],
  [
    'link',
    /\b(thumel|nik|phe)[a-z]* (i-?linki|i-?link|ikhonkco|iwebhusayithi|i-?website)\b|\b(ilinki|i-link|ikhonkco) (ye|yo|ya|le)|\bskakel (na|vir|van|sodat)\b|\b(download|stream|watch) (free )?(movies|films|games|songs|music) (for )?(free|link)?|\blinks? (to|for)\b/,
  ],
  [
    'insult',
    /\b(crap|wtf|stfu|trash|garbage|you('re| are) (a |an |so |such a )?(fool|joke|pig|rubbish|ugly|pathetic|terrible|the worst|an ass|annoying|worthless|lame|dog)|you stink|piss off|hate this stupid|vok\w*|drol|jou (stuk (vullis|gemors|kak)|vark|aap|donkie|stommerik|esel|dom \w+|simpel \w+)|gaan vrek|jy is ((?!nie )\S+ ){0,3}(vark|dom|nuttelo\S*|simpel|drol|aap|lelik|gemors|kak))\b/,
  ],
  [
    'insult',
    /\b(u?yi|usi)?siyatha\b|\b(uyi|usi|u)?sidenge\b|\b(usisi|usi|uyi)?(sibhanxa|sityhakala|silima|hagu|nja yomntu)\b|\bubudenge\b|\b(a[wk]unangqondo|aku(na)?nto yanto|uyaphambana|uphambene|uyageza|ugezile|uyadika|udika|uyabhuda|uyasangana|ungumntu ombi|unobudenge|awuncedi nto|awulonto|uyinja|uyihagu|usisilwanyana|ugezile wena|unya|umnqundu|imbi wena)\b/,
  ],
  [
    'link',
    /https?:\/\/|www\.|\b[a-z0-9-]+\.(com|net|org|co\.za|io|xyz|info|ru)\b|\b(give|send|show) (me )?(a |the |some )?(links?|urls?|websites?|web ?sites?)\b|\b(click|visit|open) (this|the|a) (link|site)\b|\b(youtube|tiktok|instagram|facebook|whatsapp|telegram|snapchat)\b(?!.*(?:mean|say|bete|bedoel|sê|in xhosa))|\b(stuur|gee) (vir )?my ('n )?(skakel|webwerf)\b|\b(ndithumelele|ndinike) (ilinki|i-link|iwebhusayithi)\b/,
  ],
  [
    'insult',
    /\b(f\w?|sh|b)[*@#!]+\w*|\b(fuck\w*|shit\w*|bitch\w*|asshole|bastard|cunt|dick|idiot|moron|stupid|dumb|retard\w*|loser|shut up|go to hell|screw you|damn you|you suck|i hate you|ugly old|useless|kaffir|nigg(?!ie)\w+)\b/,
  ],
  [
    'insult',
    /\b(poes\w*|doos|fok\w*|kak|moer|bliksem|donner|hoer|idioot|dom(kop|mergat|oor)?|hou jou bek|voetsek|ek haat jou)\b/,
  ],
  [
    'insult',
    /\b(msunu\w*|voetsek|suka|uligqwirha|uyabhanxa|sisibhanxa|usisidenge|sidenge|isidenge|isibhanxa|usisibhanxa|masende|mnqundu|golo|ndiyakucaphukela|ndikuthiyile|thula wena)\b/,
  ],
  [
    'unsuitable',
    /\b(sex|sexy|porn\w*|nudes?|naked (girls?|boys?|women|people|pictures?)|how to (make|build) (a )?(bombs?|guns?|drugs?)|buy (drugs|weed|dagga)|naak(foto)?s?)\b/,
  ],
]

/** Lines that answer in South Africa, with their numbers. */
const LINES = {
  childline: { name: 'Childline South Africa', number: '116' },
  sadag: { name: 'SADAG', number: '0800 567 567' },
  lifeline: { name: 'Lifeline', number: '0861 322 322' },
  police: { name: 'SAPS', number: '10111' },
} as const

/** Lists the helplines: Childline first for a child, adult lines for an adult; both for an unknown age. */
function helplinesFor(age: Asker['age'], isHarmedByOthers: boolean): AnswerBlock {
  const { childline, sadag, lifeline, police } = LINES
  const listening =
    age === 'child' ? [childline, sadag] : age === 'adult' ? [sadag, lifeline] : [childline, sadag, lifeline]
  return { kind: 'helplines', lines: isHarmedByOthers ? [...listening, police] : listening }
}

/** The quiet line beside an answer: who listens, if the message is about the teller. */
export const BESIDE: AnswerBlock = { kind: 'beside', line: LINES.childline }

/** Source of every answer here. */
const CARE: KhuluAnswer['sources'] = [{ kind: 'rule', rule: 'khulu.rule.care' }]

/**
 * Pattern of asking for words or their translation. A word that is asked about isn't a feeling, except for self-harm.
 */
const IS_ABOUT_WORDS =
  /\b(?:how (?:do|can|would) (?:i|you|u|one) (?:say|tell)|how i'd say|translate|what (?:did|does)(?! (?:the last|other|another) )|what(?:'s| is) that$|says? ["'“].*what|wat beteken|hoe sê|xhosa for|meaning of|ndi(?:nga)?(?:thini|tsho njani)|uthini u(?:kuthi\b|-)|[a-z]{0,3}thetha (?:ntoni|ukuthini)|guqul\w+|ngesixhosa)\b/

/** The calm answer to somebody who tells of harm, with the lines to call. */
const careFor = (concern: Disclosure['concern'], age: Asker['age']): KhuluAnswer => ({
  says: [say(age === 'adult' ? 'khulu.safe.callAdult' : 'khulu.safe.callChild'), say(`khulu.safe.${concern}`)],
  blocks: [helplinesFor(age, concern !== 'distress' || age !== 'child')],
  sources: CARE,
  known: true,
})

/**
 * Checks a message before it is answered. A telling of harm gets a calm answer with the South African helplines for the
 * age, before all else. Insults, attempts to change Khulu, and requests for links or personal data get a short, kind
 * refusal. Null for any other question. @param told the harm in the message, if it has been read already
 */
export function checkSafety(text: string, { age }: Asker, told: Disclosure = readDisclosure(text)): KhuluAnswer | null {
  if (told.tier === 'full') return careFor(told.concern, age)
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[‘’´`ʼ]/g, "'")
    .replaceAll(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replaceAll(/\s+/g, ' ')
  const [found] = SIGNS.find(([, one]) => one.test(plain)) ?? []
  if (found === undefined) return null
  if (
    (found === 'insult' || found === 'personal') &&
    IS_ABOUT_WORDS.test(plain) &&
    !/[*#]|\b(?:fuck|shit|bitch|cunt|kaffir|nigg(?!ie)|poes|msunu)/.test(plain)
  )
    return null
  // A child who types such a word may have more to tell.
  return {
    says: [say(`khulu.safe.${found}`)],
    blocks: found === 'unsuitable' ? [BESIDE] : [],
    sources: CARE,
    known: true,
  }
}
