import type { KeyboardEvent } from 'react'
import { CELLS } from '../draft/cells.ts'
import type { Cell } from '../draft/cells.ts'

const cellAt = (table: Element, index: number, cell: Cell) =>
  table.querySelector<HTMLElement>(`[data-index="${index}"] [data-cell="${cell}"]`)

const isCell = (name: string | undefined): name is Cell => CELLS.some(cell => cell === name)

// Inside a number arrows move between digits; at its ends, or if it is fully selected, they move between cells.
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

/** Returns the following cells of the row, nearest first. Not every row has every cell. */
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
  // A select uses arrows itself; a button or checkbox uses Enter.
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

/** Moves between cells as in a spreadsheet: Enter, arrows, and Tab from the last cell of a row to the next row. */
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
