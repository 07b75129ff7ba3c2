import { useEffect } from 'react'

// What lies over something that has just moved takes its presses, also those that end once it is gone.
const CONTROLS = 'button, a, label, summary, input, select, textarea, [data-cover]'

interface Press {
  control: HTMLElement
  /** where it stood as the finger came down */
  box: DOMRect
}

const pressOn = (target: EventTarget | null): Press | null => {
  const control = target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null
  return control && { control, box: control.getBoundingClientRect() }
}

const holds = ({ left, right, top, bottom }: DOMRect, { clientX: x, clientY: y }: MouseEvent): boolean =>
  left <= x && x <= right && top <= y && y <= bottom

// A button shrinks a little under a finger: its middle stays.
const SLACK_PX = 1
const middleOf = ({ left, right, top, bottom }: DOMRect) => ({ x: (left + right) / 2, y: (top + bottom) / 2 })

const hasMoved = ({ control, box }: Press): boolean => {
  const [before, now] = [middleOf(box), middleOf(control.getBoundingClientRect())]
  return Math.hypot(now.x - before.x, now.y - before.y) > SLACK_PX
}

/**
 * A press belongs to what it began on. What the page moves away from under a finger that is down would get no click, and what it
 * moves there would get one that nobody meant.
 */
export const usePressStays = (): void => {
  useEffect(() => {
    let press: Press | null = null
    const begin = ({ target, isPrimary }: PointerEvent) => {
      if (isPrimary) press = pressOn(target)
    }
    const end = (event: MouseEvent) => {
      const begun = press
      press = null
      if (!begun || (event.target instanceof Node && begun.control.contains(event.target))) return
      // A hand that moved away has thought better of it.
      if (!holds(begun.box, event) || !hasMoved(begun)) return
      event.preventDefault()
      event.stopPropagation()
      // Of what went from the page meanwhile, a link would still lead away.
      if (begun.control.isConnected) begun.control.click()
    }
    window.addEventListener('pointerdown', begin, true)
    window.addEventListener('click', end, true)
    return () => {
      window.removeEventListener('pointerdown', begin, true)
      window.removeEventListener('click', end, true)
    }
  }, [])
}
