import { chakra } from '@chakra-ui/react/styled-system'
import { useLayoutEffect, useRef } from 'react'
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { layerOf, useAnchored } from './anchored.ts'
import { useCloseOutside } from './use-close-outside.ts'

const Frame = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: 'overlay',
    w: 'min(420px, calc(100vw - 16px))',
    maxH: '70dvh',
    overflowY: 'auto',
    p: '3.5',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'well',
    boxShadow: 'overlay',
    animation: 'sfDrop {durations.press} ease-out',
    _motionReduce: { animationName: 'sfFade' },
  },
})

const STOPS = ['button:not(:disabled)', 'input:not(:disabled)', 'select', 'textarea', 'a[href]']
  .map(control => `${control}:not([tabindex="-1"])`)
  .join()

export interface PopoverProps {
  /** Accessible name. */
  label: string
  /** The pressed element: the popover opens below it and returns the focus to it. */
  anchor: HTMLElement
  onClose: () => void
  children: ReactNode
}

// Events of a portal still bubble through React, to a row that handles keys and presses.
const keepInside = (event: MouseEvent) => event.stopPropagation()

/**
 * Renders controls below a button while they are open. Escape, a press elsewhere and Tab past the last one close it.
 */
export const Popover = ({ label, anchor, onClose, children }: PopoverProps) => {
  const box = useRef<HTMLDivElement>(null)
  useAnchored({ anchor, floating: box, side: 'below' })
  useCloseOutside({ list: box, anchor, onClose })
  useLayoutEffect(() => box.current?.querySelector<HTMLElement>(STOPS)?.focus({ preventScroll: true }), [])
  const leave = (event: KeyboardEvent) => {
    event.preventDefault()
    anchor.focus()
    onClose()
  }
  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    event.stopPropagation()
    // A dialog that was opened from here handles Escape and the focus by itself.
    if (event.target instanceof Element && layerOf(event.target) !== layerOf(anchor)) return
    if (event.key === 'Escape') return leave(event)
    if (event.key !== 'Tab') return
    const stops = [...event.currentTarget.querySelectorAll(STOPS)]
    const last = event.shiftKey ? stops[0] : stops.at(-1)
    if (document.activeElement === last) leave(event)
  }
  return createPortal(
    <Frame ref={box} role="dialog" aria-label={label} onKeyDown={handleKey} onClick={keepInside}>
      {children}
    </Frame>,
    layerOf(anchor),
  )
}
