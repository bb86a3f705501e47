/** Values of an event that nothing is wrong with. */
export const eventInput = (changes: object = {}): Record<string, unknown> => ({
  title: 'Reading together',
  note: '',
  learnerId: null,
  date: '2026-03-02',
  time: '15:00',
  minutes: 45,
  zone: 'Africa/Johannesburg',
  recurrence: null,
  ...changes,
})
