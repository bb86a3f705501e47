import { pattern, patternWith } from '#core/patterns/pattern.ts'
import { asksInLearnt, type KhuluWorld } from '#core/khulu/khulu-world.ts'
import type { KhuluLanguage } from '#core/khulu/khulu-language.ts'
import { isMeantAsOwn } from '#core/khulu/answers/find-word.ts'
import { byWord } from '#core/khulu/words/by-word.ts'
import { wordsOfText } from '#core/khulu/make-khulu-world.ts'
import { readMeaning } from '#core/khulu/reading/english-of-sentence.ts'

/** Openings of follow-ups in each language, with a flag for a condition. */
const LEADS: Readonly<Record<KhuluLanguage, RegExp>> = {
  en: patternWith('u')`
    ^(?:(?:ok(?:ay)?|so|but|and|or|now|then|also|cool|thanks|great|no|sorry)\b[, ]*)*
    (?:(?:what|how) (?:about|if|changes if|happens if|happens when)|(?:how|what) (?:would|do|will|should|can
    |must) (?:i|you|we|one) (?:say|put|ask|answer|reply)(?: (?:it|that|this))?(?: (?:if|when|for))?
    (?= (?!(?:is|was|will|does|has)(?:n't| ))|$)|how is it|how would it be|make (?:it|that)
    |change (?:it|that) to|say(?: (?:it|that|this))?|is it (?:the same|different) (?:if|for|when|with)
    |(?:the )?same (?:thing |one )?(?:but|for|with)|(?:if |when )?i (?:(?:want|wanna|need) (?:to )?)?(?:say
    |answer|reply)(?: (?:that|it|this))?|if|when(?! (?:do|did|is|was|will|can|has|have|are|does)\b)|but|not
    |i mean(?:t)?|instead|as)?(?![\p{L}'])\s*
  `,
  af: patternWith('u')`
    ^(?:(?:ok(?:ei)?|oukei|so|maar|en|of|nou|dan|ook|dankie|nee|sorry)\b[, ]*)*(?:(?:wat|hoe) (?:van|is dit
    |word dit|verander)(?: as)?|wat as|hoe (?:sê|antwoord) (?:ek|mens|jy)(?: dit)?(?: as| vir| wanneer
    | dat)?(?= )|hoe sou (?:ek|mens|jy)(?: dit)? sê(?: as)?|sê nou|maak dit|dieselfde (?:maar|met|vir)|as
    |wanneer|ek (?:bedoel|wil sê)|nie)?(?!\p{L})\s*
  `,
  xh: pattern`
    ^(?:(?:ke|kwaye|yaye|kanti|ngoku|hayi|kodwa|okanye|na(?=xa))\b[, ]*)*(?:kuthekani|kunjani|ndithini
    |ndingathini|uthini|yintoni|yitsho)?(?: ?(?:xa|ukuba|nge|ngo|ke)\b)*\s*
  `,
}
const TRAILS: Readonly<Record<KhuluLanguage, RegExp>> = {
  en: pattern`
    (?:[, ]+(?:then|instead|too|as well|in (?:isi)?xhosa|please|how (?:do|would|can|should) (?:i|you
    |we) (?:say|ask) (?:it|that|this)|how (?:is|does) (?:it|that)(?: go)?|what (?:do|would|should) i say
    |what (?:is|would) it(?: be)?(?: then)?|how|is it the same))+$
  `,
  af: pattern`
    (?:[, ]+(?:dan|in plaas daarvan|ook|in (?:isi)?xhosa|asseblief|hoe (?:sê|vra) (?:ek|mens
    |jy) dit(?: dan)?|hoe|wat sê (?:ek|mens) dan|wat is dit dan|is dit dieselfde))+$
  `,
  xh: /(?:[, ]+(?:ke|na|njani|ndithini|ndingathini|uthini|kuthiwani|ndiyitsho njani|ngesixhosa))+$/,
}

/** Patterns of mere identity: if it is five, they are black. */
const IS_IT: Readonly<Record<KhuluLanguage, RegExp>> = {
  en: pattern`
    ^(?:(?:it|there|they|that|this)(?:'s|'re| is| are| was| were)(?: only| just)? (?!\w+ing\b)|(?:we|i|they)
    (?:'ve| have)(?: got| only| just)* |(?:we|i)(?:'m|'re| am| are) (?:talking to|speaking to|talking about
    |only|just|(?=\w+$)(?=\d|one|two|three|four|five|six|many|several)))(?=\S)
  `,
  af: patternWith('g')`
    ^(?:dit|daar|hulle)(?: (?:is|was|het))?(?: net| maar)? (?=\S)
    |^(?:ek|ons)(?: praat met| het| net)+ (?=\S)|^(?:ek|ons) (?=.* het$)
    |(?<=^(?!(?:ek|jy|hy|sy|ons|julle|hulle) .*(?: is| was| (?:\S*ge|ver|be|ont|her)\S+ het)$).*\S)(?: is
    | was| het)$
  `,
  xh: /^(?:zi|ba|li|i|si|bu|a)na\s+/,
}

/** Removes the opening and the ending of a follow-up. */
export function trim(text: string, language: KhuluLanguage): string {
  const led = text.replace(LEADS[language], '')
  return (led.trim() === '' ? text : led).replace(TRAILS[language], '').trim()
}

/** Possessives that stand alone. */
const WHOSE: Readonly<Record<string, string>> = byWord({
  myne: 'mine',
  my: 'mine',
  joune: 'yours',
  jou: 'yours',
  syne: 'his',
  hare: 'hers',
  haar: 'hers',
  "ons s'n": 'ours',
  "hulle s'n": 'theirs',
  "julle s'n": 'yourall',
})

/** Verbs that help another. */
const HELPS: Readonly<Record<string, string>> = byWord({
  kan: 'can',
  is: 'is',
  was: 'was',
  het: 'do',
  sal: 'will',
  wil: 'do',
  moet: 'must',
  doen: 'do',
  gaan: 'will',
})

/** Afrikaans phrases that name several addressees. */
const TO_SEVERAL_PEOPLE = patternWith('u')`
  ^(?:ek )?(?:(?:vir|teen|met|aan) )?(?:meer as een|'n klomp|'n paar|baie|'n groep|almal|julle almal
  |die hele)(?: (?:van hulle|\p{L}+))?(?: (?:praat|vra|sê|groet))?$
`

/** Afrikaans in English: what stands after as has its verb last; s'n is whose. */
function fromAfrikaans(text: string, isTold: boolean, { speech, afrikaans, english: index }: KhuluWorld): string[] {
  const own = WHOSE[text] ?? (/beleef|hoflik|respek|asseblief/.test(text) ? 'politely' : undefined)
  if (own !== undefined) return [own]
  // Ek kan nie, as hy nie het nie, slaap hy nie: who, and whether.
  const [, who = '', not = '', helps = '', never = ''] =
    /^(ek|jy|hy|sy|ons|julle|hulle|dit|my \p{L}+) (nie )?(kan|is|was|het|sal|wil|moet|doen|gaan)(?: dit)?( nie)?$/u.exec(
      text,
    ) ?? []
  if (who !== '')
    return [
      `${speech.read(who, afrikaans).english.replace(/^me$/, 'i')} ${HELPS[helps] ?? 'do'}${not + never === '' ? '' : ' not'}`,
    ]
  const whose = /^(.+) (?:se|sin|syn|s[’']n|s n)$/.exec(text)?.[1]
  if (whose !== undefined) return [`${speech.read(whose, afrikaans).english}'s`]
  if (TO_SEVERAL_PEOPLE.test(text)) return ['to several people']
  // En vir 'n man: to whom it is said.
  const hearer = /^(?:vir|aan|teen) ((?:'n|een|die) .+)$/.exec(text)?.[1]
  const heard = hearer === undefined ? [] : [`to ${speech.read(hearer, afrikaans).english}`]
  const whom = /^(?:ek )?(?:met|teen|vir) (.+?) (?:praat|vra|sê|groet)$/.exec(text)?.[1]
  if (whom !== undefined && isTold) return [`to ${speech.read(whom, afrikaans).english}`]
  // Swartes, grotes: as they stand before a noun.
  const alike = /^(?:die |'n )?(\p{L}+?e)s$/u.exec(text)?.[1]
  const ones =
    alike === undefined
      ? []
      : [alike, alike.slice(0, -1)]
          .map((one) => speech.read(`${one} hond`, afrikaans))
          .map((read) => read.english.replace(/ dog$/, ''))
          .filter((one) => index.get(one)?.some(({ root }) => /^(?:adjective|relative)$/.test(root.partOfSpeech)))
  if (ones.length > 0) return ones
  const counted = text
    .replace(/^(?:net|maar) /, 'only ')
    .replace(/ (?:van (?:hulle|dit|daardie|die)|daarvan)$/, ' of them')
  const said = counted.startsWith('only ')
    ? `only ${speech.read(counted.slice(5).replace(/ of them$/, ''), afrikaans).english}`
    : speech.read(counted.replace(/ of them$/, ''), afrikaans).english
  const named = /^(?:die |'n )?(\p{L}+)$/u.exec(text)?.[1]
  const noun = named === undefined ? [] : [speech.read(`my ${named}`, afrikaans).english.replace(/^my /, '')]
  const told = speech.read(`dat ${text}`, afrikaans).english.replace(/^that /, '')
  return heard.length > 0
    ? [...heard, said]
    : isTold
      ? [told, said, speech.read(text, afrikaans).english]
      : [...noun, said, speech.read(text, afrikaans).english, told]
}

/** Several who are spoken to, in isiXhosa. */
const SEVERAL = patternWith('u')`
  ^(?:(?:xa )?(?:ndi|u)?(?:thetha|buza|bulisa|xelela)\p{L}* )?(?:na(?:bo )?)?(?:nga|kw?[ua]|na)?(?:ba |b)?
  (?:a?bantu )?(?:abaninzi|(?:a?ba|oo)\p{L}+ bonke|bonke(?: (?:a?ba|oo)\p{L}+)?|abantu abaninzi
  |abangaphezu kwa?\p{L}+|(?:be)?baninzi|baliqela|iqela)(?: (?:ndi|si)\p{L}+)?$
  |^(?:xa )?(?:ndi|si)(?:ya)?(?:ba)?(?:theth|buz|bulis|xelel|cel)a (?:n|k)?(?:a?ba|oo)\p{L}+$
`
const MANY = /^(?:zi|ba|mi|ma)?(?:ninzi|liqela)(?: \p{L}+)?$/u

/** Possessives by their ending: elakhe, ezam. */
const OWNED: Readonly<Record<string, string>> = byWord({
  am: 'mine',
  akho: 'yours',
  akhe: 'his',
  ethu: 'ours',
  enu: 'yourall',
  abo: 'theirs',
})

/** isiXhosa in English: with and by are what joins, as in nomama and ngubawo; of somebody is whose. */
function fromXhosa(text: string, world: KhuluWorld): string[] {
  if (/^(?:ndithetha |sithetha )?ngathi(?: sonke)?$|^sonke$/.test(text)) return ['we']
  if (SEVERAL.test(text)) return ['to several people']
  if (MANY.test(text)) return ['many']
  const owner = /^[eao]?(?:[lyszbwk]|zi|la)?(am|akho|akhe|ethu|enu|abo)i?$/.exec(text)?.[1]
  if (owner !== undefined) return [OWNED[owner] ?? '']
  // Kumakhulu: to her, and nothing big.
  const elder = /^(?:na)?ku(\p{L}+)$/u.exec(text)?.[1]
  const called =
    elder === undefined
      ? undefined
      : world.engine.lexicon.words.get(`u${elder}`)?.find(({ nounClass }) => nounClass === '1a')
  if (called) return [`to my ${called.senses[0]?.split(',')[0] ?? ''}`]
  // Sika inja asks the same of a word.
  if (/ka-? \p{L}/u.test(text.slice(0, 8))) return []
  const told = text
    .replace(/^kunye (?=n)/, '')
    .replace(/^(?:ndi|u|si)(?:thetha|bhekisa) (?=n)/, '')
    .replace(/ (?:yena|bona|zona|yona|sona|b?obabini|zombini)$/, '')
    .replace(/^e(?=ka\p{L})/u, '')
    .replace(
      /(?<=^\S+(?:nye|bini|tathu|thathu|zine|bane|hlanu|ntlanu|thandathu|xhenxe|bhozo|thoba|shumi|ninzi)) \p{L}{1,2}[aoe]\p{L}o$/u,
      '',
    )
  if (!isMeantAsOwn(told, world)) return []
  const english = (readMeaning(wordsOfText(told), world.engine, world.closed).english.split(';')[0] ?? '')
    .replaceAll(/\bhe or she\b/g, 'he')
    .replaceAll(/\bhim or her\b/g, 'him')
    .replaceAll(/\bhis or her\b/g, 'his')
    .toLowerCase()
  const bare = english.replace(/^(?:with|by|and|it is|by means of|about) /, '')
  const whose = /^of (?:the |an? )?(.+)$/.exec(english)?.[1]
  // Nakumfundi omnye: to one learner.
  const to = /^(?:na)?k[uw]/.test(told)
    ? [`to ${bare}`]
    : /^(?:nga|na)(?:ba|oo)\p{L}+ aba\p{L}+$/u.test(told)
      ? ['to several people']
      : /^ngu\p{L}+ omnye$/u.test(told)
        ? [`to ${bare}`]
        : []
  // Igule izolo: what was so is said in its time.
  const what = /^(?:it|they) (?:was|were) /.test(bare) ? [] : [bare.replace(IS_IT.en, '')]
  return [...(whose === undefined ? [] : [`${whose}'s`]), ...to, ...what, bare, english]
}

const distinct = (texts: readonly string[]): string[] =>
  [
    ...new Set(
      texts.map((one) =>
        one.replace(/^(?:it(?:'s| is)|they(?:'re| are)) (.+?) (?:who|that) (?=(?:is|are|was|were|\w+s)\b)/, '$1 '),
      ),
    ),
  ].filter((part) => part.trim() !== '')

/** Returns the possible follow-ups in English without their openings; versions without mere identity come first. */
export function bareFollowUps(text: string, language: KhuluLanguage, world: KhuluWorld): string[] {
  const plain = text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[‘’´`]/g, "'")
    .replaceAll(/["“”]/g, '')
    .replace(/[\s?!.…]+$/, '')
    .trim()
  const parts = (from: string, one: KhuluLanguage): string[] => {
    const trimmed = trim(from, one)
    // And how do I answer that I'm 34: a sentence by itself.
    return distinct([...(/\b(?:answer|reply)\b/.test(from) ? [] : [trimmed.replace(IS_IT[one], '').trim()]), trimmed])
  }
  const own = parts(plain, language)
  if (language === 'af')
    return distinct([
      ...own.flatMap((part) => fromAfrikaans(part, /\b(?:as|wanneer|dat)\b/.test(plain), world)),
      ...parts(plain, 'en'),
    ]).map((part) =>
      part.replace(
        /\b(we|they|you) (?:are )?(?:all people|everyone) (.+?)(?: is)?$/,
        (_, who: string, what: string) => `${who} all are ${what}`,
      ),
    )
  // "In the house", quoted amid isiXhosa.
  if (asksInLearnt({ language }, world))
    return distinct(
      own.flatMap((part) => {
        const read = fromXhosa(part, world)
        return read.length > 0 ? read : parts(part, 'en')
      }),
    )
  return own
}
