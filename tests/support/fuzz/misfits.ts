/** JSON texts that fit hardly any field: what a client can send in the place of a value, and some that are no JSON at all. */

const deep = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`
const deepObject = (levels: number): string => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`
const many = (entry: string, times: number): string => `[${Array.from({ length: times }, () => entry).join()}]`

const TEXTS: readonly string[] = [
  String.raw`"\u0000"`, String.raw`"a\u0000b"`, String.raw`"\ud800"`, String.raw`"half \udc00 a letter"`, String.raw`"\u202Eedoc"`, String.raw`"\u200b\u200b\u200b"`,
  String.raw`"\u2066a\u2069"`, String.raw`"\uffff"`, String.raw`"\r\nSet-Cookie: a=b"`, String.raw`"\u0007\u001b[2J"`, '""', '"     "', `"${'x'.repeat(20_000)}"`, `"${'é'.repeat(3000)}"`,
  `"${'👪'.repeat(300)}"`, '"../../etc/passwd"', `"' or 1=1 --"`, '"%00"', '"constructor"', '"__proto__"', '"toString"', '"-1"', '"1e400"', '"NaN"', '"true"', '"null"',
  '"00000000-0000-0000-0000-000000000000"', '"FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF"', '"01890000-0000-7000-8000-00000000000g"', '"{01890000-0000-7000-8000-000000000001}"', '"a@b"', '"@"', '"a@[127.0.0.1]"',
]

const MOMENTS: readonly string[] = [
  '"9999-12-31T23:59:59.999Z"', '"0000-01-01T00:00:00Z"', '"0001-01-01T00:00:00.000Z"', '"+275760-09-13T00:00:00.000Z"', '"-271821-04-20T00:00:00.000Z"', '"2026-02-30T00:00:00Z"', '"2026-03-02T24:00:00Z"',
  '"2026-03-02T23:59:60Z"', '"1970-01-01T00:00:00.000Z"', '"2026-03-02T10:00:00.123456789123456789Z"', '"2026-03-02T10:00Z"', '"2026-03-02T10:00:00+14:00"', '"2026-03-02"', '"now"', '"infinity"', '"-infinity"', '"epoch"',
]

const NUMBERS: readonly string[] = ['-1', '0', '-0', '0.5', '1e-320', '1e308', '-1e308', '1e999', '2147483648', '-2147483649', '9007199254740993', '9223372036854775808', '1'.repeat(400)]

const THINGS: readonly string[] = [
  'null', 'true', 'false', '[]', '{}', '[null]', '[[]]', '[{}]', deep(40), deep(5000), deep(100_000), deepObject(5000), `{"length":${deep(5000)}}`, '{"length":-1}', '{"length":1e9}', '{"length":{}}', '{"length":"1"}',
  `{"size":${deep(5000)}}`, many('0', 40_000), many('null', 40_000), many('{}', 20_000), many('"01890000-0000-7000-8000-000000000001"', 5000), many(many('0', 100), 100),
  `{${Array.from({ length: 20_000 }, (_, index) => `"k${index}":0`).join()}}`, '{"constructor":{"prototype":{"isAdmin":true}}}', '{"toString":1}', '{"valueOf":null}', '{"then":1}', '{"toJSON":1}', '{"":1}', '{"0":1}',
  String.raw`{"\u0000":"\u0000"}`, String.raw`{"\ud800":1}`, '{"__proto__":{"isAdmin":true}}', '{"kind":"__proto__"}',
]

/** No JSON: refused before anything is looked at. */
const UNREADABLE: readonly string[] = ['NaN', 'Infinity', 'undefined', "'text'", '01', '+1', '.5', '1.', '"\t"', String.raw`"\x00"`, String.raw`"\u00"`, '"', '[', '{"a":1,}', '/**/1', 'null null', '']

/** Every misfit, as JSON text. */
export const MISFITS: readonly string[] = [...TEXTS, ...MOMENTS, ...NUMBERS, ...THINGS, ...UNREADABLE]

/** What stands in the place of a value in an address. */
export const MISFITS_IN_ADDRESSES: readonly string[] = [
  '', '%00', '%ff', '%', '%E0%A4%A', '%ED%A0%80', '%u0000', '+', '-1', '1e400', 'NaN', '0x10', '1.5', '9'.repeat(400), 'null', 'true', '[]', '{}', '[object Object]', '%5B%5D', '../..', '%2e%2e%2f', "'%20or%201=1--", '%F0%9F%91%AA', '%E2%80%AE',
  'x'.repeat(4000), '01890000-0000-7000-8000-000000000001%00', '00000000-0000-0000-0000-000000000000',
]

export const CONTENT_TYPES: readonly string[] = [
  'text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'multipart/form-data', 'application/xml', 'application/jsonp', 'application/json;', 'application/json; charset=utf-16', 'application/json; charset=nonsense',
  'APPLICATION/JSON', 'application/json\t', 'application/json, text/plain', 'application/ld+json', '', '/', 'application', '*/*', 'application/octet-stream', 'x'.repeat(2000), 'application/json;'.repeat(50),
]

/** Headers that a browser never sends so. */
export const HEADERS: readonly Readonly<Record<string, string>>[] = [
  { cookie: '%' }, { cookie: '=;=;=' }, { cookie: 'funda.session_token=%00; funda.device=%ff' }, { cookie: `a=${'x'.repeat(8000)}` }, { cookie: '__proto__=1; constructor=2' }, { cookie: 'funda_signed_in=1'.repeat(100) },
  { 'accept-encoding': ';q=,,,' }, { 'accept-encoding': 'x'.repeat(2000) }, { 'accept': '\u00ff' }, { 'content-encoding': 'gzip' }, { 'content-encoding': 'br' }, { 'content-encoding': 'x' },
  { 'user-agent': 'x'.repeat(8000) }, { 'user-agent': '' }, { 'x-forwarded-for': "' or 1=1" }, { 'x-forwarded-host': 'evil.example' }, { 'x-forwarded-proto': 'https' }, { forwarded: 'for=;;' }, { range: 'bytes=-' }, { 'if-none-match': '*' },
  { 'sec-fetch-site': 'nonsense' }, { origin: 'null' }, { origin: 'http://' }, { origin: 'http://[::1' }, { host: '' }, { host: 'a b' }, { host: '[' }, { 'x-http-method-override': 'DELETE' }, { authorization: 'Basic %%%' }, { expect: 'nonsense' },
]
