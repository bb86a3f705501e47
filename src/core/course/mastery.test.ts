import { expect, test } from 'vitest'
import { COURSE_SKILLS } from '#core/course/course-skills.ts'
import { masteryOf, SKILL_KINDS, skillKindOf } from '#core/course/mastery.ts'
import type { UnitOutline } from '#core/course/outline-course.ts'
import type { CardId, Grade, ScheduledCard } from '#core/scheduling/card.ts'
import { isKnown } from '#core/scheduling/is-known.ts'
import { retrievabilityOf, scheduleCard } from '#core/scheduling/schedule-card.ts'

const unit = (id: string, level: 'A1' | 'A2'): UnitOutline => ({
  id,
  level,
  title: id,
  targetTitle: id,
  goals: [],
  curriculum: { level: 'FAL', grade: 4, term: 1 },
  lessons: [],
})
const UNITS = [unit('greetings', 'A1'), unit('stories', 'A2')]
const PLACES = { 'noun.dog': 0, 'noun.child': 0, 'subject-concord.2': 0, 'noun.moon': 1 }
const TODAY = 20_000

const reviewed = (id: CardId, ...grades: [Grade, number][]): ScheduledCard => {
  let card: ScheduledCard | null = null
  for (const [grade, day] of grades) card = scheduleCard(id, card, grade, day)
  if (card === null) throw new Error('A card is reviewed at least once.')
  return card
}
const met = (...cards: ScheduledCard[]): Map<CardId, ScheduledCard> => new Map(cards.map((card) => [card.id, card]))

test.each<[string, [Grade, number][], number, boolean]>([
  ['answered right today', [['good', 0]], 0, true],
  ['missed today', [['again', 0]], 0, false],
  ['answered right and long forgotten', [['good', 0]], 60, false],
  [
    'answered right again and again, after two months',
    [
      ['good', 0],
      ['good', 3],
      ['good', 14],
      ['good', 60],
    ],
    120,
    true,
  ],
])('a word is known or not as FSRS says: %s', (_, grades, after, known) => {
  const card = reviewed('noun.dog', ...grades.map(([grade, day]): [Grade, number] => [grade, TODAY + day]))
  expect(isKnown(card, TODAY + after)).toBe(known)
  if (after > 0) expect(retrievabilityOf(card, TODAY + after) >= 0.8).toBe(known)
})

test('mastery: words, skills and units count their met and known cards', () => {
  const { words, skills, units } = masteryOf(
    UNITS,
    PLACES,
    met(
      reviewed('noun.dog', ['good', TODAY]),
      reviewed('noun.child', ['again', TODAY]),
      reviewed('subject-concord.2', ['good', TODAY]),
    ),
    TODAY,
  )
  expect(words).toEqual({ known: 1, met: 2, total: 3 })
  expect(units.map(({ unit: { id }, known, met: seen, total }) => [id, known, seen, total])).toEqual([
    ['greetings', 2, 3, 3],
    ['stories', 0, 0, 1],
  ])
  expect(skills.find(({ kind }) => kind === 'subject-concord')).toMatchObject({ known: 1, met: 1 })
  expect(skills.find(({ kind }) => kind === 'tense')).toMatchObject({ known: 0, met: 0 })
})

test('mastery level: the first level of which most cards aren’t known yet', () => {
  const all = ['noun.dog', 'noun.child', 'subject-concord.2'].map((id) => reviewed(id, ['good', TODAY]))
  expect(masteryOf(UNITS, PLACES, met(), TODAY).level).toEqual({ level: 'A1', share: 0 })
  expect(masteryOf(UNITS, PLACES, met(...all), TODAY).level).toEqual({ level: 'A2', share: 0 })
  expect(masteryOf(UNITS, PLACES, met(...all, reviewed('noun.moon', ['good', TODAY])), TODAY).level).toEqual({
    level: 'A2',
    share: 1,
  })
})

test('mastery: every skill of the course is of a known kind', () => {
  expect(COURSE_SKILLS.filter((skill) => skillKindOf(skill) === null)).toEqual([])
  expect(new Set(COURSE_SKILLS.map(skillKindOf))).toEqual(new Set(SKILL_KINDS))
})
