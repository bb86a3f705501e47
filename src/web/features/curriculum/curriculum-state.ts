import type { CallOf } from '#contract/call-of.ts'
import type { ModuleOutline, ModuleSubject, Phase } from '#core/curriculum/curriculum.ts'
import {
  curriculumFigures,
  totalOfModule,
  type AnsweredSteps,
  type CurriculumFigures,
  type ModuleState,
  type ModuleTotals,
} from '#core/curriculum/module-progress.ts'

type Served = CallOf<'getModuleProgress'>['output']

/** Learners whose progress is shown: everybody, the reader alone, or a child or class. */
export type Whose = 'all' | 'self' | `child:${string}` | `class:${string}`

/** Filters of the list of modules. */
export type ModuleFilters = { phase: Phase | 'all'; subject: ModuleSubject | 'all' }

/** Progress of the chosen learners in each module, and how many learners they are. */
export type ShownProgress = { students: number; totals: ReadonlyMap<string, ModuleTotals> }

const NOTHING: ModuleTotals = { completed: 0, inProgress: 0, share: 0 }

/** Returns the modules that fit the filters, in their order. */
export const filterModules = (
  modules: readonly ModuleOutline[],
  { phase, subject }: ModuleFilters,
): readonly ModuleOutline[] =>
  modules.filter(
    (module) => (phase === 'all' || module.phase === phase) && (subject === 'all' || module.subject === subject),
  )

/** Returns the input of the call for a choice; null where the device itself knows. */
export function inputOf(whose: Whose): { childId?: string; spaceId?: string } | null {
  if (whose === 'self') return null
  if (whose === 'all') return {}
  const id = whose.slice(whose.indexOf(':') + 1)
  return whose.startsWith('child:') ? { childId: id } : { spaceId: id }
}

/** Counts one learner's own answers as progress. */
export const ownProgress = (modules: readonly ModuleOutline[], answered: AnsweredSteps): ShownProgress => ({
  students: 1,
  totals: new Map(modules.map((module) => [module.id, totalOfModule(module, [answered])])),
})

/** Reads the server's answer as progress. */
export const servedProgress = ({ students, modules }: Pick<Served, 'students' | 'modules'>): ShownProgress => ({
  students,
  totals: new Map(modules.map(({ id, ...totals }) => [id, totals])),
})

/** Returns the totals of a module; nothing where nobody began it. */
export const totalsOf = ({ totals }: ShownProgress, id: string): ModuleTotals => totals.get(id) ?? NOTHING

/** Returns the state of a module for the chosen learners: completed once all of them have completed it. */
export function stateOf(progress: ShownProgress, id: string): ModuleState {
  const { completed, inProgress } = totalsOf(progress, id)
  if (progress.students > 0 && completed >= progress.students) return 'completed'
  return completed + inProgress > 0 ? 'in-progress' : 'not-started'
}

/** Computes the headline figures over all modules, whatever the filters. */
export const figuresOf = (modules: readonly ModuleOutline[], progress: ShownProgress): CurriculumFigures =>
  curriculumFigures(
    modules.map(({ id }) => totalsOf(progress, id)),
    progress.students,
  )
