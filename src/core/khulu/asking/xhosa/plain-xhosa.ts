import { pattern } from '#core/patterns/pattern.ts'
import { coreOfXhosa } from '#core/khulu/asking/xhosa/core-xhosa.ts'

/** Pattern of a question after its topic: isininzi sendlu sithini. */
const TAIL = pattern`
  ^((?:umahluko|isininzi|isinye|izivumelanisi|isivumelanisi|intsingiselo|igama lesixhosa
  |ihlelo)\b.+?) (?:[a-z]{1,2}thini|(?:[a-z]{1,2})?yintoni|ngubani|leliphi|ziphi)$
`
/** Pattern of a noun class in figures or words: ihlelo lesi-7, zehlelo lwe-11, ihlelo lesibini. */
const CLASS_NUMBER =
  /\b[a-z]{0,4}hlelo (?:l[aeow]+|lesi|lwesi|lama|u)-?(\d{1,2}a?|kuqala|bini|thathu|ne|hlanu|thandathu|xhenxe|bhozo|thoba|shumi)\b/g
const ORDINALS: readonly string[] = [
  '',
  'kuqala',
  'bini',
  'thathu',
  'ne',
  'hlanu',
  'thandathu',
  'xhenxe',
  'bhozo',
  'thoba',
  'shumi',
]

/** Half past an hour, as it is asked: intsimbi yesithathu nesiqingatha. */
const CLOCK = /\b(?:ixesha |i)?ntsimbi ye(?:si)?([a-z]+) (?:nesiqingatha|necala)\b/

/** Names of kinds of words as one says them in town, and others that are not taught. */
const LOANS: readonly (readonly [RegExp, string])[] = [
  [/\b(?!ad|pro)[a-z]{1,3}-?verb\b/, 'isenzi'],
  [/\b([a-z]{1,3})-?plural\b/, 'isininzi'],
  [/\b[a-z]{1,3}-?(?:negative)\b|\b[a-z]{0,3}mpikiso\b/, 'isilandulo'],
  [/\b[a-z]{1,3}-?past tense\b/, 'kwixesha elidlulileyo'],
  [/\b[a-z]{1,3}-?future tense\b/, 'kwixesha elizayo'],
  [/\b[a-z]{1,2}-?senten(?:ce|si)\b/, 'isivakalisi'],
  [/\b(ndi|u|si|zi)phik(?:[ae]|iwe)\b/, '$1landula'],
  [/\bnge-?\s?english\b/, 'ngesingesi'],
  [/\bngesintu\b/, 'ngesixhosa'],
  [/\b(?:i?xesha |i)?ntsimbi ye-? ?(\d{1,2})\b(?![:h])/, '$1:00'],
]

const MONTHS = [
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
]
/** Returns a pattern for the name of a month: ka Septemba, ka-Matshi. */
const namedMonth = (name: string): string =>
  MONTHS[
    ['jan', 'feb', 'mat', 'epr', 'mey', 'jun', 'jul', 'aga', 'sep', 'okt', 'nov', 'dis'].indexOf(name.slice(0, 3))
  ] ?? name

/** Figures that are asked how they are said, in whatever story: a sum, an amount, a time, a date. */
const SUM =
  /(?<!\d)(\d+) (\S*(?:di(?:ban|tyan)|hlangan|thabath|sus|phind|ahlul)\S*) (?:ka ?|no-?|nga-?|nge-?|ngo-?|u-?)?(\d+)\b/
const CHANGE_LEFT = /\br ?(\d+)\b.*\br ?(\d+)\b.*(?:shiyek|sal[ae]|tshintshi)/
const FIGURE = pattern`
  [uo]mhla (?:we|wama)-?\d+ (?:ku-?)?[a-z]+|\b\d{1,2}[:h]\d\d\b|\br ?\d[\d ]*(?:[.,]\d\d)?\b
  |(?<=\S-|\s|^)\d+ (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*|(?<=[a-z]-)\d+\b
`

/** Returns only the figures of a text that asks how they are said or what they come to. */
function figuresAlone(text: string): string {
  const [, one = '', operation = '', two = ''] = SUM.exec(text) ?? []
  if (operation !== '') return `${one} ${operation} ${two}`
  const [, had = '', spent = ''] = CHANGE_LEFT.exec(text) ?? []
  if (spent !== '') return `${had} - ${spent}`
  const asked =
    /(?:biz|theth|th|xel|bhal)[aei] (?:njani|ntoni)|thini\b/.test(text) &&
    !/\bqq|\b(?:the|is|are|at|have|i|my|to|of|for|costs?|igama|\w*hlelo|\w*minyaka)\b/.test(text)
  return (asked ? FIGURE.exec(text)?.[0] : undefined) ?? text
}

/** Follow-ups by their form: xa zininzi, ukuba mnye, xa siphika. */
const AGAIN: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:kwaye |ke |ukuba |xa |na|ku)*(?:ndithetha n)?[a-z]{1,4}ninzi$|^(?:kwaye |ke )?(?:xa|ukuba) (?:be|ba)?\S*bantu aba\S*ninzi$/,
    'isininzi',
  ],
  [/^(?:kwaye |ke )?(?:ukuba|xa) [a-z]{0,4}m?nye(?: kuphela| nje)?$/, 'isinye'],
  [/^(?:kwaye |ke |xa |ukuba )+(?:(?:ndi|u|si|zi)landul\w+|[a-z]{1,3}nga[a-z]+i)$/, 'isilandulo'],
  [/^n[oea]-(?=[a-z]{1,3}$)|^(?:ke|kanti),? (?=\S+ )/, 'kwaye '],
]

/** Pattern of an introduction: who asks, whom, and that they don't know. */
const ASKED_OF = pattern`
  ^andi\S*(?:azi|qondi)(?: mna)? (?=umahluko|isininzi|ihlelo)
  |^(?:.*[, ])?(?:andi\S*(?:azi|qondi)|\S*buz[ae]|ukwazi)(?: (?!nini)\S+)?,? (?:into )?(?:[yn]o
  |u)kuba (?=(?:y?intoni|ngubani|kutheni|kuthiwa\S*|igama|ngu|\w{1,4}thini|\S*kweliphi)\b)
`

/** Removals of openings, endings and repetitions, in order. */
const PLAIN: readonly (readonly [RegExp, string])[] = [
  [ASKED_OF, ''],
  [/^\S*(?:thiwani|thiwa yintoni|thini) ng[eo]-(?=[a-z]{3})/, 'uthini ngesixhosa '],
  // Uthini ngesiFrentshi: of another language nothing is told.
  [
    pattern`
      ^(?=.*(?:thini|thiwa\S*|njani|ntoni)\b).*\bn?ge-?\s?si(?:zulu|sotho|tswana|venda|tsonga|swati|ndebele
      |pedi|fren\S+|jamani|tshayina|phuthukezi|putukezi|spani\S+|swahili|italiyane)\b.*$
    `,
    'ungathetha isizulu',
  ],
  [/ n?g?abo bonke abantu\b| ngabantu bonke\b| \(mna\b.*$/g, ''],
  [/^(?:n[eo])?(?:si|zi|li)ka-? ?(\S+)(?: ke)?$/, 'kuthekani ngo $1'],
  [
    pattern`
      ^(?!.*qq).* (?=(?:isininzi|isinye) s(?!a\S?[mo]\b|akh)[aeio])
      |^(?!.*qq).*\b(?:ukuba|ukuthi|uthe) (?=(?:igama|isivakalisi) e(?:li|si)thi )
    `,
    '',
  ],
  [/ [ls][ay]lo(?= |$)(?: eli gama)?$| laso$/, ''],
  [/(mahluko) xa \S+thi (\S+) okanye (\S+)$/, '$1 phakathi kuka-$2 no-$3'],
  [
    /^(?!\S*(?:thini|phi|ntoni|ngubani)\b)([a-z]+),? (?:(?:\S+thini|\S+phi|\S*ntoni|ingaba|ngubani) )*(isininzi|isinye)(?: s[ayl]\S?o)?$/,
    '$2 sika-$1',
  ],
  [/^(?:\S+thini |y?intoni )?isizathu sokuba /, 'kutheni '],
  [/(mahluko) ka (?=\S+ n)/, '$1 phakathi kuka-'],
  [/^.*ndineminyaka enga?ma-?(\d+)\b.*thi.*$/, 'i am $1 years old ngesixhosa'],
  [/^(.+ okanye .+?), (?:y[ei]yiphi|sesiphi|leliphi)\b.*$/, '$1'],
  [/^(?:.* )?(\S+) [a-z]{1,2}kwihlelo .*okanye.*$/, 'ihlelo lika-$1'],
  [
    /^(y?intoni) (?:[a-z]{0,2}nto|l[eo]|el[io]) (?:[be]a?\S*biz\S+|ekuthiwa)(?: ngokuba)? (?:ng(?=[uoa])|y(?=i)|[ls](?=[iu])|y?i-)?/,
    '$1 ',
  ],
  [/^y?eyiphi inyanga (?:ng?u-?)?(\S+)(?: ngesixhosa)?$/, '$1 ngesixhosa'],
  // Ngama-45, elingu-27, yi-half past eight.
  [/\b(?:el\w*ngu|ngama|ngu|yi|li)-? ?(?=r?\d|half|quarter)/g, ''],
  // Ndifuna ukubuza indlela eya esitishini: where it is.
  [
    /^.*\b(?:ndi|uku)buza (?:njani )?indlela (?:eya|esa|yoku(?:ya|fika)) ([^,]+?)(?:,? (?:ndi|si)(?:nga)?(?:thini|buza njani))?$/,
    'ndibuza njani ukuba iphi indlela eya $1',
  ],
  // Zithini iinyanga; indlela yokucela uxolo.
  [/^(?:\S+ )*indlela yoku(?=(?:cel|bulel|bulis|buz|xolis|valelis|zazis|nqwenelel)a)(.*)$/, 'ndi$1 njani'],
  [/ xa (?:umntu |abantu )?(?:e|be)cela (?=\S)/, ' xa ndicela '],
  [/^\S*sebenzisa nini (?:u-)?(\S+?),? (?:nini |ne|no)(?:u-|-)?(\S+)$/, 'umahluko phakathi kuka-$1 no-$2'],
  // Nakwixesha elizayo; nesininzi salo; nesika ihashe: asked of what was named before.
  [/^na(?=kwi|nge)/, 'kwaye '],
  [/^ne(?=si(?:ninzi|nye)|hlelo|ntsingiselo|zivumel|xesha )/, 'kwaye i'],
  [/ (?:nga|ku)bo bonke abantu.*$/, ''],
  [TAIL, '$1'],
  // No “inkomo”; zithini izivumelanisi zalo: of what was named before.
  [/^(?:n[oea]-?|kanti) (?=[iua]\p{L}+$)/u, 'kwaye '],
  [
    pattern`
      ^(?:ke |kwaye |[a-z]{2,6}(?:thini|phi) |yintoni )*(isininzi|isinye|ihlelo|izivumelanisi
      |intsingiselo) [a-z]{1,3}(?:lo|yo|so|zo|wo|bo|khe)(?: [a-z]{2,6}(?:thini|phi))?$
    `,
    '$1',
  ],
  [/(phakathi )ko(ku\S+) no(ku\S+)/, '$1kuka-u$2 no-u$3'],
  // Iintaka isinye sazo sithini; umfazi xa bebaninzi.
  [
    /^(?:igama elithi )?(?!\S*(?:thini|phi|ntoni) )(\S+?),? (isininzi|isinye|ihlelo|izivumelanisi|intsingiselo) [slyz][aeo]\S{0,3}o\b.*$/,
    '$2 sika-$1',
  ],
  [/^(\S+) (?:xa|ukuba) (?:be|ze|e|zi|ba|i)[a-z]{0,4}ninzi\b.*$/, 'isininzi sika-$1'],
  [/^(?:isibizo |igama )?(?:elithi )?(\S+) \S*hlelo lesingaphi$/, 'ihlelo lika-$1'],
  [/^\S+ (?:eliphi|yiphi|esiphi|yeyiphi) (?=phakathi)/, 'umahluko '],
  [/^.*\bku-?1 ukuya (?:ku|kwi)-? ?(\d+).*$|^amanani 1 ukuya (?:ku|kwi)-? ?(\d+).*$/, 'bala ukuya ku-$1$2'],
  // Into another tense, before the sentence or after it.
  [/^(.*\b(?:[ls]i?ka|ka|se|le)\b.+) \S*enziwa njani$/, '$1'],
  [
    /(cela|buza|bulela|bulisa|valelisa|nqwenelela|xolisa) njani\b(?!.* ukuba)(.*?)(?: ngembeko| ngentlonipho)?$/,
    '$1$2 njani',
  ],
  // How do I say thank you ngesiXhosa.
  [/^((?:how|what|hoe|wat|translate)\b.*) (?:nge|esi)[a-z]*xhos[a-z]+$/, '$1'],
  [
    /\bphakathi kwe(?:gama|sivakalisi|si) (?:eli|esi)thi (.+?) (?:kunye )?n[ea](?:(?:sivakalisi |gama )?e?(?:li|si)thi|ngo) (.+)/,
    'phakathi kuka-$1 no-$2',
  ],
  [/^(?:\S+ )?ixesha:? (?=\d)/, ''],
  [/^(?:li|u|i|ku)thetha ntoni (?:igama )?(?:elithi )?(\S+?),? kwaye .*baluleke.*$/, 'ndichazele nge $1'],
  [/\b(i[sz]ivumelanisi) (?:[sz](?:entloko|enjongosenzi|obumnini|esiphawuli|eziphawuli|esibaluli))\b/, '$1'],
]

/** Particles that add nothing to a question. */
const PARTICLES =
  /(?<=\S .*)(?<!thi|ka|\bke) (?:kaloku|kanti|kanene|kanye|bethuna|tu)(?= |,|$)|(?<=phi|toni|bani|jani|thini) na(?= )| ke$|(?<=,) ke(?= )/g

/**
 * Simplifies a question in isiXhosa: openings and endings are removed, classes become figures. Other languages stay
 * unchanged.
 */
export function plainXhosa(text: string): string {
  const shorter = [...AGAIN, ...PLAIN].reduce(
    (rest, [form, plain]) => rest.replace(form, plain),
    figuresAlone(
      coreOfXhosa(
        LOANS.reduce((rest, [loan, own]) => rest.replace(loan, own), text)
          .replaceAll(/thi ni\b/g, 'thini')
          .replaceAll(PARTICLES, ''),
      ),
    ),
  )
  return shorter
    .replace(
      /^.*(?:theth|v)\S* ng([eoa])(\S+), (?:\S+ )?y?intoni(?: \S+)?$/,
      (_whole, vowel: string, rest: string) => `yintoni ${vowel === 'e' ? 'i' : vowel === 'o' ? 'u' : 'a'}${rest}`,
    )
    .replace(/^.*\binyanga (?:ka|yo)[- ]?(\S+)\b.*$/, (_whole, name: string) => `${namedMonth(name)} ngesixhosa`)
    .replace(CLOCK, (whole, hour: string) => (ORDINALS.includes(hour) ? `${ORDINALS.indexOf(hour)}:30` : whole))
    .replaceAll(
      CLASS_NUMBER,
      (_whole, number: string) => `ihlelo ${ORDINALS.includes(number) ? ORDINALS.indexOf(number) : number}`,
    )
}
