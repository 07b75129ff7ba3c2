import { chakra } from '@chakra-ui/react/styled-system'
import { Check } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { KeyboardEvent, ReactNode, RefObject } from 'react'
import { createPortal } from 'react-dom'
import { useAnchored } from './anchored.ts'
import { enterMenu, moveInMenu } from './menu-keys.ts'

export interface MenuItem {
  id: string
  label: ReactNode
  icon?: ReactNode
  onSelect: () => void
  /** Red, for what takes something away. */
  isDanger?: boolean
  isDisabled?: boolean
  /** Given for every entry of a choice; the chosen one shows a check. */
  isSelected?: boolean
}

const Root = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: 'overlay',
    minW: '180px',
    maxW: 'min(320px, calc(100vw - 16px))',
    maxH: '60dvh',
    overflowY: 'auto',
    p: '1',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'well',
    boxShadow: 'overlay',
    animation: 'sfDrop 120ms ease-out',
    _motionReduce: { animationName: 'sfFade' },
    '& > button': {
      display: 'flex',
      alignItems: 'center',
      gap: '2.5',
      w: 'full',
      minH: '10',
      px: '2.5',
      borderRadius: 'control',
      fontWeight: 'medium',
      textAlign: 'start',
      outlineOffset: '-2px',
      '@media (pointer: coarse)': { minH: 'touch' },
      _hover: { bg: 'soft' },
      _focus: { bg: 'soft' },
      _disabled: { color: 'muted', opacity: 0.7 },
    },
    '& > button[data-danger]': {
      color: 'disabled',
      _hover: { bg: 'disabled.soft' },
      _focus: { bg: 'disabled.soft' },
    },
    '& > button > span': { flex: 1, minW: '0' },
    '& svg': { flexShrink: 0 },
  },
})

export interface MenuListProps {
  label: string
  items: readonly MenuItem[]
  anchor: RefObject<HTMLElement | null>
  edge: 'first' | 'last'
  onClose: () => void
}

const roleOf = ({ isSelected }: MenuItem) =>
  isSelected === undefined ? { role: 'menuitem' } : { role: 'menuitemradio', 'aria-checked': isSelected }

/** The open list. Mounted only while open, so a menu on each of a hundred cards costs a button. */
export const MenuList = ({ label, items, anchor, edge, onClose }: MenuListProps) => {
  const list = useRef<HTMLDivElement>(null)
  useAnchored({ anchor, floating: list, side: 'below', isOpen: true })
  useLayoutEffect(() => {
    if (list.current) enterMenu(list.current, edge)
  }, [edge])
  useEffect(() => {
    const isInside = (event: Event) =>
      event.target instanceof Node &&
      (list.current?.contains(event.target) || anchor.current?.contains(event.target))
    const closeFromOutside = (event: Event) => isInside(event) || onClose()
    document.addEventListener('pointerdown', closeFromOutside)
    window.addEventListener('scroll', closeFromOutside, true)
    window.addEventListener('resize', onClose)
    return () => {
      document.removeEventListener('pointerdown', closeFromOutside)
      window.removeEventListener('scroll', closeFromOutside, true)
      window.removeEventListener('resize', onClose)
    }
  }, [anchor, onClose])
  const leave = () => {
    anchor.current?.focus()
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
    leave()
    entry.onSelect()
  }
  // Inside a modal dialog everything outside it is inert, so the list joins the dialog.
  const layer = anchor.current?.closest('dialog') ?? document.body
  return createPortal(
    <Root ref={list} role="menu" aria-label={label} onKeyDown={handleKey}>
      {items.map(entry => (
        <button
          key={entry.id}
          type="button"
          tabIndex={-1}
          {...roleOf(entry)}
          aria-disabled={entry.isDisabled || undefined}
          data-danger={entry.isDanger || undefined}
          onClick={() => select(entry)}
        >
          {entry.icon}
          <span>{entry.label}</span>
          {entry.isSelected && <Check size={16} aria-hidden />}
        </button>
      ))}
    </Root>,
    layer,
  )
}
