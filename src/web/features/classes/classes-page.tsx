import { useState, type ReactNode } from 'react'
import { useSample, type Sample } from '../../parts/dashboard/sample.ts'
import { TabSet, type TabItem } from '../../parts/dashboard/tab-set.tsx'
import { t } from '../../platform/i18n/translate.ts'
import { navigate, useQuery } from '../../platform/router.tsx'
import { AvailableCourses, CourseCards } from './available-courses.tsx'
import { ClassCards, CreateClass, MyClasses } from './my-classes.tsx'
import { sampleClasses, sampleCourses } from './sample-classes.ts'

const HERE = '/dashboard/classes'

type Tab = 'mine' | 'courses'

/** Lists the tabs of the page, with the sample's records if nobody is logged in. */
const listTabs = (sample: Sample | undefined): readonly TabItem<Tab>[] => [
  {
    id: 'mine',
    name: t('classes.mine'),
    content: () =>
      sample ? (
        <ClassCards classes={sampleClasses(sample)} isSample />
      ) : (
        <MyClasses onCreate={() => navigate(`${HERE}?create`)} />
      ),
  },
  {
    id: 'courses',
    name: t('classes.courses'),
    content: () => (sample ? <CourseCards courses={sampleCourses(sample)} /> : <AvailableCourses />),
  },
]

/** Lists the reader's classes and the courses to enrol in. The query `create` opens the form of a new class. */
export default function ClassesPage(): ReactNode {
  const query = new URLSearchParams(useQuery())
  const [chosen, setChosen] = useState<Tab>()
  const sample = useSample()
  return (
    <>
      <TabSet
        label={t('classes.title')}
        items={listTabs(sample)}
        chosen={chosen ?? (query.has('courses') ? 'courses' : 'mine')}
        onChoose={setChosen}
      />
      {query.has('create') && !sample ? <CreateClass onClose={() => navigate(HERE, { replace: true })} /> : null}
    </>
  )
}
