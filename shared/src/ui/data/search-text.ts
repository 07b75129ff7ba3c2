import { useEffect, useRef, useState } from 'react'

const PAUSE_MS = 250

/**
 * What is being typed, and the search that the address holds: handed over once the typing pauses for 250 ms.
 * `const { text, setText } = useSearchText(filters.search, search => change({ search }))` beside a `SearchInput`.
 */
export const useSearchText = (search: string, onSearch: (search: string) => void) => {
  const [text, setText] = useState(search)
  const [known, setKnown] = useState(search)
  const [sent, setSent] = useState(search)
  const latest = useRef(onSearch)
  useEffect(() => {
    latest.current = onSearch
  })

  // Back, forward and "clear" change the address without typing: the box follows. What was handed over from here does not
  // come back into the box, or it would undo what was typed since.
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
