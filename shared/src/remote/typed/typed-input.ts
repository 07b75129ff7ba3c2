import { byKey, controlsIn, labelOf } from './control-key.ts'
import type { Control } from './control-key.ts'
import { readValue, writeValue } from './control-value.ts'
import type { ControlValue } from './control-value.ts'
import { captureFocus, captureScroll, restoreFocus, restoreScroll } from './focus-and-scroll.ts'
import type { FocusPlace, ScrollPlace } from './focus-and-scroll.ts'
import { isTouched } from './touched-controls.ts'

const PATIENCE_MS = 5000

const BY_HAND = ['wheel', 'touchmove']

/** Typed text with the label of its field. */
export interface TypedText {
  label: string
  text: string
}

interface TypedControl {
  label: string
  value: ControlValue
  isSecret: boolean
}

/** A person's input on a remote's screens: typed values by control, the caret and the scroll positions. */
export interface TypedInput {
  controls: Map<string, TypedControl>
  focus: FocusPlace | null
  scroll: ScrollPlace[]
}

// Overlays of a remote may be mounted outside of its root, next to the page's root.
const placesOf = (name: string): Element[] => [
  ...document.querySelectorAll(`:not([data-resting]) > [data-remote^="${name}@"]`),
  ...document.querySelectorAll('body > dialog, body > [popover], body > :not(#root) [role=dialog]'),
]

const controlsOf = (name: string): Map<string, Control> => byKey(placesOf(name).flatMap(controlsIn))

export const captureTypedInput = (name: string): TypedInput => {
  const all = controlsOf(name)
  const typed = [...all].filter(([, control]) => isTouched(control))
  const toTyped = ([key, control]: [string, Control]): [string, TypedControl] => [
    key,
    {
      label: labelOf(control),
      value: readValue(control),
      isSecret: control.getAttribute('type') === 'password',
    },
  ]
  return {
    controls: new Map(typed.map(toTyped)),
    focus: captureFocus(all),
    scroll: captureScroll(placesOf(name)),
  }
}

const textsOf = ({ label, value, isSecret }: TypedControl): TypedText[] => {
  const text = value.kind === 'text' || value.kind === 'rich' ? value.text.trim() : ''
  return text === '' || isSecret ? [] : [{ label, text }]
}

/** Returns the typed values of a remote's screens as texts to copy, for when nothing replaces the screens. */
export const typedTexts = (name: string): TypedText[] =>
  [...captureTypedInput(name).controls.values()].flatMap(textsOf)

/**
 * Writes typed values into the controls of the version on screen, as the controls appear. Resolves when every value has
 * its control, or after five seconds, with the texts that have none. Newer input of the person wins.
 */
export const restoreTypedInput = (
  name: string,
  { controls, focus, scroll }: TypedInput,
): Promise<TypedText[]> => {
  const waiting = new Map(controls)
  let focusWaits = focus !== null
  let scrollWaits = scroll.length > 0
  const pass = () => {
    const present = controlsOf(name)
    for (const [key, typed] of waiting) {
      const control = present.get(key)
      if (control && !isTouched(control) && writeValue(control, typed.value)) waiting.delete(key)
    }
    if (focusWaits && focus) focusWaits = !restoreFocus(present, focus)
    if (scrollWaits) scrollWaits = !restoreScroll(placesOf(name), scroll)
  }
  return new Promise(resolve => {
    const observer = new MutationObserver(() => step())
    const end = () => {
      clearTimeout(timer)
      observer.disconnect()
      for (const kind of BY_HAND) window.removeEventListener(kind, letScroll)
      resolve([...waiting.values()].flatMap(textsOf))
    }
    // Manual scrolling ends the restoring of scroll positions.
    const letScroll = () => {
      scrollWaits = false
    }
    const timer = setTimeout(end, PATIENCE_MS)
    const step = () => {
      pass()
      if (waiting.size === 0 && !focusWaits && !scrollWaits) end()
    }
    for (const kind of BY_HAND) window.addEventListener(kind, letScroll, { passive: true })
    observer.observe(document.body, { childList: true, subtree: true, attributes: true })
    step()
  })
}
