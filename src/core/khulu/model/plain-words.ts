import type { KhuluWorld } from '#core/khulu/khulu-world.ts'
import { wordsOfText } from '#core/khulu/make-khulu-world.ts'
import { listRoles } from '#core/khulu/reading/list-roles.ts'

/** Words that a beginner's explanation needs, whether or not our own pages have them. */
const EXPLAINING = {
  en: `a about after again all also always an and another answer any are as ask at be because been before begin begins but by called can change changes class comes could describe describes different do does doing done each else end ends every example
first for form formal forms friendly from get give go goes good greet greeting group had happens has have he hello her here hers him his how i idea if in instead into is isn't it its it's join joins just kind know last later learn letter like literally little long
made main make makes many mark marks me mean meaning means might more most much must my name need needs never new next no noun nouns not now object of often old on once one only or order other our out over own part past people person phrase piece pieces place plural
please polite possessive prefix present pronounce put question really respect respectful rest root right rule same say saying says second see sentence several she short should show shows simple simply single singular small so some somebody someone something sometimes soon sound sounds speak
speaker speaking stands start starts stem still subject such tell tells tense than thank thanks that that's the their them then there these they thing things think this those three time to together too turn turns two under until up us use used uses usually verb verbs very want wants was way we well were what
when where which while who whole whose why will with without word words would write written yes yet you your`,
  af: `aan al alles almal altyd ander antwoord as asseblief baie begin beteken betekenis betekenisse bly byvoorbeeld by daar daardie dan dankie dat die deel dieselfde dikwels dinge dit doen dus een eerste eind eindig elke en enkelvoud erg 'n vorm vorms gebruik gebruik gee gegroet goed groep groet groete had haar het hierdie hier hoe hom hul hulle iemand iets in is ja jou jy julle
kan kern klank klanke klas klein kom kort kry laaste lank leer letter letters maak maar mag mense met meervoud mens mense meer meeste moet my na naam name naamwoord naamwoorde nee nie nog nou of om ons onderwerp ook op reël respek saam sê se sien sin sinne so sommige soos spreek staan stam stuk stukke sy te tot tyd uit vader van verander verb verlede vir voorbeeld voorvoegsel
voorwerp vra vraag vriendelik waar wanneer was wat weer werkwoord werkwoorde wie wil woord woorde wys`,
} as const

/** Endings that make another plain word of a plain word. */
const ENDINGS = { en: /(?:'s|s'|s|es|ed|d|ing|ly|er)$/, af: /(?:'s|s|e|te|tjie|jie|de)$/ } as const

/**
 * Whether a word, in lower case, is an everyday one of the page's language: one that our own pages and meanings have, or an ending away from it. What isn't
 * here may be a form of the language being learnt that nobody confirmed, and is not printed.
 * @param texts of the interface in that language
 */
export function plainWordsOf(
  language: 'en' | 'af',
  texts: readonly string[],
  world: KhuluWorld,
): (word: string) => boolean {
  const own =
    language === 'en'
      ? [...world.english.keys(), ...world.items.flatMap(({ english, example }) => [english, example?.english ?? ''])]
      : [...world.afrikaans.toEnglish.keys()]
  const words = new Set([EXPLAINING[language], ...texts, ...own].flatMap(wordsOfText))
  // Our English texts name words of the language being learnt, too: those are no plain words, unless a meaning has them.
  const meanings = new Set(own.flatMap(wordsOfText))
  const everyday = new Set(wordsOfText(EXPLAINING[language]))
  const isPlain = (word: string): boolean =>
    words.has(word) && (everyday.has(word) || meanings.has(word) || !world.contentWords.has(word))
  return (word) =>
    isPlain(word) || (!isOwnWord(word, world) && word.length > 4 && isPlain(word.replace(ENDINGS[language], '')))
}

/** Whether the engine or the content knows a word of the language being learnt. */
export const isOwnWord = (word: string, world: KhuluWorld): boolean =>
  world.contentWords.has(word) || (listRoles(word, world.engine, world.closed)[0]?.kind ?? 'unknown') !== 'unknown'
