import { useState } from 'react'
import { usePalette } from '#src/layout/navigation/palette-state.ts'
import { loadArea } from '#src/lazy-loading/area.ts'
import { lazyPart } from '#src/lazy-loading/lazy-part.ts'
import { useGoKeys } from './keys/use-go-keys.ts'
import { usePaletteKey } from './keys/use-palette-key.ts'

const palette = lazyPart(async () => {
  const [part] = await Promise.all([
    import(/* webpackChunkName: "palette" */ './palette.tsx'),
    loadArea('palette'),
  ])
  return part.Palette
})

/** Opens the command palette by Ctrl+K or ⌘K, and screens by G and a letter. The palette's code loads only then. */
export const PaletteDoor = () => {
  const isOpen = usePalette(state => state.isOpen)
  const [wasOpened, setWasOpened] = useState(false)
  if (isOpen && !wasOpened) setWasOpened(true)
  usePaletteKey()
  useGoKeys()
  return wasOpened ? <palette.Part /> : null
}
