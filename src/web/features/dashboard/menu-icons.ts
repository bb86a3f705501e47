import type { ComponentType } from 'react'
import {
  AssignIcon,
  BoardIcon,
  CalendarIcon,
  ChartIcon,
  LessonIcon,
  LibraryIcon,
  OverviewIcon,
  PrintIcon,
  RosterIcon,
  SchoolIcon,
  SettingsIcon,
  StoreIcon,
  UserPlusIcon,
} from '../../parts/dashboard/dashboard-icons.tsx'
import { BlocksIcon, UsersIcon } from '../../ui/icons.tsx'
import type { CreateId, PageId } from './menu-entries.ts'

type Icon = ComponentType<{ small?: boolean }>

/** Icon of each page. */
export const MENU_ICONS: Readonly<Record<PageId, Icon>> = {
  overview: OverviewIcon,
  family: UsersIcon,
  classes: BoardIcon,
  assignments: AssignIcon,
  schedule: CalendarIcon,
  curriculum: LibraryIcon,
  reports: ChartIcon,
  builder: BlocksIcon,
  roster: RosterIcon,
  print: PrintIcon,
  market: StoreIcon,
  schools: SchoolIcon,
  settings: SettingsIcon,
}

/** Icon of each thing that somebody can make. */
export const CREATE_ICONS: Readonly<Record<CreateId, Icon>> = {
  child: UserPlusIcon,
  member: UsersIcon,
  class: BoardIcon,
  lesson: LessonIcon,
  assignment: AssignIcon,
  event: CalendarIcon,
  worksheet: PrintIcon,
  student: UserPlusIcon,
}
