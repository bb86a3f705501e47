import { pattern, patternWith } from '#core/patterns/pattern.ts'
import type { ReadTold } from '#core/khulu/rewording/afrikaans/told-afrikaans.ts'

/** Pattern of a question for the words of a situation, and not for the name of something. */
const WANTS_WORDS = patternWith('u')`
  \b(?:wat|hoe) (?:antwoord|wens|bedank|troos|is die (?:regte|beste|gepaste))\b
  |\b(?:wat|hoe) (?:kan|moet|sal|sou) (?:ek|mens|ons|jy|'n mens)\b.*(?<!\p{L})(?:sê|wens|antwoord|skryf
  |stuur|reageer|troos|groet)(?!\p{L})
  |\bmanier om\b|\bwat om (?:vir \S+ )?te sê|\b(?:wat|hoe) (?:sê|reageer)(?!\p{L})|\bwat vra (?:ek|mens)\b
  |\bwat (?:skryf|stuur|antwoord|roep|skree) (?:ek|mens|mense|hulle)\b
  |\b(?:wil|moet|gaan|sal|graag)\b.*(?:wens|gelukwens|geluk|sê|bedank|troos|meegevoel|simpatie|beterskap
  |verskoning|welkom|groet|iets\b)
  |\bwatter woorde\b|\bhoe (?:verwelkom|bedank|troos|wens|groet|gelukwens)\b
  |\b(?:om|moes)(?: \p{L}+){0,4} sê\b|\bsê (?:mens|mense|'n mens|ek|jy|ons|hulle)(?!\p{L})
`

/** Pattern of other requests: a custom, a heard word, or a fact about it. */
const WANTS_ELSE = /\b(?:beteken|bedoel|verskil|meervoud|uitspreek|spreek)\b/

/** Pattern of a question that contains the words to translate: hoe sê ek die venster is gebreek. */
const SAYS_WHAT = patternWith('u')`
  \bhoe (?:sê|vra|vertel) (?:ek|mens|jy|ons)(?! (?:dit|iets|dan|as|wanneer|in (?:isi)?xhosa
  |(?:vir|aan) (?:\p{L}+ )?\p{L}+$)(?!\p{L})) \S+
`

/** Phrases for situations, by the words of the story. */
const SITUATIONS: readonly (readonly [RegExp, string])[] = [
  [/\bdankbaar/, 'hoe sê ek baie dankie'],
  [/verwelkom/, 'hoe sê ek welkom'],
  [/\bverskoning\b/, 'hoe sê ek jammer'],
  [
    pattern`
      begrafnis|begrawe|oorlede|gesterf|\bdood is\b|\bis (?:\S+ ){0,3}dood\b|doodgegaan
      |verloor (?:haar|sy|hulle|hul) |haar (?:man|ma|pa|kind|ouma|oupa) verloor
      |sy (?:vrou|ma|pa|kind|ouma|oupa) verloor|\brou\b|meegevoel|simpatie|kondoleer|afgesterf|ontslape
      |\btroos
    `,
    'hoe sê ek my innige simpatie',
  ],
  [
    patternWith('u')`
      verjaar
      |\bword (?:môre |vandag |\p{L}+dag )?(?:\d+|[a-z]+tig|(?:een|twee)-?en-?\S+|een|twee|drie|vier|vyf|ses
      |sewe|agt|nege|tien|elf|twaalf|\p{L}+tien)(?: jaar)?(?: oud)?(?=[,.!]| en |$)
    `,
    'hoe sê ek veels geluk met jou verjaarsdag',
  ],
  [/\bverdwaal\b|\bdie pad (?:nie ken|verloor|byster)/, 'hoe sê ek ek is verdwaal'],
  [/stilmaak|stil (?:te )?(?:maak|kry)\b|\braas\b.*\bklas\b|\bklas\b.*\braas\b/, 'hoe sê ek bly stil'],
  [/nuwe ?jaar|nuwejaar/, 'hoe sê ek gelukkige nuwe jaar'],
  [/kersfees|krismis/, 'hoe sê ek geseënde kersfees'],
  [
    patternWith('u')`
      nooi my (?:uit )?.*(?:nie|ongelukkig)|van die hand wys|weier|nee dankie|(?:al|klaar|te) vol\b
      |genoeg geëet|wil nie meer|nie nog (?:kos|vleis|hê)|beleef\p{L}* nee|\bnee (?:te )?sê
    `,
    'hoe sê ek nee dankie',
  ],
  [
    pattern`
      \b(?:eksamen|toets|onderhoud|wedstryd|kompetisie|eksamens|geluk toe ?wens|sterkte|operasie|rybewys)\b
      (?!.*(?:geslaag|gewen|deurgekom|afgelê))
    `,
    'hoe sê ek sterkte',
  ],
  [
    pattern`
      geslaag|gegradueer|gradeplegtigheid|gewen|bevorder|deurgekom
      |(?:gaan|het|is) (?:pas |nou |net |gister )?(?:getrou|trou|verloof)|\bverloof\b|verlowing|swanger
      |verwag\b.*\b(?:baba|kind)|geboorte|gebore
      |(?:nuwe|pas 'n|'n) (?:baba|baba'tjie|babatjie|kleinkind|werk|huis|kar|motor) (?:gekry|gekoop)
      |gelukwens|geluk ?wens|veels geluk|gelukgewens|prys gekry|\b(?:troue|bruilof|bruidspaar|paartjie)\b
    `,
    'hoe sê ek veels geluk',
  ],
  [
    /^(?!.*\bek is (?:siek|ongesteld))(?:.*(?:\bsiek\b|ongesteld|hospitaal|geopereer|ongeluk was|griep|verkoue)).*|beterskap|gou gesond/,
    'hoe sê ek beterskap',
  ],
  [
    pattern`
      \b(?:ry|reis|vlieg|vertrek)\b.*\b(?:môre|vandag|vanaand|ver|kaap|pad|huis|terug|dorp)\b|lang pad
      |\bry veilig|reis veilig|\btrek\b.*\bweg\b
    `,
    'hoe sê ek ry veilig',
  ],
  [
    /per ongeluk|getrap|gestamp|gemors|laat gekom|te laat|vergeet|verskoning|\bfout gemaak|gebreek|seergemaak|onderbreek|jammer/,
    'hoe sê ek jammer',
  ],
  [
    /geskenk|present\b|gehelp|\bhelp my\b|bedank|dankbaar|vir my gekook|iets (?:vir my )?gegee|gegee het|aangedra|opgelaai|dankie/,
    'hoe sê ek baie dankie',
  ],
  [/(?:aan tafel|begin eet|lekker eet|voor (?:die|ons) (?:ete|eet)|smaaklike)/, 'hoe sê ek geniet jou ete'],
  [
    /(?:gaste|kuiergaste|besoekers?|kuier by (?:my|ons)|by my (?:huis )?aankom|aankom by (?:my|ons)|kom kuier|by ons kuier|\bwelkom\b)/,
    'hoe sê ek welkom',
  ],
  [/(?:gaan slaap|bed toe|slaaptyd|nagsê|nag sê)/, 'hoe sê ek goeie nag'],
  [/(?:(?:ek|ons) (?:gaan|loop|vertrek) (?:nou )?(?:huis toe|weg)|groet as ek (?:loop|gaan|ry))/, 'hoe sê ek totsiens'],
]

/** Reads questions for words at a funeral, a birthday or an illness. */
export const readSituation: ReadTold = ({ text, heard }) => {
  if (/\bnee\b.*\b(?:beleef\w*|mooi)\b|\bbeleef\w* nee\b|\bnee (?:vir|as|wanneer)\b/.test(text))
    return ['hoe sê ek nee dankie']
  if (/\bkos\b.*\blekker\b|\blekker\b.*\bkos\b/.test(text) && !SAYS_WHAT.test(text) && WANTS_WORDS.test(text))
    return ['hoe sê ek die kos is lekker']
  if (
    heard.length > 0 ||
    WANTS_ELSE.test(text) ||
    SAYS_WHAT.test(text) ||
    /:|\bhoe (?:sê|vra|vertel|stel|skryf) (?:ek|mens|jy) dit\b/.test(text) ||
    !WANTS_WORDS.test(text)
  )
    return []
  if (/\bdankie (?:te )?sê(?!\p{L})|\bbedank/u.test(text)) return ['hoe sê ek baie dankie']
  // What is to be said stands there: I want to tell her that …
  if (
    /\b(?:sê|vertel|vra|laat weet)(?: \p{L}+){0,4},? (?:dat|of|hoe|waar|hoeveel|wat) \p{L}+ \p{L}/u.test(text) &&
    !/\bwat (?:om te|ek (?:moet|kan|sal)|mens|jy|'n mens) ?(?:sê|$)/u.test(text)
  )
    return []
  const found = SITUATIONS.find(([sign]) => sign.test(text))
  return found ? [found[1]] : []
}
