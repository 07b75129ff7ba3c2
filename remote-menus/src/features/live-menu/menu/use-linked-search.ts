import { useSearchParams } from '@sufra/shared/router'
import { useEffect } from 'react'

const PARAMETER = 'search'

/** Takes a search out of the address, where a link or the palette put it, and hands it to the box. */
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
