import type { z } from 'zod'
import { FIRST_RESULTS, SEARCH_KINDS, SEARCH_PAGE, type SearchKind } from '#contract/search.ts'
import type { SearchResult, searchSchemas } from '#contract/search-schemas.ts'
import { listAssignments, type AssignmentsParts } from '#server/features/assignments/index.ts'
import { listResources } from '#server/features/market/index.ts'
import { listPlans } from '#server/features/lesson-plans/index.ts'
import { listStudents, type RosterParts } from '#server/features/roster/index.ts'
import { listSpaces, type SpacesParts } from '#server/features/spaces/index.ts'
import type { SessionAccount } from '#server/platform/identity/create-identity.ts'
import type { Visit } from '#server/platform/identity/require-account.ts'

/** Parts that the search works with: those of the features whose lists it reads. */
export type SearchParts = RosterParts & SpacesParts & AssignmentsParts

type Input = z.output<typeof searchSchemas.search.input>
type Found = z.output<typeof searchSchemas.search.output>['found'][number]
type Asked = { parts: SearchParts; visit: Visit; account: SessionAccount; text: string; page: number }

const NOTHING = { spaceId: null, groupName: '', groupKind: null, learnerId: null } as const

/** Finds one kind. Each asks the list that its own page shows, so that nobody finds more than they may see. */
const FINDERS: Readonly<Record<SearchKind, (asked: Asked) => Promise<{ total: number; results: SearchResult[] }>>> = {
  student: async ({ parts, account, text, page }) => {
    const { students, found, groups } = await listStudents(parts, { search: text, order: 'name', page }, account)
    return {
      total: found,
      results: students.map(({ id, spaceId, name, learnerId }) => ({
        ...NOTHING,
        kind: 'student',
        id,
        spaceId,
        name,
        learnerId,
        groupName: groups.find((group) => group.id === spaceId)?.name ?? '',
      })),
    }
  },
  group: async ({ parts, account, text, page }) => {
    const wanted = text.toLocaleLowerCase()
    const { spaces } = await listSpaces(parts, account)
    const found = spaces.filter(({ name }) => name.toLocaleLowerCase().includes(wanted))
    return {
      total: found.length,
      results: found
        .slice((page - 1) * SEARCH_PAGE, page * SEARCH_PAGE)
        .map(({ id, name, kind }) => ({ ...NOTHING, kind: 'group', id, spaceId: id, name, groupKind: kind })),
    }
  },
  assignment: async ({ parts, visit, text, page }) => {
    const { assignments, total } = await listAssignments(parts, visit, {
      search: text,
      page,
      spaceId: undefined,
      kind: undefined,
      status: undefined,
    })
    return {
      total,
      results: assignments.map(({ id, spaceId, title, spaceName }) => ({
        ...NOTHING,
        kind: 'assignment',
        id,
        spaceId,
        name: title,
        groupName: spaceName,
      })),
    }
  },
  lesson: async ({ parts, account, text, page }) => {
    const { plans, total } = await listPlans(parts, account, { search: text, page: page - 1 })
    return {
      total,
      results: plans.map(({ planId, title }) => ({ ...NOTHING, kind: 'lesson', id: planId, name: title })),
    }
  },
  resource: async ({ parts, text, page }) => {
    const wanted = { search: text, shelf: null, category: null, page: page - 1 }
    const found = await listResources(parts, wanted, SEARCH_PAGE)
    return {
      total: found.total,
      results: found.resources.map(({ id, title }) => ({ ...NOTHING, kind: 'resource', id, name: title })),
    }
  },
}

/** Finds what the person may see by a part of its name. It returns the first of each kind, or a page of one. */
export async function search(
  parts: SearchParts,
  visit: Visit,
  account: SessionAccount,
  { text, kind, page }: Input,
): Promise<{ found: Found[] }> {
  const found: Found[] = []
  for (const one of kind === undefined ? SEARCH_KINDS : [kind]) {
    const asked = { parts, visit, account, text, page: kind === undefined ? 1 : page }
    const { total, results } = await FINDERS[one](asked)
    if (total > 0)
      found.push({ kind: one, total, results: results.slice(0, kind === undefined ? FIRST_RESULTS : SEARCH_PAGE) })
  }
  return { found }
}
