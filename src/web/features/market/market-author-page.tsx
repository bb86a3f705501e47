import '../../ui/feedback.css'
import '../../ui/tag.css'
import { useState, type ReactNode } from 'react'
import type { CallOf } from '#contract/call-of.ts'
import { marketCalls as calls } from '#contract/market.ts'
import { uuidV7 } from '#core/identifiers/uuid-v7.ts'
import { refreshCalls, useCallQuery } from '../../parts/dashboard/call-query.ts'
import { ConfirmButton } from '../../parts/dashboard/confirm-button.tsx'
import { PlusIcon } from '../../parts/dashboard/dashboard-icons.tsx'
import { DataTable, type Column } from '../../parts/dashboard/data-table.tsx'
import { EmptyNote } from '../../parts/dashboard/empty-note.tsx'
import { Loaded } from '../../parts/dashboard/loaded.tsx'
import { useSample } from '../../parts/dashboard/sample.ts'
import { callApi } from '../../platform/call-api.ts'
import { currentLanguage, t } from '../../platform/i18n/translate.ts'
import { Link, navigate, useQuery } from '../../platform/router.tsx'
import { sampleCards, type OwnResource } from './market-state.ts'
import { priceText, ResourceCards } from './resource-card.tsx'
import { ResourceForm } from './resource-form.tsx'

const HERE = '/dashboard/market-author'

type Listed = CallOf<'listOwnResources'>['output']['resources'][number]

const newId = (): string => uuidV7(Date.now(), crypto.getRandomValues(new Uint8Array(10)))

const withdraw = async (id: string): Promise<void> => {
  await callApi<'withdrawResource'>(calls.withdrawResource, { id })
  await refreshCalls()
}

/** State of a resource on the market, and that of a newer version beside it. */
const States = ({ state, versionState, liveVersion, version }: Listed): ReactNode => (
  <span className="row wrap">
    <span className={`tag ${state === 'published' ? 'ok' : state === 'taken-down' ? 'warn' : ''}`}>
      {t(`market.state.${state}`)}
    </span>
    {version === liveVersion ? null : <span className="tag">{t(`market.versionState.${versionState}`)}</span>}
  </span>
)

const columns = (): readonly Column<Listed>[] => [
  {
    id: 'title',
    name: t('market.field.title'),
    sortBy: ({ title }) => title,
    cell: ({ id, title, liveVersion }) =>
      liveVersion === null ? <b>{title}</b> : <Link href={`/dashboard/market/${id}`}>{title}</Link>,
  },
  { id: 'shelf', name: t('market.shelfName'), cell: ({ shelf }) => t(`market.shelf.${shelf}`) },
  { id: 'price', name: t('market.priceName'), isFigure: true, cell: ({ price }) => priceText(price) },
  { id: 'state', name: t('market.stateName'), cell: (listed) => <States {...listed} /> },
  { id: 'rating', name: t('market.ratingName'), isFigure: true, cell: ({ rating }) => rating ?? '–' },
  {
    id: 'downloads',
    name: t('market.downloadsName'),
    isFigure: true,
    sortBy: ({ downloads }) => downloads,
    cell: ({ downloads }) => downloads,
  },
  {
    id: 'acts',
    name: t('market.acts'),
    isAct: true,
    cell: ({ id, title, state }) => (
      <span className="row wrap">
        <Link className="button quiet" href={`${HERE}?edit=${id}`}>
          {t('market.edit')}
          <span className="visually-hidden"> {title}</span>
        </Link>
        {state === 'published' ? (
          <ConfirmButton
            className="button quiet"
            name={t('market.withdrawOf', { title })}
            text={t('market.withdrawText')}
            confirm={t('market.withdraw')}
            onConfirm={() => void withdraw(id)}
          >
            {t('market.withdraw')}
          </ConfirmButton>
        ) : null}
      </span>
    ),
  },
]

/** Decisions of staff about the versions of a resource, with their reasons. */
function Decisions({ own }: { own: OwnResource }): ReactNode {
  const decided = own.versions.filter(({ state }) => state !== 'draft')
  return (
    <>
      {own.takenDownFor === null ? null : (
        <p className="feedback warn">{t('market.takenDownFor', { reason: own.takenDownFor })}</p>
      )}
      {own.basedOn ? (
        <p className="small">
          {t('market.basedOn')}: {own.basedOn.title} · {t(`market.licence.${own.basedOn.licence}`)}
        </p>
      ) : null}
      {decided.length === 0 ? null : (
        <section className="card stack" aria-labelledby="versions">
          <h2 id="versions">{t('market.versions')}</h2>
          <ul className="stack">
            {decided.map(({ version, state, submittedAt, reason }) => (
              <li key={version}>
                <span className="row wrap">
                  <b>{t('market.versionOf', { version })}</b>
                  <span className="tag">{t(`market.versionState.${state}`)}</span>
                  {submittedAt === null ? null : (
                    <span className="small muted">
                      {new Date(submittedAt).toLocaleDateString(currentLanguage(), { dateStyle: 'medium' })}
                    </span>
                  )}
                </span>
                {reason === null ? null : <p>{t('market.reasonOf', { reason })}</p>}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** Form of a stored resource, with the decisions about it. */
function EditOwn({ id, onDone }: { id: string; onDone: () => void }): ReactNode {
  const query = useCallQuery<'getOwnResource'>(calls.getOwnResource, { id })
  return (
    <Loaded query={query} lines={6}>
      {(own) => (
        <>
          <Decisions own={own} />
          <ResourceForm key={own.id} id={id} own={own} onDone={onDone} />
        </>
      )}
    </Loaded>
  )
}

/** Lists the author's resources. */
function OwnList(): ReactNode {
  const [page, setPage] = useState(0)
  const query = useCallQuery<'listOwnResources'>(calls.listOwnResources, { page }, { keepBefore: true })
  return (
    <div className="stack">
      <p className="row wrap">
        <Link className="button" href={`${HERE}?new=${newId()}`}>
          <PlusIcon small />
          {t('market.create')}
        </Link>
        <Link className="button outlined" href="/dashboard/market">
          {t('market.toMarket')}
        </Link>
      </p>
      <Loaded query={query} lines={5}>
        {({ resources, total }) => (
          <DataTable
            label={t('market.works')}
            rows={resources}
            columns={columns()}
            rowKey={({ id }) => id}
            paging={{ page, total, onPage: setPage }}
            empty={
              <EmptyNote title={t('market.worksNone')}>
                <p className="muted">{t('market.worksNoneText')}</p>
              </EmptyNote>
            }
          />
        )}
      </Loaded>
    </div>
  )
}

/** Makes and publishes own resources. The queries `new` and `edit` open the form with the id of a resource. */
export default function MarketAuthorPage(): ReactNode {
  const query = new URLSearchParams(useQuery())
  const sample = useSample()
  if (sample) return <ResourceCards cards={sampleCards(sample)} isSample />
  const [created, edited] = [query.get('new'), query.get('edit')]
  const leave = (): void => navigate(HERE)
  if (created === null && edited === null) return <OwnList />
  return (
    <div className="stack">
      <p>
        <Link className="link" href={HERE}>
          ← {t('market.works')}
        </Link>
      </p>
      {edited === null ? (
        <ResourceForm key={created} id={created ?? ''} own={undefined} onDone={leave} />
      ) : (
        <EditOwn key={edited} id={edited} onDone={leave} />
      )}
    </div>
  )
}
