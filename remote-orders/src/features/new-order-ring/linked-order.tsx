import { useEffect } from 'react'
import { useQuery } from '@tanstack/react-query'
import { liveOrdersQuery } from '@sufra/shared/live'
import { useSearchParams } from '@sufra/shared/router'

/** Scrolls to the order of a notification once the board shows it. */
export const LinkedOrder = () => {
  const [search, setSearch] = useSearchParams()
  const { data } = useQuery(liveOrdersQuery)
  const asked = search.get('order')
  const isKnown = data !== undefined
  useEffect(() => {
    if (asked === null || !isKnown) return
    const card = /^\d+$/.test(asked) ? document.querySelector<HTMLElement>(`[data-order="${asked}"]`) : null
    card?.scrollIntoView({ block: 'center' })
    card?.focus()
    setSearch(
      rest => {
        rest.delete('order')
        return rest
      },
      { replace: true },
    )
  }, [asked, isKnown, setSearch])
  return null
}
