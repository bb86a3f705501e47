import type { ReadTold } from '#core/khulu/rewording/afrikaans/told-afrikaans.ts'

type Way = readonly [form: RegExp, asked: string]

/** What people ask of the product, in more words than it needs. */
const PRODUCT: readonly Way[] = [
  [/\bdata\b.*\b(?:duur|min|op)\b|\b(?:geen|nie|sonder|swak)\b.*\b(?:internet|sein|netwerk|wifi|data|opvangs)\b|\bbeurtkrag\b/, 'werk funda sonder internet'],
  [/(?=.*\b(?:app|funda|hierdie|program|webwerf|dit)\b).*\b(?:seun|dogter|kind|kleuter|kleinkind|laerskool|graad)\w*\b.*\b(?:jaar|oud|moeilik|geskik|jonk|klein|veilig)\b/, 'is die app veilig en geskik vir my kind'],
  [/\b(?:heeltemal |splinter)?nuut\b.*\b(?:begin|eerste)\b|\bnog (?:nooit|niks)\b.*\b(?:begin|eerste)\b|\bwaar (?:om te |moet ek |kan ek |sal ek )?begin|\bwaarmee (?:moet|begin)\b/, 'waar begin ek'],
  [/\b(?:minute|uur|tyd)\b.*\b(?:per dag|elke dag|'n dag|daagliks)\b.*\bleer\b|\bleer\b.*\b(?:minute|uur)\b.*\b(?:dag)\b/, 'waar begin ek'],
  [/\b(?:oefen|oefening|oefeninge)\b.*\bkli[kp]|\bkli[kp]\w*\b.*\boefen/, 'ek wil oefen met klikke'],
  [/\b(?:betaal|geld|gratis|verniet|kos|intekengeld)\b.*\b(?:app|funda|kursus)\b|\b(?:app|funda|kursus)\b.*\b(?:betaal|gratis|verniet|intekengeld)\b/, 'is funda gratis'],
  [/(?=.*\b(?:my (?:seun|dogter|kind|leerder|klas)\w*|kinders)\b).*\b(?:vorder|vaar|vordering|punte|uitslae|dophou|kyk hoe)\w*\b/, 'waar sien ek hoe my kind vaar'],
  [/\btel\b.*\btot (?:by )?(\p{L}+|\d+)\b.*$|\btot (?:by )?(\p{L}+|\d+) (?:kan |moet |te )?tel\b.*$/u, 'tel tot $1$2'],
]

/** Rules of the grammar, by what puzzles people. */
const RULES: readonly Way[] = [
  [/\bhoeveel\b.*klasse\b|klasse\b.*\bhoeveel\b|\b(?:waarvoor|hoekom|waarom|wat|hoe)\b.*\bnaamwoordklasse\b|\bbegin\b.*\bnaamwoorde?\b.*\b(?:verskil|ander)\w*|\bnaamwoorde\b.*\bbegin\b/, 'verduidelik naamwoordklasse'],
  [/\b(?:verskil|onderskei|aparte|dieselfde|selfde|ander)\w*\b.*\b(?:hy en sy|sy en hy|hy of sy|haar en hom|hom en haar|mans? en vrou\w*|manlik\w*)\b|\b(?:hy en sy|sy en hy|hy of sy|hom en haar|haar en hom)\b.*\b(?:verskil|dieselfde|selfde|aparte|anders)\w*/, 'wat beteken yena'],
  [/\bhoe (?:maak|sê|vorm|werk)\b.*\b(?:ontken\w*|negatie\w*|iets nie)\b|\bom (?:iets )?te ontken\b|\b(?:nie-sin|ontkenn\w*|negatie\w*)\b.*\b(?:sukkel|verstaan|verduidelik|werk|reël)\b|\b(?:sukkel|verstaan|verduidelik|reël)\b.*\b(?:ontkenn\w*|negatie\w*)\b/, 'hoe werk ontkenning'],
  [/\b(?:sukkel|verstaan|verduidelik|werk|vorm|maak)\b.*\bverlede tyd\b|\bgister\b.*\b(?:gebeur|werkwoord)\b.*\bwerkwoord/, 'hoe werk die verlede tyd'],
  [/\b(?:sukkel|verstaan|verduidelik|werk|vorm|maak)\b.*\btoekom\w*\b/, 'hoe werk die toekomende tyd'],
  [/\b(?:sukkel|verstaan|verduidelik|werk|vorm|maak)\b.*\bmeervoude?\b/, 'hoe werk die meervoud'],
  [/\b(?:sukkel|verstaan|hoeveel|moeilik|verduidelik)\b.*\b(?:klikke|klikklanke|klapklanke|klappe|klapgeluide)\b/, 'wat is die klikke'],
]

/** That something is asked of a custom, and no words for it. */
const ASKS_CUSTOM = /\bwat (?:moet|kan|sal|behoort|trek|dra|gebeur|doen|bring|neem|verwag|gee)\b|\bhoe (?:werk|gaan|moet|behoort|gedra)\b|\bmag (?:ek|mens|jy|'n|my|ons)\b|\b(?:hoekom|waarom|waarop|waaroor)\b|\bis dit (?:reg|waar|onbeskof|onbeleef|in orde|verkeerd|snaaks|nodig)|\b(?:wat|hoe) presies\b|\bvertel\b|\bverduidelik\b|\bwil (?:graag )?(?:meer )?weet\b|\bwat is (?:dit|die gebruik)\b|\bwat beteken dit\b|\bverstaan nie\b/

/** What a custom is told of by. */
const CUSTOMS: readonly Way[] = [
  [/\blobola\b|\blobolo\b|\bbruidskat\b|\bbeeste\b.*\b(?:trou|bruid)\w*/, 'vertel my van lobola'],
  [/\bumgidi\b|\bimigidi\b/, 'vertel my van umgidi'],
  [/\binisias\w*|\bbesny\w*|\bberg toe\b|\bbos toe\b|\b(?:in|na) die (?:berge?|bos)\b/, 'vertel my van inisiasie'],
  [/\bbegrafnis\w*|\bbegrawe\b/, 'vertel my van begrafnis'],
  [/\bskoon(?:ma|pa|ouers|moeder|vader|familie)\b(?=.*\b(?:naam|noem|praat|woorde?)\b)|\bhlonipha\b/, 'vertel my van isihlonipho'],
  [/\b(?:voorouers|voorvaders)\b/, 'vertel my van voorouers'],
  [/\b(?:stamnaam|stamname|clan)\b/, 'vertel my van stamname'],
  [/\b(?:troue|bruilof|trou)\b/, 'vertel my van troue'],
  [/\bkrale\b|\bkralewerk\b/, 'vertel my van krale'],
  [/\bsangoma\w*\b/, 'vertel my van igqirha'],
]

const RESPECT = /(?=.*\b(?:groet|aanspreek|noem|spreek|praat|respek)\b)(?=.*\b(?:ouer|ouers|ou|oumens\w*|bejaarde\w*|skoon(?:ma|pa|ouers)|hoof|ouma|oupa|grootmense)\b).*\b(?:hoe|waarop|wat|mag|manier|beleef\w*|respek)\b/

/** Whether two things have one word: what each is called. */
export const readSameWord: ReadTold = ({ text }) => {
  const [, one = '', other = ''] = /\b(?:of|vir|tussen)(?: die)?(?: woord(?:e)?)?(?: vir)? ((?:'n )?\p{L}+) en ((?:'n )?\p{L}+)\b.*\b(?:dieselfde|selfde|verskil\p{L}*|aparte|ander) woorde?\b/u.exec(text) ?? /\b(?:dieselfde|selfde|verskil\p{L}*|aparte) woorde? (?:het |gebruik )?(?:vir|is vir) ((?:'n )?\p{L}+) en ((?:'n )?\p{L}+)/u.exec(text) ?? []
  return one === '' || /^(?:hy|sy)$/.test(one) ? [] : [`hoe sê ek ${one}? hoe sê ek ${other}`]
}

const put = (ways: readonly Way[], text: string): string[] => {
  for (const [form, asked] of ways) {
    const found = form.exec(text)
    if (found) return [asked.replace('$1', found[1] ?? '').replace('$2', found[2] ?? '')]
  }
  return []
}

/** A piece of words that is asked about: when is ya said? */
export const readPiece: ReadTold = ({ text }) => (/(?:\bdie |["'-])ya-?["']?(?!\p{L})/u.test(text) && /\b(?:wanneer|hoekom|waarom|waarvoor|weg|verdwyn|soms|wat)\b/.test(text) ? ['hoe werk die teenwoordige tyd'] : [])

/** What is asked of the product. */
export const readProduct: ReadTold = ({ text }) => put(PRODUCT, text)

/** What is asked of the grammar as a whole, without a form. */
export const readRule: ReadTold = ({ text }) => put(RULES, text)

/** What is asked of customs, in a story: I am going to a wedding, what must I bring? */
export const readCustom: ReadTold = ({ text }) => {
  if (RESPECT.test(text) && !/\bhoe (?:sê|vra) (?:ek|mens)\b/.test(text)) return ['vertel my van respek']
  return ASKS_CUSTOM.test(text) && !/\b(?:sê|antwoord|vra)(?!\p{L})/u.test(text) ? put(CUSTOMS, text) : []
}
