import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, lazyPart } from '@sufra/shared/ui'
import { Dialog } from '@sufra/shared/ui/overlays'
import { confirmSound } from './ring.ts'

const panel = lazyPart({
  load: () =>
    import(/* webpackChunkName: "sound-panel" */ './panel/sound-panel.tsx').then(
      ({ SoundPanel }) => SoundPanel,
    ),
  height: '420px',
})

interface SoundDialogProps {
  isOpen: boolean
  onClose: () => void
  /** Settings of the merchant, below those of this device. */
  children?: ReactNode
}

/** Dialog with the sound and notification settings of this device. */
export const SoundDialog = ({ isOpen, onClose, children }: SoundDialogProps) => {
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
      <panel.Part />
      {children}
    </Dialog>
  )
}
