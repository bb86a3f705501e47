import { KHULU_LANGUAGES, type KhuluLanguage } from '#core/khulu/khulu-world.ts'

/** Small words that only one of the languages has, and that hardly a question does without. */
const SIGNS: Readonly<Record<KhuluLanguage, RegExp>> = {
  en: /\b(?:how|what|which|who|whose|why|when|where|the|and|are|does|do|did|i|i'm|you|your|they|she|it|this|that|to|of|mean|means|meaning|with|translate|plural|sentence|word|for|not|can)\b/g,
  af: /\b(?:hoe|wat|watter|wie|waarom|hoekom|wanneer|waar|die|ek|jy|jou|ons|hulle|hy|sy|dit|nie|het|van|vir|beteken|vertaal|meervoud|sin|woord|en|moet|kan|sê)\b|(?<!\p{L})'n\b/gu,
  xh: /\b(?:\p{L}*thini|\p{L}*thetha|njani|kanjani|ntoni|yintoni|ngubani|kutheni|nini|phi|kuphi|isininzi|isinye|ihlelo|igama|elithi|sithi|ndi\p{L}+|ndicela|okanye|umahluko|guqula|lungisa)\b/gu,
}

/**
 * The languages that a text seems to be asked in besides the asker's own: those whose small words are more in it than the own language's.
 * What comes of a wrong guess is a file fetched in vain, or later.
 */
export function hearTongues(text: string, own: KhuluLanguage): readonly KhuluLanguage[] {
  const plain = text.normalize('NFC').toLowerCase().replaceAll(/[’‘]/g, "'")
  const count = (language: KhuluLanguage): number => plain.match(SIGNS[language])?.length ?? 0
  return KHULU_LANGUAGES.filter((language) => language !== own && count(language) > count(own))
}
