import { pattern } from '#core/patterns/pattern.ts'
import type { Kind } from '#core/khulu/rewording/xhosa/story.ts'

/** Customs, dishes, dress and music in stories, by stem, with the pages' word. */
const NAMED: readonly (readonly [stem: RegExp, item: string])[] = [
  [/(?=.*nxib)(?=.*(?:mtshat|mgidi|lobol|magugu|mcimbi|mbhiyozo))(?!.*ngcwab)/, 'impahla yesixhosa\nyintoni umbhaco'],
  [
    pattern`
      (?=.*(?:omdala|abadala|mamazala|tatazala|umakhulu|utatomkhulu|abazali))(?=.*(?:ngegama|mehlweni
      |emehlweni|hlonip|ukumbiza|ukubabiza|kulungile uku|kufanelekile|impoxo))
    `,
    'intlonipho',
  ],
  [/hlonip/, 'intlonipho'],
  [/lobol/, 'ilobola'],
  [/siduko|ziduko/, 'isiduko'],
  [/nyanya/, 'izinyanya'],
  [/mbeleko|mntwana (?:ezelwe|ezalwa)/, 'imbeleko'],
  [/ntonjane/, 'intonjane'],
  [/lwaluko|alusa|khwetha|entabeni/, 'ulwaluko'],
  [/mgidi/, 'umgidi'],
  [/mi?tshat/, 'umtshato'],
  [/ngcwab/, 'umngcwabo'],
  [/mgalelo/, 'umgalelo'],
  [/ntsomi/, 'iintsomi'],
  [/mngqusho/, 'umngqusho'],
  [/phokoqo/, 'umphokoqo'],
  [/\bamasi\b|ngamasi/, 'amasi'],
  [/mvubo/, 'umvubo'],
  [/mbhako/, 'umbhako'],
  [/dombolo/, 'amadombolo'],
  [/kutya (?:kwe|kwa|lwe|e)\S*xhosa/, 'umngqusho\nyintoni umphokoqo'],
  [/gwinya/, 'amagwinya'],
  [/mqombothi/, 'umqombothi'],
  [/marhewu/, 'amarhewu'],
  [/mleqwa/, 'umleqwa'],
  [/xhents/, 'ukuxhentsa'],
  [/mbhaco/, 'umbhaco'],
  [/qhiya/, 'iqhiya'],
  [/ntsimbi (?!ye)|zintsimbi/, 'iintsimbi'],
  [/mculo/, 'umculo'],
  [/mhobe|nkosi sikelel|sontonga|ngoma yesizwe/, 'umhobe wesizwe'],
  [/\bi?ngoma/, 'ingoma'],
  [/kwayara/, 'ikwayara'],
  [/mbongi/, 'imbongi'],
  [/bongo\b/, 'izibongo'],
  [/jamani\b(?<!isijamani|ejamani)|shweshwe/, 'ujamani'],
]

const ASKS = pattern`
  yintoni|enzani\b|\bngu?bani|\S{2,4}ziphi|kutheni|\bnini\b|njani|ntoni
  |(?:n(?:do|gwa)?|ukw|and)azi (?:ngakumbi |kakhulu |nto |okungakumbi )?ng[aeo]|xelel\S* ng[aeo]|chazel
  |funda ng[aeo]|ngaba|ingaba|ibaluleke|balulek|inyani|masiko|\bisiko
`

/** Asks for words, and not about the thing. */
const ASKS_WORDS = pattern`
  sininzi|hlelo|ngesingesi|ngesixhosa|(?<!siko [asl]+i?)thini\b|igama|amazwi|isenzi
  |(?:bulis|nqwenelel|xelel[ae]|vuyis|thuthuz)\S* (?:\S+ ){0,2}njani|guqul|biz\S* njani|ukuthi\b|lungisa
`

/** Recognises a custom or a thing that a story asks about. */
export const askCulture: Kind = ({ rest, named, sentences }) => {
  if (named.length > 0 || !ASKS.test(rest) || ASKS_WORDS.test(rest)) return []
  // The subject of the question stands in the asking sentence, if anywhere.
  const items = [sentences.findLast((sentence) => ASKS.test(sentence)) ?? '', rest].flatMap((text) =>
    NAMED.filter(([stem]) => stem.test(text)),
  )
  return items.slice(0, 1).map(([, item]) => `yintoni ${item}`)
}
