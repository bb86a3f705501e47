import path from 'node:path'
import { readOperator } from '#server/platform/config/read-operator.ts'

/** An operator's file that lacks nothing, with sites of every kind. */
export const OPERATOR_FILE = path.join(import.meta.dirname, 'operator.json')

/** Test operator as a server shows it. */
export const TEST_OPERATOR = readOperator(OPERATOR_FILE, true).state
