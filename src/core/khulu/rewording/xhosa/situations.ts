import { pattern } from '#core/patterns/pattern.ts'
import { askSaying, type Kind } from '#core/khulu/rewording/xhosa/story.ts'

/** Asks for the words that belong to where somebody is, and not for those of a thing that it names. */
const ASKS_WORDS = pattern`
  \bndi(?:nga)?thi(?:ni)?\b|\b(?:si|ndi|u)m?(?:nga)?m?thini\b|\buthini umntu|\buthini xa|\bkuthiwani
  |\bba\S*thini|\bbaza kuthini|\bkuthethwa ntoni|amazwi|ngamazwi|andazi (?:ukuba )?(?:ndi|ukuba)
  |(?:xelel|nqwenelel|thuthuzel|bulis|bulel|vuyis|vuyisan|amkel|xolis|valelis|phendul|bhalel|khuthaz
  |cel)\S* (?:\S+ ){0,3}?(?:njani|ntoni|phi)
  |njani .*(?:nqwenel|thuthuzel|vuyis|amkel|xolis)|umyalezo|thumel\S* ntoni
  |(?:bhalel|thumel|nik)\S* (?:\S+ )?(?:ikhadi|umyalezo)|ndithethe ntoni|ndikhulume
`

/** Names what is to be said itself. */
const NAMES_IT = pattern`
  \b(?:ukuthi|yokuthi|lokuthi|uku\S{0,2}(?:xelel|buz|bhalel|yalel|khumbuz)\S*(?: \S+){0,3} ukuba|isininzi
  |igama (?:l?eli|li)|amagama|ngesingesi|lithetha|thetha ukuthini|mahluko|isenzi|ukuze|(?:ukuba|umntu) (?:a
  |ba)[a-z]+e|ukucela (?:umntu|ukuba|a?ba|u[a-z]))\b
  |\bcela \S+ (?:a|ba)[a-z]+e\b|(?:zazis|kwazis)|(?:xelel|bik)\S* njani
`

/** Situations of a story with the phrase in English; its words are searched in the content. */
const OCCASIONS: readonly (readonly [sign: RegExp, said: string])[] = [
  [/(?:khala|lila).*thuthuz|thuthuz.*(?:khala|lila)/, "don't cry"],
  [/swelek|bhubh|ngcwab|\bufile\b|\bushiywe|zila\b|zilile|felwe|sihlo|thuthuz|lahlekelwe|ukufa ku/, 'my condolences'],
  [
    pattern`
      m(?:ini|hla|si) (?:wo|yo|lo)?(?:kuzalwa|kuzala)|wokuzalwa|lokuzalwa|yokuzalwa
      |(?:gqib|hlanganis|bhiyoz|en)\S* iminyaka|minyaka e\S+ (?:namhlanje|ngomso|ngo)|beth?deyi
    `,
    'happy birthday',
  ],
  [
    pattern`
      (?:o|be|e|a|ba|i|u|ndi|si)?(?:sa)?(?:tshat|beleki|belek|phumelel|pasil|thweswa|gradu)|tshakazi|mtshat
      |usana olutsha|kuba nosana|kuba nomntwana|khulelwe
      |(?:fumene|nyuselw|thathwe|qeshw)\S*(?: \S+){0,2} (?:ums|emse|isi)|zuz\S* (?:ibhaso|imbasa)|uphumelele
    `,
    'congratulations',
  ],
  [
    /viwo|viwa|mviwo|vavany|mviwa|dliwano-?ndlebe|thamsanqa|umdlalo (?:wakhe|wabo)|uza kudlala|bhala (?:imatric|igrade)/,
    'good luck',
  ],
  [/krisimesi|kresimesi/, 'merry christmas'],
  [/nyaka (?:omtsha|wotsha)/, 'happy new year'],
  [/\bpasika|\bista\b/, 'happy easter'],
  [
    pattern`
      \b(?:o|e|u|ba|a|be|uya|baya|aba|esa|usa)gul(?:a|ayo)\b
      |\b(?:use|ese|base|bese|ose|ubuse|abase)sibhedlele|opareyish|qhaqhwa|mpilo|\bchacha
    `,
    'get well soon',
  ],
  [/khuthaz/, 'keep it up'],
  [/ncom\S*.*phek|phek\S* kamnandi|ukutya (?:ku|be\S*)mnandi/, 'the food is delicious'],
  [/thimla/, 'bless you'],
  [
    /(?:thetha|thethi)\S* (?:kakhulu )?(?:ngokukhawuleza|ngesantya)|ngokukhawuleza|ngesantya|kancinci|cothe|ngokucothayo/,
    'please speak slowly',
  ],
  [/aphinde|aphindaphinde|ndicela aphind|ukuphinda/, 'please repeat'],
  [
    /ndifike (?:kade|emva)|ndishiywe (?:lixesha|yibhasi|yitekisi)|emva kwexesha|\blate\b|ndibambezelek/,
    'sorry i am late',
  ],
  [
    pattern`
      ndi(?:m|ku|ba)?(?:nyathel|tyhal|khubek|gilith|phos|qhawul)
      |ndi(?:ya|mo)?(?:yi|si|li)?(?:aphul|lahl|libel|onakalis|diliz)\S*|xolis|uxolo|ngempazamo
    `,
    'sorry',
  ],
  [/(?:uya|ube|e|u|be|ba|aye)ndibulel|ebulela|bebulela|endibulela|xa umntu ebulela/, 'you are welcome'],
  [
    /bulel|sipho|undi(?:nced|phe|nik|thengel|khaph|phek|boleke|khulul)\S*|bandi(?:nced|ph|thengel)/,
    'thank you very much',
  ],
  [/phambi ko(?:kutya|ba si?ty)|si(?:za ku)?qal\S* ukutya|etafileni|(?:phakel|phek)\S*/, 'enjoy your meal'],
  [/xa ndifik|ndi(?:za ku|ya ku)tyelel|ndityelel/, 'hello'],
  [/nkqonkqoz|ucango l[uo]val/, 'may i come in'],
  [/ndwendwe|(?:za ku|be|e|u|ba)(?:si)?(?:tyelel|fik)|amkel|(?:za|e)fika\b/, 'welcome'],
  [
    pattern`
      (?:abaninzi|bonke|bebaninzi|phambi kwa(?:ba|ma|bo)|iklasi|ibandla|iqela|ntlanganiso|ndibano
      |igumbi eligcwele).*bulis
      |bulis.*(?:abaninzi|bonke|iklasi|ibandla|iqela|ntlanganiso|ndibano)|phambi kwabantu
    `,
    'hello to several people',
  ],
  [/bulis\S*(?: \S+){0,4} (?:umakhulu|oomakhulu)/, 'hello grandmother'],
  [/bulis\S*(?: \S+){0,4} (?:umfazi|umama|oomama)/, 'hello mother'],
  [/bulis|khwaza|hlangana no|dibana n[oe]/, 'hello'],
  [/hamba kude|uhambo|bhabh|moya|qhuba kude|ndlela\b.*hamb|uza kuhamba|uyahamba|uyemka|uhamba kusasa/, 'travel safely'],
  [/lala\b|ebhedini|busuku|kulal/, 'good night'],
  [/ndi(?:ya)?hamba|ndi(?:m|ba)shiy|ndimk|ndigoduk|valelis|ahlukan/, 'goodbye'],
  [/buz\S*(?: \S+){0,2} (?:igama|ifani)/, 'what is your name'],
  [/buz\S*.*minyaka/, 'how old are you'],
  [/buz\S*.*hlala/, 'where do you live'],
  [/buz\S*.*xesha/, 'what is the time'],
  [/buz\S* (?:\S+ )?impilo/, 'how are you'],
  [/ndilahlek/, 'i am lost'],
  [/thoyilethi|toilet|yangasese/, 'where is the toilet'],
  [/malini|xabis|ixabiso/, 'how much is it'],
  [/amanzi|yokusela|into eselwayo/, 'may i have water'],
  [/andi(?:va|qond|yiqond)/, 'i do not understand'],
]

/** Asks for the words of a story's situation. */
export const askSituation: Kind = ({ rest, named, sentences }) => {
  if (named.length > 0 || NAMES_IT.test(rest) || !ASKS_WORDS.test(rest)) return []
  // The asking sentence says which utterance is wanted; the others tell the situation.
  const asking = sentences.findLast((sentence) => ASKS_WORDS.test(sentence)) ?? rest
  const said = OCCASIONS.find(([sign]) => sign.test(asking))?.[1] ?? OCCASIONS.find(([sign]) => sign.test(rest))?.[1]
  return said === undefined ? [] : [askSaying(said)]
}
