import type { ReportedKind } from '#core/community/content-reports.ts'
import type { Reportable } from '#server/features/community/index.ts'
import { reportableRecordings } from '#server/features/recordings/index.ts'

/** Things that can be reported. Each feature adds how staff see one and how it is taken down. */
export const REPORTABLE: Readonly<Record<ReportedKind, Reportable>> = {
  recording: reportableRecordings,
}
