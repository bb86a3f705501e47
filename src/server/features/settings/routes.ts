import type { FastifyInstance } from 'fastify'
import { settingsCalls as calls } from '#contract/settings.ts'
import { settingsSchemas as schemas } from '#contract/settings-schemas.ts'
import { findPerson, noteLanguage } from '#server/features/accounts/index.ts'
import { requireAdult, type ChildrenParts } from '#server/features/children/index.ts'
import { findSettings, keepSettings } from '#server/features/settings/queries.ts'
import { findDigests, writeDigests } from '#server/features/settings/send-digests.ts'
import { serveCall } from '#server/platform/http/serve-call.ts'
import type { Jobs } from '#server/platform/jobs/run-jobs.ts'

/** Serves what adults decide about emails and about what others see of them, and writes the emails. */
export function registerSettings(app: FastifyInstance, parts: ChildrenParts & { jobs: Jobs }): void {
  const { database, clock } = parts
  const show = async (id: string) => ({
    settings: await findSettings(database, id),
    isConfirmed: (await findPerson(database, id))?.emailVerified === true,
  })
  serveCall(app, calls.getSettings, schemas.getSettings, async (visit) => show((await requireAdult(parts, visit)).id))
  serveCall(app, calls.changeSettings, schemas.changeSettings, async ({ input: { settings, language }, ...visit }) => {
    const { id } = await requireAdult(parts, visit)
    await keepSettings(database, id, settings, language, clock())
    await noteLanguage(database, id, language)
    return show(id)
  })
  parts.jobs.handleChore('find-digests', () => findDigests(parts))
  parts.jobs.handle('write-digest', (data) => writeDigests(parts, data))
}
