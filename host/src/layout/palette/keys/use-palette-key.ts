import { useIsLocked } from '@sufra/shared/session'
import { useEffect } from 'react'
import { hidePalette, showPalette, usePalette } from '#src/layout/navigation/palette-state.ts'

// By the key's place: on an Arabic keyboard it writes another letter.
const isShortcut = ({ ctrlKey, metaKey, altKey, shiftKey, code }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && code === 'KeyK'

/** Ctrl+K and ⌘K open the palette and close it again, wherever the focus is; never while the session waits for its password. */
export const usePaletteKey = (): void => {
  const isLocked = useIsLocked()
  useEffect(() => {
    // What somebody else chose there would be done once its person signs in.
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
