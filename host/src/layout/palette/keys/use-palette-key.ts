import { useIsSessionLocked } from '@sufra/shared/session'
import { useEffect } from 'react'
import { hidePalette, showPalette, usePalette } from '#src/layout/navigation/palette-state.ts'

// By the position of the key: an Arabic keyboard writes another letter.
const isShortcut = ({ ctrlKey, metaKey, altKey, shiftKey, code }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && code === 'KeyK'

/** Ctrl+K and ⌘K open and close the palette, wherever the focus is, except while the session is locked. */
export const usePaletteKey = (): void => {
  const isLocked = useIsSessionLocked()
  useEffect(() => {
    // An action chosen by another person would otherwise run once the owner signs in.
    if (isLocked) return hidePalette()
    const handleKey = (key: KeyboardEvent) => {
      if (!isShortcut(key)) return
      key.preventDefault()
      if (usePalette.getState().isOpen) hidePalette()
      else showPalette()
    }
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  }, [isLocked])
}
