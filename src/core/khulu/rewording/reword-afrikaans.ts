import type { Reword } from '#core/khulu/rewording/reword-question.ts'

type Way = readonly [form: RegExp, asked: string]

/** Ways of putting a question in a story or a wish, and what is asked: `$1` is what it is asked of. */
const WAYS: readonly Way[] = []

/** A freely worded question in few words. */
export const rewordAfrikaans: Reword = (text) => WAYS.flatMap(([form, asked]) => (form.test(text) ? [text.replace(form, asked)] : []))
