import { EllipsisVertical } from 'lucide-react'
import { cloneElement, useCallback, useRef, useState } from 'react'
import type { KeyboardEvent, ReactElement, Ref } from 'react'
import { IconButton } from '../press/icon-button.tsx'
import { MenuList } from './menu-list.tsx'
import type { MenuItem } from './menu-list.tsx'

interface TriggerWiring {
  ref?: Ref<HTMLButtonElement>
  onClick?: () => void
  onKeyDown?: (event: KeyboardEvent) => void
  'aria-haspopup'?: 'menu'
  'aria-expanded'?: boolean
}

export interface MenuProps {
  /** Names the menu, and its button when there is no `trigger`. */
  label: string
  items: readonly MenuItem[]
  /** A button of ours (it must take a ref and button properties). Three dots when left out. */
  trigger?: ReactElement<TriggerWiring>
}

/** A menu button (WAI-ARIA pattern): opens by press, Enter, Space or arrows; Escape gives the focus back. */
export const Menu = ({ label, items, trigger }: MenuProps) => {
  const anchor = useRef<HTMLButtonElement>(null)
  const [edge, setEdge] = useState<'first' | 'last'>()
  const handleClose = useCallback(() => setEdge(undefined), [])
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setEdge(event.key === 'ArrowUp' ? 'last' : 'first')
  }
  const wiring: TriggerWiring = {
    ref: anchor,
    onClick: () => setEdge(edge ? undefined : 'first'),
    onKeyDown: handleKey,
    'aria-haspopup': 'menu',
    'aria-expanded': edge !== undefined,
  }
  const dots = <EllipsisVertical size={18} strokeWidth={2} aria-hidden />
  return (
    <>
      {trigger ? (
        cloneElement(trigger, wiring)
      ) : (
        <IconButton label={label} icon={dots} size="sm" {...wiring} />
      )}
      {edge && <MenuList label={label} items={items} anchor={anchor} edge={edge} onClose={handleClose} />}
    </>
  )
}
