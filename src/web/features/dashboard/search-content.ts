import { CONTENT_SECTION_IDS } from '#core/sections/sections.ts'
import { loadCourse } from '../../parts/content/load-course.ts'
import { t } from '../../platform/i18n/translate.ts'
import { learningLanguageStore } from '../../platform/learning-language.ts'

/** A part of the product to learn with: a section, a tool or a unit of the course. */
export type ContentEntry = { id: string; name: string; href: string }

/** Lists the sections and tools in the reader's language. */
export const listSections = (): ContentEntry[] => [
  ...CONTENT_SECTION_IDS.map((id) => ({ id, name: t(`shell.section.${id}`), href: `/${id}` })),
  { id: 'activities', name: t('shell.section.activities'), href: '/activities' },
  { id: 'ask-khulu', name: t('shell.section.ask-khulu'), href: '/ask-khulu' },
  { id: 'tools', name: t('shell.tools'), href: '/tools' },
]

/** Loads the units and lessons of the course as entries. */
export async function loadUnits(): Promise<ContentEntry[]> {
  const course = await loadCourse(learningLanguageStore.get())
  return (course?.units ?? []).flatMap(({ id, title, lessons }) => [
    { id: `unit ${id}`, name: title, href: `/learn/${id}` },
    ...lessons.map((lesson) => ({ id: `lesson ${lesson.id}`, name: lesson.title, href: `/learn/${id}` })),
  ])
}
