import { clockWords } from '#core/grammar/clock-words.ts'

/**
 * The parts of the day up to and with an hour, the most usual first. People draw the lines differently, so some hours have several.
 * Sources: Multilingual Mathematics Dictionary R–6 (kusasa, emva kwemini, emalanga, ngorhatya); attested in corpora
 * (kusasa, emini, kwemini, ngokuhlwa, ngorhatya, ebusuku). The hours are what the words mean.
 */
const DAY_PARTS: readonly { until: number; parts: readonly string[] }[] = [
  { until: 2, parts: ['ebusuku'] },
  { until: 4, parts: ['ebusuku', 'kusasa'] },
  { until: 10, parts: ['kusasa'] },
  { until: 11, parts: ['kusasa', 'emini'] },
  { until: 12, parts: ['emini', 'emva kwemini'] },
  { until: 14, parts: ['emva kwemini', 'emini'] },
  { until: 16, parts: ['emva kwemini', 'emalanga'] },
  { until: 17, parts: ['emva kwemini', 'emalanga', 'ngorhatya', 'ngokuhlwa'] },
  { until: 18, parts: ['ngorhatya', 'ngokuhlwa'] },
  { until: 20, parts: ['ngorhatya', 'ngokuhlwa', 'ebusuku'] },
  { until: 23, parts: ['ebusuku', 'ngorhatya', 'ngokuhlwa'] },
]

/** Names of midnight and midday. Source: Multilingual Mathematics Dictionary R–6 (midnight); the page of times. */
const MIDDLES: Readonly<Record<number, string>> = { 0: 'ezinzulwini zobusuku', 12: 'emini emaqanda' }

/**
 * Says a time with its part of the day, the taught form first: `intsimbi yesixhenxe kusasa`. The part tells seven in
 * the morning from seven in the evening. Hour 0 to 23, minute 0 to 59; throws a RangeError for others.
 */
export function clockWordsOfDay(hour: number, minute: number): string[] {
  const times = clockWords(hour, minute)
  const parts = DAY_PARTS.find(({ until }) => hour <= until)?.parts ?? []
  const middle = minute === 0 ? MIDDLES[hour] : undefined
  return [...parts.flatMap((part) => times.map((time) => `${time} ${part}`)), ...(middle === undefined ? [] : [middle])]
}
