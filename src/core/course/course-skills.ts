import { GRAMMAR_SKILLS, type GrammarSkill } from '#core/exercises/grammar-skills.ts'

/** Classes 14 to 17 have few nouns that do or have something; their concords come later than A2. Numbers are counted in the plural. */
const LATER_CLASSES = ['14', '15', '16', '17']

/** Long ago and lately are said alike in the negative. */
const SAID_ALIKE: readonly GrammarSkill[] = ['negative.remote-past']

const SINGULAR_CLASSES = ['1', '1a', '3', '5', '7', '9', '11']

/** Classes 1a and 2a have the concords of 1 and 2; only what their nouns do is practised by itself. */
const LIKE_OTHERS = ['1a', '2a']

function belongs(skill: GrammarSkill): boolean {
  const [kind = '', rest = ''] = skill.split('.')
  if (kind === 'noun-plural') return SINGULAR_CLASSES.includes(rest)
  if (SAID_ALIKE.includes(skill)) return false
  if (LIKE_OTHERS.includes(rest) && kind !== 'subject-concord') return false
  return !kind.endsWith('-concord') || !LATER_CLASSES.includes(rest)
}

/** Skills of levels A1 and A2. A course of both introduces each and comes back to it. */
export const COURSE_SKILLS: readonly GrammarSkill[] = GRAMMAR_SKILLS.filter(belongs)
