import { useNavigate } from '@sufra/shared/router'
import { useEffect, useRef } from 'react'
import { useSidebarEntries } from '#src/layout/navigation/use-sidebar-entries.ts'

const TYPING = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable=true]'
const PATIENCE_MS = 1500

const isElsewhere = (key: KeyboardEvent): boolean =>
  key.defaultPrevented ||
  key.repeat ||
  key.ctrlKey ||
  key.metaKey ||
  key.altKey ||
  (key.target instanceof Element && key.target.closest(TYPING) !== null) ||
  document.querySelector('dialog[open], [role=menu]') !== null

/** G and then the letter of a screen, within a second and a half, leads there; never while somebody types. */
export const useGoKeys = (): void => {
  const entries = useSidebarEntries()
  const navigate = useNavigate()
  const current = useRef({ entries, navigate })
  useEffect(() => {
    current.current = { entries, navigate }
  })
  useEffect(() => {
    let pressedAt = -Infinity
    const handleKey = (key: KeyboardEvent) => {
      if (isElsewhere(key)) return
      const isSecond = key.timeStamp - pressedAt < PATIENCE_MS
      pressedAt = key.code === 'KeyG' ? key.timeStamp : -Infinity
      const letter = key.code.replace(/^Key/, '').toLowerCase()
      const entry = isSecond ? current.current.entries.find(each => each.key === letter) : undefined
      if (!entry) return
      key.preventDefault()
      void current.current.navigate(`/${entry.path}`)
    }
    // Before the screens: the second letter is theirs only when no G came before it.
    window.addEventListener('keydown', handleKey, { capture: true })
    return () => window.removeEventListener('keydown', handleKey, { capture: true })
  }, [])
}
