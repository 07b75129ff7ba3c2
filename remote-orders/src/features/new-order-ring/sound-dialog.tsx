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
  /** What the merchant sets for everybody, below what is this device's own. */
  children?: ReactNode
}

/** How loud this device is, and how else it tells of new orders. */
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
