import { accountsCalls } from '#contract/accounts.ts'
import { assignmentsCalls } from '#contract/assignments.ts'
import type { Call } from '#contract/call.ts'
import type { CallName } from '#contract/call-of.ts'
import { childrenCalls } from '#contract/children.ts'
import { classesCalls } from '#contract/classes.ts'
import { communityCalls } from '#contract/community.ts'
import { curriculumCalls } from '#contract/curriculum.ts'
import { featureSettingsCalls } from '#contract/feature-settings.ts'
import { guardiansCalls } from '#contract/guardians.ts'
import { guestCalls } from '#contract/guest.ts'
import { healthCalls } from '#contract/health.ts'
import { hubCalls } from '#contract/hub.ts'
import { insightsCalls } from '#contract/insights.ts'
import { khuluCalls } from '#contract/khulu.ts'
import { learningCalls } from '#contract/learning.ts'
import { lessonPlansCalls } from '#contract/lesson-plans.ts'
import { marketCalls } from '#contract/market.ts'
import { notificationsCalls } from '#contract/notifications.ts'
import { ofAgeCalls } from '#contract/of-age.ts'
import { operatorCalls } from '#contract/operator.ts'
import { ownDataCalls } from '#contract/own-data.ts'
import { partnersCalls } from '#contract/partners.ts'
import { recordingsCalls } from '#contract/recordings.ts'
import { recordsCalls } from '#contract/records.ts'
import { reportsCalls } from '#contract/reports.ts'
import { rosterCalls } from '#contract/roster.ts'
import { scheduleCalls } from '#contract/schedule.ts'
import { schoolsCalls } from '#contract/schools.ts'
import { searchCalls } from '#contract/search.ts'
import { secondFactorCalls } from '#contract/second-factor.ts'
import { settingsCalls } from '#contract/settings.ts'
import { spacesCalls } from '#contract/spaces.ts'
import { staffCalls } from '#contract/staff.ts'
import { switchesCalls } from '#contract/switches.ts'
import { uploadsCalls } from '#contract/uploads.ts'

/** All calls of the contract by their names; a missing one doesn't compile. */
export const CALLS: Readonly<Record<CallName, Call>> = {
  ...accountsCalls,
  ...assignmentsCalls,
  ...childrenCalls,
  ...classesCalls,
  ...communityCalls,
  ...curriculumCalls,
  ...featureSettingsCalls,
  ...guardiansCalls,
  ...guestCalls,
  ...healthCalls,
  ...hubCalls,
  ...insightsCalls,
  ...khuluCalls,
  ...learningCalls,
  ...lessonPlansCalls,
  ...marketCalls,
  ...notificationsCalls,
  ...ofAgeCalls,
  ...operatorCalls,
  ...ownDataCalls,
  ...partnersCalls,
  ...recordingsCalls,
  ...recordsCalls,
  ...reportsCalls,
  ...rosterCalls,
  ...scheduleCalls,
  ...schoolsCalls,
  ...searchCalls,
  ...secondFactorCalls,
  ...settingsCalls,
  ...spacesCalls,
  ...staffCalls,
  ...switchesCalls,
  ...uploadsCalls,
}
