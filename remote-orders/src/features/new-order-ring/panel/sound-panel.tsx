import { useTranslation } from 'react-i18next'
import { Play } from 'lucide-react'
import { Button, Stack, Text } from '@sufra/shared/ui'
import { testSound } from '../ring.ts'
import { VolumeSlider } from '../volume-slider.tsx'
import { DevicePart } from './device-part.tsx'
import { NoticePart } from './notice-part.tsx'
import { PushPart } from './push-part.tsx'

/** All settings of this device for new orders. */
export const SoundPanel = () => {
  const { t } = useTranslation()
  return (
    <Stack gap="5">
      <Stack gap="4">
        <Text color="muted">{t('orders:sound.explain')}</Text>
        <VolumeSlider />
        <Button variant="outline" icon={<Play size={16} aria-hidden />} onClick={testSound}>
          {t('orders:sound.test')}
        </Button>
      </Stack>
      <DevicePart />
      <NoticePart />
      <PushPart />
    </Stack>
  )
}
