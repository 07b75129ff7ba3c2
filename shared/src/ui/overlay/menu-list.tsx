import { Check } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { layerOf, useAnchored } from './anchored.ts'
import { MenuFrame } from './menu-frame.ts'
import { enterMenu, moveInMenu } from './menu-keys.ts'
import { useCloseOutside } from './use-close-outside.ts'

export interface MenuItem {
  id: string
  label: ReactNode
  icon?: ReactNode
  onSelect: () => void
  /** Red, for destructive actions. */
  isDanger?: boolean
  isDisabled?: boolean
  /** Set for every entry of a single choice; the chosen one shows a check. */
  isSelected?: boolean
  /** Set for an entry that toggles by itself. A press keeps the menu open for the next one. */
  isChecked?: boolean
  /** Draws a line above the entry. */
  beginsGroup?: boolean
}

export interface MenuListProps {
  label: string
  items: readonly MenuItem[]
  anchor: HTMLElement
  edge: 'first' | 'last'
  onClose: () => void
}

const roleOf = ({ isSelected, isChecked }: MenuItem) => {
  if (isChecked !== undefined) return { role: 'menuitemcheckbox', 'aria-checked': isChecked }
  return isSelected === undefined
    ? { role: 'menuitem' }
    : { role: 'menuitemradio', 'aria-checked': isSelected }
}

// Events of a portal still bubble through React, to a card that opens on a press.
const keepInside = (event: MouseEvent) => event.stopPropagation()

/** Renders the open list. It is mounted only while open, so a menu on each of a hundred cards costs only a button. */
export const MenuList = ({ label, items, anchor, edge, onClose }: MenuListProps) => {
  const list = useRef<HTMLDivElement>(null)
  useAnchored({ anchor, floating: list, side: 'below' })
  useLayoutEffect(() => {
    if (list.current) enterMenu(list.current, edge)
  }, [edge])
  useCloseOutside({ list, anchor, onClose })
  const leave = () => {
    anchor.focus()
    onClose()
  }
  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== 'Escape' && event.key !== 'Tab') return moveInMenu(event)
    if (event.key === 'Escape') event.preventDefault()
    event.stopPropagation()
    leave()
  }
  const select = (entry: MenuItem) => {
    if (entry.isDisabled) return
    if (entry.isChecked === undefined) leave()
    entry.onSelect()
  }
  return createPortal(
    <MenuFrame
      ref={list}
      role="menu"
      tabIndex={-1}
      aria-label={label}
      onKeyDown={handleKey}
      onClick={keepInside}
    >
      {items.map(entry => (
        <button
          key={entry.id}
          type="button"
          tabIndex={-1}
          {...roleOf(entry)}
          aria-disabled={entry.isDisabled || undefined}
          data-danger={entry.isDanger || undefined}
          data-group={entry.beginsGroup || undefined}
          onClick={() => select(entry)}
        >
          {entry.icon}
          <span>{entry.label}</span>
          {(entry.isSelected ?? entry.isChecked) && <Check size={16} aria-hidden />}
        </button>
      ))}
    </MenuFrame>,
    layerOf(anchor),
  )
}
