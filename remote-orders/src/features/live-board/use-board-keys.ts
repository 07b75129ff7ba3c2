import { useSingleKeys } from '@sufra/shared/ui'

const STEPS = ['MarkReady', 'StartPreparing', 'HandOver', 'Complete']
  .map(step => `[data-press=${step}]`)
  .join(', ')
const PREP_KEYS = ['1', '2', '3', '4']

/** Selector of the button that a key presses in the focused card. */
const selectorOf = (key: string): string | undefined => {
  if (key === 'a') return '[data-press=Accept]'
  if (key === 'r') return '[data-press=Reject]'
  if (key === 's') return '[data-press=Choose]'
  if (key === 'enter') return STEPS
  const prep = PREP_KEYS.indexOf(key)
  return prep < 0 ? undefined : `[role=radiogroup] > :nth-child(${prep + 1})`
}

const focusedCard = () => document.activeElement?.closest('[data-order]')

/** Returns the target of a key: the focused card, the selected orders or the focused lane. */
const targetOf = (key: string): HTMLElement | null | undefined => {
  if (key === 'a') {
    const acceptChosen = document.querySelector<HTMLElement>('[data-press=AcceptChosen]')
    if (acceptChosen) return acceptChosen
  }
  const selector = selectorOf(key)
  if (!selector) return undefined
  const target = focusedCard()?.querySelector<HTMLElement>(selector)
  if (target || key !== 's') return target
  return document.activeElement?.closest('[data-lane]')?.querySelector<HTMLElement>('[data-press=Select]')
}

/**
 * Shortcuts: A accept, S select, R reject, 1–4 preparation time, Enter next step. A key clicks the visible button, so
 * the same rules apply.
 */
export const useBoardKeys = (): void =>
  useSingleKeys(key => {
    const card = focusedCard()
    if (!targetOf(key)) return undefined
    // The focus may have moved since the key was pressed.
    return () => {
      if (focusedCard() === card) targetOf(key)?.click()
    }
  })
