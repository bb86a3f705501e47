import type { z } from 'zod'
import type { accountsCalls } from '#contract/accounts.ts'
import type { accountsSchemas } from '#contract/accounts-schemas.ts'
import type { assignmentsCalls } from '#contract/assignments.ts'
import type { assignmentsSchemas } from '#contract/assignments-schemas.ts'
import type { childrenCalls } from '#contract/children.ts'
import type { childrenSchemas } from '#contract/children-schemas.ts'
import type { classesCalls } from '#contract/classes.ts'
import type { classesSchemas } from '#contract/classes-schemas.ts'
import type { communityCalls } from '#contract/community.ts'
import type { communitySchemas } from '#contract/community-schemas.ts'
import type { curriculumCalls } from '#contract/curriculum.ts'
import type { curriculumSchemas } from '#contract/curriculum-schemas.ts'
import type { featureSettingsCalls } from '#contract/feature-settings.ts'
import type { featureSettingsSchemas } from '#contract/feature-settings-schemas.ts'
import type { guardiansCalls } from '#contract/guardians.ts'
import type { guardiansSchemas } from '#contract/guardians-schemas.ts'
import type { guestCalls } from '#contract/guest.ts'
import type { guestSchemas } from '#contract/guest-schemas.ts'
import type { healthCalls } from '#contract/health.ts'
import type { healthSchemas } from '#contract/health-schemas.ts'
import type { hubCalls } from '#contract/hub.ts'
import type { hubSchemas } from '#contract/hub-schemas.ts'
import type { insightsCalls } from '#contract/insights.ts'
import type { insightsSchemas } from '#contract/insights-schemas.ts'
import type { khuluCalls } from '#contract/khulu.ts'
import type { khuluSchemas } from '#contract/khulu-schemas.ts'
import type { learningCalls } from '#contract/learning.ts'
import type { learningSchemas } from '#contract/learning-schemas.ts'
import type { lessonPlansCalls } from '#contract/lesson-plans.ts'
import type { lessonPlansSchemas } from '#contract/lesson-plans-schemas.ts'
import type { marketCalls } from '#contract/market.ts'
import type { marketSchemas } from '#contract/market-schemas.ts'
import type { operatorCalls } from '#contract/operator.ts'
import type { operatorSchemas } from '#contract/operator-schemas.ts'
import type { partnersCalls } from '#contract/partners.ts'
import type { partnersSchemas } from '#contract/partners-schemas.ts'
import type { recordingsCalls } from '#contract/recordings.ts'
import type { recordingsSchemas } from '#contract/recordings-schemas.ts'
import type { recordsCalls } from '#contract/records.ts'
import type { recordsSchemas } from '#contract/records-schemas.ts'
import type { reportsCalls } from '#contract/reports.ts'
import type { reportsSchemas } from '#contract/reports-schemas.ts'
import type { rosterCalls } from '#contract/roster.ts'
import type { rosterSchemas } from '#contract/roster-schemas.ts'
import type { scheduleCalls } from '#contract/schedule.ts'
import type { scheduleSchemas } from '#contract/schedule-schemas.ts'
import type { switchesCalls } from '#contract/switches.ts'
import type { switchesSchemas } from '#contract/switches-schemas.ts'
import type { notificationsCalls } from '#contract/notifications.ts'
import type { notificationsSchemas } from '#contract/notifications-schemas.ts'
import type { ofAgeCalls } from '#contract/of-age.ts'
import type { ofAgeSchemas } from '#contract/of-age-schemas.ts'
import type { ownDataCalls } from '#contract/own-data.ts'
import type { ownDataSchemas } from '#contract/own-data-schemas.ts'
import type { schoolsCalls } from '#contract/schools.ts'
import type { schoolsSchemas } from '#contract/schools-schemas.ts'
import type { searchCalls } from '#contract/search.ts'
import type { searchSchemas } from '#contract/search-schemas.ts'
import type { secondFactorCalls } from '#contract/second-factor.ts'
import type { secondFactorSchemas } from '#contract/second-factor-schemas.ts'
import type { staffCalls } from '#contract/staff.ts'
import type { staffSchemas } from '#contract/staff-schemas.ts'
import type { settingsCalls } from '#contract/settings.ts'
import type { settingsSchemas } from '#contract/settings-schemas.ts'
import type { spacesCalls } from '#contract/spaces.ts'
import type { spacesSchemas } from '#contract/spaces-schemas.ts'
import type { uploadsCalls } from '#contract/uploads.ts'
import type { uploadsSchemas } from '#contract/uploads-schemas.ts'

type AllCalls = typeof accountsCalls &
  typeof assignmentsCalls &
  typeof childrenCalls &
  typeof classesCalls &
  typeof communityCalls &
  typeof curriculumCalls &
  typeof featureSettingsCalls &
  typeof guardiansCalls &
  typeof guestCalls &
  typeof healthCalls &
  typeof hubCalls &
  typeof insightsCalls &
  typeof khuluCalls &
  typeof learningCalls &
  typeof lessonPlansCalls &
  typeof marketCalls &
  typeof operatorCalls &
  typeof partnersCalls &
  typeof recordingsCalls &
  typeof notificationsCalls &
  typeof ofAgeCalls &
  typeof ownDataCalls &
  typeof reportsCalls &
  typeof rosterCalls &
  typeof scheduleCalls &
  typeof schoolsCalls &
  typeof searchCalls &
  typeof secondFactorCalls &
  typeof settingsCalls &
  typeof spacesCalls &
  typeof staffCalls &
  typeof switchesCalls &
  typeof uploadsCalls &
  typeof recordsCalls
type AllSchemas = typeof accountsSchemas &
  typeof assignmentsSchemas &
  typeof childrenSchemas &
  typeof classesSchemas &
  typeof communitySchemas &
  typeof curriculumSchemas &
  typeof featureSettingsSchemas &
  typeof guardiansSchemas &
  typeof guestSchemas &
  typeof healthSchemas &
  typeof hubSchemas &
  typeof insightsSchemas &
  typeof khuluSchemas &
  typeof learningSchemas &
  typeof lessonPlansSchemas &
  typeof marketSchemas &
  typeof operatorSchemas &
  typeof partnersSchemas &
  typeof recordingsSchemas &
  typeof notificationsSchemas &
  typeof ofAgeSchemas &
  typeof ownDataSchemas &
  typeof reportsSchemas &
  typeof rosterSchemas &
  typeof scheduleSchemas &
  typeof schoolsSchemas &
  typeof searchSchemas &
  typeof secondFactorSchemas &
  typeof settingsSchemas &
  typeof spacesSchemas &
  typeof staffSchemas &
  typeof switchesSchemas &
  typeof uploadsSchemas &
  typeof recordsSchemas

/** Name of a call of the contract. */
export type CallName = keyof AllCalls

/** Call of that name: its method and path, its input and its output. */
export type CallOf<Name extends CallName> = {
  call: AllCalls[Name]
  input: z.input<AllSchemas[Name]['input']>
  output: z.output<AllSchemas[Name]['output']>
  error: AllSchemas[Name]['errors'][number]
}
