import { and, eq } from 'drizzle-orm'
import { FEATURE_SETTINGS, type FeatureSetting } from '#core/people/feature-settings.ts'
import type { CallOf } from '#contract/call-of.ts'
import { featureSettings } from '#server/features/feature-settings/tables.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'

/** Lists all parts with their state. */
export async function listFeatures(database: Database): Promise<CallOf<'listFeatures'>['output']> {
  const rows = await database.select().from(featureSettings)
  return {
    features: FEATURE_SETTINGS.map((name) => {
      const row = rows.find((found) => found.name === name)
      return { name, isOn: row?.isOn ?? true, changedAt: row?.changedAt.toISOString() ?? null }
    }),
  }
}

/** Switches a part for everybody. */
export const switchFeature = async (
  database: Database,
  change: { name: FeatureSetting; isOn: boolean; changedBy: string; changedAt: Date },
): Promise<void> => {
  const { name, ...set } = change
  await database
    .insert(featureSettings)
    .values({ name, ...set })
    .onConflictDoUpdate({ target: featureSettings.name, set })
}

/** Refuses an act of a part of the product that staff have switched off. */
export async function requireFeature(database: Database, name: FeatureSetting): Promise<void> {
  const off = await database.$count(
    featureSettings,
    and(eq(featureSettings.name, name), eq(featureSettings.isOn, false)),
  )
  if (off > 0) throw new CallRefusal('switched-off', `Staff have switched off ${name}`)
}
