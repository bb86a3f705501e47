import { signInStore } from '../../src/web/parts/account/account-store.ts'
import { learningStore, readEvents, refreshProgress } from '../../src/web/parts/learning/learning-store.ts'
import { progressStore } from '../../src/web/parts/learning/progress-store.ts'
import { makeAnswers } from '../support/make-answers.ts'

const LEARNER = '01999999-0000-7000-8000-0000000000aa'

/** The parts of the app that count progress, for the measurement in a browser. */
const deviceProgressPage = {
  LEARNER,
  signInStore,
  learningStore,
  readEvents,
  refreshProgress,
  progressStore,
  makeAnswers,
}

declare global {
  var deviceProgress: typeof deviceProgressPage
}

globalThis.deviceProgress = deviceProgressPage
