import { useTranslation } from 'react-i18next'
import { Play } from 'lucide-react'
import { Button, Stack, Text } from '@sufra/shared/ui'
import { Dialog } from '@sufra/shared/ui/overlays'
import { confirmSound, testSound } from './ring.ts'
import { VolumeSlider } from './volume-slider.tsx'

/** Volume and a test, for this device. */
export const SoundDialog = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => {
  const { t } = useTranslation()
  const handleDone = () => {
    confirmSound()
    onClose()
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('orders:sound.title')}
      footer={<Button onClick={handleDone}>{t('orders:sound.heard')}</Button>}
    >
      <Stack gap="4">
        <Text color="muted">{t('orders:sound.explain')}</Text>
        <VolumeSlider />
        <Button variant="outline" icon={<Play size={16} aria-hidden />} onClick={testSound}>
          {t('orders:sound.test')}
        </Button>
      </Stack>
    </Dialog>
  )
}
