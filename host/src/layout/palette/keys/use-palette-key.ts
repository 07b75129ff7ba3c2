import { useEffect } from 'react'
import { hidePalette, showPalette, usePalette } from '#src/layout/navigation/palette-state.ts'

// By the key's place: on an Arabic keyboard it writes another letter.
const isShortcut = ({ ctrlKey, metaKey, altKey, shiftKey, code }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && code === 'KeyK'

/** Ctrl+K and ⌘K open the palette and close it again, wherever the focus is. */
export const usePaletteKey = (): void => {
  useEffect(() => {
    const handleKey = (key: KeyboardEvent) => {
      if (!isShortcut(key)) return
      key.preventDefault()
      if (usePalette.getState().isOpen) hidePalette()
      else showPalette()
    }
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  }, [])
}
