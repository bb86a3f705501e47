import { lessonPlansCalls } from '#contract/lesson-plans.ts'
import type { AssignmentKind } from '#core/assignments/assignment.ts'
import { KIDS_GAMES } from '#core/game/kids-games.ts'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import type { StorySummary } from '#core/stories/story.ts'
import { callApi } from '../../platform/call-api.ts'
import { t } from '../../platform/i18n/translate.ts'
import { loadCourse } from '../content/load-course.ts'
import { loadModuleList } from '../curriculum/load-modules.ts'

/** Kinds that a form offers. A practice is made from mistakes, with its cards. */
export const OFFERED_KINDS = [
  'lesson',
  'unit',
  'story',
  'review',
  'game',
  'module',
  'own-lesson',
] as const satisfies readonly AssignmentKind[]
export type OfferedKind = (typeof OFFERED_KINDS)[number]

/** One thing that can be assigned: its target, its name, and the group of the list that it stands in. */
export type TargetOption = { target: string; title: string; group?: string }

const storyLists = import.meta.glob<StorySummary[]>('../../../../content/languages/*/language.json', {
  query: { stories: 'en' },
  import: 'default',
})

async function listStories(language: LearningLanguage): Promise<TargetOption[]> {
  const stories = (await storyLists[`../../../../content/languages/${language}/language.json`]?.()) ?? []
  return stories.map(({ id, title }) => ({ target: id, title }))
}

async function listOwnLessons(): Promise<TargetOption[]> {
  const result = await callApi<'listPlans'>(lessonPlansCalls.listPlans, {})
  if (!result.ok) throw new Error(`The lessons were not read: ${result.code}.`)
  return result.output.plans.flatMap(({ planId, title, version }) =>
    version === null ? [] : [{ target: `${planId}@${version}`, title }],
  )
}

/** Loads the things of one kind that can be assigned. */
export async function loadTargets(kind: OfferedKind, language: LearningLanguage): Promise<TargetOption[]> {
  switch (kind) {
    case 'unit':
      return ((await loadCourse(language))?.units ?? []).map(({ id, title }) => ({ target: id, title }))
    case 'lesson':
      return ((await loadCourse(language))?.units ?? []).flatMap(({ title: group, lessons }) =>
        lessons.map(({ id, title }) => ({ target: id, title, group })),
      )
    case 'story':
      return listStories(language)
    case 'review':
      return [{ target: 'due', title: t('assignments.review') }]
    case 'game':
      return KIDS_GAMES.map((game) => ({ target: game, title: t(`assignments.game.${game}`) }))
    case 'module':
      return (await loadModuleList(language)).map(({ id, title }) => ({ target: id, title }))
    case 'own-lesson':
      return listOwnLessons()
  }
}
