import { say, type AnswerBlock, type KhuluAnswer } from '#core/khulu/khulu-answer.ts'
import type { Asker } from '#core/khulu/khulu-world.ts'

/** What a message is, before it is a question. */
type Concern = 'distress' | 'abuse' | 'danger' | 'insult' | 'injection' | 'link' | 'personal' | 'unsuitable'

/** Signs in English, Afrikaans and isiXhosa; who needs help comes before all else. */
const SIGNS: readonly (readonly [Concern, RegExp])[] = [
  ['distress', /\b(kill|hurt|cut|harm|hang|stab|shoot|starve?|burn)(t?ing)? (me|my ?(self|arms?|wrists?)|(him|her|them)sel(f|ves))\b|\bi('m| am| feel)\b.{0,25}\b(alone|lonely|depressed|hopeless|worthless)\b|\b(want|going|wish|ready|like) to (die|be dead|disappear|end it)\b|\bwish i (was|were) (dead|never born)\b|suicid|\bend(ing)? my life\b|\bdon'?t want to (live|be alive|be here any ?more|wake up)\b|\bno reason to live\b|\bself[- ]?harm|\bbetter off (dead|without me)\b|\bkms\b|\bi hate my(self| life)\b|\bcan'?t go on\b|\b(feel(ing)? like|think(ing)? (of|about)|thoughts of) (dying|death|killing|ending it|cutting)\b|\boverdos|\b(took (too many|a lot of) pills|life is( not|n'?t) worth|rather be dead|everyone would be better|no(body| one) (loves|likes|cares about|wants|understands) me|cry (every|all) (night|day))\b/],
  ['distress', /\bek (is|voel)( so| baie| hartseer| en)* (alleen|eensaam|depressief|hopeloos)\b|\bself(moord|dood)\b|\bwil (net )?(dood ?gaan|dood wees|sterf|vrek|verdwyn|nie meer (lewe|leef|hier wees|aangaan)|my lewe (beëindig|neem))\b|\b(wil my|(my ?|hom|haar|hul)self) ((dood|seer)maak|sny|om die lewe)|\bek haat my(self| lewe)\b|\bniemand (is lief vir my|gee om|(hou van|verstaan|wil) my)\b|\b(wens ek was dood|sny myself|my polse|beter af sonder my|ek het (baie )?pille gedrink|kan nie meer aangaan)\b/],
  ['distress', /\bndiziva\b.*\b(ndedwa|ndindedwa|ndilusizi)\b|\b(u?kuzibulala|zibulale)\b|\bndi(funa|nqwenela) (ukufa|ukuzenzakalisa|ukuzilimaza|ukutshabalala|ukuphelisa|ukuyeka ukuphila)\b|\bandi(sa)?funi (tu )?(n[ou])?u?ku(phila|bakho|vuka)\b|\b(andi(na|sena)(lo i)?|ndinge(na)?|ndi(phel|lahlek)elwe li)themba\b|\bndi(diniwe|khathele) bubomi\b|\bakukho mntu undi(thanda|khathalela|qonda)yo\b|\bndi(nxunguphele|yazicaphukela|cinga ngokufa|zisikile|yazisika|ngade ndife|lila yonke imihla)\b|\b(andithandwa mntu|ubomi bam abunantsingiselo)\b/],
  ['abuse', /\b(hit|beat|touch|rap|molest|abus|hurt|slap|kick|chok|burn|grab|kiss|bull[yi])\w* (me|us)\b|\b(touch|grab|kiss)\w* my (body|breasts?|bum|legs?|private)|\btouch\w* private|\b(hits|beats|hurts|slaps|kicks|chokes|burns) my (m[ou]m|mother|brother|sister|little)\b|\bi('m| am| was| have been)( being)? (abused|raped|beaten|molested|bullied|touched)\b|\b(scared|afraid) (to go home|of my (dad|father|mom|mum|mother|uncle|stepdad|stepfather|brother|cousin|neighbour|boyfriend|husband|coach|pastor|teacher))\b|\b(dad|father|mom|mum|mother|uncle|stepdad|stepfather|brother|cousin|neighbour|boyfriend|husband|coach|pastor|teacher)\b.{0,40}\b(keep (it|this|quiet)|don'?t tell|secret|comes? (in)?to my (room|bed))\b|\b(makes?|made|forces?|forced) me (do|touch|undress|sleep|to)\b|\b(bad|secret) touch/],
  ['abuse', /\b(slaan|skop|klap|brand|skel|mishandel|verkrag|boelie|raak|vat|voel|gryp) (aan |vir )?my\b|\b(raak|vat|voel|gryp)\b.{0,20}\baan my\b|\b(my|ek (is|word)) (mishandel|verkrag|geslaan|geboelie)\b|\bbang (om huis toe te gaan|vir my (pa|ma|oom|stiefpa|man))\b|\b(maak|dwing) my (dinge|om|seer)\b|\b(pa|ma|oom|stiefpa|juffrou|meneer|broer|neef|buurman)\b.{0,50}\b(geheim|mag (dit )?(niks|nie|niemand)|moet stilbly|kom (in|na) my (kamer|bed))\b/],
  ['abuse', /\b(u|ba)ya ?(ndi|si)(betha|hlukumeza|dlwengula|ngcungcuthekisa|phatha|hleka|gezela|gculela)\b|\bu(ya)?ndi(beth[ae]|hlukumeza|dlwengul[ae]|ngcungcuthekisa|xhaphaza|chukumisa|bambabamba|khaba|qhwaba)\b|\bndi(ya)?(beth|hlukunyez)wa\b|\bndi(dlwengulwe|hlukunyeziwe)\b|\b(u(ya)?)?ndi(phatha|phethe) (kakubi|gadalala|ngasese)\b|\b(uthi|wathi|undixelele) (ndinga(thethi|xeleli)|mandingaxeleli|yimfihlo)\b|\b(utata|umama|umalume|utitshala|ubhuti|umzala|ummelwane)\b.{0,40}\b(undibamba|uyandoyikisa|imfihlo)\b/],
  ['danger', /\b(man|guy|stranger|someone|somebody|person|boy|friend)\b.{0,40}\b(online|on the internet|on (whatsapp|facebook|tiktok|instagram|the phone)|i don'?t know)\b.{0,60}\b(photos?|pics?|pictures?|videos?|meet|address|alone|secret|money|gifts?)\b|\b(wants?|asks?|asked|told|begs?) (me )?(to )?(send|share|take|for)\b.{0,30}\b(photos?|pics?|pictures?|videos?|nudes?) (of (me|myself|my body)|without clothes)\b|\b(wants?|asked) (me )?to meet (me |him |her |up )?(alone|secretly|in secret)\b|\bsomeone is (in|outside) (my|the|our) house\b/],
  ['danger', /\b(man|ou|vreemdeling|iemand)\b.{0,50}\b(foto'?s?|prente|video'?s?|ontmoet|alleen|geheim)\b.{0,30}\b(stuur|van my|ontmoet|gee|hê)\b|\bwil my (alleen )?ontmoet\b|\biemand (volg|agtervolg) my\b|\b(indoda|umntu|inkwenkwe|umfana)\b.{0,50}\b(iifoto|ifoto|ividiyo|imifanekiso) (zam|yam|ndihamba ze)\b|\b(ndi(m|yi|ba)?thumele(le)?) (iifoto|ifoto|imifanekiso|ividiyo)\b|\bufuna sidibane (sodwa|ngasese)\b|\bundilandela\b/],
  ['danger', /\b(someone|somebody|a man|he|they) (is|are) (following|chasing|attacking|breaking in)|\bi('m| am) in danger\b|\bek is in gevaar\b|\bndisengozini\b|\b(someone|a stranger) (asked|wants?) (me )?(to meet|for (a )?(photo|picture|nude)s?)|\bsend (me )?(nudes?|a nude)\b/],
  ['injection', /(?<!\bi )\b(ignore|disregard|forget|override|bypass)\b.{0,40}\b(instructions?|rules?|prompts?|guidelines|everything|restrictions)\b|\bsystem prompt\b|\b(you are|act as|pretend (to be|you('re| are)))\b.{0,30}\b(dan|now|evil|hacker|unfiltered|jailbroken|developer|admin|another|a different)\b|\bjailbreak|\bdeveloper mode\b|\breveal (your|the)\b|\brepeat (the|your) (words|text|instructions|prompt)|\b(print|show|tell me|list) (me )?(your|the|all) (instructions|prompt|source code|secrets?|passwords?|users?|database|environment)\b/],
  ['injection', /<\s*(script|img|iframe|svg|a\s|body|style)|javascript:|\bonerror\s*=|\{\{.*\}\}|\$\{.*\}|\bdrop table\b|\bselect \* from\b|\b(ignoreer|vergeet) (al )?(jou|die|alle)\b.{0,30}\b(instruksies|reëls|opdragte)\b|\bstelselboodskap\b|\b(libala|yilibala|ungayihoyi|tyeshela)\b.{0,30}\b(imiyalelo|imithetho)\b|\b__proto__\b|\brm -rf\b/],
  ['personal', /\bi (live|stay) (at|in) \d+|\bmy (home )?(address|password|id number) is\b|\bmy (phone|cell|(phone |cell ?)?number) is\b.{0,12}\d|\b0\d{2}[ -]?\d{3}[ -]?\d{4}\b|\b\d{13}\b|\S+@\S+\.\w+|\bmy (adres|nommer|wagwoord) is\b|\b(idilesi|inombolo) yam\b/],
  ['personal', /\b(where does|what is|what's|give me|tell me) .{0,30}\b(address|phone number|cell ?number|email|password)\b|\b(other|another) (learner|child|kid|user|student|person)'?s?\b.{0,30}\b(name|score|answers?|progress|chat|data|messages?)\b|\b(who else|which (children|kids|users)) (is|are|use)\b|\bwhat did (other|the last|another)\b.{0,20}\b(ask|say|user)\b|\b(adres|telefoonnommer|selnommer)\b|\b(idilesi|inombolo yefowuni)\b.{0,20}\b(yakhe|yakho|ka)\b/],
  ['personal', /\b(where|who|what|which|how)\b.{0,30}\b(other|another|the) (kids?|child(ren)?|learners?|students?|users?|people|girls?|boys?) (live|stay|in my class|here|are|called|on (here|funda))\b|\bwho('s| is| are)( all)? in my class\b|\b(names?|address(es)?|numbers?|photos?|marks|scores?|passwords?) of (the )?(other|another|all)\b|\b(give|tell|show|send) (me )?(the )?(names?|address(es)?|numbers?|photos?) of my\b|\bsomeone else'?s\b|\bother people'?s\b|\bwhat('s| is) (your|his|her|their|my (friend|teacher|mom|mother|dad|father)'?s) (password|address|phone ?number|pin)\b/],
  ['personal', /\b(waar|wie|wat)\b.{0,20}\b(die )?ander (kinders?|leerders?|mense|gebruikers?|maats)\b|\b(adresse?|nommers?|wagwoorde?|foto'?s?|name) van (die )?(ander|al|my)\b|\bwat is jou wagwoord\b|\b(amagama|iinombolo|iidilesi|iifoto|iphaswedi|inombolo|idilesi)\b.{0,25}\b(abanye|abantwana|yomnye|zabanye|yabanye|womnye|yomntu|yakhe|bam endifunda)\b|\b(abanye abantwana|omnye umntwana) (bahlala|uhlala) phi\b|\bbahlala phi abanye\b/],
  ['personal', /\b(i(i)?nombolo|inamba|i(i)?dilesi)( y[eo]\S+)? (ka|zika)(?!m\b)[a-z]{3}|\b(ndi(nik|ph|thumelel|bonis)e|ndicela|ndifuna)\b.{0,20}\b(i(i)?foto|umfanekiso|imifanekiso)( zi?)? ?ka(?!m\b)[a-z]{3}|\b[uw]?hlala phi u(?!m|tata|sisi|bhuti|malume|dade|titshala|yise|nina|gqirha)[a-z]{3}/],
  ['link', /\b(thumel|nik|phe)[a-z]* (i-?linki|i-?link|ikhonkco|iwebhusayithi|i-?website)\b|\b(ilinki|i-link|ikhonkco) (ye|yo|ya|le)|\bskakel (na|vir|van|sodat)\b|\b(download|stream|watch) (free )?(movies|films|games|songs|music) (for )?(free|link)?|\blinks? (to|for)\b/],
  ['insult', /\b(crap|wtf|stfu|trash|garbage|you('re| are) (a |an |so |such a )?(fool|joke|pig|rubbish|ugly|pathetic|terrible|the worst|an ass|annoying|worthless|lame|dog)|you stink|piss off|hate this stupid|vok\w*|drol|jou (vark|aap|donkie|dom \w+|simpel \w+)|gaan vrek|jy is ('n )?(vark|drol|aap|lelik|gemors|kak))\b/],
  ['insult', /\b(u?yi|usi)?siyatha\b|\b(uyi|usi|u)?sidenge\b|\b(usisi|usi|uyi)?(sibhanxa|sityhakala|silima|hagu|nja yomntu)\b|\bubudenge\b|\b(a[wk]unangqondo|aku(na)?nto yanto|uyaphambana|uphambene|uyageza|ugezile|uyadika|udika|uyabhuda|uyasangana|ungumntu ombi|unobudenge|awuncedi nto|awulonto|uyinja|uyihagu|usisilwanyana|ugezile wena|unya|umnqundu|imbi wena)\b/],
  ['link', /https?:\/\/|www\.|\b[a-z0-9-]+\.(com|net|org|co\.za|io|xyz|info|ru)\b|\b(give|send|show) (me )?(a |the |some )?(links?|urls?|websites?|web ?sites?)\b|\b(click|visit|open) (this|the|a) (link|site)\b|\b(youtube|tiktok|instagram|facebook|whatsapp|telegram|snapchat)\b(?!.*(?:mean|say|bete|bedoel|sê))|\b(stuur|gee) (vir )?my ('n )?(skakel|webwerf)\b|\b(ndithumelele|ndinike) (ilinki|i-link|iwebhusayithi)\b/],
  ['insult', /\b(f\w?|sh|b)[*@#!]+\w*|\b(fuck\w*|shit\w*|bitch\w*|asshole|bastard|cunt|dick|idiot|moron|stupid|dumb|retard\w*|loser|shut up|go to hell|screw you|damn you|you suck|i hate you|ugly old|useless|kaffir|nigg(?!ie)\w+)\b/],
  ['insult', /\b(poes\w*|doos|fok\w*|kak|moer|bliksem|donner|hoer|idioot|dom(kop|mergat|oor)?|hou jou bek|voetsek|ek haat jou|jy is (dom|nutteloos|simpel))\b/],
  ['insult', /\b(msunu\w*|voetsek|suka|uligqwirha|uyabhanxa|sisibhanxa|usisidenge|sidenge|isidenge|isibhanxa|usisibhanxa|masende|mnqundu|golo|ndiyakucaphukela|ndikuthiyile|thula wena)\b/],
  ['unsuitable', /\b(sex|sexy|porn\w*|nudes?|naked (girls?|boys?|women|people|pictures?)|how to (make|build) (a )?(bombs?|guns?|drugs?)|buy (drugs|weed|dagga)|naak(foto)?s?)\b/],
]

/** Lines that answer in South Africa, with their numbers. */
const LINES = {
  childline: { name: 'Childline South Africa', number: '116' },
  sadag: { name: 'SADAG', number: '0800 567 567' },
  lifeline: { name: 'Lifeline', number: '0861 322 322' },
  police: { name: 'SAPS', number: '10111' },
} as const

/** A child is sent to Childline first; an adult to those that listen to adults. Where the age isn't known, both are there. */
function helplinesFor(age: Asker['age'], danger: boolean): AnswerBlock {
  const { childline, sadag, lifeline, police } = LINES
  const listening = age === 'child' ? [childline, sadag] : age === 'adult' ? [sadag, lifeline] : [childline, sadag, lifeline]
  return { kind: 'helplines', lines: danger ? [...listening, police] : listening }
}

/** What every answer here rests on. */
const CARE: KhuluAnswer['sources'] = [{ kind: 'rule', rule: 'khulu.rule.care' }]

/** How somebody asks for the words for something, or says them to be translated. What is asked about isn't what is felt, but for harm to oneself. */
const IS_ABOUT_WORDS = /\b(?:how (?:do|can) (?:i|you|u) (?:say|tell)|translate|what (?:did|does)(?! (?:the last|other|another) )|what(?:'s| is) that$|says? ["'“].*what|wat beteken|hoe sê|xhosa for|meaning of|ndi(?:nga)?(?:thini|tsho njani)|uthini u(?:kuthi\b|-)|[a-z]{0,3}thetha (?:ntoni|ukuthini)|guqul\w+|ngesixhosa)\b/

/**
 * Looks a message over before it is answered. Distress gets a calm answer with the South African lines that suit the age; insults, attempts
 * to change Khulu, requests for links or for what is personal get a short kind refusal. Null where it is a question like any other.
 */
export function checkSafety(text: string, { age }: Asker): KhuluAnswer | null {
  const plain = text.normalize('NFKC').toLowerCase().replaceAll(/[‘’´`ʼ]/g, "'").replaceAll(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g, '').replaceAll(/\s+/g, ' ')
  const found = SIGNS.find(([, sign]) => sign.test(plain))?.[0]
  if (found === undefined) return null
  const aboutWords = IS_ABOUT_WORDS.test(plain)
  if (aboutWords && (found === 'insult' || found === 'personal' || found === 'danger') && !/[*#]|\b(?:fuck|shit|bitch|cunt|kaffir|nigg(?!ie)|poes|msunu)/.test(plain)) return null
  if (found === 'distress' || found === 'abuse' || found === 'danger') return { says: [say(`khulu.safe.${found}`), say(age === 'adult' ? 'khulu.safe.callAdult' : 'khulu.safe.callChild')], blocks: [helplinesFor(age, found !== 'distress' || age !== 'child')], sources: CARE, known: true }
  return { says: [say(`khulu.safe.${found}`)], blocks: [], sources: CARE, known: true }
}
