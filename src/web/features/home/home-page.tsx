import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { dashboardOf, signInStore } from '../../parts/account/account-store.ts'
import { useStartedProgress } from '../../parts/learning/use-progress.ts'
import { Link, navigate } from '../../platform/router.tsx'
import { useStore } from '../../platform/create-store.ts'
import { currentLanguage, loadText, t } from '../../platform/i18n/translate.ts'
import { operatorStore } from '../../parts/operator/operator-store.ts'
import { BookIcon, ChevronRightIcon, GridIcon, SpeakerIcon, SproutIcon, UserIcon, UsersIcon } from '../../ui/icons.tsx'
import { Khulu } from '../../ui/khulu.tsx'
import css from './home.module.css'

const OperatorLinks = lazy(() => import('./operator-links.tsx'))

/** Band of the word ndiyafunda: a triangle for who, dots for when, a diamond for what. */
const Band = (): ReactNode => (
  <svg className={css['band']} aria-hidden="true">
    <pattern id="band" width="144" height="44" patternUnits="userSpaceOnUse">
      <path d="M0 0h144v44H0z" fill="var(--cloth)" />
      <path d="M0 1.5h144M0 42.5h144" stroke="var(--cloth-muted)" strokeWidth="1.5" />
      <path d="M8 8l20 14L8 36zm20 0l20 14-20 14z" fill="var(--m1)" />
      <path d="M58 14h0M58 30h0M72 22h0M86 14h0M86 30h0" stroke="var(--m2)" strokeWidth="10" strokeLinecap="round" />
      <path
        d="M116 7l21 15-21 15-21-15zm0 6.5L104 22l12 8.5 12-8.5zm0 4l6 4.5-6 4.5-6-4.5z"
        fillRule="evenodd"
        fill="var(--m3)"
      />
    </pattern>
    <rect width="100%" height="44" fill="url(#band)" />
  </svg>
)

const MARKS = { who: 'M1 0l11 6-11 6z', when: 'M6 1a5 5 0 1 0 0 10A5 5 0 0 0 6 1z', what: 'M6 0l6 6-6 6-6-6z' } as const

/** One piece of ndiyafunda with its mark and its meaning. */
const Block = ({ piece, mark, meaning }: { piece: string; mark: keyof typeof MARKS; meaning: string }): ReactNode => (
  <li className={mark}>
    <b lang="xh">{piece}</b>
    <small>
      <svg width="11" height="11" viewBox="0 0 12 12" fill="currentColor" aria-hidden="true">
        <path d={MARKS[mark]} />
      </svg>
      {meaning}
    </small>
  </li>
)

/** The links for parents and teachers: our own dashboard until the operator's sites are known. */
function ForGrownUps(): ReactNode {
  const sites = useStore(operatorStore)?.sites
  const own = (
    <Link className="button quiet" href="/dashboard">
      <UsersIcon />
      {t('home.dashboard')}
    </Link>
  )
  return (
    <p className={css['links']}>
      {sites ? (
        <Suspense fallback={own}>
          <OperatorLinks sites={sites} own={own} />
        </Suspense>
      ) : (
        own
      )}
      <Link className="button quiet narrow-only guest-only" href="/signup">
        <UserIcon />
        {t('shell.signUp')}
      </Link>
    </p>
  )
}

/** Loads a part that the first drawing does without, with its texts. Without a network the page stands as it is. */
function useLater(load: () => Promise<ReactNode>, isWanted: boolean): ReactNode {
  const [part, setPart] = useState<ReactNode>(null)
  useEffect(() => {
    if (isWanted) void load().then(setPart, () => undefined)
  }, [isWanted, load])
  return part
}

const loadHear = async (): Promise<ReactNode> => {
  const [{ HearMolo }] = await Promise.all([import('./hear-molo.tsx'), loadText(currentLanguage(), ['audio'])])
  return <HearMolo />
}
const loadOwnDay = async (): Promise<ReactNode> => {
  const [{ OwnDay }] = await Promise.all([import('./own-day.tsx'), loadText(currentLanguage(), ['own-day'])])
  return <OwnDay />
}

/** Leads a child who is signed in to the child's day, which is their first page. */
function useChildsHome(): void {
  const signIn = useStore(signInStore)
  const isChild = signIn.status === 'signed-in' && signIn.account.ageBand === 'child'
  useEffect(() => {
    if (isChild) navigate(dashboardOf('child'), { replace: true })
  }, [isChild])
}

/** First page of the site: a word to hear, the first lesson or one’s own day, and links. */
export function HomePage(): ReactNode {
  useChildsHome()
  const known = useStartedProgress()
  const [wantsHear, setWantsHear] = useState(false)
  const hear = useLater(loadHear, wantsHear)
  const ownDay = useLater(loadOwnDay, known !== null && known.progress.answers > 0)
  return (
    <div className="first">
      <section className={`cloth ${css['hero']} ${ownDay ? css['known'] : ''}`}>
        <div className={css['greeting']}>
          <div className={css['word']}>
            <h1 lang="xh">Molo.</h1>
            {hear ?? (
              <button type="button" aria-label={t('home.hear')} onClick={() => setWantsHear(true)}>
                <SpeakerIcon />
              </button>
            )}
          </div>
          <p className={css['lead']}>
            <b>{t('home.say')}</b> {ownDay ? null : t('home.lead')}
          </p>
        </div>
        <div className={`on-edge ${css['khulu']}`}>
          <Khulu size={230} label={t('home.khulu')} />
        </div>
      </section>
      <Band />
      <div className={`grid ${css['ways']}`}>
        {ownDay ?? (
          <Link className={`when ${css['way']}`} href="/lesson/next">
            <BookIcon />
            <span>
              <b>{t('home.first')}</b>
              {t('home.firstHint')}
            </span>
            <ChevronRightIcon />
          </Link>
        )}
        <Link className={`who ${css['way']}`} href="/menu">
          <GridIcon />
          <span>
            <b>{t('home.start')}</b>
            <span className={css['hint']}>{t('home.startHint')}</span>
          </span>
          <ChevronRightIcon />
        </Link>
        <Link className={`what ${css['way']}`} href="/age-levels">
          <SproutIcon />
          <span>
            <b>{t('home.ages')}</b>
            <span className={css['hint']}>{t('home.agesHint')}</span>
          </span>
          <ChevronRightIcon />
        </Link>
        <div className={`card ${css['read']}`}>
          <p className="small muted">{t('home.band')}</p>
          <ul className="morpheme-band">
            <Block piece="ndi" mark="who" meaning={t('home.bandWho')} />
            <Block piece="ya" mark="when" meaning={t('home.bandWhen')} />
            <Block piece="funda" mark="what" meaning={t('home.bandWhat')} />
          </ul>
        </div>
      </div>
      <ForGrownUps />
    </div>
  )
}
