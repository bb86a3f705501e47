import type { ReadWordMeaning } from '#core/khulu/reading/word-role.ts'
import { verbGloss } from '#core/khulu/reading/english-of-verb.ts'
import { englishVerb } from '#core/khulu/words/english-forms.ts'

/** Turns an English statement into a question: `you have money` → `do you have money?` Other texts stay. */
export function askWhether(text: string, words: readonly ReadWordMeaning[]): string {
  if (/\?$|\b(?:what|where|when|how|who|which|why|if|whose)\b/.test(text)) return text
  const been = /^(.+?) (am|is|are|was|were|will|can|must|did|do|does|have not|has not)\b(?: (.*))?$/.exec(text)
  if (been)
    return / (?:who|which) /.test(been[1] ?? '')
      ? text
      : `${been[2]?.split(' ')[0]} ${been[1]} ${been[2]?.endsWith('not') ? 'not ' : ''}${been[3] ?? ''}?`.replace(
          ' ?',
          '?',
        )
  const verbs = [
    { base: 'have', third: 'has', past: 'had' },
    ...['live', 'go', 'read', 'leave'].map(englishVerb),
    ...words.flatMap(({ role }) => (role.kind === 'verb' ? [englishVerb(verbGloss(role.root))] : [])),
  ]
  for (const { base, third, past } of verbs) {
    for (const [form, helper] of [
      [third, 'does'],
      [past, 'did'],
      [base, 'do'],
    ] as const) {
      const at = ` ${text} `.indexOf(` ${form} `)
      if (at > 0) return `${helper} ${text.slice(0, at - 1)} ${base}${text.slice(at + form.length)}?`
    }
  }
  return text
}
