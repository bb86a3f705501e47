import '../../ui/fields.css'
import { useState, type ReactNode } from 'react'
import type { CallOf } from '#contract/call-of.ts'
import { schoolsCalls as calls } from '#contract/schools.ts'
import type { LinkedSchool } from '#contract/schools-schemas.ts'
import { useCallMutation, useCallQuery } from '../../parts/dashboard/call-query.ts'
import { EmptyNote } from '../../parts/dashboard/empty-note.tsx'
import { Loaded } from '../../parts/dashboard/loaded.tsx'
import { useRested } from '../../parts/dashboard/search-field.tsx'
import { failureText } from '../../platform/forms/failure-text.ts'
import { FormError } from '../../platform/forms/field.tsx'
import { t } from '../../platform/i18n/translate.ts'
import { Link } from '../../platform/router.tsx'
import { linkedWith, NETWORK_SIZE, placeSchools } from './network-layout.ts'
import css from './schools.module.css'

type Network = CallOf<'getSchoolNetwork'>['output']
type Drawn = Pick<Network, 'schools' | 'links'>

/** Longest name in the drawing; the list beside it has the whole. */
const LONGEST_NAME = 20

const shortName = (name: string): string =>
  [...name].length > LONGEST_NAME ? `${[...name].slice(0, LONGEST_NAME - 1).join('')}…` : name

/** Draws schools as points and links as lines. The list beside it says the same in words. */
function NetworkPicture({ schools, links }: Drawn): ReactNode {
  const places = placeSchools(schools.map(({ id }) => id))
  return (
    <svg
      className={css['picture-of-network']}
      viewBox={`0 0 ${NETWORK_SIZE.width} ${NETWORK_SIZE.height}`}
      aria-hidden="true"
      focusable="false"
    >
      {links.map(({ from, to }) => {
        const [one, other] = [places.get(from), places.get(to)]
        return one && other ? <line key={`${from} ${to}`} x1={one.x} y1={one.y} x2={other.x} y2={other.y} /> : null
      })}
      {schools.map(({ id, name, isOwn }) => {
        const place = places.get(id)
        if (!place) return null
        return (
          <g key={id} className={isOwn ? css['own-node'] : css['node']}>
            <circle cx={place.x} cy={place.y} r={isOwn ? 13 : 10} />
            <text x={place.x} y={place.y + 30} textAnchor="middle">
              {shortName(name)}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

/** Lists schools with the schools that each is linked with. The sample's have no links to pages. */
function NetworkList({
  schools,
  links,
  founded,
  onEnd,
}: Drawn & { founded: readonly LinkedSchool[]; onEnd?: (spaceId: string, otherId: string) => void }): ReactNode {
  return (
    <ul className={css['list']}>
      {schools.map((school) => (
        <li key={school.id}>
          <h3>{onEnd ? <Link href={`/dashboard/schools/${school.id}`}>{school.name}</Link> : school.name}</h3>
          <p className="muted small">
            {school.location}, {t(`schools.region.${school.region}`)}
            {school.isOwn ? ` · ${t('schools.ownSchool')}` : ''}
          </p>
          <ul className={css['linked']} aria-label={t('schools.linkedWith', { name: school.name })}>
            {linkedWith(school.id, schools, links).map((other) => (
              <li key={other.id} className="row wrap">
                <span>{other.name}</span>
                {onEnd && founded.some(({ id }) => id === school.id) ? (
                  <button
                    type="button"
                    className="button quiet"
                    aria-label={t('schools.endLinkWith', { name: other.name })}
                    onClick={() => onEnd(school.id, other.id)}
                  >
                    {t('schools.endLink')}
                  </button>
                ) : null}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

/** Picture and list of the same network. */
export const NetworkView = ({
  network,
  onEnd,
}: {
  network: Drawn & { founded: readonly LinkedSchool[] }
  onEnd?: (spaceId: string, otherId: string) => void
}): ReactNode => (
  <div className={css['network']}>
    <section className="card" aria-label={t('schools.networkPicture')}>
      <NetworkPicture {...network} />
      <p className="muted small">{t('schools.networkText')}</p>
    </section>
    <section className="card stack" aria-labelledby="linked-schools">
      <h2 id="linked-schools">{t('schools.linkedSchools')}</h2>
      <NetworkList {...network} {...(onEnd && { onEnd })} />
    </section>
  </div>
)

/** Requests that the reader may answer or take back. */
function Requests({ requests }: Pick<Network, 'requests'>): ReactNode {
  const answer = useCallMutation<'answerSchoolLink'>(calls.answerSchoolLink)
  const end = useCallMutation<'endSchoolLink'>(calls.endSchoolLink)
  if (requests.length === 0) return null
  return (
    <section className="card stack" aria-labelledby="link-requests">
      <h2 id="link-requests">{t('schools.linkRequests')}</h2>
      <ul className={css['list']}>
        {requests.map(({ own, other, isAsked }) => {
          const both = { spaceId: own.id, otherId: other.id }
          const names = { own: own.name, other: other.name }
          return (
            <li key={`${own.id} ${other.id}`} className="row wrap spread">
              <p>{t(isAsked ? 'schools.asksYou' : 'schools.youAsked', names)}</p>
              <span className="row wrap">
                {isAsked ? (
                  <>
                    <button
                      type="button"
                      className="button"
                      aria-label={t('schools.agreeTo', names)}
                      onClick={() => answer.mutate({ ...both, isAgreed: true })}
                    >
                      {t('schools.agree')}
                    </button>
                    <button
                      type="button"
                      className="button outlined"
                      aria-label={t('schools.declineTo', names)}
                      onClick={() => answer.mutate({ ...both, isAgreed: false })}
                    >
                      {t('schools.decline')}
                    </button>
                  </>
                ) : (
                  <button
                    type="button"
                    className="button outlined"
                    aria-label={t('schools.withdrawLinkTo', names)}
                    onClick={() => end.mutate(both)}
                  >
                    {t('schools.withdraw')}
                  </button>
                )}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Form with which a founder asks another school for a link. */
function AskLink({ founded }: { founded: readonly LinkedSchool[] }): ReactNode {
  const [ownId, setOwnId] = useState(founded[0]?.id ?? '')
  const [search, setSearch] = useState('')
  const rested = useRested(search)
  const found = useCallQuery<'listSchools'>(
    calls.listSchools,
    { search: rested, region: null, page: 0 },
    { enabled: rested.trim() !== '' },
  )
  const { mutate, error, isSuccess } = useCallMutation<'askSchoolLink'>(calls.askSchoolLink)
  const others = rested.trim() === '' ? [] : (found.data?.schools ?? []).filter(({ id }) => id !== ownId)
  return (
    <section className="card stack" aria-labelledby="ask-link">
      <h2 id="ask-link">{t('schools.askLink')}</h2>
      <p>{t('schools.askLinkText')}</p>
      <div className={css['pair']}>
        <label className="field">
          <span>{t('schools.ownSchool')}</span>
          <select className="select" value={ownId} onChange={(event) => setOwnId(event.target.value)}>
            {founded.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          <span>{t('schools.otherSchool')}</span>
          <input
            className="input"
            type="search"
            autoComplete="off"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </label>
      </div>
      <ul className={css['list']}>
        {others.map(({ id, name, location }) => (
          <li key={id} className="row wrap spread">
            <span>
              <b>{name}</b> <span className="muted small">{location}</span>
            </span>
            <button
              type="button"
              className="button outlined"
              aria-label={t('schools.askOf', { name })}
              onClick={() => {
                setSearch('')
                mutate({ spaceId: ownId, otherId: id })
              }}
            >
              {t('schools.ask')}
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="small">
        {isSuccess ? t('schools.asked') : ''}
      </p>
      <FormError text={error ? failureText(error.failure) : undefined} />
    </section>
  )
}

/** Tab with the network of schools: a picture, the same as a list, and what founders do about links. */
export function NetworkPanel(): ReactNode {
  const query = useCallQuery<'getSchoolNetwork'>(calls.getSchoolNetwork, {})
  const end = useCallMutation<'endSchoolLink'>(calls.endSchoolLink)
  return (
    <Loaded query={query} lines={8}>
      {(network) => (
        <div className="stack">
          <Requests requests={network.requests} />
          {network.schools.length === 0 ? (
            <EmptyNote title={t('schools.noNetwork')}>
              <p className="muted">{t('schools.noNetworkText')}</p>
            </EmptyNote>
          ) : (
            <NetworkView network={network} onEnd={(spaceId, otherId) => end.mutate({ spaceId, otherId })} />
          )}
          {network.founded.length === 0 ? null : <AskLink founded={network.founded} />}
        </div>
      )}
    </Loaded>
  )
}
