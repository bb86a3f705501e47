import { useState, type ReactNode } from 'react'
import { schoolsCalls as calls } from '#contract/schools.ts'
import type { School } from '#contract/schools-schemas.ts'
import { isolateName } from '#core/people/isolate-name.ts'
import { MOST_STARS } from '#core/schools/schools.ts'
import { signInStore } from '../../parts/account/account-store.ts'
import { AnnouncementsPanel } from '../../parts/classes/announcements-panel.tsx'
import { refreshCalls, useCallMutation, useCallQuery } from '../../parts/dashboard/call-query.ts'
import { Loaded } from '../../parts/dashboard/loaded.tsx'
import { useSample } from '../../parts/dashboard/sample.ts'
import { TabSet, type TabItem } from '../../parts/dashboard/tab-set.tsx'
import { callApi } from '../../platform/call-api.ts'
import { useStore } from '../../platform/create-store.ts'
import { t } from '../../platform/i18n/translate.ts'
import { Link } from '../../platform/router.tsx'
import { JoinButton } from './join-button.tsx'
import { Focus, OwnPlace, SchoolBand, SchoolCards, SchoolFigures } from './school-card.tsx'
import { SchoolClasses } from './school-classes.tsx'
import { sentSchool, typedSchool } from './school-form-state.ts'
import { SchoolForm } from './school-form.tsx'
import { SchoolMembers } from './school-members.tsx'
import { SchoolRequests } from './school-requests.tsx'
import { SchoolResources } from './school-resources.tsx'
import { sampleSchools } from './sample-schools.ts'
import css from './schools.module.css'

type Tab = 'announcements' | 'resources' | 'classes' | 'members' | 'requests'

/** Roles that run a school. */
const RUNNING: readonly unknown[] = ['founder', 'co-founder']

const runs = ({ membership }: School): boolean => RUNNING.includes(membership?.role)

/** Stars of the reader, as one choice of five. */
function OwnStars({ school }: { school: School }): ReactNode {
  const { mutate } = useCallMutation<'rateSchool'>(calls.rateSchool)
  return (
    <fieldset className={css['group']}>
      <legend>{t('schools.ownRating')}</legend>
      <div className="row wrap">
        {Array.from({ length: MOST_STARS }, (_, at) => at + 1).map((stars) => (
          <button
            key={stars}
            type="button"
            className="chip"
            aria-pressed={school.ownStars === stars}
            onClick={() => mutate({ spaceId: school.id, stars: school.ownStars === stars ? null : stars })}
          >
            {t('schools.stars', { count: stars })}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

const listTabs = (school: School): readonly TabItem<Tab>[] => [
  {
    id: 'announcements',
    name: t('schools.announcements'),
    content: () => (
      <AnnouncementsPanel spaceId={school.id} mayWrite={runs(school) || school.membership?.role === 'teacher'} />
    ),
  },
  { id: 'resources', name: t('schools.resources'), content: () => <SchoolResources school={school} /> },
  { id: 'classes', name: t('schools.classes'), content: () => <SchoolClasses school={school} /> },
  { id: 'members', name: t('schools.members'), content: () => <SchoolMembers school={school} /> },
  ...(runs(school)
    ? [
        {
          id: 'requests',
          name: t('schools.requests'),
          count: school.membership?.pendingRequests ?? 0,
          content: () => <SchoolRequests school={school} />,
        } as const,
      ]
    : []),
]

function OneSchool({ school, isMember }: { school: School; isMember: boolean }): ReactNode {
  const [chosen, setChosen] = useState<Tab>('announcements')
  const [isEditing, setEditing] = useState(false)
  const role = school.membership?.role
  return (
    <div className={css['page']}>
      <section className={`card ${css['school']}`} aria-label={t('schools.about')}>
        <SchoolBand image={school.image} />
        <div className={css['body']}>
          <p>
            <Link className="link" href="/dashboard/schools">
              {t('schools.back')}
            </Link>
          </p>
          <div className="row wrap spread">
            <h1 tabIndex={-1}>{school.name}</h1>
            <span className="row wrap">
              <OwnPlace membership={school.membership} />
            </span>
          </div>
          <p className="muted">
            {t(`schools.type.${school.type}`)} · {school.location}, {t(`schools.region.${school.region}`)}
          </p>
          <p className={css['description']}>{school.description}</p>
          <Focus focus={school.focus} />
          <SchoolFigures school={school} />
          <JoinButton school={school} />
          {role === 'member' || role === 'teacher' ? <OwnStars school={school} /> : null}
          {runs(school) ? (
            <p>
              <button type="button" className="button outlined" onClick={() => setEditing(true)}>
                {t('schools.edit')}
              </button>
            </p>
          ) : null}
        </div>
      </section>
      {isMember ? (
        <TabSet label={school.name} items={listTabs(school)} chosen={chosen} onChoose={setChosen} />
      ) : (
        <p className="muted">{t('schools.membersOnly', { name: isolateName(school.name) })}</p>
      )}
      {isEditing ? (
        <SchoolForm
          title={t('schools.edit')}
          submit={t('schools.save')}
          first={typedSchool(school)}
          send={(typed) => callApi<'changeSchool'>(calls.changeSchool, { spaceId: school.id, ...sentSchool(typed) })}
          onDone={() => {
            setEditing(false)
            void refreshCalls()
          }}
          onClose={() => setEditing(false)}
        />
      ) : null}
    </div>
  )
}

function LoadSchool({ spaceId }: { spaceId: string }): ReactNode {
  const query = useCallQuery<'getSchool'>(calls.getSchool, { spaceId })
  if (query.error && ['not-found', 'invalid-input'].includes(query.error.failure.code))
    return (
      <div className="stack">
        <h1 tabIndex={-1}>{t('schools.notHere')}</h1>
        <p>
          <Link className="link" href="/dashboard/schools">
            {t('schools.back')}
          </Link>
        </p>
      </div>
    )
  return (
    <Loaded query={query} lines={8}>
      {(found) => <OneSchool {...found} />}
    </Loaded>
  )
}

/** Page of one school: what everybody can know of it, and what its members share. */
export default function SchoolPage({ parameter = '' }: { parameter?: string }): ReactNode {
  const signIn = useStore(signInStore)
  const sample = useSample()
  if (sample)
    return (
      <div className="stack">
        <h1 tabIndex={-1}>{t('schools.title')}</h1>
        <SchoolCards schools={sampleSchools(sample)} isSample />
      </div>
    )
  if (signIn.status !== 'signed-in') return null
  return <LoadSchool key={parameter} spaceId={parameter} />
}
