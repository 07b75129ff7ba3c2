import { useSearchText } from '@sufra/shared/ui/data'
import { BareDialog } from '@sufra/shared/ui/overlays'
import { Command } from 'cmdk'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hidePalette, usePalette } from '#src/layout/navigation/palette-state.ts'
import type { PaletteLine } from './lines/palette-line.ts'
import { PaletteFrame } from './palette-frame.ts'
import { PaletteResults } from './palette-results.tsx'

/**
 * The command palette: screens and actions by name in both languages, and the products,
 * orders and merchants that the person may open.
 */
export const Palette = () => {
  const { t } = useTranslation('palette')
  const isOpen = usePalette(state => state.isOpen)
  const [search, setSearch] = useState('')
  const { text, setText } = useSearchText(search, setSearch)
  // Each opening starts afresh, whether a key or the end of the session closed the last one.
  const [seen, setSeen] = useState({ isOpen, opening: 0 })
  if (seen.isOpen !== isOpen) {
    setSeen({ isOpen, opening: seen.opening + Number(isOpen) })
    setText('')
    setSearch('')
  }
  const handleRun = ({ run }: PaletteLine) => {
    hidePalette()
    run()
  }
  return (
    <BareDialog isOpen={isOpen} onClose={hidePalette} title={t('title')}>
      <PaletteFrame>
        <Command shouldFilter={false} loop label={t('title')}>
          <Command.Input
            autoFocus
            maxLength={200}
            value={text}
            onValueChange={setText}
            placeholder={t('placeholder')}
          />
          <PaletteResults key={seen.opening} typed={text.trim()} search={search} onRun={handleRun} />
        </Command>
      </PaletteFrame>
    </BareDialog>
  )
}
