import type { KeyboardEvent } from 'react'
import { CELLS } from '../draft/cells.ts'
import type { Cell } from '../draft/cells.ts'

const cellAt = (table: Element, index: number, cell: Cell) =>
  table.querySelector<HTMLElement>(`[data-index="${index}"] [data-cell="${cell}"]`)

const isCell = (name: string | undefined): name is Cell => CELLS.some(cell => cell === name)

// Inside a number the arrows move between its digits; from its ends, and while all of it is chosen, between cells.
const isAtEdge = (target: EventTarget, key: string): boolean => {
  if (!(target instanceof HTMLInputElement) || target.type !== 'text') return true
  const { selectionStart: from, selectionEnd: to, value } = target
  if (from !== to) return from === 0 && to === value.length
  return key === 'ArrowLeft' ? from === 0 : to === value.length
}

interface Here {
  index: number
  cell: Cell
}

/** The cells further along the row, nearest first: not every row has each of them. */
const along = ({ index, cell }: Here, step: 1 | -1): Here[] => {
  const at = CELLS.indexOf(cell)
  const further = step === 1 ? CELLS.slice(at + 1) : CELLS.slice(0, at).toReversed()
  return further.map(next => ({ index, cell: next }))
}

const tabbed = ({ index, cell }: Here, isBack: boolean): Here[] => {
  if (isBack) return cell === CELLS[0] ? [{ index: index - 1, cell: 'allergens' }] : []
  return cell === 'allergens' ? [{ index: index + 1, cell: CELLS[0] }] : []
}

const targetsOf = (event: KeyboardEvent, here: Here, isRtl: boolean): Here[] => {
  const { key, shiftKey, target } = event
  // A list opens and changes by its own keys; a button and a box are pressed by Enter.
  const isOwn = target instanceof HTMLSelectElement
  const isPressed = target instanceof HTMLButtonElement
  if (key === 'Tab') return tabbed(here, shiftKey)
  if (key === 'Enter' && !isPressed) return [{ ...here, index: here.index + (shiftKey ? -1 : 1) }]
  if (key === 'ArrowDown' && !isOwn) return [{ ...here, index: here.index + 1 }]
  if (key === 'ArrowUp' && !isOwn) return [{ ...here, index: here.index - 1 }]
  if ((key === 'ArrowLeft' || key === 'ArrowRight') && isAtEdge(target, key))
    return along(here, (key === 'ArrowRight') === isRtl ? -1 : 1)
  return []
}

/** Moves between the cells as in a spreadsheet: Enter and arrows, Tab from the last cell of a row to the first of the next. */
export const moveInSheet = (event: KeyboardEvent<HTMLElement>, isRtl: boolean): void => {
  const { target, currentTarget } = event
  if (!(target instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) return
  const { cell } = target.dataset
  const index = Number(target.closest<HTMLElement>('[data-index]')?.dataset.index)
  if (!isCell(cell) || Number.isNaN(index)) return
  const [found] = targetsOf(event, { index, cell }, isRtl).flatMap(
    next => cellAt(currentTarget, next.index, next.cell) ?? [],
  )
  if (!found) return
  event.preventDefault()
  found.focus()
  if (found instanceof HTMLInputElement) found.select()
}
