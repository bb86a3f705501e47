import type { ComponentType, ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { navigate } from '../../platform/router.tsx'
import css from './popover-list.module.css'

/** One entry of a menu: it goes to a page or does something. */
export type MenuAction = {
  id: string
  name: string
  Icon?: ComponentType<{ small?: boolean }>
} & ({ href: string } | { onAction: () => void })

/** Follows a link of a menu; a link to another page of the site loads nothing anew. */
function act(action: MenuAction): void {
  if ('href' in action) navigate(action.href)
  else action.onAction()
}

/**
 * A button that opens a menu. Arrow keys and letters move in it, Escape closes it and gives the focus back.
 * @param label accessible name of the button if its content doesn't say it
 */
export const ActionMenu = ({
  label,
  className,
  button,
  actions,
}: {
  label?: string
  className?: string
  button: ReactNode
  actions: readonly MenuAction[]
}): ReactNode => (
  <MenuTrigger>
    <Button className={className ?? ''} {...(label === undefined ? {} : { 'aria-label': label })}>
      {button}
    </Button>
    <Popover className={css['popover'] ?? ''} placement="bottom end" offset={6}>
      <Menu
        className={css['list'] ?? ''}
        onAction={(key) => {
          const chosen = actions.find(({ id }) => id === key)
          if (chosen) act(chosen)
        }}
      >
        {actions.map(({ id, name, Icon }) => (
          <MenuItem key={id} id={id} textValue={name} className={css['item'] ?? ''}>
            {Icon ? <Icon small /> : null}
            {name}
          </MenuItem>
        ))}
      </Menu>
    </Popover>
  </MenuTrigger>
)
