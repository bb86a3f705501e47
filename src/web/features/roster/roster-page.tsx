import { useState, type ReactNode } from 'react'
import { rosterCalls as calls } from '#contract/roster.ts'
import type { AccountDoubt, RosterGroup } from '#contract/roster-schemas.ts'
import { useCallMutation, useCallQuery } from '../../parts/dashboard/call-query.ts'
import { UserPlusIcon } from '../../parts/dashboard/dashboard-icons.tsx'
import { gradeName } from '../../parts/dashboard/grade-name.ts'
import { Loaded } from '../../parts/dashboard/loaded.tsx'
import { useSample, type Sample } from '../../parts/dashboard/sample.ts'
import { useRested } from '../../parts/dashboard/search-field.tsx'
import { callApi } from '../../platform/call-api.ts'
import { failureText } from '../../platform/forms/failure-text.ts'
import { FormError } from '../../platform/forms/field.tsx'
import { t } from '../../platform/i18n/translate.ts'
import { Link } from '../../platform/router.tsx'
import {
  filterRows,
  listInput,
  NO_FILTER,
  sampleRows,
  tilesOf,
  type RosterFilter,
  type RosterRow,
} from './roster-state.ts'
import { RosterView } from './roster-view.tsx'
import css from './roster.module.css'
import { saveRosterFile } from './save-roster-file.ts'
import { EditStudent, StudentDialog } from './student-dialog.tsx'

/** Asks whose account it is that joined with an address of several students, such as twins. */
function Doubt({ doubt }: { doubt: AccountDoubt }): ReactNode {
  const join = useCallMutation<'joinStudent'>(calls.joinStudent)
  const decide = (enteredId: string | null): void => join.mutate({ spaceId: doubt.spaceId, id: doubt.id, enteredId })
  return (
    <li className="stack">
      <p>{t('roster.doubt', { name: doubt.name })}</p>
      <p className={css['buttons']}>
        {doubt.candidates.map(({ id, name, grade }) => (
          <button key={id} type="button" className="button outlined" onClick={() => decide(id)}>
            {grade === null ? name : `${name}, ${gradeName(grade)}`}
          </button>
        ))}
        <button type="button" className="button outlined" onClick={() => decide(null)}>
          {t('roster.noneOfThese')}
        </button>
      </p>
      {join.error ? <FormError text={failureText(join.error.failure)} /> : null}
    </li>
  )
}

function Export({ groups, chosen }: { groups: readonly RosterGroup[]; chosen: string }): ReactNode {
  const [failure, setFailure] = useState<string>()
  const group = groups.find(({ id }) => id === chosen) ?? (groups.length === 1 ? groups[0] : undefined)
  const save = async (): Promise<void> => {
    if (!group) return setFailure(t('roster.chooseGroup'))
    const result = await callApi<'exportStudents'>(calls.exportStudents, { spaceId: group.id })
    setFailure(result.ok ? undefined : failureText(result))
    if (result.ok) saveRosterFile(result.output.students, group.name)
  }
  return (
    <>
      <button type="button" className="button outlined" onClick={() => void save()}>
        {t('roster.export')}
      </button>
      <FormError text={failure} />
    </>
  )
}

/** The sample's students, which search and filters narrow like real ones. */
function SampleRoster({ sample }: { sample: Sample }): ReactNode {
  const [filter, setFilter] = useState<RosterFilter>(NO_FILTER)
  const all = sampleRows(sample.students)
  const rows = filterRows(all, filter)
  return (
    <div className={css['page']}>
      <RosterView
        rows={rows}
        tiles={tilesOf(all, new Date())}
        grades={all.flatMap(({ grade }) => grade ?? [])}
        groups={[]}
        filter={filter}
        found={rows.length}
        onFilter={setFilter}
      />
    </div>
  )
}

/** Shows the students of one's classes and family, and changes them. */
export default function RosterPage(): ReactNode {
  const sample = useSample()
  return sample ? <SampleRoster sample={sample} /> : <OwnRoster />
}

function OwnRoster(): ReactNode {
  const [filter, setFilter] = useState<RosterFilter>(NO_FILTER)
  const [adding, setAdding] = useState(false)
  const [editing, setEditing] = useState<RosterRow>()
  const search = useRested(filter.search)
  const query = useCallQuery<'listStudents'>(calls.listStudents, listInput({ ...filter, search }), {
    keepBefore: true,
  })
  return (
    <Loaded query={query} lines={8}>
      {({ students, found, tiles, grades, groups, doubts }) => {
        const editable = groups.filter(({ mayEdit }) => mayEdit)
        return (
          <div className={css['page']}>
            {editable.length === 0 ? (
              <p className="muted">{t(groups.length === 0 ? 'roster.noGroups' : 'roster.lookOnly')}</p>
            ) : null}
            <div className={css['buttons']}>
              {editable.length > 0 ? (
                <>
                  <button type="button" className="button" onClick={() => setAdding(true)}>
                    <UserPlusIcon />
                    {t('roster.add')}
                  </button>
                  <Link href="/dashboard/roster/import" className="button outlined">
                    {t('roster.import')}
                  </Link>
                </>
              ) : null}
              {groups.length > 0 ? <Export groups={groups} chosen={filter.spaceId} /> : null}
            </div>
            {doubts.length > 0 ? (
              <section className="card stack" aria-labelledby="doubts">
                <h2 id="doubts">{t('roster.doubts')}</h2>
                <ul className={css['doubts']}>
                  {doubts.map((doubt) => (
                    <Doubt key={doubt.id} doubt={doubt} />
                  ))}
                </ul>
              </section>
            ) : null}
            <RosterView
              rows={students}
              tiles={tiles}
              grades={grades}
              groups={groups}
              filter={filter}
              found={found}
              onFilter={setFilter}
              onEdit={setEditing}
              {...(editable.length > 0 ? { onAdd: () => setAdding(true) } : {})}
            />
            {adding ? (
              <StudentDialog groups={editable} onClose={() => setAdding(false)} onSaved={() => setAdding(false)} />
            ) : null}
            {editing ? (
              <EditStudent
                spaceId={editing.spaceId}
                id={editing.id}
                onClose={() => setEditing(undefined)}
                onSaved={() => setEditing(undefined)}
              />
            ) : null}
          </div>
        )
      }}
    </Loaded>
  )
}
