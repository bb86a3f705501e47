import { expect, test } from 'vitest'
import sample from '../../../../content/sample-family.json'
import { sampleNetwork, sampleSchools } from './sample-schools.ts'

test("sample: its schools have the lists' regions, kinds and subjects, and are linked", () => {
  const schools = sampleSchools(sample as never)
  expect(schools.map(({ region, type, focus }) => [region, type, focus])).toEqual([
    ['western-cape', 'learning-circle', ['isixhosa', 'stories']],
    ['gauteng', 'home-school-group', ['languages', 'maths']],
  ])
  expect(sampleNetwork(schools)).toMatchObject({
    schools: [{ isOwn: true }, { isOwn: false }],
    links: [{ from: 'h1', to: 'h2' }],
  })
})
