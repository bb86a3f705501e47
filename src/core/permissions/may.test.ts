import { expect, test } from 'vitest'
import { GUARDIAN_SCOPES } from '#core/permissions/guardian-scopes.ts'
import { ACTS, may, type Act, type Standing } from '#core/permissions/may.ts'
import {
  founding,
  PERMISSION_TAGS,
  SPACE_KINDS,
  SPACE_ROLES,
  usualTags,
  type SpaceKind,
  type SpaceRole,
} from '#core/permissions/spaces.ts'

const NOW = Date.parse('2026-03-02T10:00:00Z')
const adult: Standing = { ageBand: 'adult', now: NOW }
const allowed = (standing: Standing): Act[] => ACTS.filter((act) => may(act, standing))
const inSpace = (kind: SpaceKind, role: SpaceRole, tags = usualTags(role)): Standing => ({
  ...adult,
  membership: { kind, role, tags },
})

const CHILD_IN_SPACES: Act[] = ['child.join-family', 'child.join-class', 'child.leave-family', 'child.leave-class']

const CHILD_ACCOUNT: Act[] = ['child.know', 'child.correct', 'child.limit', 'login.change']

const TEACHING: Act[] = ['class.see-learning', 'class.teach', 'schedule.see', 'roster.edit']

const LESSONS: Act[] = ['lesson-plan.edit', 'lesson-plan.play']

const RUNNING_SCHOOL: Act[] = ['school.read', 'school.contribute', 'school.edit', 'school.answer']

/** Every standing there is, by its name. */
const STANDINGS: Record<string, [Standing, Act[]]> = {
  'a stranger': [adult, []],
  'the first guardian': [
    { ...adult, guardian: { kind: 'first', scopes: GUARDIAN_SCOPES, endsAt: null } },
    [
      'progress.see',
      ...CHILD_ACCOUNT,
      'data.export',
      'consent.decide',
      ...CHILD_IN_SPACES,
      'guardians.choose',
      'schedule.see',
    ],
  ],
  'another guardian with every scope': [
    { ...adult, guardian: { kind: 'invited', scopes: GUARDIAN_SCOPES, endsAt: NOW + 1 } },
    ['progress.see', ...CHILD_ACCOUNT, 'data.export', 'consent.decide', ...CHILD_IN_SPACES, 'schedule.see'],
  ],
  'another guardian who sees progress': [
    { ...adult, guardian: { kind: 'invited', scopes: ['see-progress'], endsAt: null } },
    ['progress.see', 'child.know', 'schedule.see'],
  ],
  'another guardian who manages the account': [
    { ...adult, guardian: { kind: 'invited', scopes: ['manage-account'], endsAt: null } },
    [...CHILD_ACCOUNT, 'child.join-family', 'child.leave-family', 'child.leave-class'],
  ],
  'another guardian who decides about consent': [
    { ...adult, guardian: { kind: 'invited', scopes: ['consent'], endsAt: null } },
    ['child.know', 'consent.decide', 'child.join-class', 'child.leave-class'],
  ],
  'a guardian whose time is over': [
    { ...adult, guardian: { kind: 'first', scopes: GUARDIAN_SCOPES, endsAt: NOW } },
    [],
  ],
  'a parent in a family': [
    inSpace('family', 'parent'),
    ['space.rename', 'space.add-child', 'space.choose-members', 'space.delete', ...TEACHING, ...LESSONS],
  ],
  'a student in a family': [inSpace('family', 'student'), ['schedule.see', 'lesson-plan.play']],
  'whoever opened a class': [
    { ...adult, membership: founding('class') },
    ['space.rename', 'space.add-child', 'space.choose-members', 'space.delete', ...TEACHING, ...LESSONS],
  ],
  'a teacher': [inSpace('class', 'teacher'), ['space.rename', 'space.add-child', ...TEACHING, ...LESSONS]],
  'an assistant': [inSpace('class', 'assistant'), ['space.rename', ...TEACHING, ...LESSONS]],
  'an assistant without view': [inSpace('class', 'assistant', ['create']), ['space.add-child', 'class.teach']],
  'a teacher who may only look': [
    inSpace('class', 'teacher', ['view']),
    ['class.see-learning', 'schedule.see', 'lesson-plan.play'],
  ],
  'a parent who may only look': [
    inSpace('family', 'parent', ['view']),
    ['class.see-learning', 'schedule.see', 'lesson-plan.play'],
  ],
  'a student in a class': [inSpace('class', 'student'), ['schedule.see', 'lesson-plan.play']],
  'a founder': [
    inSpace('school', 'founder'),
    [
      'space.rename',
      'space.add-child',
      'space.choose-members',
      'space.delete',
      'school.open-class',
      ...RUNNING_SCHOOL,
      'school.found',
      'schedule.see',
      'lesson-plan.play',
    ],
  ],
  'a co-founder': [
    inSpace('school', 'co-founder'),
    [
      'space.rename',
      'space.add-child',
      'space.choose-members',
      'school.open-class',
      ...RUNNING_SCHOOL,
      'schedule.see',
      'lesson-plan.play',
    ],
  ],
  'a teacher of a school': [
    inSpace('school', 'teacher'),
    [
      'space.rename',
      'space.add-child',
      'school.open-class',
      'school.read',
      'school.contribute',
      'school.rate',
      'schedule.see',
      'lesson-plan.play',
    ],
  ],
  'a member of a school': [
    inSpace('school', 'member'),
    ['school.read', 'school.rate', 'schedule.see', 'lesson-plan.play'],
  ],
  staff: [{ ...adult, staff: { secondFactor: true } }, ['platform.administer']],
  'staff without a second factor': [{ ...adult, staff: { secondFactor: false } }, []],
  'a learner': [
    { ...adult, isSelf: true },
    [
      'progress.see',
      'answers.record',
      'assistant.ask',
      'own-login.choose',
      'own-data.decide',
      'own-membership.end',
      'model.choose',
      'voice.record',
      'others.answer-for',
      'community.take-part',
      'calendar.follow',
      'notifications.read',
      'lesson-plan.make',
      ...LESSONS,
      'partnership.decide',
      'market.use',
      'market.publish',
    ],
  ],
}

for (const [name, [standing, acts]] of Object.entries(STANDINGS)) {
  test(`permissions: ${name} may ${acts.join(', ') || 'nothing'} [ASVS V8.1.1]`, () => {
    expect(allowed(standing)).toEqual(acts)
  })
}

test('person who isn’t logged in: may do nothing, whatever the request says', () => {
  const everything: Standing = {
    ageBand: null,
    now: NOW,
    isSelf: true,
    staff: { secondFactor: true },
    guardian: { kind: 'first', scopes: GUARDIAN_SCOPES, endsAt: null },
    membership: { kind: 'class', role: 'teacher', tags: PERMISSION_TAGS },
  }
  expect(allowed(everything)).toEqual([])
  for (const ageBand of ['child', 'teen'] as const)
    expect(allowed({ ...everything, ageBand })).toEqual([
      'progress.see',
      'answers.record',
      'assistant.ask',
      'schedule.see',
      'lesson-plan.play',
    ])
})

test('space without tags: allows nothing, in any role of any space', () => {
  for (const kind of SPACE_KINDS)
    for (const role of SPACE_ROLES) expect([kind, role, allowed(inSpace(kind, role, []))]).toEqual([kind, role, []])
})
