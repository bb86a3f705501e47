// Checks that each shown text of a language with clips can be heard or stands on its list of gaps (`content/audio/<language>/clips.json`).
import { statSync } from 'node:fs'
import path from 'node:path'
import { listLanguagesWith } from '#content/list-languages-with.ts'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import { clipName } from '#core/pronunciation/clip-name.ts'
import { CLIPS_LIMIT, clipsFolder, listClips, readClips } from './audio/clips-folder.ts'
import { listSpokenTexts } from './audio/list-spoken-texts.ts'

const ROOT = path.join(import.meta.dirname, '..')
/** Prints what is wrong with the clips of a language, and their counts. Returns the number of problems. */
function checkClips(language: LearningLanguage): number {
  const folder = clipsFolder(ROOT, language)

  const texts = listSpokenTexts(ROOT, language)
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
    `${language}: ${texts.length - silent.length} of ${texts.length} texts can be heard ` +
      `(${(bytes / 1e6).toFixed(1)} MB, synthetic), ${silent.length} gaps, ${problems.length} problems`,
  )
  return problems.length
}

const problems = listLanguagesWith(ROOT, 'clips').reduce((sum, language) => sum + checkClips(language), 0)
process.exitCode = problems > 0 ? 1 : 0
