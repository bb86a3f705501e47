import { pattern } from '#core/patterns/pattern.ts'
import type { Kind } from '#core/khulu/rewording/xhosa/story.ts'

/** Requests to the app in a story, with the short question. */
const ASKED: readonly (readonly [sign: RegExp, asked: string])[] = [
  [
    pattern`
      (?:funda|fundis)\S*.*isi(?:frentshi|jamani|tshayina|bhulu|putukezi|spanish|spanishi|swahili)
      |^(?!.*isizulu).*\bisi(?:frentshi|jamani|tshayina|putukezi)\b.*thi
    `,
    'ungathetha isizulu',
  ],
  [
    pattern`
      (?=.*(?:ntwana|bantwana|zukulwana|ntomb|nyana\b|ntwazana|nkwenkwe|minyaka))(?=.*(?:\bapp\b|\bi-?app\b
      |\bfunda\b|\bapha\b|le nto|iwebhusayithi))(?=.*(?:kungenzek|kunga|vumel|fundis|afund|sebenzis|fanel
      |lungel|lungil|khuselek|ungayi|bangayi|angayi|kulungele))
    `,
    'abantwana bangayisebenzisa na le app',
  ],
  [
    pattern`
      (?=.*(?:datha|data|intanethi|internet|wifi|wi-fi|i?network|isignali|signal|nethiwekhi))
      (?=.*(?:ngaphandle|akukho|andina|phel|dur|biza|biz|ayikho|njani|ngena|ndingena|kunqab|ncinci))
      (?!.*(?:cim|sula))
    `,
    'ndingayisebenzisa le app ngaphandle kwe-intanethi',
  ],
  [
    /(?=.*(?:\bapp\b|\bi-?app\b|funda|ezi zifundo|\bapha\b))(?=.*(?:hlawul|bhatal|simahla|mali\b|malini))(?!.*ndithenge)/,
    'ndiyahlawula na ukusebenzisa funda',
  ],
  [
    pattern`
      (?=.*(?:ntwana\b|ntwana wam|bafundi|iklasi|nyana|ntombi))(?=.*(?:nkqubela|qhuba|manqaku|iziphumo
      |umsebenzi wabo|benza ntoni))(?=.*(?:bona|jonga|landel|azi))
    `,
    'ndingayibona njani inkqubela yomntwana wam',
  ],
  [
    /(?=.*fow?uni)(?=.*(?:entsha|lahlek|ebiwe|ibiwe|phuk|tshintsh))(?=.*(?:qal|lahl|nkqubela|bendifund|izifundo|app|funda))/,
    'ilahlekile ifowuni yam',
  ],
  [
    /(?=.*(?:inkqubela|bendi(?:ku)?fund|ndikufundileyo|izifundo zam))(?=.*(?:lahlek|gcin|londoloz))/,
    'ndidinga i-akhawunti na',
  ],
  [
    /(?=.*(?:\bapp\b|\bi-?app\b|funda))(?=.*(?:tshintsh|guqul|bek))(?=.*(?:ulwimi|ibe ngesi|kwisibhulu|ngesibhulu|ngesingesi))/,
    'ndilutshintsha njani ulwimi',
  ],
  [
    pattern`
      (?=.*(?:krini|\bapp\b|umxholo|inkangeleko|oonobumba))(?=.*(?:mnyama|qaqamb|khanya|tshintsh|mkhulu
      |bancinci|bakhulu))(?!.*(?:fowuni|senzi))
    `,
    'ndiwutshintsha njani umbala',
  ],
  [
    /(?=.*(?:bali\b|midlalo\b|mdlalo\b))(?=.*(?:\bapha\b|\bapp\b|funda|akhona|ikhona))(?!.*ukudlala ibhola)/,
    'iphi imidlalo',
  ],
  [
    pattern`
      (?:mandiqale|ndiqale|ndiqala|ndingaqala|siqale|iqala|mandiye|ndiye
      |ndi(?:nga)?qhubek[ae]) (?:ukufunda )?(?:phi|ngantoni|ngayiphi)
      |(?:ndifunde|mandifunde|ndenze|mandenze|ndifunda) ntoni (?:ngoku|emva|kuqala|elandelayo|namhlanje)
      |isifundo esilandelayo|ndiqale phi
    `,
    'ndiqale phi ukufunda',
  ],
]

/** Nouns of the themes to practise. */
const THEMES: readonly (readonly [sign: RegExp, theme: string])[] = [
  [/lwanyana/, 'nezilwanyana'],
  [/manani|nombolo|bala\b/, 'namanani'],
  [/mibala/, 'nemibala'],
  [/sapho/, 'nosapho'],
  [/kutya|zidlo/, 'nokutya'],
  [/bulis/, 'nemibuliso'],
  [/senzi|zenzi/, 'nezenzi'],
  [/\bngqo|iingqo|click/, 'neengqo'],
  [/mzimba/, 'namalungu omzimba'],
  [/nyaka|nyanga|ntsuku|\bveki/, 'neentsuku'],
  [/xesha|iwotshi/, 'nexesha'],
]

const PRACTISES =
  /ziqhel|lolong|vavany\S* (?:nga|nge|ngo)|(?:ndi|si|uku)(?:ndi)?(?:vavany|buz)\S* (?:imibuzo|nga|nge)|buz\S* imibuzo|imithambo|umdlalo/

/** Asks about the app, or for practice. */
export const askProduct: Kind = ({ rest, named }) => {
  if (named.length > 0) return ASKED.slice(0, 1).flatMap(([sign, asked]) => (sign.test(rest) ? [asked] : []))
  const theme = PRACTISES.test(rest) ? THEMES.find(([sign]) => sign.test(rest))?.[1] : undefined
  const asked = ASKED.find(([sign]) => sign.test(rest))?.[1]
  return theme !== undefined
    ? [`ndifuna ukuziqhelanisa ${theme}`]
    : asked === undefined || /thini|(?<!nto )ngesixhosa|(?<!ibe )ngesingesi|thetha ntoni|guqul/.test(rest)
      ? []
      : [asked]
}

/** Themes that a story asks for words of, and the question for their list. */
const LISTS: readonly (readonly [sign: RegExp, asked: string])[] = [
  [/nyanga (?:zo|ze)nyaka/, 'iinyanga zonyaka'],
  [/ntsuku (?:ze|zo)|ntsuku\b.*veki/, 'iintsuku zeveki'],
  [/maxesha (?:onyaka|omnyaka)/, 'amaxesha onyaka'],
  [/\be?y?n?i?mibala\b/, 'imibala'],
  [/sapho|zalamane/, 'amagama osapho'],
  [/lwanyana/, 'amagama ezilwanyana'],
  [/mzimba/, 'amalungu omzimba'],
  [/mpahla/, 'amagama empahla'],
  [/(?:magama|izinto) (?:o|e|ez)?(?:kutya|kutyiwa)|zidlo/, 'amagama ezidlo'],
  [/mibuliso|ukubulisa|okubulisa/, 'imibuliso'],
  [/manani/, 'amanani'],
]

/** Recognises a list of words that somebody needs. */
export const askList: Kind = ({ rest, named }) => {
  if (
    named.length > 0 ||
    !/amagama|zithini|athini|ndifundis|ndidwelis|uluhlu|ndibhalel|ndinik|ndiph[ae]\b|ndixelel/.test(rest) ||
    /umahluko|sininzi|hlelo|qhel|vavany|ndithini|inkqubela|amangaphi/.test(rest)
  )
    return []
  return LISTS.filter(([sign]) => sign.test(rest))
    .slice(0, 1)
    .map(([, asked]) => asked)
}
