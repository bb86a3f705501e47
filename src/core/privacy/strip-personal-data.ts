import NAMES from './common-names.json' with { type: 'json' }
import { patternWith, source } from '#core/patterns/pattern.ts'

/**
 * First names and surnames that are common in South Africa, in lower case and without marks.
 * They are listed by nobody's record, and everyday English words are left out.
 */
const COMMON_NAMES: ReadonlySet<string> = new Set(NAMES)

/** Placeholder for removed text; it shows that something was here. */
const GONE = '…'

/** Invisible signs, and those that turn the writing direction; they could split a name. */
const UNSEEN = /[\p{Cf}\u115f\u1160\u3164\uffa0]/gu

/** E-mail addresses, web addresses and names of accounts elsewhere. */
const ADDRESSES = patternWith('giu')`
  [^\s@]+\s?(?:@|\(at\)|\[at\])\s?[^\s@]+|\b(?:https?|ftp|mailto|tel):\S*|\bwww\.\S+
  |\b[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|za|io|info|xyz|app|africa|edu|gov)\b\S*|[@#][\w.]{2,}
`

/** Ids: a UUID, or a run of letters and figures that nobody says. */
const IDS = /\b[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\b|\b(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{7,}\b/giu

/** A number of five figures or more, however they are parted: phones, identity numbers, cards. Shorter ones are sums, years and times. */
const NUMBERS = /\+?\(?\d(?:[\s().\-/]{0,2}\d){4,}/gu

/** A day of birth. */
const DAYS = /\b\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}\b/gu

/** A street with its number. */
const STREETS =
  /\b\d{1,5}[a-z]?\s+(?:\p{L}+\s+){1,3}(?:street|st|road|rd|avenue|ave|drive|lane|close|crescent|straat|weg|laan|rylaan|isitalato)\b/giu

/** Phrases before a name, whoever's it is. */
const BEFORE_NAME = patternWith('u')`
  (?:\b(?:my (?:full |first |last )?names? (?:is|are|was)|my name's|names? is|surname is|i(?:'m| am) called
  |call me|called|named|known as|nicknamed|mr|mrs|ms|miss|dr|prof|sir|teacher|aunty|auntie|aunt|uncle|meneer
  |mnr|mevrou|mev|juffrou|juf|oom|tannie|my naam is|ek heet|hy heet|sy heet|heet|my van is|genaamd|noem my
  |igama lam|igama lakhe|ifani yam|ndibizwa|ubizwa|titshala|mnumzana|nkosikazi)\.?(?: (?:is|ngu|ngokuba
  |yi))?)\s+(?:ngu-?)?$
`

/** Kinds in a school's name. */
const KIND = source`
  (?:primary|high|secondary|junior|senior|combined|special|public|private|girls|boys|preparatory|nursery
  |technical|comprehensive|intermediate|laer|hoër|primêre|sekondêre)
`
const SCHOOL_AFTER = new RegExp(
  `^\\s+(?:${KIND}\\s+)*(?:school|skool|academy|college|university|creche|crèche|kindergarten|kollege|akademie)\\b`,
  'iu',
)
const KIND_AFTER = new RegExp(`^\\s+(?:${KIND}\\s*)+(?:school|skool|academy|college)?\\b`, 'iu')
const SCHOOL_BEFORE = patternWith('iu')`
  \b(?:laerskool|hoërskool|hoerskool|kleuterskool|skool|school|kollege|akademie|college|academy
  |university of|(?:i|e|kwi|si|be)?sikolo(?:\s+(?:i|sase|esi))?|esikolweni)(?:\s+(?:called|named|genaamd
  |sase|e|i))?\s+$
`
/** Words before which a school's name ends, read backwards. */
const NO_NAME = new Set([
  'a',
  'an',
  'the',
  'my',
  'your',
  'his',
  'her',
  'our',
  'their',
  'at',
  'to',
  'in',
  'of',
  'is',
  'from',
  'for',
  'and',
  'go',
  'goes',
  'attend',
  'learn',
  'teach',
  'say',
  'word',
  'die',
  'my',
  'ons',
  'na',
  'by',
  'vir',
  'en',
  'sê',
  'this',
  'that',
  'new',
  'old',
  'big',
  'small',
  'good',
  'which',
  'what',
  'every',
  'after',
  'before',
])

/** A name with an isiXhosa prefix: uThabo, kaNomsa, sase-Mbekweni. */
const PREFIX = /^\p{Ll}{1,5}-?(?=\p{Lu})/u
const LANGUAGE_NAME =
  /^(?:isi|ama|um|aba|se|si|tshi|xi)-?(?:xhosa|zulu|ngesi|bhulu|sotho|tswana|swati|ndebele|pedi|venda|tsonga|phuthi|hlubi|mpondo|thembu)$/u

/** Words with a capital that are nobody's name. */
const KNOWN_CAPITALS = new Set([
  'i',
  'khulu',
  'funda',
  'god',
  'south',
  'africa',
  'african',
  'english',
  'afrikaans',
  'xhosa',
  'zulu',
  'sotho',
  'tswana',
  'pedi',
  'swati',
  'ndebele',
  'venda',
  'tsonga',
  'sesotho',
  'setswana',
  'sepedi',
  'xitsonga',
  'tshivenda',
  'siswati',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
  'christmas',
  'easter',
  'maandag',
  'dinsdag',
  'woensdag',
  'donderdag',
  'vrydag',
  'saterdag',
  'sondag',
  'engels',
  'ek',
  'hoe',
  'wat',
])

/** Known names of the people concerned, and a test for ordinary words. */
export type Known = {
  /** Names of the account, its children, families, classes and schools, as they are stored. */
  names: readonly string[]
  /** Tells whether a word, in lower case, is one of a language and not a name. */
  isWord: (word: string) => boolean
}

const withoutMarks = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').normalize('NFC')

/** Words of an address or a school's name that identify nobody. */
const TELLS_NOTHING = new Set([
  'com',
  'org',
  'net',
  'co',
  'za',
  'ac',
  'gmail',
  'yahoo',
  'outlook',
  'hotmail',
  'icloud',
  'mail',
  'example',
  'child',
  'invalid',
  'school',
  'primary',
  'high',
  'secondary',
  'skool',
  'college',
  'academy',
  'the',
  'of',
  'and',
  'grade',
  'class',
  'family',
  'van',
  'der',
  'de',
  'du',
  'st',
])

/**
 * Returns the parts of stored names that would tell who it is: `nomsa.dlamini@…` → nomsa, dlamini; the longest first.
 */
const partsOf = (names: readonly string[]): string[] =>
  [
    ...new Set(
      names.flatMap((name) =>
        withoutMarks(name)
          .toLowerCase()
          .split(/[^\p{L}]+/u),
      ),
    ),
  ]
    .filter((part) => part.length >= 2 && !TELLS_NOTHING.has(part))
    .toSorted((a, b) => b.length - a.length)

/**
 * Returns the pattern of a name. A name of four letters or more is also found inside words and with signs between
 * letters. A shorter one is found as a word, with a prefix or an ending.
 */
const patternOf = (part: string): RegExp =>
  part.length >= 4
    ? new RegExp(`[\\p{L}\\d_]*${[...part].join('[\\s._*|-]{0,2}')}[\\p{L}\\d_]*`, 'giu')
    : new RegExp(`(?<![\\p{L}'])(?:ngu|u|no|na|ka|ku|wa)?-?${part}(?:'?s)?(?!\\p{L})`, 'giu')

const WORDS = /(\p{L}[\p{L}\p{M}]*(?:['-]\p{L}[\p{L}\p{M}]*)*)/u

/** Finds the words in a name's position, at the odd places of the pieces. */
function findNames(pieces: readonly string[], isWord: Known['isWord']): Set<number> {
  const found = new Set<number>()
  const isCapital = (place: number): boolean => /^\p{Lu}/u.test(pieces[place] ?? '')
  const plainOf = (place: number): string =>
    withoutMarks(pieces[place] ?? '')
      .toLowerCase()
      .replace(/'s$/, '')
  const isGap = (place: number): boolean => /^\s*$/.test(pieces[place] ?? '')
  for (let place = 1; place < pieces.length; place += 2) {
    const [word, plain, before, after] = [
      pieces[place] ?? '',
      plainOf(place),
      pieces.slice(0, place).join(''),
      pieces.slice(place + 1).join(''),
    ]
    const bare = withoutMarks(word).replace(PREFIX, '').toLowerCase()
    const isPrefixed = PREFIX.test(word) && !LANGUAGE_NAME.test(plain)
    const isUnknownCapital =
      isCapital(place) && !KNOWN_CAPITALS.has(plain) && !LANGUAGE_NAME.test(plain) && !isWord(plain)
    const followsTrigger = BEFORE_NAME.test(before.toLowerCase()) && !NO_NAME.has(plain)
    const goesOn = found.has(place - 2) && isGap(place - 1) && isCapital(place)
    if (isPrefixed || isUnknownCapital || followsTrigger || goesOn || COMMON_NAMES.has(plain) || COMMON_NAMES.has(bare))
      found.add(place)
    if (SCHOOL_BEFORE.test(before) && !NO_NAME.has(plain) && (isCapital(place) || !isWord(plain))) found.add(place)
    if (!SCHOOL_AFTER.test(after) && !KIND_AFTER.test(after)) continue
    const hasKind = KIND_AFTER.test(after)
    for (
      let back = place, count = 0;
      back > 0 && count < 4 && (back === place || isGap(back + 1));
      back -= 2, count += 1
    ) {
      if (NO_NAME.has(plainOf(back)) || (!hasKind && !isCapital(back) && isWord(plainOf(back)))) break
      found.add(back)
    }
  }
  return found
}

/**
 * Removes everything that identifies the writer or another person (security goals, P18). That covers stored names,
 * addresses, numbers, ids, schools, streets, and words in a name's position. It rather removes too much, since only the
 * question must remain.
 */
export function stripPersonalData(text: string, { names, isWord }: Known): string {
  let left = text
    .normalize('NFKC')
    .replaceAll(UNSEEN, '')
    .replaceAll(/[‘’´`ʼ]/gu, "'")
    .replaceAll(/\s+/gu, ' ')
  for (const pattern of [ADDRESSES, STREETS, IDS, NUMBERS, DAYS]) left = left.replaceAll(pattern, GONE)
  const parts = partsOf(names)
  // A name that is written with a mark, or without, is the same name.
  if (parts.some((part) => patternOf(part).test(withoutMarks(left)))) {
    left = withoutMarks(left)
    for (const part of parts) left = left.replaceAll(patternOf(part), GONE)
  }
  const pieces = left.split(WORDS)
  const found = findNames(pieces, isWord)
  return pieces
    .map((piece, place) => (found.has(place) ? GONE : piece))
    .join('')
    .replaceAll(/…(?:[\s,'-]*…)+/gu, GONE)
    .trim()
}
