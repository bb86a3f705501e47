import '../../ui/fields.css'
import { useState, type ReactNode } from 'react'
import { assignmentsCalls as calls } from '#contract/assignments.ts'
import type { ListedAssignment } from '#contract/assignments-schemas.ts'
import type { CallOf } from '#contract/call-of.ts'
import css from '../../parts/assigning/assigning.module.css'
import { dayHere } from '../../parts/assigning/day-here.ts'
import { useCallQuery, refreshCalls } from '../../parts/dashboard/call-query.ts'
import { Loaded } from '../../parts/dashboard/loaded.tsx'
import { callApi } from '../../platform/call-api.ts'
import { Field, FormError } from '../../platform/forms/field.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { t } from '../../platform/i18n/translate.ts'
import { Link } from '../../platform/router.tsx'
import { areLevelsChosen, LevelField } from './level-field.tsx'
import { readPoints, sumOf } from './mark-state.ts'

type Place = { spaceId: string; assignmentId: string; learnerId: string; handInId: string }
type Shown = CallOf<'getHandIn'>['output']

function Answers({ answers }: { answers: Shown['answers'] }): ReactNode {
  if (answers.length === 0) return <p className="muted">{t('assignments.noAnswers')}</p>
  return (
    <ol className={css['answers']}>
      {answers.map(({ itemId, at, asked, answer, right, verdict, errorClass, verified }) => (
        <li key={`${itemId} ${at}`}>
          {asked === null ? null : <p className="muted small">{asked}</p>}
          <p>
            <b lang="xh">{answer}</b>{' '}
            <span className={`tag ${verdict === 'correct' || verdict === 'variant' ? 'ok' : 'warn'}`}>
              {verified ? t(`assignments.verdict.${verdict}`) : t('assignments.unchecked')}
            </span>{' '}
            {errorClass === null ? null : <span className="tag">{t(`progress.error.${errorClass}`)}</span>}
          </p>
          {right === null || verdict === 'correct' ? null : (
            <p className="small">
              {t('assignments.right')} <span lang="xh">{right}</span>
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}

/** Form of the mark: points, those of the rubric's lines, and a comment. */
function MarkForm({
  place,
  shown,
  assignment,
}: {
  place: Place
  shown: Shown
  assignment: ListedAssignment
}): ReactNode {
  const { mark } = shown.handIn
  const lines = assignment.rubric ?? []
  const [points, setPoints] = useState(mark?.points?.toString() ?? '')
  const [rubric, setRubric] = useState<readonly string[]>(lines.map((_, at) => String(mark?.rubric?.[at] ?? '')))
  const [comment, setComment] = useState(mark?.comment ?? '')
  const [done, setDone] = useState('')
  const { errors, failure, sending, submit } = useForm<'points' | 'rubric'>({
    fields: ['points', 'rubric'],
    check: () => ({
      ...(readPoints(points, assignment.points) === undefined ? { points: 'invalid' as const } : {}),
      ...(areLevelsChosen(rubric, lines) ? {} : { rubric: 'missing' as const }),
    }),
    send: async () => {
      const result = await callApi<'markHandIn'>(calls.markHandIn, {
        ...place,
        points: lines.length === 0 ? (readPoints(points, assignment.points) ?? null) : null,
        comment,
        rubric: lines.length === 0 ? null : lines.map((line, at) => readPoints(rubric[at] ?? '', line.points) ?? 0),
      })
      if (result.ok) setDone(t(result.output.isAgain ? 'assignments.markedAgain' : 'assignments.marked'))
      return result
    },
    onDone: () => void refreshCalls(),
  })
  return (
    <form className="stack" noValidate onSubmit={submit}>
      {lines.map(({ text, points: most }, at) => (
        <LevelField
          key={`${at} ${text}`}
          name={`rubric-${at}`}
          text={text}
          most={most}
          value={rubric[at] ?? ''}
          onChange={(value) => setRubric(rubric.map((one, index) => (index === at ? value : one)))}
        />
      ))}
      {errors.rubric === undefined ? null : (
        <p className="hint bad" role="alert">
          {t('assignments.wrong.levels')}
        </p>
      )}
      {lines.length === 0 ? null : (
        <p role="status">
          <b>{t('assignments.rubricPoints', { points: sumOf(rubric, lines), most: assignment.points })}</b>
        </p>
      )}
      {lines.length > 0 ? null : (
        <Field
          name="points"
          label={t('assignments.pointsOf', { most: assignment.points })}
          autoComplete="off"
          inputMode="numeric"
          value={points}
          error={errors.points}
          onChange={setPoints}
        />
      )}
      <label className="field">
        <span>{t('assignments.comment')}</span>
        <textarea
          className="input"
          rows={3}
          maxLength={1000}
          value={comment}
          onChange={({ target: { value } }) => setComment(value)}
        />
      </label>
      <FormError text={failure} />
      <p className="row wrap">
        <button type="submit" className="button" aria-disabled={sending}>
          {t('assignments.mark')}
        </button>
        <span role="status">{done}</span>
      </p>
    </form>
  )
}

/** Numbers of a hand-in: answered, right on the first try, and points that the answers give. */
function Counts({ handIn: { asked, checked, unchecked, right } }: Pick<Shown, 'handIn'>): ReactNode {
  return (
    <ul className={css['counts']}>
      {asked === null ? null : (
        <li>
          {t('assignments.answeredOf', { answered: checked + unchecked, asked })}
          {checked + unchecked < asked ? ` ${t('assignments.unansweredCount')}` : null}
        </li>
      )}
      {checked === 0 ? null : <li>{t('assignments.rightOf', { right, checked })}</li>}
      {unchecked === 0 ? null : <li>{t('assignments.uncheckedOf', { count: unchecked })}</li>}
    </ul>
  )
}

/** Mark as those read it who may look and not mark. */
function MarkShown({ shown: { handIn } }: { shown: Shown }): ReactNode {
  if (!handIn.mark) return <p className="muted">{t('assignments.noMark')}</p>
  const { comment, by } = handIn.mark
  return comment === '' ? null : (
    <blockquote>
      <p>{comment}</p>
      <p className="muted small">{by}</p>
    </blockquote>
  )
}

/** One hand-in that somebody reads and marks. A newer one is announced, and never takes its place by itself. */
export function HandInPanel({
  place,
  assignment,
  mayMark,
}: {
  place: Place
  assignment: ListedAssignment
  mayMark: boolean
}): ReactNode {
  const query = useCallQuery<'getHandIn'>(calls.getHandIn, place)
  return (
    <section className="card stack" aria-label={t('assignments.handIn')}>
      <Loaded query={query}>
        {(shown) => {
          const [newest] = shown.handIns
          return (
            <>
              <h2>{t('assignments.workOf', { name: shown.name, day: dayHere(shown.handIn.finishedAt) })}</h2>
              {newest && newest.id !== place.handInId ? (
                <p role="status">
                  {t('assignments.newer')}{' '}
                  <Link href={`?student=${place.learnerId}&work=${newest.id}`}>{t('assignments.openNewer')}</Link>
                </p>
              ) : null}
              <Counts handIn={shown.handIn} />
              <Answers answers={shown.answers} />
              {mayMark ? (
                <MarkForm key={place.handInId} place={place} shown={shown} assignment={assignment} />
              ) : (
                <MarkShown shown={shown} />
              )}
            </>
          )
        }}
      </Loaded>
    </section>
  )
}
