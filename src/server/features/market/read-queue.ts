import type { CallOf } from '#contract/call-of.ts'
import { QUEUE_LENGTH } from '#contract/market.ts'
import { exercisesOf, type LessonPlan } from '#core/lesson-plans/lesson-plan.ts'
import { previewLesson } from '#core/market/resource.ts'
import type { MarketParts } from '#server/features/market/market-parts.ts'
import { listFiles } from '#server/features/market/queries.ts'
import { basesOf, shownFile, textOf } from '#server/features/market/show-resource.ts'
import { writeFileLink } from '#server/features/market/sign-file-link.ts'
import { listReports, listWaiting, listWaitingReviews } from '#server/features/market/staff-queries.ts'
import { noteSubject } from '#server/platform/http/request-people.ts'
import type { SessionAccount } from '#server/platform/identity/create-identity.ts'
import type { Visit } from '#server/platform/identity/require-account.ts'

/** Writes a whole lesson line by line, so that a reviewer reads everything that others would. */
function writeLesson(plan: LessonPlan): string[] {
  const lines = [
    plan.description,
    ...plan.objectives.map(({ text }) => text),
    ...plan.materials.map(({ text }) => text),
    ...plan.activities.flatMap(({ content, blocks }) => [
      content,
      ...blocks.flatMap((block) => {
        if (block.kind === 'words') return block.words.map(({ target, english }) => `${target} – ${english}`)
        return block.kind === 'exercise' ? [] : [block.text]
      }),
    ]),
    ...exercisesOf(plan).map(({ prompt, answer, also, options, pairs }) =>
      [prompt, answer, ...also, ...options, ...pairs.map(({ target, english }) => `${target} – ${english}`)]
        .filter((part) => part !== '')
        .join(' · '),
    ),
    plan.formative,
    plan.summative,
    plan.differentiation,
  ]
  return lines.map((line) => line.trim()).filter((line) => line !== '')
}

/** Lists what waits for staff: versions with all their content, review texts, and reports. */
export async function listMarketQueue(
  { database, clock, config }: Pick<MarketParts, 'database' | 'clock' | 'config'>,
  staff: SessionAccount,
  { request }: Pick<Visit, 'request'>,
): Promise<CallOf<'listMarketQueue'>['output']> {
  const waiting = await listWaiting(database, QUEUE_LENGTH)
  const bases = await basesOf(
    database,
    waiting.map(({ resource }) => resource),
  )
  const submissions: CallOf<'listMarketQueue'>['output']['submissions'] = []
  for (const { resource, version } of waiting) {
    const files = await listFiles(database, resource.id, version.version)
    submissions.push({
      id: resource.id,
      version: version.version,
      submittedAt: (version.submittedAt ?? version.changedAt).toISOString(),
      text: textOf(version),
      basedOn: bases.get(resource.id) ?? null,
      preview: version.plan && previewLesson(version.plan),
      lessonText: version.plan ? writeLesson(version.plan) : [],
      files: files.map((file) => {
        const linked = { resourceId: resource.id, version: version.version, fileId: file.id, accountId: staff.id }
        return { ...shownFile(file), address: writeFileLink(config, linked, clock()).address }
      }),
      isOwn: resource.learnerId === staff.id,
    })
  }
  const reviews = await listWaitingReviews(database, QUEUE_LENGTH)
  const reports = await listReports(database, QUEUE_LENGTH)
  noteSubject(
    request,
    ...waiting.map(({ resource }) => resource.learnerId),
    ...reviews.map(({ rating }) => rating.learnerId),
    ...reports.map(({ author }) => author),
  )
  return {
    submissions,
    reviews: reviews.map(({ rating, title }) => ({
      id: rating.resourceId,
      learnerId: rating.learnerId,
      title,
      stars: rating.stars,
      text: rating.review,
      at: rating.at.toISOString(),
      isOwn: rating.learnerId === staff.id,
    })),
    reports: reports.map(({ report, author, version }) => ({
      reportId: report.id,
      id: report.resourceId,
      title: version.title,
      author: version.author,
      reason: report.reason,
      text: report.text,
      at: report.at.toISOString(),
      isOwn: author === staff.id,
    })),
  }
}
