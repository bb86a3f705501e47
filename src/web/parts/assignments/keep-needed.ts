import type { OwnAssignment } from '#contract/assignments-schemas.ts'
import { readTarget, type Target } from '#core/assignments/read-target.ts'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import { spokenOwnTexts } from '#core/lesson-plans/spoken-own-texts.ts'
import { foldCards } from '#core/scheduling/fold-cards.ts'
import { currentLanguage } from '../../platform/i18n/translate.ts'
import { readStored } from '../../platform/offline/device-storage.ts'
import { keepApp, keepPieces, keepUnit, readKeptUnits } from '../../platform/offline/keep-app.ts'
import { isDataDear } from '../../platform/offline/start-offline.ts'
import { listSounds } from '../audio/list-sounds.ts'
import { listUnitSounds, loadCardPlaces, loadCourse } from '../content/load-course.ts'
import { loadStory } from '../content/load-stories.ts'
import { loadModule } from '../curriculum/load-modules.ts'
import { readEvents } from '../learning/learning-store.ts'
import { findKept, keepAssigned } from '../own-lesson/kept-lessons.ts'
import { loadOwnLesson } from '../own-lesson/load-own-lesson.ts'

type Task = Pick<OwnAssignment, 'kind' | 'target' | 'language'>

async function keepUnitOf(language: LearningLanguage, unit: string): Promise<void> {
  if (!readKeptUnits().includes(unit)) await keepUnit(language, unit, () => listUnitSounds(language, unit))
}

/** Keeps the questions of these cards: they are in the units that introduce them. */
async function keepCards(language: LearningLanguage, cards: Iterable<string>): Promise<void> {
  const [places, course] = await Promise.all([loadCardPlaces(language), loadCourse(language)])
  const units = new Set([...cards].flatMap((card) => course?.units[places[card] ?? -1]?.id ?? []))
  await keepPieces(
    language,
    [...units].map((id) => ({ kind: 'unit', id })),
    [],
  )
}

async function keepStory(language: LearningLanguage, target: string): Promise<void> {
  const id = target.replace(/^story\./, '')
  const story = await loadStory(language, id)
  const lines = story?.parts.flatMap((part) => part.lines) ?? []
  const sounds = await listSounds(
    language,
    [...lines, ...(story?.questions ?? [])].map(({ text }) => text),
  )
  await keepPieces(language, [{ kind: 'story', id }], sounds)
}

async function keepModule(language: LearningLanguage, id: string): Promise<void> {
  const module = await loadModule(language, id)
  await keepPieces(language, [{ kind: 'module', id }], await listSounds(language, module?.heard ?? []))
}

async function keepOwnLesson(owner: string, { planId, version }: { planId: string; version: number }): Promise<void> {
  if (findKept(readStored('ownLessons'), owner, planId, version)) return
  const result = await loadOwnLesson(owner, planId, version)
  if (result.ok)
    await keepPieces(
      result.output.language,
      [],
      await listSounds(result.output.language, spokenOwnTexts(result.output)),
    )
}

async function keepTarget(owner: string, target: Target, language: LearningLanguage): Promise<void> {
  switch (target.kind) {
    case 'unit':
      return keepUnitOf(language, target.id)
    case 'lesson':
      return keepUnitOf(language, target.id.split('.')[0] ?? '')
    case 'story':
      return keepStory(language, target.id)
    case 'module':
      return keepModule(language, target.id)
    case 'own-lesson':
      return keepOwnLesson(owner, target)
    case 'practice':
      return keepCards(language, target.cards)
    case 'review':
      return keepCards(language, foldCards(await readEvents(), language).keys())
    case 'game':
      return undefined
  }
}

/**
 * Keeps what these assignments need on this device, so that they can be done without internet. One that can't be kept
 * now is tried again with the next list. A device that saves data keeps the app, too: an assignment is worth it.
 */
export async function keepNeeded(owner: string, tasks: readonly Task[]): Promise<void> {
  const targets = tasks.flatMap(({ kind, target, language }) => {
    const read = readTarget(kind, target)
    return read ? [{ target: read, language }] : []
  })
  keepAssigned(
    owner,
    targets.flatMap(({ target }) =>
      target.kind === 'own-lesson' ? [`${target.planId}@${target.version}` as const] : [],
    ),
  )
  for (const { target, language } of targets) await keepTarget(owner, target, language).catch(() => undefined)
  const [first] = targets
  if (first && isDataDear() && readStored('keepsApp') !== 'no') await keepApp(currentLanguage(), first.language)
}
