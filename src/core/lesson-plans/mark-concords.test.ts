import { expect, test } from 'vitest'
import { applyMark, markConcords } from '#core/lesson-plans/mark-concords.ts'
import { readEngine } from '../../../tests/support/read-engine.ts'

const engine = readEngine('xh')

test.each([
  ['Abantwana ufunda isiXhosa.', 'Abantwana bafunda isiXhosa.', 'ba'],
  ['Umntwana bafunda.', 'Umntwana ufunda.', 'u'],
  ['Izinja idlala nekati.', 'Izinja zidlala nekati.', 'zi'],
  ['Abantwana uyafunda.', 'Abantwana bayafunda.', 'ba'],
  ['Inja bayabaleka.', 'Inja iyabaleka.', 'i'],
  ['Umama iyapheka ukutya.', 'Umama uyapheka ukutya.', 'u'],
  ['Izinja ayibaleki', 'Izinja azibaleki', 'zi'],
])('concords: "%s" is marked, and "%s" is offered', (text, right, concord) => {
  const [mark, ...rest] = markConcords(text, engine)
  expect(rest).toEqual([])
  expect([mark?.concord, mark && applyMark(text, mark)]).toEqual([concord, right])
})

test.each([
  'Abantwana bayafunda.',
  'Umntwana uyafunda incwadi.',
  'Molo! Unjani?',
  'Izinja zomntwana ziyadlala.',
  'Umama ufunda incwadi.',
  'Ukutya kwam kumnandi.',
  'Ithoba xa kuthatyathwa isithathu kushiyeka isithandathu.',
  'Abafundi bafunda isiXhosa esikolweni.',
  'Ndiyafunda. Uyafunda. Siyafunda.',
  'The child is learning',
  'Umama upheka ukutya. Bayadla.',
  '',
])('concords: "%s" has nothing to mark', (text) => {
  expect(markConcords(text, engine)).toEqual([])
})
