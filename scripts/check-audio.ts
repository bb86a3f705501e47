// Checks that everything that is shown in isiXhosa can be heard or is on the list of what can't (`content/audio/xh/clips.json`), and prints that list.
import { statSync } from 'node:fs'
import path from 'node:path'
import { clipName } from '#core/pronunciation/clip-name.ts'
import { CLIPS_LIMIT, clipsFolder, listClips, readClips } from './audio/clips-folder.ts'
import { listSpokenTexts } from './audio/list-spoken-texts.ts'

const ROOT = path.join(import.meta.dirname, '..')
const folder = clipsFolder(ROOT, 'xh')

const texts = listSpokenTexts(ROOT, 'xh')
const there = new Set(listClips(folder))
const gaps = new Set(readClips(folder)?.gaps)
const silent = texts.filter((text) => !there.has(clipName(text)))
const wanted = new Set(texts.map(clipName))
const bytes = [...there].reduce((sum, name) => sum + statSync(path.join(folder, `${name}.mp3`)).size, 0)

const problems = [
  ...silent
    .filter((text) => !gaps.has(text))
    .map((text) => `${text}: has no clip, and is not on the list of gaps. Run npm run audio.`),
  ...[...gaps]
    .filter((text) => !silent.includes(text))
    .map((text) => `${text}: is on the list of gaps without being one. Run npm run audio.`),
  ...[...there]
    .filter((name) => !wanted.has(name))
    .map((name) => `${name}.mp3: no text has this clip. Run npm run audio.`),
  ...(bytes > CLIPS_LIMIT ? [`The clips have ${bytes} bytes, more than ${CLIPS_LIMIT}.`] : []),
]
for (const text of silent) console.log(`no sound: ${text}`)
for (const problem of problems) console.log(problem)
console.log(
  `xh: ${texts.length - silent.length} of ${texts.length} texts can be heard (${(bytes / 1e6).toFixed(1)} MB, synthetic), ${silent.length} gaps, ${problems.length} problems`,
)
process.exitCode = problems.length > 0 ? 1 : 0
