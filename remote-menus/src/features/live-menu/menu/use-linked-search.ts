import { useSearchParams } from '@sufra/shared/router'
import { useEffect } from 'react'

const PARAMETER = 'search'

/** Moves the search text of a link or of the command palette from the address into the search box. */
export const useLinkedSearch = (onSearch: (search: string) => void): void => {
  const [params, setParams] = useSearchParams()
  const linked = params.get(PARAMETER)
  useEffect(() => {
    if (linked === null) return
    onSearch(linked)
    setParams(
      current => {
        const next = new URLSearchParams(current)
        next.delete(PARAMETER)
        return next
      },
      { replace: true },
    )
  }, [linked, onSearch, setParams])
}
