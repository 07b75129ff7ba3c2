import { useLayoutEffect } from 'react'
import type { RefObject } from 'react'

/**
 * Keeps the column widths while a table scrolls. The browser then measures no cells, and columns do not jump. When it
 * stops, columns fit the visible rows.
 */
export const useStillColumns = (body: RefObject<HTMLElement | null>, isMoving: boolean): void => {
  useLayoutEffect(() => {
    const table = body.current?.closest('table')
    if (!isMoving || !table) return
    const heads = [...table.querySelectorAll<HTMLElement>('thead th')]
    const widths = heads.map(head => head.getBoundingClientRect().width)
    // Cards have no columns.
    if (!widths.some(width => width > 0)) return
    heads.forEach((head, place) => (head.style.width = `${widths[place]}px`))
    table.style.tableLayout = 'fixed'
    return () => {
      table.style.tableLayout = ''
      heads.forEach(head => (head.style.width = ''))
    }
  }, [body, isMoving])
}
