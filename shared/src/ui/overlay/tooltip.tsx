import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { layerOf, useAnchored } from './anchored.ts'
import type { AnchorSide } from './anchored.ts'

const Anchor = chakra('span', { base: { display: 'inline-flex', minW: '0' } })

const Bubble = chakra('span', {
  base: {
    position: 'fixed',
    zIndex: 'toast',
    maxW: '260px',
    px: '2.5',
    py: '1.5',
    bg: 'ink',
    color: 'surface',
    borderRadius: 'control',
    textStyle: 'xs12',
    fontWeight: 'medium',
    pointerEvents: 'none',
    animation: 'sfFade {durations.press} ease-out',
  },
})

const CONTROLS = 'a, button, input, [tabindex]'

export interface TooltipProps {
  text: string
  /** `beside` places it at the end side, for the folded sidebar. */
  side?: AnchorSide
  children: ReactNode
}

/** Renders a short explanation on hover and focus. Never the only place of an information: touch has no hover. */
export const Tooltip = ({ text, side = 'below', children }: TooltipProps) => {
  const id = useId()
  const bubble = useRef<HTMLSpanElement>(null)
  const [anchor, setAnchor] = useState<HTMLElement>()
  const hide = () => setAnchor(undefined)
  useAnchored({ anchor, floating: bubble, side })
  useEffect(() => {
    if (!anchor) return
    // Describes the control itself, because screen readers do not read its wrapper.
    const control = anchor.querySelector(CONTROLS) ?? anchor
    const before = control.getAttribute('aria-describedby')
    control.setAttribute('aria-describedby', before === null ? id : `${before} ${id}`)
    return () => {
      if (before === null) control.removeAttribute('aria-describedby')
      else control.setAttribute('aria-describedby', before)
    }
  }, [anchor, id])
  useEffect(() => {
    if (!anchor) return
    const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && setAnchor(undefined)
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [anchor])
  return (
    <Anchor
      onPointerEnter={event => event.pointerType === 'mouse' && setAnchor(event.currentTarget)}
      onPointerLeave={hide}
      onFocus={event => setAnchor(event.currentTarget)}
      onBlur={hide}
    >
      {children}
      {anchor &&
        createPortal(
          <Bubble ref={bubble} id={id} role="tooltip">
            {text}
          </Bubble>,
          layerOf(anchor),
        )}
    </Anchor>
  )
}
