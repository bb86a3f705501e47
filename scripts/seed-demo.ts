// `npm run demo`: the product filled to look at, in a data folder of its own (FUNDA_DATA, default ./data/demo), until Ctrl-C. People and
// answers come in through the same calls as a browser's. Started again, nothing is doubled; the days since are added.
import { DEFAULT_LEARNING_LANGUAGE } from '#core/languages/learning-languages.ts'
import path from 'node:path'
import { loadLanguageContent } from '#content/load-content.ts'
import { TYPED_SECTIONS } from '#core/sections/sections.ts'
import { emailOf, enterAs, sendEvents } from './demo/demo-account.ts'
import { DEMO_DAYS, makeDemoEvents } from './demo/make-demo-events.ts'
import { DEMO_PEOPLE } from './demo/people.ts'
import { startProgram } from './running/start-program.ts'

const ROOT = path.join(import.meta.dirname, '..')
const port = process.env['PORT'] || '3000'
const site = `http://localhost:${port}`

function printLogins(): void {
  const widths = [9, 24, 28]
  const line = (...cells: string[]): string =>
    `  ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('')}`.trimEnd()
  console.log(
    [
      '',
      `Look around at ${site}, sign in at ${site}/login:`,
      '',
      line('Name', 'Password', 'Who', 'Email'),
      ...DEMO_PEOPLE.map((person) => line(person.username, person.password, person.role, emailOf(person))),
      '',
      "For now every one is an adult's account of its own: children's accounts, families and classes as spaces come with later work.",
      'These passwords are in the source: never seed a place that real people use.',
      'Ctrl-C ends the demonstration; its data stays.',
      '',
    ].join('\n'),
  )
}

async function seed(): Promise<void> {
  const content = loadLanguageContent(ROOT, DEFAULT_LEARNING_LANGUAGE)
  const items = TYPED_SECTIONS.flatMap((section) => content.sections[section].slice(0, 40))
  for (const person of DEMO_PEOPLE) {
    const entered = await enterAs(person, site)
    const events = makeDemoEvents(person, items, Date.now())
    await sendEvents(entered, events)
    console.log(
      `${person.firstName} ${person.lastName}: ${entered.isNew ? 'account made' : 'was there before'}, ` +
        `${events.length} answers in the last ${DEMO_DAYS} days`,
    )
  }
}

const server = startProgram(
  ['src/server/main.ts'],
  {
    PORT: port,
    FUNDA_DATA: process.env['FUNDA_DATA'] || './data/demo',
    // Never anybody's real database.
    DATABASE_URL: '',
  },
  'Funda is ready on',
)

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void server.stop())
try {
  await server.ready
  await seed()
  printLogins()
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
  await server.stop()
}
process.exitCode ||= await server.ended
