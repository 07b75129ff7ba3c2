import { render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { layerOf, useAnchored } from './anchored.ts'
import type { AnchorSide } from './anchored.ts'

const WINDOW = { width: 1000, height: 600 }
const FLOATING = { width: 200, height: 100 }

// jsdom has no layout: these are the sizes that a browser would measure.
beforeEach(() => {
  Object.assign(window, { innerWidth: WINDOW.width, innerHeight: WINDOW.height })
  Object.defineProperty(HTMLElement.prototype, 'offsetWidth', { configurable: true, value: FLOATING.width })
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { configurable: true, value: FLOATING.height })
})

const Floating = ({ anchor, side }: { anchor: HTMLElement; side: AnchorSide }) => {
  const floating = useRef<HTMLDivElement>(null)
  useAnchored({ anchor, floating, side })
  return <div ref={floating} role="menu" />
}

interface Scene {
  left: number
  top: number
  direction: 'rtl' | 'ltr'
  side?: AnchorSide
}

/** Places an element at a button of 40 by 40 and returns its position. */
const placeAt = ({ left, top, direction, side = 'below' }: Scene) => {
  const anchor = document.body.appendChild(document.createElement('button'))
  anchor.style.direction = direction
  anchor.getBoundingClientRect = () => new DOMRect(left, top, 40, 40)
  const { unmount } = render(<Floating anchor={anchor} side={side} />)
  const { style } = screen.getByRole('menu')
  const landed = [parseFloat(style.left), parseFloat(style.top)]
  unmount()
  anchor.remove()
  return landed
}

it('lies below its button with aligned end edges: right in English, left in Arabic', () => {
  expect(placeAt({ left: 500, top: 100, direction: 'ltr' })).toEqual([340, 146])
  expect(placeAt({ left: 500, top: 100, direction: 'rtl' })).toEqual([500, 146])
})

it('lies above if there is no room below', () => {
  expect(placeAt({ left: 500, top: 540, direction: 'ltr' })).toEqual([340, 434])
})

it('stays inside the window', () => {
  expect(placeAt({ left: 10, top: 100, direction: 'ltr' })).toEqual([8, 146])
  expect(placeAt({ left: 950, top: 100, direction: 'rtl' })).toEqual([792, 146])
})

it('lies beside its button at the end side', () => {
  expect(placeAt({ left: 20, top: 100, direction: 'ltr', side: 'beside' })).toEqual([66, 70])
  expect(placeAt({ left: 900, top: 100, direction: 'rtl', side: 'beside' })).toEqual([694, 70])
})

it('is mounted in the modal dialog of its button, because the rest of the page is inert', () => {
  const dialog = document.body.appendChild(document.createElement('dialog'))
  const inside = dialog.appendChild(document.createElement('button'))
  expect(layerOf(inside)).toBe(dialog)
  dialog.remove()
  expect(layerOf(document.createElement('button'))).toBe(document.body)
})
