import type { Activity, ActivityFilter } from '#core/activities/activities.ts'
import { matchesSearch } from '#core/search/matches-search.ts'

/** An activity with its texts in the language of the page. */
export type NamedActivity = { activity: Activity; name: string; description: string }

/** Returns the activities of a kind whose name or description contains the query (specification, section 5). */
export const filterActivities = (
  activities: readonly NamedActivity[],
  filter: ActivityFilter,
  query: string,
): NamedActivity[] =>
  activities.filter(
    ({ activity, name, description }) =>
      (filter === 'all' || activity.type === filter) && matchesSearch(query, [name, description]),
  )
