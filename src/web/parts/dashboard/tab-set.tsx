import type { ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs'
import css from './tab-set.module.css'

/** One tab: its name, a count if it has one, and what it shows. */
export type TabItem<Id extends string> = { id: Id; name: string; count?: number; content: () => ReactNode }

/** Tabs of a page. Arrow keys move between them; the chosen one's content is drawn alone. */
export const TabSet = <Id extends string>({
  label,
  items,
  chosen,
  onChoose,
}: {
  label: string
  items: readonly TabItem<Id>[]
  chosen: Id
  onChoose: (id: Id) => void
}): ReactNode => (
  <Tabs selectedKey={chosen} onSelectionChange={(key) => onChoose(key as Id)} className={css['tabs'] ?? ''}>
    <TabList aria-label={label} className={css['list'] ?? ''}>
      {items.map(({ id, name, count }) => (
        <Tab key={id} id={id} className={css['tab'] ?? ''}>
          {name}
          {count === undefined ? null : <span className={css['count']}>{count}</span>}
        </Tab>
      ))}
    </TabList>
    {items.map(({ id, content }) => (
      <TabPanel key={id} id={id} className={css['panel'] ?? ''}>
        {id === chosen ? content() : null}
      </TabPanel>
    ))}
  </Tabs>
)
