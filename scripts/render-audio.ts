// `npm run audio`: renders the clips that the texts of a language (`--language`) lack, removes the clips of texts that
// are gone, and says what can't be heard.
import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { clipName } from '#core/pronunciation/clip-name.ts'
import { CLIPS_LIMIT, clipsFile, clipsFolder, listClips, type Clips } from './audio/clips-folder.ts'
import { createEncoder } from './audio/create-encoder.ts'
import { createVoice } from './audio/create-voice.ts'
import { leaveOutLongest } from './audio/leave-out-longest.ts'
import { listSpokenTexts } from './audio/list-spoken-texts.ts'
import { SOUND_RULES } from './audio/sound-rules.ts'
import { chosenLanguage } from './language/chosen-language.ts'
import { isOneWord, renderSpeech } from './audio/render-speech.ts'

const ROOT = path.join(import.meta.dirname, '..')
const LANGUAGE = chosenLanguage()
const sound = SOUND_RULES[LANGUAGE]
if (!sound) throw new Error(`No rules of sound for '${LANGUAGE}' are there yet.`)
const folder = clipsFolder(ROOT, LANGUAGE)
const fileOf = (text: string): string => path.join(folder, `${clipName(text)}.mp3`)

const texts = listSpokenTexts(ROOT, LANGUAGE)
const names = new Set(texts.map(clipName))
if (names.size < texts.length) throw new Error('Two texts would have the same clip: choose another hash.')

mkdirSync(folder, { recursive: true })
const stale = listClips(folder).filter((name) => !names.has(name))
for (const name of stale) rmSync(path.join(folder, `${name}.mp3`))

const voice = await createVoice()
const encode = await createEncoder()
const there = new Set(listClips(folder))
const gaps: string[] = []
let rendered = 0
for (const text of texts.filter((one) => !there.has(clipName(one)))) {
  const clauses = sound(text)
  if (!clauses) {
    gaps.push(text)
    continue
  }
  const isHissing = isOneWord(clauses) && clauses.some(({ clicks }) => clicks.some(({ place }) => place === 'dental'))
  writeFileSync(fileOf(text), encode(renderSpeech(clauses, voice), isHissing))
  rendered += 1
}

const clips = texts.filter((text) => !gaps.includes(text)).map((text) => ({ text, bytes: statSync(fileOf(text)).size }))
const left = leaveOutLongest(clips, CLIPS_LIMIT)
for (const { text } of left) rmSync(fileOf(text))
gaps.push(...left.map(({ text }) => text))
const manifest: Clips = {
  language: LANGUAGE,
  origin: 'synthetic',
  madeWith: 'eSpeak NG, voice sw, by our own rules of pronunciation; clicks synthesised by us',
  gaps: gaps.toSorted(),
}
writeFileSync(clipsFile(folder), `${JSON.stringify(manifest, null, 2)}\n`)

for (const text of manifest.gaps) console.log(`no sound: ${text}`)
const bytes = clips.reduce((sum, clip) => sum + clip.bytes, 0) - left.reduce((sum, clip) => sum + clip.bytes, 0)
console.log(
  `${LANGUAGE}: ${clips.length - left.length} clips, ${(bytes / 1e6).toFixed(1)} MB; ${rendered} rendered, ` +
    `${stale.length} removed, ${manifest.gaps.length} gaps`,
)
