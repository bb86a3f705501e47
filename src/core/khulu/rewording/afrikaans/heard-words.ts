import { pattern, patternWith } from '#core/patterns/pattern.ts'
import type { ReadTold } from '#core/khulu/rewording/afrikaans/told-afrikaans.ts'

/** Replies to a question or greeting, in isiXhosa or Afrikaans. */
const REPLIES: readonly (readonly [RegExp, string])[] = [
  [/^(?:\S+ )?((?:u|ni|ku)njani|molo|molweni|enkosi)\b|^((?:hamba|sala) kakuhle)$/, 'wat antwoord ek as iemand $1 sê'],
  [
    /^uphila njani\b|^uvuke njani\b|\bunjani\b|\bhoe (?:dit|gaan)\b|\bgaan dit\b/,
    'wat antwoord ek as iemand unjani sê',
  ],
  [/^(?:ndicela )?uxolo\b|\bjammer\b/, 'hoe sê ek geen probleem'],
  [/^ndiyakuthanda\b/, 'hoe sê ek ek is lief vir jou'],
  [/^(?:sobonana|siyabonana)\b/, 'hoe sê ek totsiens'],
  [/igama lakho|\bnaam\b/, 'hoe sê ek my naam is'],
  [/\buvela phi\b|\bususela phi\b|\bvandaan\b/, 'hoe sê ek ek kom van kaapstad'],
  [/\buhlala phi\b|\bwaar (?:ek|jy) (?:bly|woon)/, 'hoe sê ek ek bly in kaapstad'],
  [/\bminyaka\b|\biminyaka\b|\bhoe oud\b/, 'hoe sê ek ek is tien jaar oud'],
  [/\bdankie\b/, 'wat antwoord ek as iemand enkosi sê'],
  [/\bgroet\b|\bhallo\b|\bgoeie ?(?:môre|dag)/, 'wat antwoord ek as iemand molo sê'],
]

/** Names that one calls people by, politely. */
const CALLS = /^(?:u?(?:bhuti|sisi|tata|mama|makhulu|malume|tatomkhulu)|mkhulu)$/

const IS_POLITE = pattern`
  onbeskof|onbeleef|beleef|ongeskik|mooi\b|\bgroet\b|lelik|respek|beledig|skel|vloek|ordentlik
  |\bmag (?:ek|mens|jy)\b|\bkan (?:ek|mens|jy)\b|in orde|\breg om\b|\bregte\b|te familiêr|goed of|snaaks
`

const isAbout =
  (sign: RegExp): ((text: string) => boolean) =>
  (text) =>
    sign.test(text)

const asksReply = isAbout(
  patternWith('u')`
    \bantwoord (?:ek|mens|jy)\b|\b(?:wat|hoe) (?:moet|kan|sal|antwoord|sê) .*\b(?:terug|antwoord|reageer)\b
    |\bsê (?:ek|mens|jy) (?:dan )?terug\b|wat om te antwoord|hoe (?:om te )?(?:antwoord|reageer)
    |\bwat is die (?:\p{L}+ )?antwoord|om terug te sê|\bterug(?:sê|skryf|antwoord)
    |wat sê (?:ek|mens) (?:dan|daarop|nou)|(?:wat|hoe) (?:moet|kan|sal) (?:ek|mens) dan |moet ek antwoord
    |\bterug\b.*\bsê(?!\p{L})|(?<!\p{L})sê\b.*\bterug\b
  `,
)
const asksMistake = isAbout(
  patternWith('u')`
    \bek\b.*\b(?:gesê|geskryf|gestuur|gebruik|skryf)\b.*(?:\b(?:fout|verkeerd|reg|korrek|rooi|nagaan|seker
    |lag|gelag|kyk)\b|\bklop)
    |(?:\b(?:is|klop) (?:dit|dié|hierdie)\b.*(?:reg|korrek|sin)\b)|\bmy sin\b
    |\b(?:verkeerd|fout)\b.*\bek\b.*(?<!\p{L})(?:skryf|sê)(?!\p{L})
  `,
)
const asksWhich = isAbout(
  /\b(?:verskil|wanneer|watter|reg|regte|korrek|beter|deurmekaar|dieselfde|verwar|eerder|een of|of)\b|\bis dit\b|\bwie is reg\b/,
)
const asksSound = isAbout(
  /\b(?:spreek|uitspraak|uitspreek|klink|uitgespreek)\b|\bwoord\b.*\bhoe sê (?:mens|ek|jy) dit\b|\btong\b/,
)
const asksSeveral = isAbout(/\b(?:meervoud|meer as een|as daar (?:baie|meer|twee|'n klomp)|vir baie)\b/)
const asksMeaning = isAbout(
  patternWith('u')`
    \b(?:beteken|betekenis|bedoel|verstaan)\b|\bwat (?:is|sê|vra|wil|wou|probeer|het|staan)\b
    |\bwat moet ek doen\b|, is dit\b|\bwat (?:\p{L}+ )?(?:dit|daardie|dié)\b|\bwaaroor\b|\bwaarna\b
    |\bhoekom\b|\bwaarom\b|\bweet nie\b|\b(?:wonder|weet) (?:\p{L}+ )?wat\b|\bis ek reg\b|\bin afrikaans\b
    |\bvertaal\b|\bverduidelik\b|\bvertel\b|\bgaan dit oor\b
  `,
)

/** A question why one form stands and not another. */
const WHY_THIS_FORM = patternWith('u')`
  ^(.*?)(?:hoekom|waarom)\b.*?(?:^| )"?([a-z-]+(?: [a-z-]+)?)"? (?:\p{L}+ )??(?:en|maar|pleks van
  |in plaas van|eerder as)(?: \p{L}+)?? (?:nie )?"?([a-z-]+)"?(?: nie)?$
`

/** Reads a question for a reason: hoekom is dit abantu en nie amantu nie. */
function readWhy(text: string, isOwn: (word: string) => boolean): string[] {
  const [, story = '', one = '', other = ''] = WHY_THIS_FORM.exec(text) ?? []
  const form = one.split(' ').filter(isOwn).join(' ')
  return form === '' || story === undefined || other === '' ? [] : [`hoekom is dit ${form} en nie ${other} nie`]
}

/** Returns a quoted utterance from its first word on: ek het gesê inja zam en almal het gelag. */
function readSaid(text: string, first: string): string {
  const [, said = ''] =
    /(?<!\p{L})(?:gesê|geskryf|gestuur|skryf|sê)[: ]+"?([a-z' -]+?)"?(?=[,.;]| en | maar | vir | toe | met |$)/u.exec(
      text,
    ) ?? []
  return said.startsWith(first) && said.split(' ').length < 7 ? said : first
}

const POLITE_GREETINGS = /njani$|^molo$|^molweni$/

/** Reads questions about isiXhosa words that were heard, read or said in a story. */
export const readHeard: ReadTold = ({ text, heard, isOwn }) => {
  const [one, other, third] = heard.map((word) => (word === 'mkhulu' ? 'tatomkhulu' : word))
  const spelt =
    one === undefined && asksSound(text) ? /\b(?:woord|naam) "?([a-z]+[aeiou])"?(?= |,|$)/.exec(text)?.[1] : undefined
  if (spelt !== undefined) return [`hoe spreek ek ${spelt} uit`]
  if (one === undefined && asksReply(text))
    return REPLIES.filter(([sign]) => sign.test(text))
      .map(([, asked]) => asked)
      .slice(0, 1)
  if (
    one === undefined ||
    /\b(?:vervoeg|verlede tyd|toekomende|teenwoordige|ontken\w*|negatief|klas|naamwoordklas|skakels?|\w*konkord\w*|oefen|enkelvoud)\b/.test(
      text,
    )
  )
    return []
  // What a makoti may or must do is asked of customs.
  if (one === 'makoti' && /\b(?:mag|moet|waar)\b/.test(text)) return []
  // Yam of wam by imoto.
  if (third !== undefined && / of /.test(text) && new RegExp(`\\b(?:by|met|vir|na|voor) ${third}`).test(text))
    return [`wat is die verskil tussen ${third} ${one} en ${third} ${other}`]
  // Wat is iliso en indlebe: each of them, and if not both, the first.
  const ofEach = (asked: string): string[] => [
    ...(other === undefined ? [] : [heard.map((word) => `${asked} ${word}`).join('\n')]),
    `${asked} ${one}`,
  ]
  const isWhy = /\b(?:hoekom|waarom)\b/.test(text)
  if (other !== undefined && heard.length === 2 && isWhy && [one, other].every((word) => POLITE_GREETINGS.test(word)))
    return [`wat is die verskil tussen ${one} en ${other}`]
  if (isWhy && !asksReply(text)) {
    const why = readWhy(text, isOwn)
    if (why.length > 0) return why
    if (other !== undefined && heard.length === 2) return [`hoekom is dit ${one} en nie ${other} nie`]
  }
  if (
    other !== undefined &&
    heard.length === 2 &&
    !asksReply(text) &&
    asksWhich(text) &&
    /\b(?:of|en|verskil|soms|partykeer|ander|teenoor|pleks|maar|wie|eerder)\b/.test(text)
  )
    return [`wat is die verskil tussen ${one} en ${other}`, ...(one.includes(' ') ? [`is dit reg: ${other}`] : [])]
  if (CALLS.test(one) && IS_POLITE.test(text))
    return [
      other !== undefined && CALLS.test(other)
        ? `wat is die verskil tussen ${one} en ${other}? wat is intlonipho`
        : `wat beteken ${one}? wat is intlonipho`,
    ]
  if (asksMistake(text) && (readSaid(text, one).includes(' ') || /geskryf|gespel|skryf/.test(text)))
    return [`is dit reg: ${heard.length === 1 ? readSaid(text, one) : heard.join(' ')}`]
  if (/\bmeervoude?\b/.test(text)) return ofEach('meervoud van')
  if (asksReply(text)) {
    const reply = REPLIES.find(([sign]) => sign.test(one))
    return reply
      ? [
          reply[1].replace(
            '$1',
            reply[0]
              .exec(one)
              ?.slice(1)
              .find((part) => part !== undefined) ?? one,
          ),
          `wat beteken ${one}`,
        ]
      : [`wat beteken ${one}`]
  }
  if (asksSound(text)) return [`hoe spreek ek ${one} uit`]
  if (asksSeveral(text)) return ofEach('meervoud van')
  if (
    /\b(?:waaroor|gaan dit oor|waarvoor|wie is)\b|\bvertel (?:vir )?my\b|\bverduidelik\b/.test(text) &&
    !one.includes(' ')
  )
    return [`wat is ${one}`]
  if (
    /\bwat is dit\b|\bgebeur\b|\bverwag\b|\bfees\b|\bseremonie\b|\bdaarin\b|\bresep\b/.test(text) &&
    !one.includes(' ')
  )
    return [`wat is ${one}`]
  if (asksMeaning(text) || IS_POLITE.test(text) || /\breg\b/.test(text)) return ofEach('wat beteken')
  return []
}
