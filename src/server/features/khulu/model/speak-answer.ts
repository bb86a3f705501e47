import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setupI18n } from '@lingui/core'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type {
  AnswerBlock,
  AnswerCell,
  AnswerSource,
  KhuluAnswer,
  Saying,
  SayingValue,
} from '#core/khulu/khulu-answer.ts'
import type { KhuluLanguage } from '#core/khulu/khulu-language.ts'

/** Parts of an answer one after another, each ended by a mark. */
const joinSentences = (parts: readonly string[]): string =>
  parts.map((part, at) => (at === parts.length - 1 || /[.!?:…”]$/.test(part) ? part : `${part}.`)).join(' ')

/** An answer with its texts in the language of the interface, as it is printed. */
export type SpokenAnswer = { text: string; blocks: unknown[]; sources: unknown[]; known: boolean }

/** Creates the function that words an answer in a language of the interface. */
export function createSpeaker(root: string, language: KhuluLanguage): (answer: KhuluAnswer) => SpokenAnswer {
  const messages = JSON.parse(readFileSync(join(root, 'locales', language, 'khulu.json'), 'utf8')) as Record<
    string,
    string
  >
  const i18n = setupI18n()
  i18n.load(
    language,
    Object.fromEntries(
      Object.entries(messages)
        .filter(([key]) => !key.startsWith('@'))
        .map(([key, message]) => [key, compileMessageOrThrow(message)]),
    ),
  )
  i18n.activate(language)
  const valueOf = (value: SayingValue): string | number => (typeof value === 'object' ? i18n._(value.text) : value)
  const speak = ({ text, words, values }: Saying): string =>
    i18n._(text, {
      ...words,
      ...Object.fromEntries(Object.entries(values ?? {}).map(([name, value]) => [name, valueOf(value)])),
    })
  const cell = (one: AnswerCell): string => ('word' in one ? one.word : 'plain' in one ? one.plain : speak(one.saying))
  const block = (one: AnswerBlock): unknown => {
    switch (one.kind) {
      case 'morphemes':
        return {
          ...one,
          pieces: one.pieces.map(({ form, role, meaning }) => ({ form, role, meaning: speak(meaning) })),
        }
      case 'table':
        return { kind: one.kind, heads: one.heads.map(speak), rows: one.rows.map((row) => row.map(cell)) }
      case 'practise':
        return { ...one, label: speak(one.label) }
      case 'ask':
        return { kind: one.kind, ...(one.head ? { head: speak(one.head) } : {}), questions: one.questions.map(speak) }
      default:
        return one
    }
  }
  const source = (one: AnswerSource): unknown =>
    one.kind === 'rule' ? { kind: one.kind, id: one.rule.replace('khulu.rule.', ''), text: i18n._(one.rule) } : one
  /** Returns the spoken lines of a block: table rows, suggested questions or phone numbers. */
  const tell = (one: AnswerBlock): string[] => {
    switch (one.kind) {
      case 'table':
        return [
          one.rows
            .map((row) =>
              row
                .map(cell)
                .filter((text) => text !== '')
                .join(' – '),
            )
            .join('; '),
        ]
      case 'ask':
        return [[...(one.head ? [one.head] : []), ...one.questions].map(speak).join(' ')]
      case 'beside':
        return [`${one.line.name}: ${one.line.number}`]
      case 'helplines':
        return [one.lines.map(({ name, number }) => `${name}: ${number}`).join('; ')]
      default:
        return []
    }
  }
  return ({ says, blocks, sources, known }) => ({
    text: joinSentences([...says.map(speak), ...blocks.flatMap(tell)]),
    blocks: blocks.map(block),
    sources: sources.map(source),
    known,
  })
}
