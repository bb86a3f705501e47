/** Newest learning among a person's students: there are no students, none learned within a week, or one did. */
export type LastLearning = { kind: 'nobody' } | { kind: 'quiet' } | { kind: 'learned'; name: string; at: string }

const WEEK = 7 * 24 * 60 * 60 * 1000

/** Finds the student who learned last, within a week before `now`. */
export function findLastLearning(
  students: readonly { name: string; lastAt: string | null }[],
  now: number,
): LastLearning {
  if (students.length === 0) return { kind: 'nobody' }
  const [last] = students
    .flatMap(({ name, lastAt }) => (lastAt === null ? [] : [{ name, at: lastAt }]))
    .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))
  return last && now - Date.parse(last.at) <= WEEK ? { kind: 'learned', ...last } : { kind: 'quiet' }
}

/** Joins the students of several groups: each person once, those with a score first. */
export function joinStudents<Student extends { learnerId: string; score: number | null }>(
  groups: readonly (readonly Student[])[],
): Student[] {
  const students = [...new Map(groups.flat().map((student) => [student.learnerId, student])).values()]
  return students.toSorted((one, other) => Number(one.score === null) - Number(other.score === null))
}
