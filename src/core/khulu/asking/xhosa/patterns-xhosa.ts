import { pattern } from '#core/patterns/pattern.ts'
import type { FixedPattern, QuestionPattern } from '#core/khulu/questions/question.ts'

/** Question patterns of isiXhosa speakers; see ENGLISH_PATTERNS. */
export const XHOSA_PATTERNS: readonly QuestionPattern[] = [
  [
    'situation',
    pattern`
      ^(?:ndi|u|si|ba|ku)(?:nga|ya)?(?:thi|thini|thiwani|thethi?|tsho|sho)(?: njani| ntoni| ni)?(?: ku\S+
      | umntu| abantu)? (?:xa|ukuba) (?<x>(?!.*\d|(?:umntu |abantu )?\S*(?:sithi|[be]ethi|\bethi|landula
      |xelela)\b|(?:ndi|u|si)funa uku(?:thi|tsho)\b)\S.+)$
    `,
  ],
  [
    'situation',
    pattern`
      ^(?:umntu )?(?:xa|ukuba) (?<x>.+?),? (?:ndiphendula |mna |wena )?(?:ndi|u|si)(?:nga)?thi(?:ni)?
      (?: k[uw]\S+)?$
      |^(?<y>ndifuna uku.+?),? ndi(?:nga)?thini$
    `,
  ],
  [
    'situation',
    pattern`
      ^(?:ndi|u|si)(?:nga)?thini (?<x>(?:e\S+ni|ku(?:m|ba)?[a-z]{3,})(?: .+)?)$
      |^(?:\S+ njani |\S+ni )?(?<y>isinciphiso (?:s(?:i?ka|e)-? ?)?\S+)(?: \S+ni)?$
    `,
  ],
  [
    'culture',
    pattern`
      ^(?:kutheni|kwakutheni)(?: na)? (?!.*(?:thi(?:wa|ni)?\b|\bhayi\b|qq|senzi|zenzi|vumelanis|hlelo|bizo
      |ixesha e|isixhosa|okanye))(?<x>\S+ .+)$
      |^(?=.*(?:nxib|phath|enz|ty)[ae] ntoni)(?<y>.*\be[a-z]+ni\b.*)$
    `,
  ],
  [
    'situation',
    pattern`
      ^(?:.*, )?(?:ndi|u|si)(?:nga|ya)?(?:yi|li|m|ba|si|zi|wa)?(?<x>(?:buz|cel|bulel|bulis|valelis|xolis
      |zazis|nqwenelel)a\b.*?) njani\b.*$
      |^(?:.*, )?(?:ndi|u|si)(?:nga|ya)?(?:yi|li|m|ba|si|zi|wa)?(?<y>(?:buz|cel|bulel|bulis|valelis|xolis
      |zazis|nqwenelel)a njani .+)$
    `,
  ],
  [
    'plural',
    pattern`
      ^(?:yithi|ithi|guqula|beka|yenza|tshintsha) (?:igama |isivakalisi )?(?:elithi |esithi )?
      (?<x>.+?) (?:(?:[a-z]{1,2}be) )?(?:kwi|nge|i|e|si)*sininzi$
    `,
  ],
  [
    'difference',
    pattern`
      ^(?:[a-z]{2,4}phi|yintoni|ndithi|sithi|kuthiwa|nguwuphi|ingaba)(?: (?:echanekileyo|elungileyo|eyiyo
      |ilungile|ichanekile|na))*[:,]? ?(?<x>.+?),? okanye (?<y>.+)$
    `,
  ],
  ['difference', /^(?<x>(\S+) .+?),? okanye (?<y>\2 .+)$/],
  ['difference', /^(?<x>\S+) n[aeo](?<y>\S+) (?:zi|ba|si)(?:kwihlelo elinye|yafana|fana)(?: na)?$/],
  ['concords', /^(?<x>.+?) (?:[a-z]{1,2})?neziphi izivumelanisi$/],
  ['members', /^.*\b(?:izibizo|amagama|imizekelo)\b.*hlelo (?:le-?)?(?<x>\d+a?)$/],
  ['order', /^.*\b(?:um|isi)yalelo (?:wesenzi |sesenzi |si?ka-?|ngo[- ]*|wo|we)(?:esithi |u-)?(?<x>\S+)$/],
  ['class', /^likweliphi ihlelo (?:igama |isibizo )?(?:elithi )?(?<x>\S+)$/],
  [
    'culture',
    pattern`
      ^(?:lwenziwa|senziwa|wenziwa|kwenziwa|yenziwa) (?:njani|ntoni) (?<x>u\S+|i\S+|a\S+)$
      |^(?:bathini|benza ntoni|kwenziwa ntoni)(?: abantu| amaxhosa)? (?<y>.+)$
    `,
  ],
  [
    'reply',
    pattern`
      ^(?:ndi|u|si)(?:phendula|phendule|thini|thi)(?: njani| ntoni)? xa (?:umntu |kuthiwa |besithi )?
      (?:e|be)?(?:sithi |thi |buza |ndibuza )?(?:ukuthi )?(?<x>.+?)$
    `,
  ],
  [
    'correct',
    pattern`
      ^(?:ingaba )?(?:ndichanile|ndilungile|ndibhale kakuhle|sichanekile|ichanekile|silungile|ilungile)
      (?: na)?(?: esi sivakalisi| oku| le nto)?[:,]? (?<x>.+)$
    `,
  ],
  ['correct', /^i?ngaba (?<x>\S+ .+?) [iuks][iu]?chanekile(?: na)?$/],
  [
    'correct',
    pattern`
      ^(?:ingaba )?(?:ndi|si|u)nga(?:thi|tsho|bhala) (?:ukuthi )?(?<x>.+?)(?: na)?$
      |^(?:ingaba )?ndi\S*(?:bhale|pele|thethe|the) (?:kakuhle )?(?:na )?(?:apha )?(?<y>.+?)(?: kakuhle)?
      (?: na)?$
    `,
  ],
  [
    'count',
    pattern`
      ^(?:(?:ndi|si|u)(?:nga)?|uku)?bal(?:a|e|ele) (?:njani )?(?:ukuya|ukusuka k[uw]\S+ ukuya
      |ude (?:ube|ufike)|uye) (?:kutsho )?(?:ku|kwi|kwa)-?(?<x>.+)$
    `,
  ],
  [
    'plural',
    pattern`
      ^(?:yintoni |ngubani |sithini |sithi ni |sisiphi |uthini )?(?:i)?sininzi (?:sika-?\s?
      |(?:se|so|sesi|sale|seli|sokuthi|salo|si|sama|sezi)[-:\s]+)?(?<x>.+)$
      |^(?<y>\S+) (?:kwi|e|nge|kwe)?sininzi$
    `,
  ],
  ['singular', /^(?:yintoni |ngubani |sithini |uthini )?(?:i)?sinye (?:sika-?\s?|(?:se|so|sa|sesi)[-:\s]+)?(?<x>.+)$/],
  [
    'concords',
    pattern`
      ^(?:[a-z]{1,3}(?:thini|iphi) |yintoni )?(?:izivumelanisi|isivumelanisi|izihlanganisi) (?:zika-?\s?
      |sika-?\s?|(?:ze|zo|za|se|so|sa|zehlelo|sehlelo)[-:\s]+)?(?<x>.+)$
    `,
  ],
  [
    'class',
    pattern`
      ^(?:leliphi |liphi |yintoni |lithini )?(?:i)?hlelo (?:lika-?\s?|(?:le|lo|la|lesi)[-:\s]+)?(?:sibizo )?
      (?<x>.+)$
      |^(?<y>.+?) (?:li|i|u|lu|bu|si|zi|ba|a)?(?:kweliphi|kwihlelo|likweliphi|ikweliphi|ukweliphi|sikweliphi
      |kuliphi) ?(?:ihlelo|liphi)?$
    `,
  ],
  [
    'conjugate',
    pattern`
      ^(?:guqula|guqulela|hlengahlengisa|sebenzisa) (?:isenzi )?(?:u)?-?(?<x>uku.+)$
      |^(?<y>uku\S+ (?:kwixesha|ngexesha|kwilandulo|kwilandula|ekwaleni).*)$
    `,
  ],
  [
    'difference',
    pattern`
      ^(?:yintoni |uthini |ngowuphi |nguwuphi )?(?:u)?mahluko (?:phakathi )?(?:kuka-?\s?|(?:kwe|kwa|kwesi|ko
      |kwi)[-:\s]+|kwe(?=qq))?(?<x>.+?) (?:kunye ne|kunye no|kunye|ne|no|na|nesi)-?\s?(?<y>.+)$
    `,
  ],
  [
    'why',
    pattern`
      ^(?:kutheni|ngoba|yintoni) (?:sisithi|usithi|kusithiwa|isithi|ibe ngu|iyi)?\s?(?<x>.+?),? (?:ingabi
      |hayi|kungathiwa|s?ingathi|kungengo|kungabi|endaweni ye|ingengo|okanye)\S*\s?(?<y>.+)$
    `,
  ],
  [
    'practise',
    pattern`
      ^(?:ndifuna |masi|makhe |ndicela )?(?:uku)?(?:ziqhelanisa|ziqhelise|ziqhelisa|ziprakthiza|qhelisela)
      (?<x>.*)$
      |^(?:(?:ndiphe|ndinike) (?:umsebenzi|imisebenzi|imithambo|imibuzo|uvavanyo)|ndivavanye)(?<y>.*)$
    `,
  ],
  ['culture', /^kwenzeka ntoni (?:xa )?(?<x>.+)$/],
  [
    'culture',
    /^(?:nceda )?(?:ndixelele|ndichazele|ndibalisele|thetha|chaza|ndifundise) (?:nge|ngo|nga|ngesi|ngama|ngaba|ngoku|ngi)?-?\s?(?<x>.+)$/,
  ],
  [
    'ask',
    pattern`
      ^(?:(?:[a-z]{1,3})?yintoni|ngubani|ngoobani|ngobani)(?: na)? (?:i-|u-)?(?<x>.+)$
      |^(?<y>[^\s]+) (?:(?:[a-z]{1,3})?yintoni|ngubani|ngoobani)$
    `,
  ],
]

/** A theme that words are asked of, or told of: ndixelele amagama ezilwanyana. */
const asTopic = (stem: string): RegExp => pattern`
  ^(?:(?:nceda|ndicela|ndifuna|ukwazi|\S*ndi(?:xelele?|nike|phe|fundise|bonise)|z?iziphi|\S{1,4}thini|y?intoni) )*
  (?:n?ga?m?e?)?(?:amagama |igama )?\S{0,3}${stem}(?: (?:\S{1,4}thini|yintoni|ngesixhosa|lwesixhosa))*$
`

/** Questions without a phrase. */
export const XHOSA_FIXED: readonly FixedPattern[] = [
  [{ intent: 'count', value: 10 }, /^(?:ndi|u|si)bala njani$/],
  [
    { intent: 'topic', topic: 'greetings' },
    /\b(?:ndi|u|si|ba)(?:m|ba)?bulis(?:a|ana)\b(?!.*(?:dala|tat|mama|khulu|bawo|nkonde|malume|ninzi))|\bimibuliso\b|\bumbuliso\b/,
  ],
  [
    { intent: 'say', phrase: 'what is the time' },
    /^(?:ngubani |lithini |yintoni )?ixesha(?: ngoku)?(?: lithini| ngubani| ngoku)*$/,
  ],
  [
    { intent: 'say', phrase: 'how much is it' },
    pattern`
      ^(?:yimalini|malini|(?:[a-z]{1,2})?(?:xabisa|biza) malini)\b(?!.*(?:\b(?:funda|app)\b|\d)).*$
      |^(?!.*\b(?:funda|app)\b)\S+ (?:yimalini|(?:[a-z]{1,2})?(?:xabisa|biza) malini)$
    `,
  ],
  [
    { intent: 'today' },
    pattern`
      \b(?:umhla|ngumhla|usuku|luphi|olwesingaphi|ngolwesingaphi)\b.*namhlanje$|wanamhlanje$
      |^namhlanje (?:yintoni|\S*(?:mhla|suku|ngaphi))\b
    `,
  ],
  [
    { intent: 'topic', topic: 'days' },
    /\b\S*ntsuku\b.*\b\S*veki\b|\bamagama eentsuku\b|\biintsuku zeveki\b|\b(?:ng)?olwesingaphi\b|\bveki\b.*\bezingaphi\b/,
  ],
  [
    { intent: 'topic', topic: 'months' },
    /\bii?nyanga zonyaka\b|^iinyanga$|\b(?:le|y?i)?nyanga ye\w+|\bunyaka\b.*nyanga.*ngaphi|\bzingaphi iinyanga\b/,
  ],
  [
    { intent: 'mean', phrase: 'inyathi ibuzwa kwabaphambili' },
    /^(?!yintoni|lithetha|igama)\S+ .*\b(?:iqhalo|amaqhalo|isaci|izaci)\b|^(?:iqhalo|isaci) \S*xhosa$/,
  ],
  [{ intent: 'topic', topic: 'seasons' }, /\bamaxesha (?:onyaka|omnyaka)\b/],
  ...(
    [
      ['colours', 'm(?:i)?bala'],
      ['family', 'sapho'],
      ['family', 'malungu osapho'],
      ['animals', 'silwanyana|zilwanyana'],
      ['numbers', 'manani'],
      ['food', 'zidlo'],
      ['clothes', 'mpahla'],
      ['pronouns', 'zimelabizo'],
    ] as const
  ).map(([topic, stem]): FixedPattern => [{ intent: 'topic', topic }, asTopic(`(?:${stem})`)]),
  [{ intent: 'topic', topic: 'body' }, /\b(?:amalungu omzimba)\b/],
  [{ intent: 'topic', topic: 'introductions' }, /\bndi(?:zazis|mazis|bazis)a njani\b/],
  [
    { intent: 'rule', rule: 'nounClass' },
    pattern`
      ^kutheni isixhosa si\S*hlelo
      |^(?:yintoni |uthini |ziziphi |mangaphi |ngawaphi )?(?:i|ama)hlelo (?:lesibizo|ezibizo)$
      |^(?:yintoni )?ihlelo lesibizo$|^(?:mangaphi|ngawaphi) amahlelo(?: ezibizo)?$
    `,
  ],
  [{ intent: 'rule', rule: 'concord' }, /^kutheni izenzi \S*vumelanisi|^(?:yintoni )?isivumelanisi(?: sentloko)?$/],
  [
    { intent: 'rule', rule: 'clicks' },
    pattern`
      \bi-?clicks?\b|ngqi\b|\biingqo\b
      |(?:nobumba|phakathi|njani|sandi)\b.*\b[cqx][ ,]+(?:(?:kunye )?n[oe][- ]?)?[cqx]\b|\bz?o?nqaka[a-z]*\b
    `,
  ],
  [
    { intent: 'rule', rule: 'past' },
    pattern`
      ^ixesha el[ia]dlul\S+(?: \S+)? (?:ngantoni|njani)$
      |^(?:chaza |lenziwa njani |yintoni )?ixesha eladlulayo$
      |^(?:chaza |lenziwa njani |yintoni )?ixesha elidlulileyo$
    `,
  ],
  [
    { intent: 'rule', rule: 'negative' },
    pattern`
      ^\S*(?: \S*landul\S*|landul\S*) [zsl]?e?nziwa njani$
      |^(?:chaza |senziwa njani |yintoni |ndilandula njani|silandula njani)(?: ?isilanduli| ?ulandulo)?$
    `,
  ],
  [{ intent: 'talk', talk: 'howAreYou' }, /^(?:wena )?(?:unjani|kunjani|ninjani)(?: khulu| namhlanje)*$/],
  [{ intent: 'talk', talk: 'hello' }, /^(?:molo|molweni|bhota|molo wethu)(?: khulu| tata| mama)*$/],
  [{ intent: 'talk', talk: 'thanks' }, /^(?:enkosi|ndiyabulela)(?: kakhulu| khulu)*$/],
  [{ intent: 'talk', talk: 'bye' }, /^(?:sala kakuhle|hamba kakuhle|usale kakuhle|lala kakuhle|sobonana)(?: khulu)*$/],
  [
    { intent: 'talk', talk: 'real' },
    /^(?:ingaba )?u(?:ngumntu|yi-?(?:ai|robhothi)|yirobhothi|yikhompyutha|ngoomatshini)\b.*$/,
  ],
  [
    { intent: 'talk', talk: 'who' },
    /^(?:ungubani|ngubani igama lakho|ungubani wena|ngubani ukhulu|ngubani o[wk]\S*(?:enz|akh)\S+)(?: khulu)*$/,
  ],
  [
    { intent: 'talk', talk: 'whatCanYouDo' },
    /^(?:wenza ntoni|ungenza ntoni|ungandinceda (?:njani|ngantoni)|ndingabuza ntoni|ndincede|uncedo|nceda)$/,
  ],
  [{ intent: 'talk', talk: 'love' }, /^(?:ndiyaku|uyandi)thanda khulu$/],
  [{ intent: 'talk', talk: 'sorry' }, /^(?:uxolo|ndicela uxolo)(?: khulu)*$/],
]
