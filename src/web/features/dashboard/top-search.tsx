import '../../ui/fields.css'
import { useState, type ReactNode } from 'react'
import { ComboBox } from 'react-aria-components/ComboBox'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { SearchIcon } from '../../parts/dashboard/dashboard-icons.tsx'
import listCss from '../../parts/dashboard/popover-list.module.css'
import { t } from '../../platform/i18n/translate.ts'
import { navigate } from '../../platform/router.tsx'
import { BookIcon } from '../../ui/icons.tsx'
import { MENU_ICONS } from './menu-icons.ts'
import { searchedStore } from './searched-store.ts'
import type { SearchLine } from './search-state.ts'
import { ALL_RESULTS, useSearch } from './use-search.ts'
import css from './top-search.module.css'

/** Icon of each page, of the content and of the line that leads to all results. */
const LINE_ICONS = { ...MENU_ICONS, content: BookIcon, all: SearchIcon }

function Line({ line }: { line: SearchLine }): ReactNode {
  const Icon = LINE_ICONS[line.page]
  return (
    <ListBoxItem id={line.id} textValue={line.name} className={listCss['item'] ?? ''}>
      <Icon small />
      <span>
        <b>{line.name}</b>
        <span className="muted small">{line.detail}</span>
      </span>
    </ListBoxItem>
  )
}

/** Search of the top bar: results appear as one types, arrow keys choose, Enter goes there. */
export function TopSearch(): ReactNode {
  const [text, setText] = useState('')
  const { lines, isLoading } = useSearch(text)
  return (
    <ComboBox
      className={css['search'] ?? ''}
      items={lines}
      inputValue={text}
      onInputChange={setText}
      value={null}
      onChange={(chosen) => {
        const line = lines.find(({ id }) => id === chosen)
        if (chosen === ALL_RESULTS) searchedStore.set(text.trim())
        setText('')
        if (line) navigate(line.href)
      }}
      allowsCustomValue
      allowsEmptyCollection={text.trim() !== ''}
    >
      <Label className="visually-hidden">{t('dashboard.search')}</Label>
      <div className="search">
        <SearchIcon />
        <Input className="input" type="search" placeholder={t('dashboard.search')} />
      </div>
      <Popover className={listCss['popover'] ?? ''} offset={6}>
        <ListBox
          className={listCss['list'] ?? ''}
          renderEmptyState={() => (
            <p className={css['none']}>{isLoading ? t('dashboard.loading') : t('dashboard.search.none', { text })}</p>
          )}
        >
          {(line: SearchLine) => <Line line={line} />}
        </ListBox>
      </Popover>
    </ComboBox>
  )
}
