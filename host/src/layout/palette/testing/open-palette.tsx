import { renderUi } from '@sufra/shared/testing'
import { Toaster } from '@sufra/shared/ui/overlays'
import { act } from '@testing-library/react'
import { showPalette } from '#src/layout/navigation/palette-state.ts'
import ar from '#src/locales/palette/ar.json'
import en from '#src/locales/palette/en.json'
import { hostTexts } from '#src/testing/host-texts.ts'
import { useGoKeys } from '../keys/use-go-keys.ts'
import { usePaletteKey } from '../keys/use-palette-key.ts'
import { Palette } from '../palette.tsx'

const Keys = () => {
  usePaletteKey()
  useGoKeys()
  return null
}

/** Renders the open palette on the dashboard, with its keys. */
export const open = (language: 'ar' | 'en' = 'en', role: 'Admin' | 'Kitchen' = 'Admin') => {
  const view = renderUi(
    <>
      <Keys />
      <Palette />
      <Toaster />
    </>,
    { language, role, namespaces: { ...hostTexts, palette: { ar, en } }, route: '/dashboard' },
  )
  act(showPalette)
  return view
}
