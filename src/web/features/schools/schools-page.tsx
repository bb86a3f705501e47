import { useState, type ReactNode } from 'react'
import type { Region } from '#core/schools/regions.ts'
import { SearchField } from '../../parts/dashboard/search-field.tsx'
import { useSample, type Sample } from '../../parts/dashboard/sample.ts'
import { TabSet, type TabItem } from '../../parts/dashboard/tab-set.tsx'
import { t } from '../../platform/i18n/translate.ts'
import { useQuery } from '../../platform/router.tsx'
import { BrowseSchools, RegionChips } from './browse-schools.tsx'
import { NetworkPanel, NetworkView } from './network-panel.tsx'
import { OwnSchools } from './own-schools.tsx'
import { sampleNetwork, sampleSchools } from './sample-schools.ts'
import { SchoolCards } from './school-card.tsx'

type Tab = 'browse' | 'mine' | 'network'

/** Schools of the sample with a search and regions that work on the device. */
function SampleBrowse({ sample }: { sample: Sample }): ReactNode {
  const [search, setSearch] = useState('')
  const [region, setRegion] = useState<Region | null>(null)
  const wanted = search.trim().toLocaleLowerCase()
  const shown = sampleSchools(sample).filter(
    (school) =>
      (region === null || school.region === region) &&
      `${school.name} ${school.location} ${school.description}`.toLocaleLowerCase().includes(wanted),
  )
  return (
    <div className="stack">
      <SearchField label={t('schools.search')} value={search} onChange={setSearch} />
      <RegionChips chosen={region} onChoose={setRegion} />
      <SchoolCards schools={shown} isSample />
    </div>
  )
}

const listTabs = (sample: Sample | undefined): readonly TabItem<Tab>[] => [
  {
    id: 'browse',
    name: t('schools.tab.browse'),
    content: () => (sample ? <SampleBrowse sample={sample} /> : <BrowseSchools />),
  },
  {
    id: 'mine',
    name: t('schools.tab.mine'),
    content: () =>
      sample ? (
        <SchoolCards schools={sampleSchools(sample).filter(({ membership }) => membership !== null)} isSample />
      ) : (
        <OwnSchools />
      ),
  },
  {
    id: 'network',
    name: t('schools.tab.network'),
    content: () => (sample ? <NetworkView network={sampleNetwork(sampleSchools(sample))} /> : <NetworkPanel />),
  },
]

const TABS: readonly Tab[] = ['browse', 'mine', 'network']

/** Page of the community schools. The address can name the tab: `?mine` or `?network`. */
export default function SchoolsPage(): ReactNode {
  const query = new URLSearchParams(useQuery())
  const [chosen, setChosen] = useState<Tab>()
  return (
    <TabSet
      label={t('schools.title')}
      items={listTabs(useSample())}
      chosen={chosen ?? TABS.find((tab) => query.has(tab)) ?? 'browse'}
      onChoose={setChosen}
    />
  )
}
