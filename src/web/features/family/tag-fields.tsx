import '../../ui/fields.css'
import type { ReactNode } from 'react'
import type { FieldCode } from '#contract/errors.ts'
import type { AgeBand } from '#core/people/age-bands.ts'
import { rolesFor, type PermissionTag, type SpaceRole } from '#core/permissions/spaces.ts'
import { t } from '../../platform/i18n/translate.ts'
import { tagsFor, toggleTag } from './family-state.ts'
import css from './family.module.css'

/** Role and permissions of a person in the family. */
export type Place = { role: SpaceRole; tags: PermissionTag[] }

/** The role, where there is a choice, and a tick for each tag. */
export function PlaceFields({
  place: { role, tags },
  ageBand,
  error,
  onChange,
}: {
  place: Place
  ageBand: AgeBand
  error: FieldCode | undefined
  onChange: (place: Place) => void
}): ReactNode {
  const roles = rolesFor('family', ageBand)
  return (
    <>
      {roles.length < 2 ? null : (
        <label className="field">
          <span>{t('family.roleLabel')}</span>
          <select
            className="select"
            value={role}
            onChange={(event) => onChange({ role: event.target.value as SpaceRole, tags })}
          >
            {roles.map((one) => (
              <option key={one} value={one}>
                {t(`family.role.${one as 'parent' | 'student'}`)}
              </option>
            ))}
          </select>
        </label>
      )}
      <fieldset className={css['ticks']}>
        <legend>
          <b>{t('family.tagsLabel')}</b>
        </legend>
        {tagsFor(ageBand).map((tag, index) => (
          <label key={tag} className="checkbox">
            <input
              id={index === 0 ? 'tags' : undefined}
              type="checkbox"
              checked={tags.includes(tag)}
              aria-invalid={error !== undefined}
              onChange={(event) => onChange({ role, tags: toggleTag(tags, tag, event.target.checked) })}
            />
            <span>{t(`family.tag.${tag}`)}</span>
          </label>
        ))}
      </fieldset>
      {error === undefined ? null : (
        <p className="hint bad">{t(error === 'missing' ? 'family.tagNeeded' : 'family.tagWrong')}</p>
      )}
    </>
  )
}

/** Tags as they are shown. */
export const Tags = ({ tags }: { tags: readonly PermissionTag[] }): ReactNode => (
  <ul className="flow">
    {tags.map((tag) => (
      <li key={tag} className="tag">
        {t(`family.tag.${tag}`)}
      </li>
    ))}
  </ul>
)
