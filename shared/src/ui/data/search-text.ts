import { useEffect, useRef, useState } from 'react'

const PAUSE_MS = 250

/**
 * Returns the typed text, and reports it as the search of the address after a pause of 250 ms. `const { text, setText }
 * = useSearchText(filters.search, search => change({ search }))` beside a `SearchInput`.
 */
export const useSearchText = (search: string, onSearch: (search: string) => void) => {
  const [text, setText] = useState(search)
  const [known, setKnown] = useState(search)
  const [sent, setSent] = useState(search)
  const latest = useRef(onSearch)
  useEffect(() => {
    latest.current = onSearch
  })

  // Back, forward and "clear" change the address without typing, so the box follows. A search reported from here is not
  // written back, which would undo newer typing.
  if (search !== known) {
    setKnown(search)
    if (search !== sent) {
      setSent(search)
      setText(search)
    }
  }

  useEffect(() => {
    if (text.trim() === search) return
    const timer = setTimeout(() => {
      setSent(text.trim())
      latest.current(text.trim())
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, search])

  return { text, setText }
}
