import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Volume1, Volume2 } from 'lucide-react'
import { chakra } from '@sufra/shared/ui'
import { changeVolume } from './ring.ts'
import { useRing } from './ring.store.ts'
import { QUIETEST } from './sound-settings.ts'

const Root = chakra('div', {
  base: {
    display: 'grid',
    gap: '1.5',
    '& > label': { textStyle: 'sm13', fontWeight: 'medium' },
    '& > div': { display: 'flex', alignItems: 'center', gap: '2.5', color: 'muted' },
    '& input': { flex: 1, minW: '0', h: '8', accentColor: 'var(--sf-colors-primary)' },
  },
})

/** Volume of the ring on this device. It cannot be muted. */
export const VolumeSlider = () => {
  const { t } = useTranslation()
  const id = useId()
  const volume = useRing(ring => ring.volume)
  return (
    <Root>
      <label htmlFor={id}>{t('orders:sound.volume')}</label>
      <div>
        <Volume1 size={18} aria-hidden />
        <input
          id={id}
          type="range"
          min={QUIETEST}
          max={1}
          step={0.1}
          value={volume}
          onChange={event => changeVolume(event.target.valueAsNumber)}
        />
        <Volume2 size={18} aria-hidden />
      </div>
    </Root>
  )
}
