/** Calls for the schedule of families and classes, and for the calendar feed of an adult. */
export const scheduleCalls = {
  listSchedule: ['POST', '/api/schedule/list'],
  getScheduleEvent: ['GET', '/api/schedule/event'],
  addScheduleEvent: ['POST', '/api/schedule/add'],
  changeScheduleEvent: ['POST', '/api/schedule/change'],
  removeScheduleEvent: ['POST', '/api/schedule/remove'],
  restoreScheduleEvent: ['POST', '/api/schedule/restore'],
  getCalendarFeed: ['GET', '/api/schedule/feed'],
  renewCalendarFeed: ['POST', '/api/schedule/renew-feed'],
  endCalendarFeed: ['POST', '/api/schedule/end-feed'],
} as const
