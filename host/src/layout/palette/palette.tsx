import { useSearchText } from '@sufra/shared/ui/data'
import { BareDialog } from '@sufra/shared/ui/overlays'
import { Command } from 'cmdk'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hidePalette, usePalette } from '#src/layout/navigation/palette-state.ts'
import type { PaletteLine } from './lines/palette-line.ts'
import { PaletteFrame } from './palette-frame.ts'
import { PaletteResults } from './palette-results.tsx'

/** Every screen and action by its name in either language, and the products, orders and merchants that somebody may open. */
export const Palette = () => {
  const { t } = useTranslation('palette')
  const isOpen = usePalette(state => state.isOpen)
  const [search, setSearch] = useState('')
  const { text, setText } = useSearchText(search, setSearch)
  // Whatever closed it, a key or the end of the session: what comes next begins anew.
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
