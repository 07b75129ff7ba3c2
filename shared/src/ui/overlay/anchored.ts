import { useLayoutEffect } from 'react'
import type { RefObject } from 'react'

const GAP = 6
const MARGIN = 8

export type AnchorSide = 'below' | 'beside'

interface Anchored {
  /** Undefined while closed. */
  anchor: HTMLElement | undefined
  floating: RefObject<HTMLElement | null>
  side: AnchorSide
}

const clamp = (value: number, size: number, room: number) =>
  Math.max(MARGIN, Math.min(value, room - size - MARGIN))

const place = (anchor: HTMLElement, floating: HTMLElement, side: AnchorSide) => {
  const box = anchor.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = floating
  const isRtl = getComputedStyle(anchor).direction === 'rtl'
  const fitsBelow = box.bottom + GAP + height + MARGIN <= window.innerHeight
  const below = {
    left: isRtl ? box.left : box.right - width,
    top: fitsBelow ? box.bottom + GAP : box.top - GAP - height,
  }
  const beside = {
    left: isRtl ? box.left - GAP - width : box.right + GAP,
    top: box.top + (box.height - height) / 2,
  }
  const { left, top } = side === 'below' ? below : beside
  floating.style.left = `${clamp(left, width, window.innerWidth)}px`
  floating.style.top = `${clamp(top, height, window.innerHeight)}px`
}

/** Positions a `position: fixed` element below its anchor (end edges aligned) or beside it, inside the window. */
export const useAnchored = ({ anchor, floating, side }: Anchored) => {
  useLayoutEffect(() => {
    if (anchor && floating.current) place(anchor, floating.current, side)
  }, [anchor, floating, side])
}

/**
 * Returns the element to mount an overlay in: a surrounding modal dialog, because everything outside is inert,
 * otherwise the body.
 */
export const layerOf = (anchor: Element): HTMLElement => anchor.closest('dialog') ?? document.body
