import { useLayoutEffect } from 'react'
import type { RefObject } from 'react'

/**
 * While a table moves its columns keep the width that they have: neither does the browser ask every cell again how wide it would
 * like to be, nor do columns jump under the eye. Once it stands, they are as wide as what is in view needs.
 */
export const useStillColumns = (body: RefObject<HTMLElement | null>, isMoving: boolean): void => {
  useLayoutEffect(() => {
    const table = body.current?.closest('table')
    if (!isMoving || !table) return
    const heads = [...table.querySelectorAll<HTMLElement>('thead th')]
    const widths = heads.map(head => head.getBoundingClientRect().width)
    // As cards, rows have no columns.
    if (!widths.some(width => width > 0)) return
    heads.forEach((head, place) => (head.style.width = `${widths[place]}px`))
    table.style.tableLayout = 'fixed'
    return () => {
      table.style.tableLayout = ''
      heads.forEach(head => (head.style.width = ''))
    }
  }, [body, isMoving])
}
