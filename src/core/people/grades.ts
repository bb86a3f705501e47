/** Grades of a student, from the year before school to the last one (specification, section 9). Grade R follows Pre-K. */
export const GRADES = ['pre-k', 'r', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const

export type Grade = (typeof GRADES)[number]

const SPELLINGS: Readonly<Record<string, Grade>> = {
  prek: 'pre-k',
  prekindergarten: 'pre-k',
  r: 'r',
  k: 'r',
  kindergarten: 'r',
  reception: 'r',
  '0': 'r',
}

/** Reads a grade as people type it ("Grade 4", "gr. 4", "Graad R", "IBanga 3", "04"); undefined if it is none. */
export function readGrade(typed: string): Grade | undefined {
  const short = typed
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .replace(/^(?:grade|graad|ibanga|gr)(?=.)/, '')
    .replace(/^0+(?=\d)/, '')
  return SPELLINGS[short] ?? GRADES.find((grade) => grade === short)
}
