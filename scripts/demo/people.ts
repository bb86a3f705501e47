/** Somebody of the demonstration, and how they learn. */
export type DemoPerson = {
  username: string
  firstName: string
  lastName: string
  /** Role in the story, for the list of logins. */
  role: string
  password: string
  /** Learning days out of ten. */
  daysOfTen: number
  /** Answers on such a day, about. */
  answersADay: number
  /** Share of right answers on the first day and on the last. */
  rightAtFirst: number
  rightAtLast: number
}

/** A family and a class: people who don't exist, with passwords for looking around and nothing else. */
export const DEMO_PEOPLE: readonly DemoPerson[] = [
  {
    username: 'nomsa',
    firstName: 'Nomsa',
    lastName: 'Dlamini',
    role: 'guardian, Dlamini family',
    password: 'rooibos-before-sunrise',
    daysOfTen: 3,
    answersADay: 6,
    rightAtFirst: 0.9,
    rightAtLast: 0.95,
  },
  {
    username: 'themba',
    firstName: 'Themba',
    lastName: 'Mokoena',
    role: 'teacher, Grade 4 class',
    password: 'chalk-and-green-board',
    daysOfTen: 2,
    answersADay: 5,
    rightAtFirst: 1,
    rightAtLast: 1,
  },
  {
    username: 'lindiwe',
    firstName: 'Lindiwe',
    lastName: 'Dlamini',
    role: 'learner, every day',
    password: 'seven-yellow-weavers',
    daysOfTen: 10,
    answersADay: 14,
    rightAtFirst: 0.6,
    rightAtLast: 0.95,
  },
  {
    username: 'sipho',
    firstName: 'Sipho',
    lastName: 'Dlamini',
    role: 'learner, now and then',
    password: 'football-after-rain',
    daysOfTen: 5,
    answersADay: 8,
    rightAtFirst: 0.4,
    rightAtLast: 0.6,
  },
  {
    username: 'anele',
    firstName: 'Anele',
    lastName: 'Jacobs',
    role: 'learner, getting better',
    password: 'mountain-in-morning',
    daysOfTen: 7,
    answersADay: 11,
    rightAtFirst: 0.3,
    rightAtLast: 0.85,
  },
]
