import { useEffect } from 'react'

const TYPING = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable=true]'
const STEPS = ['MarkReady', 'StartPreparing', 'HandOver', 'Complete']
  .map(step => `[data-press=${step}]`)
  .join(', ')
const ACCEPT_CHOSEN = '[data-press=AcceptChosen]'
const CHOOSE = '[data-press=Choose]'
const SELECT = '[data-press=Select]'
const PREP_KEYS = ['1', '2', '3', '4']

const isElsewhere = (event: KeyboardEvent) =>
  event.defaultPrevented ||
  event.repeat ||
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  (event.target instanceof Element && event.target.closest(TYPING) !== null) ||
  document.querySelector('dialog[open], [role=menu]') !== null

/** The key as a Latin keyboard would say it: on an Arabic one the key of A gives ش. */
const latinKey = ({ key, code }: KeyboardEvent) =>
  /^[\x20-\x7e]+$/.test(key) ? key.toLowerCase() : code.replace(/^(Key|Digit|Numpad)/, '').toLowerCase()

const focusedCard = () => document.activeElement?.closest('[data-order]')

/** Its press shows already, and it is about to leave: the next key is meant for the card after it. */
const isLeaving = (element: Element) =>
  Boolean(element.closest('[data-order]')?.querySelector('[data-press][aria-busy]'))

/** Within the focused card, else in the first card of a lane that has it: lanes are sorted by urgency. */
const find = (selector: string, lane: string): HTMLElement | undefined => {
  const place = focusedCard() ?? document.querySelector(`#lane-${lane}`)
  const found = place?.querySelectorAll<HTMLElement>(selector) ?? []
  return [...found].find(element => !isLeaving(element))
}

const targetOf = (event: KeyboardEvent): HTMLElement | null | undefined => {
  const key = latinKey(event)
  if (key === 'a')
    return document.querySelector<HTMLElement>(ACCEPT_CHOSEN) ?? find('[data-press=Accept]', 'new')
  if (key === 's')
    return focusedCard()?.querySelector<HTMLElement>(CHOOSE) ?? document.querySelector<HTMLElement>(SELECT)
  if (key === 'r') return find('[data-press=Reject]', 'new')
  const prep = PREP_KEYS.indexOf(key)
  if (prep >= 0) return find(`[role=radiogroup] > :nth-child(${prep + 1})`, 'new')
  // Enter belongs to the button or link that has the focus.
  const isFree = document.activeElement === document.body || document.activeElement?.matches('[data-order]')
  return key === 'enter' && isFree ? find(STEPS, 'preparing') : undefined
}

/** A accept, S select, R reject, 1–4 preparation time, Enter next step. A key presses what a finger would press, with the same rules. */
export const useBoardKeys = (): void => {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (isElsewhere(event)) return
      const target = targetOf(event)
      if (!target) return
      event.preventDefault()
      target.click()
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [])
}
