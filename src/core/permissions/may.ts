import { needsGuardian, type AgeBand } from '#core/people/age-bands.ts'
import {
  mayChooseGuardians,
  mayForChild,
  relationStands,
  type GuardianRelation,
  type GuardianScope,
} from '#core/permissions/guardian-scopes.ts'
import {
  SPACE_ROLES,
  type Membership,
  type PermissionTag,
  type SpaceKind,
  type SpaceRole,
} from '#core/permissions/spaces.ts'

/**
 * Relation of a person to the target of an act. A missing field means no relation: roles always refer to something
 * (product decisions, section 2).
 */
export type Standing = {
  /** Age band of the person; null without a login. */
  ageBand: AgeBand | null
  /** Time of the act, in milliseconds since 1970. */
  now: number
  /** True if the act is about the actor's own account. */
  isSelf?: boolean
  /** Guardian of the child that it is about. */
  guardian?: GuardianRelation | undefined
  /** Member of the space that it is about, or that the learner it is about is in. */
  membership?: Membership | undefined
  /** Staff role; without a second factor in this session it counts for nothing. */
  staff?: { secondFactor: boolean }
}

type Grant = (standing: Standing) => boolean

const self: Grant = ({ isSelf }) => isSelf === true
const staff: Grant = ({ staff: role }) => role?.secondFactor === true
const anyGuardian: Grant = ({ guardian: relation, now }) => relationStands(relation, now)
const firstGuardian: Grant = ({ guardian, now }) => mayChooseGuardians(guardian, now)
/** Lets a guardian act whose relation has all of these scopes: no scope stands in for another. */
const guardian =
  (...scopes: readonly GuardianScope[]): Grant =>
  ({ guardian: relation, now }) =>
    scopes.every((scope) => mayForChild(relation, scope, now))
const member =
  (...tags: readonly PermissionTag[]): Grant =>
  ({ membership }) =>
    membership !== undefined && tags.every((tag) => membership.tags.includes(tag))
const memberAs =
  (kind: SpaceKind, roles: readonly SpaceRole[], ...tags: readonly PermissionTag[]): Grant =>
  ({ membership }) =>
    membership?.kind === kind && roles.includes(membership.role) && tags.every((tag) => membership.tags.includes(tag))

/** Roles that teach a class. */
const TEACHING: readonly SpaceRole[] = ['teacher', 'assistant']

/** Lets a parent in a family act who has one of these tags. */
const parentWith = (...tags: readonly PermissionTag[]): readonly Grant[] =>
  tags.map((tag) => memberAs('family', ['parent'], tag))

/** Table of permissions. An act is allowed if one of its grants applies, and otherwise to nobody. */
const GRANTS = {
  'progress.see': [self, guardian('see-progress')],
  'answers.record': [self],
  'assistant.ask': [self],
  // An adult's own affairs: their login, copy, account, memberships and voice, the language model for their own
  // questions, and answering for children and groups.
  'own-login.choose': [self],
  'own-data.decide': [self],
  'own-membership.end': [self],
  'model.choose': [self],
  'voice.record': [self],
  'others.answer-for': [self],
  'community.take-part': [self],
  'child.know': [anyGuardian],
  'child.correct': [guardian('manage-account')],
  'child.limit': [guardian('manage-account')],
  'login.change': [guardian('manage-account')],
  // A copy holds everything that the child learnt.
  'data.export': [guardian('manage-account', 'see-progress')],
  'consent.decide': [guardian('consent')],
  'child.join-family': [guardian('manage-account')],
  // A class or a school learns of the child: that is a matter of consent.
  'child.join-class': [guardian('consent')],
  'child.leave-family': [guardian('manage-account')],
  'child.leave-class': [guardian('consent'), guardian('manage-account')],
  'guardians.choose': [firstGuardian],
  'space.rename': [member('edit')],
  'space.add-child': [member('create')],
  'space.choose-members': [member('admin')],
  'space.delete': [
    memberAs('family', SPACE_ROLES, 'delete', 'admin'),
    memberAs('class', SPACE_ROLES, 'delete', 'admin'),
    memberAs('school', ['founder'], 'delete', 'admin'),
  ],
  'school.open-class': [memberAs('school', ['founder', 'co-founder', 'teacher'], 'create')],
  // Everybody in a school reads it; nobody under 18 does, because its members are strangers to them.
  'school.read': [memberAs('school', SPACE_ROLES, 'view'), memberAs('school', SPACE_ROLES, 'create')],
  'school.contribute': [memberAs('school', ['founder', 'co-founder', 'teacher'], 'create')],
  'school.edit': [memberAs('school', ['founder', 'co-founder'], 'edit')],
  'school.answer': [memberAs('school', ['founder', 'co-founder'], 'admin')],
  'school.found': [memberAs('school', ['founder'], 'admin')],
  // Those who run a school don't rate it.
  'school.rate': [memberAs('school', ['teacher', 'member'], 'view')],
  // Only those who teach a class see its learning; a school's founder doesn't. In a family the guardian's
  // scope decides about each child as well.
  'class.see-learning': [memberAs('class', TEACHING, 'view'), ...parentWith('view', 'edit')],
  'class.teach': [
    memberAs('class', TEACHING, 'create'),
    memberAs('class', TEACHING, 'edit'),
    ...parentWith('create', 'edit'),
  ],
  // A schedule says where people are and when: it is for the members, and for guardians who see what the child learns.
  'schedule.see': [member('view'), member('edit'), guardian('see-progress')],
  // The secret address of an own calendar.
  'calendar.follow': [self],
  'roster.edit': [memberAs('class', TEACHING, 'edit'), ...parentWith('edit')],
  // What an adult is told; people under 18 get no notifications.
  'notifications.read': [self],
  // Lessons of the builder: an adult makes them; teachers of a space edit what is shared with them; its members play.
  'lesson-plan.make': [self],
  'lesson-plan.edit': [self, memberAs('class', TEACHING, 'edit'), ...parentWith('edit')],
  'lesson-plan.play': [self, member('view'), member('edit')],
  // Partners and ambassadors: charter, application, referral codes.
  'partnership.decide': [self],
  // The market: an adult finds and rates resources, and publishes own ones. Nothing of it is for children.
  'market.use': [self],
  'market.publish': [self],
  'platform.administer': [staff],
} as const satisfies Record<string, readonly Grant[]>

/** Name of an act that permissions decide about. */
export type Act = keyof typeof GRANTS

export const ACTS = Object.keys(GRANTS) as readonly Act[]

/** Acts of people under 18. Everything else is for adults. */
const FOR_MINORS: readonly Act[] = [
  'progress.see',
  'answers.record',
  'assistant.ask',
  'lesson-plan.play',
  'schedule.see',
]

/** Tells whether somebody may do this. An act that the list lacks, and a person who is not logged in, are refused. */
export const may = (act: Act, standing: Standing): boolean =>
  standing.ageBand !== null &&
  (!needsGuardian(standing.ageBand) || FOR_MINORS.includes(act)) &&
  GRANTS[act].some((grant) => grant(standing))

/** Joins the act of bringing a child into a space of this kind. */
export const joinAct = (kind: SpaceKind): Act => (kind === 'family' ? 'child.join-family' : 'child.join-class')

/** Returns the act of taking a child out of a space of this kind. */
export const leaveAct = (kind: SpaceKind): Act => (kind === 'family' ? 'child.leave-family' : 'child.leave-class')
