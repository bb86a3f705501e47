import '../../ui/fields.css'
import { useState, type ReactNode } from 'react'
import { classesCalls as calls, DESCRIPTION_LENGTH, MOST_WEEKS } from '#contract/classes.ts'
import type { ClassCard } from '#contract/classes-schemas.ts'
import { COURSE_LEVELS, type CourseLevel } from '#core/classes/courses.ts'
import { refreshCalls } from '../../parts/dashboard/call-query.ts'
import { FormDialog } from '../../parts/dashboard/form-dialog.tsx'
import { callApi } from '../../platform/call-api.ts'
import { Field } from '../../platform/forms/field.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { t } from '../../platform/i18n/translate.ts'
import css from './classes.module.css'

/** Weeks of a new course: about a school term. */
const USUAL_WEEKS = 10

/** Dialog that opens a class for enrolment, or closes it again. */
export function OfferForm({ card, onClose }: { card: ClassCard; onClose: () => void }): ReactNode {
  const { id: spaceId, offer } = card
  const [isOpen, setOpen] = useState(true)
  const [description, setDescription] = useState(offer?.description ?? '')
  const [level, setLevel] = useState<CourseLevel>(offer?.level ?? 'beginner')
  const [weeks, setWeeks] = useState(String(offer?.weeks ?? USUAL_WEEKS))
  const count = Number(weeks)
  const { errors, failure, sending, submit } = useForm<'description' | 'weeks'>({
    fields: ['description', 'weeks'],
    check: () =>
      isOpen
        ? {
            ...(description.trim() === '' ? { description: 'missing' as const } : {}),
            ...(Number.isInteger(count) && count > 0 && count <= MOST_WEEKS ? {} : { weeks: 'invalid' as const }),
          }
        : {},
    send: () =>
      callApi<'offerCourse'>(calls.offerCourse, {
        spaceId,
        offer: isOpen ? { description, level, weeks: count } : null,
      }),
    onDone: () => {
      onClose()
      void refreshCalls()
    },
  })
  return (
    <FormDialog
      title={t('classes.offer')}
      submit={t('classes.save')}
      onSubmit={submit}
      sending={sending}
      failure={failure}
      onClose={onClose}
    >
      <p>{t('classes.offerText')}</p>
      <label className="checkbox">
        <input type="checkbox" checked={isOpen} onChange={(event) => setOpen(event.target.checked)} />
        <span>{t('classes.offerIsOpen')}</span>
      </label>
      {isOpen ? (
        <>
          <label className="field">
            <span>{t('classes.description')}</span>
            <textarea
              id="description"
              className={css['text']}
              maxLength={DESCRIPTION_LENGTH}
              value={description}
              aria-invalid={errors.description !== undefined}
              {...(errors.description === undefined ? {} : { 'aria-describedby': 'description-error' })}
              onChange={(event) => setDescription(event.target.value.replaceAll('\n', ' '))}
            />
            {errors.description === undefined ? null : (
              <span id="description-error" className={`hint bad ${css['under']}`}>
                {t('classes.descriptionNeeded')}
              </span>
            )}
          </label>
          <div className={css['pair']}>
            <label className="field">
              <span>{t('classes.level')}</span>
              <select
                className="select"
                value={level}
                onChange={(event) =>
                  setLevel(COURSE_LEVELS.find((one) => one === event.target.value) ?? COURSE_LEVELS[0])
                }
              >
                {COURSE_LEVELS.map((one) => (
                  <option key={one} value={one}>
                    {t(`classes.level.${one}`)}
                  </option>
                ))}
              </select>
            </label>
            <Field
              name="weeks"
              label={t('classes.weeks')}
              autoComplete="off"
              inputMode="numeric"
              value={weeks}
              error={errors.weeks}
              onChange={setWeeks}
            />
          </div>
        </>
      ) : null}
    </FormDialog>
  )
}
