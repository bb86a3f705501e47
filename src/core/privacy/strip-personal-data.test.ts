import { expect, test } from 'vitest'
import { stripPersonalData } from './strip-personal-data.ts'

const WORDS = new Set(
  (
    'how do i say my name is in what does mean the dog school primary high teacher at go to and a has says hello ' +
    'why are there so many classes correct sentence sunny valley inja enkosi ndiyahamba every day it live friend'
  ).split(' '),
)
const strip = (text: string): string =>
  stripPersonalData(text, {
    names: ['Nomsa', 'van der Merwe', 'nomsa.vdm@example.com', 'liam22', 'Siân', 'Bo'],
    isWord: (word) => WORDS.has(word),
  })

test.each([
  ['How do I say my name is Nomsa in Xhosa?', 'How do I say my name is … in Xhosa?'],
  ['what does ndiyahamba mean, uNomsa says', 'what does ndiyahamba mean, … says'],
  ['N o m s a has a dog', '… has a dog'],
  ["NOMSA's dog", "…'s dog"],
  ['Sian and Siân and L\u200biam', '… and … and …'],
  ['bo has a dog, kuBo', '… has a dog, …'],
  ['I go to Sunny Valley Primary School', 'I go to …'],
  ['the teacher at Hoërskool Grootvlei says hello', 'the teacher at … says hello'],
  ['call me on +27 82-555-1234', 'call me …'],
  ['my id 9001015009087, 2014-03-02', 'my id …'],
  ['a.b@mail.co.za www.x.org @thabo_k', '…'],
  ['I live at 12 Long Street', 'I live at …'],
  ['My friend Mokgadi Khunou says hello', 'My friend … says hello'],
  ['ek heet pieter', 'ek heet …'],
  ['igama lam nguThabo', 'igama lam …'],
  ['my friend is called zwelakhe', 'my friend is called …'],
])('personal data: %s → %s', (text, stripped) => {
  expect(strip(text)).toBe(stripped)
})

test.each([
  'How do I say the dog?',
  'Correct my sentence: Inja enkosi',
  'What is 25 + 17 in isiXhosa?',
  'how do i say it at 14:30',
  'Why are there so many classes?',
  'How do I say school in Afrikaans',
  'what does ndiyahamba mean',
])('a question without personal data: stays as it is: %s', (text) => {
  expect(strip(text)).toBe(text)
})

test('personal data: any text is processed to its end, and no known name stays', () => {
  for (const text of [
    'Nomsa'.repeat(80),
    '…'.repeat(400),
    'a'.repeat(400),
    '1 '.repeat(200),
    'A.'.repeat(200),
    'n.o.m.s.a '.repeat(40),
    'school '.repeat(57),
    '@'.repeat(400),
    'a-'.repeat(200),
  ])
    expect(
      strip(text)
        .toLowerCase()
        .replaceAll(/[^a-z]/g, ''),
    ).not.toContain('nomsa')
})
