import { Button } from '../press/button.tsx'
import { ModalFrame } from './modal-frame.tsx'

export interface ConfirmDialogProps {
  isOpen: boolean
  title: string
  /** States the effect, and whether it can be undone. */
  body?: string
  confirmLabel: string
  cancelLabel: string
  onConfirm: () => void
  onClose: () => void
  isBusy?: boolean
  isDanger?: boolean
}

/** Renders a confirmation before an action that cannot be undone. The focus starts on the harmless button. */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const { isOpen, title, body, confirmLabel, cancelLabel, onConfirm, onClose, isBusy, isDanger } = props
  return (
    <ModalFrame
      shape="dialog"
      role="alertdialog"
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button variant={isDanger ? 'dangerSolid' : 'solid'} onClick={onConfirm} isLoading={isBusy}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {body}
    </ModalFrame>
  )
}
