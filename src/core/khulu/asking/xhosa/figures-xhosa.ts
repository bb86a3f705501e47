/** Expressions with figures in English: sums, money, times and dates. */
const SAID: readonly (readonly [RegExp, string])[] = [
  [/(?:\bxa )?\b\w{0,4}(?:di(?:ban|tyan)|hlangan|ongez)\w+\b/, 'plus'],
  [/\b(?:xa )?\w{0,4}(?:thabath|sus)\w+\b/, 'minus'],
  [/\b(?:xa )?\w{0,4}phinda\w*\b/, 'times'],
  [/\b(?:xa )?\w{0,4}[ao]hlul\w+\b/, 'divided by'],
  [/\bi?irandi\b/, 'rand'],
  [/\biisenti\b/, 'cents'],
  [/^i(?:kota|kwata) e?(?:uku)?ya ku-?(?=\d)/, 'quarter to '],
  [/^i(?:kota|kwata) emva ko-?(?=\d)/, 'quarter past '],
  [/\bbhala\b/, 'write'],
  [/ ngamagama$/, ' in words'],
  [/\b[uo]mhla w(?:e|ama)-?(\d+) ku-?(?:u-?)?(?=[a-z])/, '$1 '],
  [/^ngowama-?(?=\d+$)/, ''],
  [/^isiqingatha s\S*?-?(\d+)\b.*$/, '$1 divided by 2'],
  // Openings that lead to figures and ask for them.
  [/^(?:(?:ngowuphi|yintoni|ngubani|uthini) )?umhla (?=we|ka|\d)/, ''],
  [/^(?:mangaphi|zingaphi|ngaphi|yimalini|ngubani|yintoni|bangaphi|wenza malini) (?=(?:u?-?|r)\d)/, ''],
  [/^(?:inani|ixesha) /, ''],
  [/^u-?(?=\d)/, ''],
  [/ (?:nge ?(?:isi)?xhosa|ngesixhosa)$/, ''],
  [/(?<=.) (?:zenza|yintoni|\w{0,4}ngaphi|silingana).*$/, ''],
  [/\b(?:[wslyk]?[eaiou]|ka|ku|nge|nga)-(?=r?\d)/g, ''],
]

/** Turns figures and the words around them into English words. */
export const figuresOfXhosa = (text: string): string =>
  SAID.reduce((rest, [form, english]) => rest.replace(form, english), text)
