import { eq } from 'drizzle-orm'
import { ALL_SWITCHED_ON, type ChildSwitches } from '#core/people/child-switches.ts'
import { childSwitches, childSwitchesColumnClasses } from '#server/features/switches/tables.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { PersonalData } from '#server/platform/database/personal-data.ts'
import { pickExported } from '#server/platform/database/pick-exported.ts'

/** Finds a person's switches; everything is on until a guardian decides otherwise. */
export async function findSwitches(database: Database, learnerId: string): Promise<ChildSwitches> {
  const [found] = await database
    .select({ boosts: childSwitches.boosts, streaks: childSwitches.streaks, sounds: childSwitches.sounds })
    .from(childSwitches)
    .where(eq(childSwitches.learnerId, learnerId))
    .limit(1)
  return found ?? ALL_SWITCHED_ON
}

/** Keeps what a guardian decided, in place of what was decided before. */
export async function keepSwitches(
  database: Database,
  learnerId: string,
  switches: ChildSwitches,
  now: Date,
): Promise<void> {
  const kept = { ...switches, learnerId, changedAt: now }
  await database.insert(childSwitches).values(kept).onConflictDoUpdate({ target: childSwitches.learnerId, set: kept })
}

/** Switches of children. */
export const switchesData = {
  collect: async (database, learnerId) => ({
    childSwitches: pickExported(
      childSwitchesColumnClasses,
      await database.select().from(childSwitches).where(eq(childSwitches.learnerId, learnerId)),
    ),
  }),
} satisfies PersonalData
