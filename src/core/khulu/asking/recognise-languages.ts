import { KHULU_LANGUAGES, type KhuluLanguage } from '#core/khulu/khulu-language.ts'

/** Small words that only one of the languages has, and that hardly a question does without. */
const SIGNS: Readonly<Record<KhuluLanguage, RegExp>> = {
  en: /\b(?:how|what|who|why|when|where|the|and|are|does|do|i|you|it|this|to|of|mean|with|translate|plural|for|can)\b/g,
  af: /\b(?:hoe|wat|wie|hoekom|wanneer|waar|die|ek|jy|ons|dit|nie|het|van|vir|beteken|vertaal|meervoud|en|kan|sê)\b|(?<!\p{L})'n\b/gu,
  xh: /\b(?:\p{L}*th(?:ini|etha)|\p{L}*ja?ni|y?intoni|ngubani|kutheni|phi|isininzi|ihlelo|igama|ndi\p{L}+|okanye|umahluko)\b/gu,
}

/**
 * Recognises the likely asking languages of a text besides the asker's own, by a greater number of small words. A wrong
 * guess costs a needless or late download.
 */
export function recogniseLanguages(text: string, own: KhuluLanguage): readonly KhuluLanguage[] {
  const plain = text.normalize('NFC').toLowerCase().replaceAll(/[’‘]/g, "'")
  const count = (language: KhuluLanguage): number => plain.match(SIGNS[language])?.length ?? 0
  return KHULU_LANGUAGES.filter((language) => language !== own && count(language) > count(own))
}
