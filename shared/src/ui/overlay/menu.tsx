import { EllipsisVertical } from 'lucide-react'
import { cloneElement, useCallback, useState } from 'react'
import type { KeyboardEvent, MouseEvent, ReactElement } from 'react'
import { IconButton } from '../press/icon-button.tsx'
import { MenuList } from './menu-list.tsx'
import type { MenuItem } from './menu-list.tsx'

interface TriggerWiring {
  onClick?: (event: MouseEvent<HTMLElement>) => void
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void
  'aria-haspopup'?: 'menu'
  'aria-expanded'?: boolean
}

export interface MenuProps {
  /** Accessible name of the menu, and of its button without `trigger`. */
  label: string
  items: readonly MenuItem[]
  /** A button of the design system, or another element with button props. Defaults to three dots. */
  trigger?: ReactElement<TriggerWiring>
}

interface Opened {
  anchor: HTMLElement
  edge: 'first' | 'last'
}

/** Renders a menu button (WAI-ARIA pattern): opens by press, Enter, Space or arrows; Escape returns the focus. */
export const Menu = ({ label, items, trigger }: MenuProps) => {
  const [opened, setOpened] = useState<Opened>()
  const handleClose = useCallback(() => setOpened(undefined), [])
  const handleClick = ({ currentTarget: anchor }: MouseEvent<HTMLElement>) =>
    setOpened(opened ? undefined : { anchor, edge: 'first' })
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setOpened({ anchor: event.currentTarget, edge: event.key === 'ArrowUp' ? 'last' : 'first' })
  }
  const wiring: TriggerWiring = {
    onClick: handleClick,
    onKeyDown: handleKey,
    'aria-haspopup': 'menu',
    'aria-expanded': opened !== undefined,
  }
  const dots = <EllipsisVertical size={18} strokeWidth={2} aria-hidden />
  return (
    <>
      {trigger ? (
        cloneElement(trigger, wiring)
      ) : (
        <IconButton label={label} icon={dots} size="sm" {...wiring} />
      )}
      {opened && <MenuList label={label} items={items} onClose={handleClose} {...opened} />}
    </>
  )
}
