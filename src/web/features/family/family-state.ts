import type { FieldCode } from '#contract/errors.ts'
import type { Member, Space } from '#contract/spaces-schemas.ts'
import { needsGuardian, type AgeBand } from '#core/people/age-bands.ts'
import { MINOR_TAGS, PERMISSION_TAGS, type PermissionTag } from '#core/permissions/spaces.ts'

/** Returns the tags that a person of that age can be given. */
export const tagsFor = (band: AgeBand): readonly PermissionTag[] => (needsGuardian(band) ? MINOR_TAGS : PERMISSION_TAGS)

/** Tells whether whoever looks has these tags in the space. */
export const has = ({ own }: Pick<Space, 'own'>, ...tags: readonly PermissionTag[]): boolean =>
  own !== null && tags.every((tag) => own.tags.includes(tag))

/** Ticks or unticks a tag; the order stays that of the list. */
export const toggleTag = (tags: readonly PermissionTag[], tag: PermissionTag, on: boolean): PermissionTag[] =>
  PERMISSION_TAGS.filter((one) => (one === tag ? on : tags.includes(one)))

/** Children of one's own that are not in the family yet. */
export const childrenOutside = <Child extends { id: string }>(
  children: readonly Child[],
  members: readonly Pick<Member, 'id'>[],
): Child[] => children.filter(({ id }) => !members.some((member) => member.id === id))

export const checkTags = (tags: readonly PermissionTag[]): { tags?: FieldCode } =>
  tags.length === 0 ? { tags: 'missing' } : {}
