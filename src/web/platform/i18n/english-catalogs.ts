import type { Messages } from '@lingui/core'
import { findLearnerCatalog } from './learner-catalogs.ts'
import type { TextArea } from './text-areas.ts'

/** Finds the loader of an area's English text; undefined if there is none. Learners never load the workplaces' list. */
export const findEnglishCatalog = async (area: TextArea): Promise<(() => Promise<Messages>) | undefined> =>
  findLearnerCatalog(area) ?? (await import('./workplace-catalogs.ts')).findWorkplaceCatalog(area)
