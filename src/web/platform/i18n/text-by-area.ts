// Written by `npm run areas` from the files of `locales/en`.
import type about from '../../../../locales/en/about.json'
import type accounts from '../../../../locales/en/accounts.json'
import type achievements from '../../../../locales/en/achievements.json'
import type activities from '../../../../locales/en/activities.json'
import type activityGuides from '../../../../locales/en/activity-guides.json'
import type ageGate from '../../../../locales/en/age-gate.json'
import type ageLevels from '../../../../locales/en/age-levels.json'
import type announcements from '../../../../locales/en/announcements.json'
import type assignments from '../../../../locales/en/assignments.json'
import type audio from '../../../../locales/en/audio.json'
import type checking from '../../../../locales/en/checking.json'
import type children from '../../../../locales/en/children.json'
import type classes from '../../../../locales/en/classes.json'
import type community from '../../../../locales/en/community.json'
import type compare from '../../../../locales/en/compare.json'
import type contact from '../../../../locales/en/contact.json'
import type contentPages from '../../../../locales/en/content-pages.json'
import type course from '../../../../locales/en/course.json'
import type curriculum from '../../../../locales/en/curriculum.json'
import type dashboard from '../../../../locales/en/dashboard.json'
import type dataCopy from '../../../../locales/en/data-copy.json'
import type errors from '../../../../locales/en/errors.json'
import type exercises from '../../../../locales/en/exercises.json'
import type family from '../../../../locales/en/family.json'
import type grownUps from '../../../../locales/en/grown-ups.json'
import type guardians from '../../../../locales/en/guardians.json'
import type guest from '../../../../locales/en/guest.json'
import type help from '../../../../locales/en/help.json'
import type home from '../../../../locales/en/home.json'
import type hub from '../../../../locales/en/hub.json'
import type insights from '../../../../locales/en/insights.json'
import type khuluAccount from '../../../../locales/en/khulu-account.json'
import type khulu from '../../../../locales/en/khulu.json'
import type kidsGame from '../../../../locales/en/kids-game.json'
import type kidsMenu from '../../../../locales/en/kids-menu.json'
import type lessonPlans from '../../../../locales/en/lesson-plans.json'
import type lesson from '../../../../locales/en/lesson.json'
import type market from '../../../../locales/en/market.json'
import type menu from '../../../../locales/en/menu.json'
import type notifications from '../../../../locales/en/notifications.json'
import type onDevice from '../../../../locales/en/on-device.json'
import type operator from '../../../../locales/en/operator.json'
import type ownAccount from '../../../../locales/en/own-account.json'
import type ownDashboard from '../../../../locales/en/own-dashboard.json'
import type ownData from '../../../../locales/en/own-data.json'
import type ownDay from '../../../../locales/en/own-day.json'
import type ownLesson from '../../../../locales/en/own-lesson.json'
import type ownWork from '../../../../locales/en/own-work.json'
import type partnersCharter from '../../../../locales/en/partners-charter.json'
import type partnersStaff from '../../../../locales/en/partners-staff.json'
import type partners from '../../../../locales/en/partners.json'
import type privacy from '../../../../locales/en/privacy.json'
import type progress from '../../../../locales/en/progress.json'
import type pronunciation from '../../../../locales/en/pronunciation.json'
import type prove from '../../../../locales/en/prove.json'
import type quiz from '../../../../locales/en/quiz.json'
import type records from '../../../../locales/en/records.json'
import type recovery from '../../../../locales/en/recovery.json'
import type reports from '../../../../locales/en/reports.json'
import type roster from '../../../../locales/en/roster.json'
import type schedule from '../../../../locales/en/schedule.json'
import type schools from '../../../../locales/en/schools.json'
import type secondFactor from '../../../../locales/en/second-factor.json'
import type share from '../../../../locales/en/share.json'
import type shell from '../../../../locales/en/shell.json'
import type speak from '../../../../locales/en/speak.json'
import type staff from '../../../../locales/en/staff.json'
import type storyTime from '../../../../locales/en/story-time.json'
import type terms from '../../../../locales/en/terms.json'
import type themes from '../../../../locales/en/themes.json'
import type toddlers from '../../../../locales/en/toddlers.json'
import type together from '../../../../locales/en/together.json'
import type tools from '../../../../locales/en/tools.json'
import type uploads from '../../../../locales/en/uploads.json'
import type wordAnalysis from '../../../../locales/en/word-analysis.json'
import type worksheets from '../../../../locales/en/worksheets.json'

/** Texts by area: a file's name under `locales/<language>/`, and the keys of its English original. */
export type TextByArea = {
  about: typeof about
  accounts: typeof accounts
  achievements: typeof achievements
  activities: typeof activities
  'activity-guides': typeof activityGuides
  'age-gate': typeof ageGate
  'age-levels': typeof ageLevels
  announcements: typeof announcements
  assignments: typeof assignments
  audio: typeof audio
  checking: typeof checking
  children: typeof children
  classes: typeof classes
  community: typeof community
  compare: typeof compare
  contact: typeof contact
  'content-pages': typeof contentPages
  course: typeof course
  curriculum: typeof curriculum
  dashboard: typeof dashboard
  'data-copy': typeof dataCopy
  errors: typeof errors
  exercises: typeof exercises
  family: typeof family
  'grown-ups': typeof grownUps
  guardians: typeof guardians
  guest: typeof guest
  help: typeof help
  home: typeof home
  hub: typeof hub
  insights: typeof insights
  'khulu-account': typeof khuluAccount
  khulu: typeof khulu
  'kids-game': typeof kidsGame
  'kids-menu': typeof kidsMenu
  'lesson-plans': typeof lessonPlans
  lesson: typeof lesson
  market: typeof market
  menu: typeof menu
  notifications: typeof notifications
  'on-device': typeof onDevice
  operator: typeof operator
  'own-account': typeof ownAccount
  'own-dashboard': typeof ownDashboard
  'own-data': typeof ownData
  'own-day': typeof ownDay
  'own-lesson': typeof ownLesson
  'own-work': typeof ownWork
  'partners-charter': typeof partnersCharter
  'partners-staff': typeof partnersStaff
  partners: typeof partners
  privacy: typeof privacy
  progress: typeof progress
  pronunciation: typeof pronunciation
  prove: typeof prove
  quiz: typeof quiz
  records: typeof records
  recovery: typeof recovery
  reports: typeof reports
  roster: typeof roster
  schedule: typeof schedule
  schools: typeof schools
  'second-factor': typeof secondFactor
  share: typeof share
  shell: typeof shell
  speak: typeof speak
  staff: typeof staff
  'story-time': typeof storyTime
  terms: typeof terms
  themes: typeof themes
  toddlers: typeof toddlers
  together: typeof together
  tools: typeof tools
  uploads: typeof uploads
  'word-analysis': typeof wordAnalysis
  worksheets: typeof worksheets
}
