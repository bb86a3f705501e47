/** What stands before what is asked for: nceda undixelele isininzi … */
const LEAD = /^(?:(?:nceda|ndicela|ndifuna|ukwazi|kufuneka|khawu|ukuba|[a-z]{0,9}ndi(?:xelele?|nike|phe|bonise|chazele|ncede|fundise|thumele)|nika|nikela|bhala|xela|yithi|chaza) )+(?=(?:(?:yintoni|ngubani|sithini|lithini|zithini|leliphi|likweliphi) )?(?:isininzi|isinye|ihlelo|izivumelanisi|isivumelanisi|intsingiselo|igama|umahluko|ubuninzi|inani|indlela)\b)/
/** What asks after it: isininzi sendlu sithini. */
const TAIL = /^((?:umahluko|isininzi|isinye|izivumelanisi|isivumelanisi|intsingiselo|igama lesixhosa|ihlelo)\b.+?) (?:[a-z]{1,2}thini|(?:[a-z]{1,2})?yintoni|ngubani|leliphi|ziphi)$/
/** Which class, in figures or words: ihlelo lesi-7, zehlelo lwe-11, ihlelo lesibini. */
const CLASS_NUMBER = /\b[a-z]{0,4}hlelo (?:l[aeow]+|lesi|lwesi|lama|u)-?(\d{1,2}a?|kuqala|bini|thathu|ne|hlanu|thandathu|xhenxe|bhozo|thoba|shumi)\b/g
const ORDINALS: readonly string[] = ['', 'kuqala', 'bini', 'thathu', 'ne', 'hlanu', 'thandathu', 'xhenxe', 'bhozo', 'thoba', 'shumi']

/** Half past an hour, as it is asked: intsimbi yesithathu nesiqingatha. */
const CLOCK = /\b(?:ixesha |i)?ntsimbi ye(?:si)?([a-z]+) (?:nesiqingatha|necala)\b/

/** Names of kinds of words as one says them in town, and others that are not taught. */
const LOANS: readonly (readonly [RegExp, string])[] = [
  [/\b(?!ad|pro)[a-z]{1,3}-?verb\b/, 'isenzi'], [/\b([a-z]{1,3})-?plural\b/, 'isininzi'], [/\b[a-z]{1,3}-?(?:negative)\b|\b[a-z]{0,3}mpikiso\b/, 'isilandulo'], [/\b[a-z]{1,3}-?past tense\b/, 'kwixesha elidlulileyo'],
  [/\b[a-z]{1,3}-?future tense\b/, 'kwixesha elizayo'], [/\b[a-z]{1,2}-?senten(?:ce|si)\b/, 'isivakalisi'], [/\bnge-?\s?english\b/, 'ngesingesi'], [/\bngesintu\b/, 'ngesixhosa'],
]

const MONTHS = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december']
/** The month that is named: ka Septemba, ka-Matshi. */
const namedMonth = (name: string): string => MONTHS[['jan', 'feb', 'mat', 'epr', 'mey', 'jun', 'jul', 'aga', 'sep', 'okt', 'nov', 'dis'].indexOf(name.slice(0, 3))] ?? name

/** A question in isiXhosa in fewer ways: what leads to it and asks after it is left out, classes are figures. Other languages stay as they are. */
export const plainXhosa = (text: string): string => LOANS.reduce((rest, [loan, own]) => rest.replace(loan, own), text).replaceAll(/thi ni\b/g, 'thini')
  // Ngama-45, elingu-27, yi-half past eight.
  .replaceAll(/\b(?:el\w*ngu|ngama|ngu|yi|li)-? ?(?=r?\d|half|quarter)/g, '').replace(/^(?:\S+ )?u?-?(\d+) (?:no|nu|ne)-?(\d+) .*(?:diban|dityan|hlangan|ngaphi).*$/, '$1 + $2').replace(/^(\d+) (?:u|li|ku|i)thini.*$/, '$1')
  // Zithini iinyanga; indlela yokucela uxolo.
  .replace(/^(?:zi|a|i|ba|yi)thini (?=(?:ii?|izi|ama|imi|aba|oo)[a-z]{4})(?!.*xa )(?!igama|isi|inani)/, '').replace(/^(?:\S+ )*indlela yoku(?=(?:cel|bulel|bulis|buz|xolis|valelis|zazis|nqwenelel)a)(.*)$/, 'ndi$1 njani').replace(/^(?:\S+ )*indlela yoku(?:thi|tsho) /, 'ndithini xa ndisithi ')
  .replace(/ xa (?:umntu |abantu )?(?:e|be)cela (?=\S)/, ' xa ndicela ').replace(/^\S*sebenzisa nini (?:u-)?(\S+?),? (?:nini |ne|no)(?:u-|-)?(\S+)$/, 'umahluko phakathi kuka-$1 no-$2')
  // Nakwixesha elizayo; nesininzi salo; nesika ihashe: asked of what was named before.
  .replace(/^na(?=kwi|nge)/, 'kwaye ').replace(/^kwaye kwi(?=sin(?:ye|inzi)$)/, 'i').replace(/^nesi(?=ninzi|nye)|^ne(?=hlelo|ntsingiselo)/, (one: string) => `kwaye i${one.slice(2)}`).replace(/^nezi(?=vumel)/, 'kwaye izi').replace(/^ne[szl]i?ka-? ?(?=\S)|^ne(?=s[eo](?:m|si|li|n)\S+$)/, 'kwaye ').replace(/\bubunye (?:bu?ka-?|be|bo)? ?/, 'isinye sika-').replaceAll(/\b[iu] (?=r?\d)/g, '').replace(/ (?:nga|ku)bo bonke abantu.*$/, '').replace(/^ngoba (?=kutheni)/, '').replace(LEAD, '').replace(TAIL, '$1')
  // No “inkomo”; zithini izivumelanisi zalo: of what was named before.
  .replace(/^(?:n[oea]-?|kanti) (?=[iua]\p{L}+$)/u, 'kwaye ').replace(/^(?:[a-z]{2,6}(?:thini|phi) |yintoni )?(isininzi|isinye|ihlelo|izivumelanisi|intsingiselo) [a-z]{1,3}(?:lo|yo|so|zo|wo|bo|khe)(?: [a-z]{2,6}(?:thini|phi))?$/, '$1').replace(/^kwaye (isininzi|isinye|ihlelo|izivumelanisi|intsingiselo) [a-z]{1,3}(?:lo|yo|so|zo|wo|bo|khe)$/, 'kwaye $1')
  // A sum or a number as it is asked.
  .replace(/^u-?(\d+) (?:no|nu|ne|dibanisa no|xa sidityaniswa no)-?(\d+)$/, '$1 + $2').replace(/^u-?(\d+) (?:thabatha|susa) u?-?(\d+)$/, '$1 - $2').replace(/^(?:lithini |yintoni )?inani (?:elithi |elingu-?|lika-?)(?=[ia\d])/, '').replace(/^(?:ndi|u|si)\w*(?:thetha|biza|bala|bhala|thi) njani (?=u?-?r? ?\d)/, '').replace(/^(?:yimalini|kukangaphi|ngaphi|yintoni) (?=.*di(?:ban|tyan))/, '')
  // Iintaka isinye sazo sithini; umfazi xa bebaninzi.
  .replace(/^(?:igama elithi )?(?!\S*(?:thini|phi|ntoni) )(\S+?),? (isininzi|isinye|ihlelo|izivumelanisi|intsingiselo) [slyz][aeo]\S{0,3}o\b.*$/, '$2 sika-$1').replace(/^(\S+) (?:xa|ukuba) (?:be|ze|e|zi|ba|i)[a-z]{0,4}ninzi\b.*$/, 'isininzi sika-$1')
  .replace(/^(?:isibizo |igama )?(?:elithi )?(\S+) \S*hlelo lesingaphi$/, 'ihlelo lika-$1')
  .replace(/^\S+ (?:eliphi|yiphi|esiphi|yeyiphi) (?=phakathi)/, 'umahluko ').replace(/^.*\bku-?1 ukuya (?:ku|kwi)-? ?(\d+).*$|^amanani 1 ukuya (?:ku|kwi)-? ?(\d+).*$/, 'bala ukuya ku-$1$2').replace(/(?<=phinda) ka(?=bini|thathu|ne|hlanu)/, ' isi').replace(/^(?:yintoni|ngantoni) \S*(?:ahlul|ohluk|ahluk)\S* (?=phakathi)/, 'umahluko ').replace(/(?<=phakathi )ko-/, 'kuka-')
  // Into another tense, before the sentence or after it.
  .replace(/^(guqul\S+|beka|yenza|bhala|tshintsha)(?: esi sivakalisi)? (kwixesha \S+|kwisilandul\S+|kwisininzi)(?: esi sivakalisi)?:? (?=\S)(.+)$/, 'guqula $3 $2').replace(/(?<=landul\S+) (?:[sy]e(?:sivakalisi|gama|senzi)|esi sivakalisi)(?: e[sl]ithi)?(?= )/, '')
  .replace(/^.*\b(?:ng)?[ou]kutya (?:kw[ae]\S*xhosa|kwe?sintu|kwemveli)\b.*$/, 'atya ntoni amaxhosa')
  .replace(/^.*\binyanga (?:ka|yo)[- ]?(\S+)\b.*$/, (_whole, name: string) => `${namedMonth(name)} ngesixhosa`).replace(/[.,]? yintoni (?:leyo|loo nto)$/, '').replace(/^(.*\b(?:[ls]i?ka|ka|se|le)\b.+) \S*enziwa njani$/, '$1')
  .replace(/(cela|buza|bulela|bulisa|valelisa|nqwenelela|xolisa) njani\b(.*?)(?: ngembeko| ngentlonipho)?$/, '$1$2 njani')
  // How do I say thank you ngesiXhosa.
  .replace(/^((?:how|what|hoe|wat|translate)\b.*) (?:nge|esi)[a-z]*xhos[a-z]+$/, '$1')
  .replace(/\bphakathi kwe(?:gama|sivakalisi|si) (?:eli|esi)thi (.+?) (?:kunye )?n[ea](?:(?:sivakalisi |gama )?e?(?:li|si)thi|ngo) (.+)/, 'phakathi kuka-$1 no-$2')
  .replace(/^(?:\S+ )?ixesha:? (?=\d)/, '')
  .replace(/^(?:li|u|i|ku)thetha ntoni (?:igama )?(?:elithi )?(\S+?),? kwaye .*baluleke.*$/, 'ndichazele nge $1')
  .replace(CLOCK, (whole, hour: string) => (ORDINALS.includes(hour) ? `${ORDINALS.indexOf(hour)}:30` : whole))
  .replaceAll(CLASS_NUMBER, (_whole, number: string) => `ihlelo ${ORDINALS.includes(number) ? ORDINALS.indexOf(number) : number}`)
  .replace(/\b(i[sz]ivumelanisi) (?:[sz](?:entloko|enjongosenzi|obumnini|esiphawuli|eziphawuli|esibaluli))\b/, '$1')
