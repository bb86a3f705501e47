/** Names of ours: no username holds one of them as a part. */
const OWN_NAMES = ['funda', 'khulu']

/** Words that would make somebody look like an office: no username is made of them alone. */
const OFFICES = [
  'abuse',
  'account',
  'accounts',
  'admin',
  'administrator',
  'api',
  'billing',
  'bot',
  'contact',
  'everyone',
  'guest',
  'help',
  'helpdesk',
  'helper',
  'host',
  'hostmaster',
  'info',
  'login',
  'mail',
  'mailer',
  'me',
  'mod',
  'moderator',
  'news',
  'nobody',
  'noreply',
  'office',
  'official',
  'operator',
  'owner',
  'parent',
  'password',
  'policy',
  'postmaster',
  'principal',
  'privacy',
  'reply',
  'root',
  'safety',
  'school',
  'security',
  'service',
  'staff',
  'superuser',
  'support',
  'system',
  'teacher',
  'team',
  'test',
  'the',
  'user',
  'username',
  'webmaster',
  'your',
]

/**
 * Endings of addresses that reach nobody outside a network (RFC 2606, 6761, 6762, 7686), and of our placeholder
 * addresses.
 */
const INTERNAL_ENDINGS = ['invalid', 'localhost', 'local', 'internal', 'arpa', 'onion', 'lan']

/** Signs that are read as a letter. */
const LOOKS_LIKE: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'l',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  8: 'b',
  9: 'g',
  $: 's',
  '@': 'a',
  '!': 'l',
}

/** Letters of other scripts that are drawn like Latin ones, where NFKD doesn't bring them together. */
const OTHER_SCRIPTS: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  с: 'c',
  ԁ: 'd',
  е: 'e',
  һ: 'h',
  і: 'i',
  ј: 'j',
  к: 'k',
  ӏ: 'l',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  ѕ: 's',
  т: 't',
  у: 'y',
  х: 'x',
  ѡ: 'w',
  α: 'a',
  β: 'b',
  ε: 'e',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ɑ: 'a',
  ɡ: 'g',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ꓲ: 'l',
  ꓳ: 'o',
}

/**
 * Normalises a text by its look: no accents, and similar signs as one Latin letter. For example i is l, rn is m, and vv
 * is w.
 */
const looksOf = (text: string): string =>
  [...text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()]
    .map((letter) => OTHER_SCRIPTS[letter] ?? LOOKS_LIKE[letter] ?? letter)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll('i', 'l')

const OWN_LOOKS = OWN_NAMES.map(looksOf)
const OFFICE_LOOKS = new Set([...OWN_NAMES, ...OFFICES].map(looksOf))

/** Words of a name, each with and without the figures behind it: `admin2` is `admin`. */
const wordsOf = (name: string): string[][] =>
  name
    .split(/[^\p{L}\p{N}$@!]+/u)
    .filter((word) => word !== '')
    .map((word) => [looksOf(word), looksOf(word.replace(/\d+$/, ''))])

const isOffice = (looks: readonly string[]): boolean => looks.some((look) => look === '' || OFFICE_LOOKS.has(look))

/**
 * Tells whether a name is reserved for Funda's staff, in any look-alike spelling: `funda-staff`, `Khu1u`, `adrnin`,
 * `ѕupport`. Our name may begin another word (`fundani`), and an office may stand beside a name (`teacher.nomsa`).
 */
export function isReservedName(name: string): boolean {
  const words = wordsOf(name)
  const whole = looksOf(name.replaceAll(/[^\p{L}\p{N}$@!]/gu, ''))
  if (
    OFFICE_LOOKS.has(whole) ||
    OFFICE_LOOKS.has(looksOf(name.replaceAll(/[^\p{L}\p{N}$@!]/gu, '').replace(/\d+$/, '')))
  )
    return true
  return (
    (words.length > 0 && words.every(isOffice)) || words.some((looks) => looks.some((look) => OWN_LOOKS.includes(look)))
  )
}

/**
 * Tells whether an email address, in lower case, can't be reached from outside. Only accounts that the server makes
 * have one.
 */
export const isInternalAddress = (email: string): boolean =>
  INTERNAL_ENDINGS.includes(
    email
      .slice(email.lastIndexOf('@') + 1)
      .split('.')
      .at(-1) ?? '',
  )
