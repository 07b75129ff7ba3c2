import { Dialog } from '../../overlay/dialog.tsx'
import { lazyPart } from '../../page/lazy-part.tsx'
import { useFormWords } from '../form-words.ts'
import type { CropperProps } from './cropper.tsx'

const { Part: LazyCropper } = lazyPart<CropperProps>({
  load: () => import(/* webpackChunkName: "cropper" */ './cropper.tsx').then(({ Cropper }) => Cropper),
  height: '420px',
})

interface CropDialogProps extends Pick<CropperProps, 'aspect' | 'onDone'> {
  /** The dialog is closed without a picture. */
  picture: File | null
  onClose: () => void
}

/** Renders a dialog for the part of a picture to use. The cropper loads when it is first opened. */
export const CropDialog = ({ picture, aspect, onDone, onClose }: CropDialogProps) => {
  const words = useFormWords()
  return (
    <Dialog isOpen={picture !== null} onClose={onClose} title={words.cropTitle}>
      {picture && <LazyCropper picture={picture} aspect={aspect} onDone={onDone} />}
    </Dialog>
  )
}
