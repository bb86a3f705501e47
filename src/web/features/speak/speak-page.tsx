import '../../ui/fields.css'
import { useState, type ReactNode } from 'react'
import type { CallOf } from '#contract/call-of.ts'
import { recordingsCalls } from '#contract/recordings.ts'
import { CONTENT_SECTION_IDS, type ContentSection } from '#core/sections/sections.ts'
import { matchesSearch } from '#core/search/matches-search.ts'
import { useStore } from '../../platform/create-store.ts'
import { signInStore } from '../../parts/account/account-store.ts'
import { useStaff } from '../../parts/account/use-staff.ts'
import { callApi } from '../../platform/call-api.ts'
import { loadSectionContent } from '../../parts/content/load-section-content.ts'
import { useLanguageWith } from '../../parts/content/language-abilities.ts'
import { t } from '../../platform/i18n/translate.ts'
import { openDialog } from '../../platform/open-dialog.ts'
import { Link } from '../../platform/router.tsx'
import { useFetched } from '../../platform/use-fetched.ts'
import { Khulu } from '../../ui/khulu.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { OwnRecordings } from './own-recordings.tsx'
import { SpeakWord } from './speak-word.tsx'
import css from './speak.module.css'

/** Words in one list: the search finds the others. */
const SHOWN = 20

/** Words of a section, to record one after another. */
function Words({ agreed, onSent }: { agreed: boolean; onSent: () => void }): ReactNode {
  const [section, setSection] = useState<ContentSection>('vocabulary')
  const [search, setSearch] = useState('')
  const language = useLanguageWith('items')
  const items = useFetched(`${language}/${section}`, () => loadSectionContent(language, section))
  const found =
    items.phase === 'ready' ? items.value.filter((item) => matchesSearch(search, [item.english, item.target])) : []
  return (
    <section className="stack" aria-labelledby="words">
      <h2 id="words">{t('speak.words')}</h2>
      <div className={css['choose']}>
        <label className="field">
          <span>{t('speak.section')}</span>
          <select
            className="select"
            value={section}
            onChange={(event) => setSection(event.target.value as ContentSection)}
          >
            {CONTENT_SECTION_IDS.map((id) => (
              <option key={id} value={id}>
                {t(`shell.section.${id}`)}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          <span>{t('speak.search')}</span>
          <input className="input" type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
        </label>
      </div>
      {items.phase === 'loading' ? <Spinner label={t('speak.loading')} /> : null}
      {items.phase === 'failed' ? (
        <p role="alert">
          {t('speak.failed')}{' '}
          <button type="button" className="button quiet" onClick={items.retry}>
            {t('speak.retry')}
          </button>
        </p>
      ) : null}
      <ul className={`grid two-if-wide ${css['words']}`}>
        {found.slice(0, SHOWN).map((item) => (
          <SpeakWord
            key={item.id}
            text={item.target}
            meaning={item.english}
            language={language}
            agreed={agreed}
            onSent={onSent}
          />
        ))}
      </ul>
      {found.length > SHOWN ? <p className="muted">{t('speak.more', { count: found.length - SHOWN })}</p> : null}
    </section>
  )
}

/** Loads one's recordings so far; nothing if that fails. */
async function loadOwn(): Promise<CallOf<'listOwnRecordings'>['output']['recordings']> {
  const result = await callApi<'listOwnRecordings'>(recordingsCalls.listOwnRecordings, {})
  return result.ok ? result.output.recordings : []
}

function Speaking(): ReactNode {
  const [agreed, setAgreed] = useState(false)
  const [sent, setSent] = useState(0)
  const own = useFetched(`own ${sent}`, loadOwn)
  return (
    <>
      <section className="card stack" aria-labelledby="consent">
        <h2 id="consent">{t('speak.agreeTitle')}</h2>
        <p>{t('speak.consent')}</p>
        <label className="checkbox">
          <input type="checkbox" checked={agreed} onChange={(event) => setAgreed(event.target.checked)} />
          <b>{t('speak.agree')}</b>
        </label>
      </section>
      <Words agreed={agreed} onSent={() => setSent(sent + 1)} />
      {own.phase === 'ready' ? <OwnRecordings recordings={own.value} onChanged={() => setSent(sent + 1)} /> : null}
    </>
  )
}

/** Adults who speak the language record its words; reviewers listen before anybody else hears them. */
export default function SpeakPage(): ReactNode {
  const signIn = useStore(signInStore)
  const staff = useStaff()
  return (
    <div className={`stack ${css['page']}`}>
      <h1>{t('speak.title')}</h1>
      <p>{t('speak.lead')}</p>
      {signIn.status !== 'signed-in' ? (
        <div className={`card stack ${css['first']}`}>
          <Khulu mood="listening" size={96} />
          <p>{t('speak.logIn')}</p>
          <p>
            <button type="button" className="button big" onClick={() => openDialog('login')}>
              {t('speak.logInButton')}
            </button>
          </p>
        </div>
      ) : signIn.account.ageBand !== 'adult' ? (
        <p className="card">{t('speak.adults')}</p>
      ) : (
        <Speaking />
      )}
      {staff === 'ready' ? (
        <p>
          <Link className="link" href="/speak/review">
            {t('speak.toReview')}
          </Link>
        </p>
      ) : null}
      {staff === 'needs-second-step' ? (
        <p>
          <Link className="link" href="/account/second-factor">
            {t('speak.review.turnOn')}
          </Link>
        </p>
      ) : null}
    </div>
  )
}
