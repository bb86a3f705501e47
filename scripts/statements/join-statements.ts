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
const COMMENT = /^\s*(\/\/|\*).*$/gm

/** The statements of the list, in its order. */
export const readStatements = (text: string): Statement[] =>
  [...text.matchAll(STATEMENT)].map(([, id = '', sentence = '']) => ({ id, sentence }))

/** Joins statements and tests by the ids in brackets that the tests' titles carry; comments don't count. */
export function joinStatements(
  statements: readonly Statement[],
  tests: readonly { file: string; text: string }[],
): StatementJoin {
  const mentions = tests.flatMap(({ file, text }) =>
    [...text.replaceAll(COMMENT, '').matchAll(MENTION)].map(([, id = '']) => ({ id, file })),
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
