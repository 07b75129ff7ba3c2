import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { BellOff, Volume2, VolumeX } from 'lucide-react'
import { Button, IconButton } from '@sufra/shared/ui'
import { useDeviceSettings } from './device/device-settings.ts'
import { useScreenAwake } from './device/use-screen-awake.ts'
import { silenceBell, testSound } from './ring.ts'
import { useRing } from './ring.store.ts'
import { SoundDialog } from './sound-dialog.tsx'

/**
 * Ring button in the page header: shows the state and opens the settings; while ringing, it silences for 30 s. It also
 * keeps the screen on.
 */
export const SoundControl = ({ children }: { children?: ReactNode }) => {
  const { t } = useTranslation()
  const sound = useRing(ring => ring.sound)
  const isRinging = useRing(ring => ring.isRinging)
  const [isOpen, setIsOpen] = useState(false)
  const isArmed = sound === 'armed'
  const staysAwake = useDeviceSettings(device => device.staysAwake)
  useScreenAwake(isArmed && staysAwake)
  const icon = isArmed ? <Volume2 size={16} aria-hidden /> : <VolumeX size={16} aria-hidden />
  const openSettings = () => setIsOpen(true)
  return (
    <>
      {isRinging && isArmed ? (
        <>
          <Button size="sm" icon={<BellOff size={16} aria-hidden />} onClick={silenceBell}>
            {t('orders:sound.silence')}
          </Button>
          <IconButton size="sm" label={t('orders:sound.title')} icon={icon} onClick={openSettings} />
        </>
      ) : (
        <Button
          variant="outline"
          size="sm"
          icon={icon}
          color={isArmed ? undefined : 'pending'}
          borderColor={isArmed ? undefined : 'pending.line'}
          // Blocked sound only needs a user gesture, and this press is one.
          onClick={sound === 'blocked' ? testSound : openSettings}
        >
          {t(`orders:sound.${sound}`)}
        </Button>
      )}
      <SoundDialog isOpen={isOpen} onClose={() => setIsOpen(false)}>
        {children}
      </SoundDialog>
    </>
  )
}
