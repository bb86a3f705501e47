import { expect, test } from 'vitest'
import { checkMessage } from './check-message.ts'

test.each([
  ['en', '{count, plural, =0 {none} one {# item} other {# items}}', undefined],
  ['xh', '{n, plural, one {usuku olu-#} other {iintsuku ezi-#}}', '{n, plural, one {# day} other {# days}}'],
  ['fr', '{n, plural, one {# jour} many {# de jours} other {# jours}}', '{n, plural, one {# day} other {# days}}'],
  ['af', 'Dag {n}', '{n, plural, one {# day} other {# days}}'],
  ['en', "It''s {name}, <0>here</0>", undefined],
  ['xh', '<0>Apha</0>, {name}', "It''s {name}, <0>here</0>"],
])('a right %s text passes: %s', (language, message, english) => {
  expect(checkMessage(language, message, english)).toEqual([])
})

test.each([
  ['en', '  ', undefined, 'the text is empty'],
  ['en', 'Hello {name', undefined, 'the text is not ICU'],
  ['en', '{n, plural, one {# day}}', undefined, "{n} has no case 'other'"],
  [
    'en',
    '{n, plural, few {# days} other {# days}}',
    undefined,
    "{n} has the plural category 'few', which en does not have (one, other)",
  ],
  ['xh', '{n, plural, two {a} other {b}}', '{n, plural, one {# day} other {# days}}', "'two', which xh does not have"],
  ['en', '{n, selectordinal, many {#th} other {#th}}', undefined, "the plural category 'many'"],
  ['af', 'Hallo', 'Hello {name}', "the placeholder 'name' of the English text is missing"],
  ['af', 'Hallo {naam}', 'Hello {name}', "the placeholder 'naam' is not in the English text"],
  [
    'af',
    '{n, plural, one {dag} other {{m} dae}}',
    '{n, plural, one {# day} other {# days}}',
    "the placeholder 'm' is not in the English text",
  ],
  ['af', 'Klik <0>hier', 'Click <0>here</0>', "the tag '</0>' of the English text is missing"],
  [
    'af',
    '{who, select, child {x} other {y}}',
    '{who, select, adult {x} other {y}}',
    "{who} must have the cases 'adult', 'other'",
  ],
])('a wrong %s text is refused: %s', (language, message, english, problem) => {
  expect(checkMessage(language, message, english).join('\n')).toContain(problem)
})
