// Looks for each banned thing of scripts/banned/banned.json with git. A thing without a number of allowed ones is only counted.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bannedList, findBanned } from './banned/find-banned.ts'

const ROOT = join(import.meta.dirname, '..')

const things = bannedList.parse(JSON.parse(readFileSync(join(import.meta.dirname, 'banned/banned.json'), 'utf8')))
const results = things.map((thing) => ({ thing, ...findBanned(ROOT, thing) }))
for (const { problem } of results) if (problem) console.log(problem)
const problems = results.filter(({ problem }) => problem !== undefined).length
console.log(`${problems} problems; ${results.map(({ thing, count }) => `${count} × ${thing.name}`).join(', ')}`)
process.exitCode = problems > 0 ? 1 : 0
