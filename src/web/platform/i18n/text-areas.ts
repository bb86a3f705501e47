import type about from '../../../../locales/en/about.json'
import type accounts from '../../../../locales/en/accounts.json'
import type achievements from '../../../../locales/en/achievements.json'
import type activities from '../../../../locales/en/activities.json'
import type ageLevels from '../../../../locales/en/age-levels.json'
import type contact from '../../../../locales/en/contact.json'
import type contentPages from '../../../../locales/en/content-pages.json'
import type dashboard from '../../../../locales/en/dashboard.json'
import type errors from '../../../../locales/en/errors.json'
import type guest from '../../../../locales/en/guest.json'
import type home from '../../../../locales/en/home.json'
import type kidsMenu from '../../../../locales/en/kids-menu.json'
import type khulu from '../../../../locales/en/khulu.json'
import type menu from '../../../../locales/en/menu.json'
import type progress from '../../../../locales/en/progress.json'
import type pronunciation from '../../../../locales/en/pronunciation.json'
import type quiz from '../../../../locales/en/quiz.json'
import type shell from '../../../../locales/en/shell.json'
import type terms from '../../../../locales/en/terms.json'
import type themes from '../../../../locales/en/themes.json'

/** Text by area: the file's name under `locales/<language>/` and what its English original holds. */
type TextByArea = {
  about: typeof about
  accounts: typeof accounts
  achievements: typeof achievements
  activities: typeof activities
  'age-levels': typeof ageLevels
  contact: typeof contact
  'content-pages': typeof contentPages
  dashboard: typeof dashboard
  errors: typeof errors
  guest: typeof guest
  home: typeof home
  'kids-menu': typeof kidsMenu
  khulu: typeof khulu
  menu: typeof menu
  progress: typeof progress
  pronunciation: typeof pronunciation
  quiz: typeof quiz
  shell: typeof shell
  terms: typeof terms
  themes: typeof themes
}

export type TextArea = keyof TextByArea

/** Every key of the English text; keys that begin with `@` are notes for translators. */
export type MessageId = Exclude<{ [Area in TextArea]: keyof TextByArea[Area] }[TextArea], `@${string}`>
