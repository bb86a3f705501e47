import type { TitledFile } from './read-titles.ts'

/** A statement of the specification: `S4.02` and its sentence. */
export type Statement = { id: string; sentence: string }

/** Statements with the test files whose titles name them, statements without, and ids that no statement has. */
export type StatementJoin = {
  tested: (Statement & { files: string[] })[]
  untested: Statement[]
  unknown: { id: string; file: string }[]
}

const STATEMENT = /^(S\d+\.\d+)\s+(.+)$/gm
const MENTION = /\[(S\d+\.\d+)\]/g

/** Reads the statements of the list, in its order. */
export const readStatements = (text: string): Statement[] =>
  [...text.matchAll(STATEMENT)].map(([, id = '', sentence = '']) => ({ id, sentence }))

/** Joins statements and tests by the ids in brackets that the tests' titles carry. */
export function joinStatements(statements: readonly Statement[], tests: readonly TitledFile[]): StatementJoin {
  const mentions = tests.flatMap(({ file, titles }) =>
    titles.flatMap((title) => [...title.matchAll(MENTION)].map(([, id = '']) => ({ id, file }))),
  )
  const known = new Set(statements.map(({ id }) => id))
  const joined = statements.map((statement) => ({
    ...statement,
    files: [...new Set(mentions.filter(({ id }) => id === statement.id).map(({ file }) => file))],
  }))
  return {
    tested: joined.filter(({ files }) => files.length > 0),
    untested: statements.filter((_statement, index) => joined[index]?.files.length === 0),
    unknown: mentions.filter(({ id }) => !known.has(id)),
  }
}

/** Differences between the statements that tests prove and the kept list of proven ones. */
export type ProvenChange = {
  /** Ids of the kept list that no test proves any longer. */
  lost: string[]
  /** Ids that a test proves and the kept list lacks. */
  gained: string[]
  /** Ids that an earlier version of the kept list had: the list only grows. */
  removed: string[]
}

const readIds = (text: string): string[] => text.split(/\s+/).filter(Boolean)

/** Compares the proven statements with the kept list and with an earlier version of that list. */
export function compareProven(tested: readonly Statement[], kept: string, earlier: string): ProvenChange {
  const proven = new Set(tested.map(({ id }) => id))
  const listed = new Set(readIds(kept))
  return {
    lost: [...listed].filter((id) => !proven.has(id)),
    gained: [...proven].filter((id) => !listed.has(id)),
    removed: readIds(earlier).filter((id) => !listed.has(id)),
  }
}
