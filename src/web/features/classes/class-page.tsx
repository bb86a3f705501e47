import { useState, type ReactNode } from 'react'
import { classesCalls as calls } from '#contract/classes.ts'
import type { ClassCard } from '#contract/classes-schemas.ts'
import { may } from '#core/permissions/may.ts'
import { signInStore } from '../../parts/account/account-store.ts'
import { AssignmentsPanel } from '../../parts/assigning/assignments-panel.tsx'
import { GradebookPanel } from '../../parts/assigning/gradebook-panel.tsx'
import { AnnouncementsPanel } from '../../parts/classes/announcements-panel.tsx'
import { useCallQuery } from '../../parts/dashboard/call-query.ts'
import { Loaded } from '../../parts/dashboard/loaded.tsx'
import { useSample } from '../../parts/dashboard/sample.ts'
import { TabSet, type TabItem } from '../../parts/dashboard/tab-set.tsx'
import { MistakesPanel } from '../../parts/insights/mistakes-panel.tsx'
import { useStore } from '../../platform/create-store.ts'
import { t } from '../../platform/i18n/translate.ts'
import { Link } from '../../platform/router.tsx'
import { ClassBadges, ClassFacts } from './class-facts.tsx'
import { hasTags } from './class-form-state.ts'
import { ClassStudents } from './class-students.tsx'
import { ClassTeachers } from './class-teachers.tsx'
import { ClassActions, ClassCards, ClassDialogs, type ClassDialog } from './my-classes.tsx'
import { sampleClasses } from './sample-classes.ts'
import css from './classes.module.css'

type Tab = 'students' | 'assignments' | 'gradebook' | 'mistakes' | 'announcements'

/** Rights of the reader in a class, as the server's list of permissions has them. */
function rightsIn({ own }: ClassCard): { sees: boolean; teaches: boolean } {
  const signIn = signInStore.get()
  if (signIn.status !== 'signed-in' || own === null) return { sees: false, teaches: false }
  const standing = {
    ageBand: signIn.account.ageBand,
    now: Date.now(),
    membership: { kind: 'class', role: own.role, tags: own.tags },
  } as const
  return { sees: may('class.see-learning', standing), teaches: may('class.teach', standing) }
}

type Drawn = { card: ClassCard; sees: boolean; teaches: boolean; onShare: (() => void) | undefined }

/** Lists the tabs that the reader may see; what students learn is for those who teach them. */
const listTabs = ({ card, sees, teaches, onShare }: Drawn): readonly TabItem<Tab>[] => [
  ...(sees
    ? ([
        {
          id: 'students',
          name: t('classes.tab.students'),
          count: card.students,
          content: () => <ClassStudents card={card} onShare={onShare} />,
        },
        {
          id: 'assignments',
          name: t('assignments.title'),
          content: () => <AssignmentsPanel spaceId={card.id} />,
        },
        {
          id: 'gradebook',
          name: t('assignments.gradebook'),
          content: () => <GradebookPanel spaceId={card.id} />,
        },
      ] as const)
    : []),
  {
    id: 'announcements',
    name: t('classes.tab.announcements'),
    content: () => <AnnouncementsPanel spaceId={card.id} mayWrite={teaches && !card.isArchived} />,
  },
  ...(sees
    ? [
        {
          id: 'mistakes',
          name: t('classes.tab.mistakes'),
          content: () => <MistakesPanel spaceId={card.id} />,
        } as const,
      ]
    : []),
]

/** One class: its facts, its people, what they learn, and what the teacher announces. */
function OneClass({ card }: { card: ClassCard }): ReactNode {
  const [chosen, setChosen] = useState<Tab>()
  const [dialog, setDialog] = useState<ClassDialog>()
  const mayShare = hasTags(card, 'admin') && !card.isArchived
  const items = listTabs({ card, ...rightsIn(card), onShare: mayShare ? () => setDialog('code') : undefined })
  return (
    <div className={css['page']}>
      <div className={css['head']}>
        <div className="stack">
          <p>
            <Link className="link" href="/dashboard/classes">
              {t('classes.back')}
            </Link>
          </p>
          <h1 tabIndex={-1}>{card.name}</h1>
          <ClassBadges {...card} />
        </div>
        <ClassActions card={card} onDialog={setDialog} />
      </div>
      <section className="card" aria-label={t('classes.facts')}>
        <ClassFacts card={card} />
      </section>
      <TabSet label={card.name} items={items} chosen={chosen ?? items[0]?.id ?? 'announcements'} onChoose={setChosen} />
      <ClassTeachers card={card} />
      <ClassDialogs card={card} dialog={dialog} onClose={() => setDialog(undefined)} />
    </div>
  )
}

function LoadClass({ spaceId }: { spaceId: string }): ReactNode {
  const query = useCallQuery<'getClass'>(calls.getClass, { spaceId })
  if (query.error?.failure.code === 'not-found')
    return (
      <div className="stack">
        <h1 tabIndex={-1}>{t('classes.notHere')}</h1>
        <p>{t('classes.notHereText')}</p>
        <p>
          <Link className="link" href="/dashboard/classes">
            {t('classes.back')}
          </Link>
        </p>
      </div>
    )
  return (
    <Loaded query={query} lines={6}>
      {({ class: card }) => <OneClass card={card} />}
    </Loaded>
  )
}

/** Page of one class. */
export default function ClassPage({ parameter = '' }: { parameter?: string }): ReactNode {
  const signIn = useStore(signInStore)
  const sample = useSample()
  if (sample)
    return (
      <div className="stack">
        <h1 tabIndex={-1}>{t('classes.title')}</h1>
        <ClassCards classes={sampleClasses(sample)} isSample />
      </div>
    )
  if (signIn.status !== 'signed-in') return null
  return <LoadClass key={parameter} spaceId={parameter} />
}
