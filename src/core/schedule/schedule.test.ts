import fc from 'fast-check'
import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { addDays, isCalendarDate, mondayOf, WEEKDAYS, weekdayOf } from '#core/schedule/calendar-dates.ts'
import { escapeText, foldLine, writeCalendar, writeRule, type FeedSeries } from '#core/schedule/calendar-text.ts'
import { FREQUENCIES, isDateOf, lastDate, listDates, type Recurrence } from '#core/schedule/recurrence.ts'
import {
  endBefore,
  listOccurrences,
  momentsOf,
  restFrom,
  type EventTimes,
  type Series,
} from '#core/schedule/schedule-events.ts'
import { isTimeZone, listClockChanges, momentOf, offsetAt, localClockAt } from '#core/schedule/time-zones.ts'

const ZONES = ['Africa/Johannesburg', 'Europe/London', 'America/New_York', 'Australia/Lord_Howe', 'UTC']

const times: EventTimes = { date: '2026-03-02', time: '15:00', minutes: 45, zone: 'Africa/Johannesburg' }
const series = (changes: Partial<Series> = {}): Series => ({
  ...times,
  recurrence: null,
  cancelled: [],
  changes: [],
  ...changes,
})
const weekly: Recurrence = { frequency: 'weekly', every: 1 }

describe('recurrence', () => {
  test.each([
    ['each day', '2026-03-02', { frequency: 'daily', every: 1 }, ['2026-03-02', '2026-03-03', '2026-03-04']],
    ['every third day', '2026-02-27', { frequency: 'daily', every: 3 }, ['2026-02-27', '2026-03-02', '2026-03-05']],
    ['each week', '2026-03-02', { frequency: 'weekly', every: 1 }, ['2026-03-02', '2026-03-09', '2026-03-16']],
    [
      'two days a week',
      '2026-03-04',
      { frequency: 'weekly', every: 2, weekdays: ['mo'] },
      ['2026-03-04', '2026-03-16', '2026-03-18'],
    ],
    ['the 31st', '2026-01-31', { frequency: 'monthly', every: 1 }, ['2026-01-31', '2026-03-31', '2026-05-31']],
    [
      'the second Tuesday',
      '2026-03-10',
      { frequency: 'monthly', every: 1, monthlyBy: 'weekday' },
      ['2026-03-10', '2026-04-14', '2026-05-12'],
    ],
    [
      'the last Friday',
      '2026-01-30',
      { frequency: 'monthly', every: 1, monthlyBy: 'weekday' },
      ['2026-01-30', '2026-02-27', '2026-03-27'],
    ],
    ['29 February', '2024-02-29', { frequency: 'yearly', every: 1 }, ['2024-02-29', '2028-02-29', '2032-02-29']],
  ] as const)('recurrence: %s from %s has these dates', (_, date, rule, expected) => {
    expect(listDates({ date, recurrence: rule }, date, '2040-01-01').slice(0, 3)).toEqual(expected)
  })

  test('recurrence: a count and a last date end the rule', () => {
    const all = (rule: Partial<Recurrence>) =>
      listDates({ date: '2026-03-02', recurrence: { ...weekly, ...rule } }, '2026-01-01', '2027-01-01')
    expect(all({ count: 2 })).toEqual(['2026-03-02', '2026-03-09'])
    expect(all({ until: '2026-03-15' })).toEqual(['2026-03-02', '2026-03-09'])
    expect(lastDate({ date: '2026-03-02', recurrence: { ...weekly, count: 3 } })).toBe('2026-03-16')
    expect(lastDate({ date: '2026-03-02', recurrence: weekly })).toBeUndefined()
  })

  const date = fc.integer({ min: 0, max: 4000 }).map((day) => addDays('2024-01-01', day))
  const recurrence: fc.Arbitrary<Recurrence> = fc.record({
    frequency: fc.constantFrom(...FREQUENCIES),
    every: fc.integer({ min: 1, max: 5 }),
    weekdays: fc.option(fc.subarray([...WEEKDAYS]), { nil: undefined }),
    monthlyBy: fc.constantFrom('date' as const, 'weekday' as const, undefined),
    count: fc.option(fc.integer({ min: 1, max: 40 }), { nil: undefined }),
  })

  test('recurrence: a second implementation of RFC 5545 finds the same dates', () => {
    fc.assert(
      fc.property(date, recurrence, fc.integer({ min: 0, max: 800 }), (start, rule, later) => {
        const text = writeRule({ ...times, zone: 'UTC', date: start, recurrence: rule }, rule).slice('RRULE:'.length)
        const iterator = ICAL.Recur.fromString(text).iterator(ICAL.Time.fromDateString(start))
        const [from, to] = [addDays(start, later), addDays(start, later + 400)]
        const expected: string[] = []
        for (let next = iterator.next(); next; next = iterator.next()) {
          if (next.toString() > to) break
          if (next.toString() >= from) expected.push(next.toString())
        }
        expect(listDates({ date: start, recurrence: rule }, from, to)).toEqual(expected)
      }),
      { numRuns: 400 },
    )
  })

  test('recurrence: the two halves of a series have the dates of the whole', () => {
    fc.assert(
      fc.property(date, recurrence, fc.integer({ min: 1, max: 30 }), (start, rule, place) => {
        const whole = listDates({ date: start, recurrence: rule }, start, addDays(start, 900))
        const cut = whole[place]
        fc.pre(cut !== undefined && rule.frequency !== 'monthly' && rule.every === 1)
        const first = listDates({ date: start, recurrence: endBefore(rule, cut ?? '') }, start, '2100-01-01')
        const rest = restFrom({ date: start, recurrence: rule }, cut ?? '')
        const weekdays = rule.frequency === 'weekly' ? [...(rule.weekdays ?? []), weekdayOf(start)] : undefined
        const second = listDates(
          { date: cut ?? '', recurrence: rest && { ...rest, weekdays } },
          start,
          addDays(start, 900),
        )
        expect([...first, ...second]).toEqual(whole)
      }),
      { numRuns: 200 },
    )
  })

  test.each(['2026-02-30', '2026-13-01', '1969-12-31', '2200-01-01', '2026-3-2', '', '2026-03-02T00:00'])(
    'dates: %j is none',
    (text) => {
      expect(isCalendarDate(text)).toBe(false)
    },
  )

  test('dates: a week begins on Monday', () => {
    expect([mondayOf('2026-03-01'), mondayOf('2026-03-02'), weekdayOf('2026-03-01')]).toEqual([
      '2026-02-23',
      '2026-03-02',
      'su',
    ])
  })
})

describe('time zones', () => {
  test.each([
    ['a usual time', { date: '2026-03-02', time: '15:00' }, 'Africa/Johannesburg', '2026-03-02T13:00:00.000Z'],
    ['summer time', { date: '2026-07-01', time: '15:00' }, 'Europe/London', '2026-07-01T14:00:00.000Z'],
    ['a skipped time', { date: '2026-03-29', time: '01:30' }, 'Europe/London', '2026-03-29T01:30:00.000Z'],
    ['a time that occurs twice', { date: '2026-10-25', time: '01:30' }, 'Europe/London', '2026-10-25T00:30:00.000Z'],
    [
      'a change of half an hour',
      { date: '2026-10-04', time: '02:15' },
      'Australia/Lord_Howe',
      '2026-10-03T15:45:00.000Z',
    ],
  ])('time zones: %s becomes the right moment', (_, clock, zone, expected) => {
    expect(new Date(momentOf(clock, zone)).toISOString()).toBe(expected)
  })

  test('time zones: the clocks at a moment lead back to it, unless the hour occurs twice', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), fc.integer({ min: 28_000_000, max: 33_000_000 }), (zone, minute) => {
        const moment = minute * 60_000
        const found = momentOf(localClockAt(moment, zone), zone)
        expect(localClockAt(found, zone)).toEqual(localClockAt(moment, zone))
        expect(found).toBeLessThanOrEqual(moment)
      }),
    )
  })

  test('time zones: changes of clocks are found to the minute', () => {
    const [spring, autumn] = listClockChanges('Europe/London', Date.UTC(2026, 0, 1), Date.UTC(2027, 0, 1))
    expect([spring?.at, autumn?.at]).toEqual([Date.UTC(2026, 2, 29, 1), Date.UTC(2026, 9, 25, 1)])
    expect(listClockChanges('Africa/Johannesburg', Date.UTC(2026, 0, 1), Date.UTC(2027, 0, 1))).toEqual([])
    expect(offsetAt(Date.UTC(2026, 0, 1), 'Africa/Johannesburg')).toBe(2 * 60 * 60_000)
  })

  test.each([
    ['Africa/Johannesburg', true],
    ['America/Argentina/Buenos_Aires', true],
    ['UTC', true],
    ['+02:00', false],
    ['Africa/Nowhere', false],
    ['Europe/London\r\nX:1', false],
    ['', false],
  ])('time zones: %j is one: %s', (zone, is) => {
    expect(isTimeZone(zone)).toBe(is)
  })
})

describe('occurrences', () => {
  const list = (one: Series, from: string, to: string) =>
    listOccurrences(one, Date.parse(from), Date.parse(to)).map(({ startsAt }) => new Date(startsAt).toISOString())

  test('occurrences: an event keeps its local time when the clocks change', () => {
    const one = series({ zone: 'Europe/London', date: '2026-03-23', recurrence: weekly })
    expect(list(one, '2026-03-20T00:00Z', '2026-04-01T00:00Z')).toEqual([
      '2026-03-23T15:00:00.000Z',
      '2026-03-30T14:00:00.000Z',
    ])
  })

  test('occurrences: a cancelled date is left out, a changed one moves, the others stay', () => {
    const change = { ...times, originalDate: '2026-03-16', date: '2026-03-17', time: '09:00' }
    const one = series({ recurrence: weekly, cancelled: ['2026-03-09'], changes: [change] })
    expect(list(one, '2026-03-01T00:00Z', '2026-03-28T00:00Z')).toEqual([
      '2026-03-02T13:00:00.000Z',
      '2026-03-17T07:00:00.000Z',
      '2026-03-23T13:00:00.000Z',
    ])
  })

  test('occurrences: a change that moved out of its week shows in the week it moved to', () => {
    const change = { ...times, originalDate: '2026-03-09', date: '2026-05-01' }
    const one = series({ recurrence: weekly, changes: [change] })
    expect(list(one, '2026-03-09T00:00Z', '2026-03-16T00:00Z')).toEqual([])
    expect(list(one, '2026-05-01T00:00Z', '2026-05-02T00:00Z')).toEqual(['2026-05-01T13:00:00.000Z'])
  })

  test('occurrences: an event over midnight is shown on both days, until it ends', () => {
    const night = series({ time: '23:30', minutes: 60 })
    expect(list(night, '2026-03-02T22:00Z', '2026-03-03T22:00Z')).toEqual(['2026-03-02T21:30:00.000Z'])
    expect(list(night, '2026-03-02T22:30Z', '2026-03-03T22:00Z')).toEqual([])
  })

  test('occurrences: no date that the rule has lost shows a change', () => {
    const change = { ...times, originalDate: '2026-03-09' }
    const ended = series({ recurrence: { ...weekly, until: '2026-03-05' }, changes: [change] })
    expect(list(ended, '2026-03-01T00:00Z', '2026-04-01T00:00Z')).toEqual(['2026-03-02T13:00:00.000Z'])
    expect(isDateOf(ended, '2026-03-09')).toBe(false)
  })
})

describe('calendar feed', () => {
  const feedSeries = (changes: Partial<FeedSeries> = {}): FeedSeries => ({
    ...series(),
    id: '01900000-0000-7000-8000-000000000001',
    title: 'Swimming',
    sequence: 2,
    changedAt: Date.parse('2026-02-01T10:00:00Z'),
    changes: [],
    ...changes,
  })
  const now = Date.parse('2026-03-01T00:00:00Z')

  /** Reads a calendar with another implementation, and returns the moments of its events. */
  function readBack(text: string, until: number): number[] {
    const calendar = new ICAL.Component(ICAL.parse(text))
    const zones = new Map(
      calendar.getAllSubcomponents('vtimezone').map((part) => {
        const zone = new ICAL.Timezone(part)
        return [zone.tzid, zone]
      }),
    )
    const momentOfTime = (time: ICAL.Time, zone: string): number => {
      const placed = time.clone()
      if (zone !== 'UTC') placed.zone = zones.get(zone) ?? ICAL.Timezone.utcTimezone
      return placed.toUnixTime() * 1000
    }
    const [main, ...changes] = calendar.getAllSubcomponents('vevent').map((part) => new ICAL.Event(part))
    if (!main) return []
    const zoneOf = (event: ICAL.Event): string =>
      (event.component.getFirstProperty('dtstart')?.getFirstParameter('tzid') as string | undefined) ?? 'UTC'
    for (const change of changes) main.relateException(change)
    const found: number[] = []
    const iterator = main.iterator()
    for (let next = iterator.next(); next; next = iterator.next()) {
      const { startDate, item } = main.getOccurrenceDetails(next)
      const moment = momentOfTime(startDate, zoneOf(item))
      if (momentOfTime(next, zoneOf(main)) >= until) break
      found.push(moment)
    }
    return found.toSorted((one, other) => one - other)
  }

  test('calendar feed: another implementation reads the same moments in every zone', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ZONES),
        fc.constantFrom(...FREQUENCIES),
        fc.integer({ min: 1, max: 3 }),
        fc.integer({ min: 0, max: 900 }),
        fc.constantFrom('00:30', '09:15', '23:45'),
        (zone, frequency, every, later, time) => {
          const date = addDays('2026-01-01', later)
          const rule: Recurrence = { frequency, every, count: 12 }
          const dates = listDates({ date, recurrence: rule }, date, '2099-01-01')
          const one = feedSeries({
            zone,
            date,
            time,
            recurrence: rule,
            cancelled: dates.slice(1, 2),
            changes: dates.slice(2, 3).map((originalDate) => ({
              originalDate,
              date: addDays(originalDate, 1),
              time: '10:00',
              minutes: 30,
              zone,
              title: 'Moved',
            })),
          })
          const limit = now + 6 * 366 * 86_400_000
          const expected = listOccurrences(one, 0, limit).map(({ startsAt }) => startsAt)
          expect(readBack(writeCalendar('Funda', [one], now), limit)).toEqual(expected)
        },
      ),
      { numRuns: 40 },
    )
  })

  test('calendar feed: the text has what Google, Apple and Outlook ask for', () => {
    const text = writeCalendar(
      'Funda',
      [feedSeries({ recurrence: { ...weekly, until: '2026-06-01' }, cancelled: ['2026-03-09'] })],
      now,
    )
    expect(text.split('\r\n')).toEqual(
      expect.arrayContaining([
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'METHOD:PUBLISH',
        'TZID:Africa/Johannesburg',
        'UID:01900000-0000-7000-8000-000000000001',
        'SEQUENCE:2',
        'DTSTART;TZID=Africa/Johannesburg:20260302T150000',
        'DTEND;TZID=Africa/Johannesburg:20260302T154500',
        'RRULE:FREQ=WEEKLY;BYDAY=MO;WKST=MO;UNTIL=20260601T130000Z',
        'EXDATE;TZID=Africa/Johannesburg:20260309T150000',
      ]),
    )
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  })

  test('calendar feed: a title with signs of the format, line ends and emoji comes back whole', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (title) => {
        const text = writeCalendar('Funda', [feedSeries({ title })], now)
        for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
        const [event] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')
        const shown = title.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\P{Cc}\n]/gu, '')
        expect(event?.getFirstPropertyValue('summary') ?? '').toBe(shown)
      }),
    )
  })

  test('calendar feed: nobody’s title adds a line of the format', () => {
    expect(escapeText('Hi\r\nEND:VEVENT;x,y\\')).toBe('Hi\\nEND:VEVENT\\;x\\,y\\\\')
    expect(foldLine('é'.repeat(60)).split('\r\n').length).toBe(2)
  })

  test('calendar feed: without events it is an empty calendar', () => {
    expect(new ICAL.Component(ICAL.parse(writeCalendar('Funda', [], now))).getAllSubcomponents('vevent')).toEqual([])
  })

  test('events: an event of a day ends a day later', () => {
    const { startsAt, endsAt } = momentsOf({ ...times, minutes: 1440 })
    expect(endsAt - startsAt).toBe(86_400_000)
  })
})
