import { useLayoutEffect, useRef, useState } from 'react'
import type { FocusEvent, KeyboardEvent } from 'react'
import type { RowsProps } from './rows.ts'

const PAGE_STEP = 10

type Focused<Row> = Pick<RowsProps<Row>, 'rows' | 'selection' | 'opens'>

const indexOf = (element: Element | null): number | undefined => {
  const text = element?.closest('tr[data-index]')?.getAttribute('data-index')
  return text ? Number(text) : undefined
}

const targetOf = (key: string, current: number, last: number): number | undefined => {
  const targets: Record<string, number> = {
    ArrowDown: current + 1,
    ArrowUp: current - 1,
    PageDown: current + PAGE_STEP,
    PageUp: current - PAGE_STEP,
    Home: 0,
    End: last,
  }
  const target = targets[key]
  return target === undefined ? undefined : Math.max(0, Math.min(target, last))
}

/**
 * Moves the focus between rows by keys, with one row as the tab stop (WAI-ARIA grid with focusable rows). Ignores keys
 * pressed inside a row, in its menu or its checkbox.
 */
export const useRowFocus = <Row>({ rows, selection, opens }: Focused<Row>) => {
  const table = useRef<HTMLTableElement>(null)
  const [at, setAt] = useState(0)
  const wanted = useRef<number>(undefined)
  const last = rows.length - 1
  const current = Math.min(at, Math.max(0, last))

  useLayoutEffect(() => {
    if (wanted.current === undefined) return
    const row = table.current?.querySelector<HTMLElement>(`tr[data-index="${wanted.current}"]`)
    if (!row) return
    wanted.current = undefined
    row.focus({ preventScroll: true })
    const show = () => row.scrollIntoView({ block: 'nearest' })
    show()
    // Rows that render for the first time may be higher than estimated and push the row out of view.
    const frame = requestAnimationFrame(show)
    return () => cancelAnimationFrame(frame)
  }, [at])

  const openRow = ({ target }: KeyboardEvent, row: Row) => {
    if (typeof opens === 'function') opens(row)
    else if (target instanceof Element) target.querySelector<HTMLElement>('td[data-first] a')?.click()
  }
  const act = (event: KeyboardEvent, index: number): boolean => {
    const row = rows[index]
    if (row === undefined) return false
    const isSelectable = selection?.canSelect(row) ?? false
    if (event.key === ' ' && isSelectable) selection?.toggle(row, event.shiftKey)
    else if (event.key === 'Enter' && opens) openRow(event, row)
    else if (event.key === 'Escape' && selection && selection.count > 0) selection.clear()
    // `code` instead of `key`: on an Arabic keyboard the key types another letter.
    else if (event.code === 'KeyA' && (event.ctrlKey || event.metaKey) && selection) selection.togglePage()
    else return false
    return true
  }
  const handleKey = (event: KeyboardEvent<HTMLTableElement>) => {
    const { target, key } = event
    const index = target instanceof HTMLTableRowElement ? indexOf(target) : undefined
    if (index === undefined) return
    const next = event.ctrlKey || event.metaKey || event.altKey ? undefined : targetOf(key, index, last)
    if (next === undefined) {
      if (act(event, index)) event.preventDefault()
      return
    }
    event.preventDefault()
    // A key without effect causes no render. A stored focus request would wait and move the focus later.
    if (next === index) return
    // Shift selects the rows it passes and deselects those it moves back over.
    if (event.shiftKey) selection?.stretch(index, next)
    wanted.current = next
    setAt(next)
  }
  const handleFocus = ({ target }: FocusEvent<HTMLTableElement>) => {
    const index = indexOf(target)
    if (index !== undefined) setAt(index)
  }
  return { table, current, handleKey, handleFocus }
}
