/** Facts of a community school. */
export const SCHOOL_FACTS = {
  name: 'Siyafunda School',
  description: 'Learning together',
  location: 'Gqeberha',
  region: 'eastern-cape',
  founded: 2020,
  focus: ['isixhosa'],
  image: 'sun',
  type: 'learning-circle',
} as const
