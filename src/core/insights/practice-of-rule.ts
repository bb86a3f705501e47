import { skillsOfError } from '#core/course/practice-cards.ts'
import { GRAMMAR_SKILLS } from '#core/exercises/grammar-skills.ts'
import type { MistakeRule } from '#core/insights/mistake-rule.ts'
import type { CardId } from '#core/scheduling/card.ts'

/** Cards of a ten-minute practice: each is asked about twice a minute and comes twice. */
export const PRACTICE_CARDS = 10

/** Returns the skills that a rule is about, those of its own noun class first. */
export function skillsOfRule({ errorClass, nounClass }: MistakeRule): CardId[] {
  const kinds = skillsOfError(errorClass)
  const skills = GRAMMAR_SKILLS.filter((skill) => kinds.some((kind) => skill.startsWith(`${kind}.`)))
  return nounClass === null ? [...skills] : skills.filter((skill) => skill.endsWith(`.${nounClass}`))
}

/**
 * Chooses the cards of a practice against a rule. Its own skills come first, then what the wrong answers asked for.
 * Only cards that the course teaches can be asked about.
 * @param missed cards of the wrong answers, the most frequent first
 */
export function choosePractice(
  rule: MistakeRule,
  missed: readonly CardId[],
  isTaught: (card: CardId) => boolean,
): CardId[] {
  const own = skillsOfRule(rule)
  const [asked, other] = [own.filter((card) => missed.includes(card)), own.filter((card) => !missed.includes(card))]
  const first = rule.nounClass === null ? asked : [...asked, ...other]
  return [...new Set([...first, ...missed, ...other])].filter(isTaught).slice(0, PRACTICE_CARDS)
}
