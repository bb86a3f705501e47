import '../../ui/fields.css'
import { useState, type ReactNode } from 'react'
import { ComboBox } from 'react-aria-components/ComboBox'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { SearchIcon } from '../../parts/dashboard/dashboard-icons.tsx'
import { t } from '../../platform/i18n/translate.ts'
import { navigate } from '../../platform/router.tsx'
import { MENU_ENTRIES } from './menu-entries.ts'
import { MENU_ICONS } from './menu-icons.ts'
import { filterEntries } from './search-state.ts'
import css from './top-search.module.css'

/** Search of the top bar: results appear as one types, arrow keys choose, Enter goes there. */
export function TopSearch(): ReactNode {
  const [text, setText] = useState('')
  const pages = filterEntries(
    MENU_ENTRIES.map(({ id, href }) => ({ id, href, Icon: MENU_ICONS[id], name: t(`dashboard.menu.${id}`) })),
    text,
  )
  return (
    <ComboBox
      className={css['search'] ?? ''}
      items={pages}
      inputValue={text}
      onInputChange={setText}
      value={null}
      onChange={(chosen) => {
        const page = pages.find(({ id }) => id === chosen)
        setText('')
        if (page) navigate(page.href)
      }}
      allowsCustomValue
      allowsEmptyCollection
    >
      <Label className="visually-hidden">{t('dashboard.search')}</Label>
      <div className="search">
        <SearchIcon />
        <Input className="input" type="search" placeholder={t('dashboard.search')} />
      </div>
      <Popover className={css['popover'] ?? ''} offset={6}>
        <ListBox
          className={css['list'] ?? ''}
          renderEmptyState={() => <p className={css['none']}>{t('dashboard.search.none', { text })}</p>}
        >
          {({ id, name, Icon }: (typeof pages)[number]) => (
            <ListBoxItem id={id} textValue={name} className={css['item'] ?? ''}>
              <Icon small />
              {name}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  )
}
