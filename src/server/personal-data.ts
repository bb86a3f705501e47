import { accountsData } from '#server/features/accounts/index.ts'
import { assignmentsData } from '#server/features/assignments/index.ts'
import { childrenData } from '#server/features/children/index.ts'
import { classesData } from '#server/features/classes/index.ts'
import { communityData } from '#server/features/community/index.ts'
import { guestData } from '#server/features/guest/index.ts'
import { khuluData } from '#server/features/khulu/index.ts'
import { learningData } from '#server/features/learning/index.ts'
import { lessonPlansData } from '#server/features/lesson-plans/index.ts'
import { marketData } from '#server/features/market/index.ts'
import { notificationsData } from '#server/features/notifications/index.ts'
import { partnersData } from '#server/features/partners/index.ts'
import { recordingsData } from '#server/features/recordings/index.ts'
import { recordsData } from '#server/features/records/index.ts'
import { rosterData } from '#server/features/roster/index.ts'
import { scheduleData } from '#server/features/schedule/index.ts'
import { schoolsData } from '#server/features/schools/index.ts'
import { settingsData } from '#server/features/settings/index.ts'
import { spacesData } from '#server/features/spaces/index.ts'
import { switchesData } from '#server/features/switches/index.ts'
import { uploadsData } from '#server/features/uploads/index.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { Files } from '#server/platform/files/create-files.ts'
import type { PersonalData } from '#server/platform/database/personal-data.ts'

/** Parts that emails to guardians and to new people in charge need. */
type Parts = Parameters<typeof childrenData>[0] & Parameters<typeof spacesData>[0] & { files: Files }

/** Features whose personal data needs no other part of the server. */
const INDEPENDENT: readonly PersonalData[] = [
  accountsData,
  switchesData,
  guestData,
  settingsData,
  notificationsData,
  recordsData,
  rosterData,
  khuluData,
  learningData,
  classesData,
  assignmentsData,
  lessonPlansData,
  scheduleData,
  communityData,
  schoolsData,
  partnersData,
]

/** Lists the features that store personal data. Access to children ends before spaces are handed over. */
export const personalDataOf = (parts: Parts): readonly PersonalData[] => [
  ...INDEPENDENT,
  recordingsData(parts.files),
  uploadsData(parts.files),
  marketData(parts.files),
  childrenData(parts),
  spacesData(parts),
]

/** Deletes all that a learner learnt and said, in each feature; the account stays. */
export async function forgetLearnt(transaction: Database, learnerId: string): Promise<void> {
  for (const part of INDEPENDENT) await part.forgetLearnt?.(transaction, learnerId)
}
