import { Dialog } from '../../overlay/dialog.tsx'
import { lazyPart } from '../../status/lazy-part.tsx'
import { useFormWords } from '../form-words.ts'
import type { CropperProps } from './cropper.tsx'

const { Part: LazyCropper } = lazyPart<CropperProps>({
  load: () => import(/* webpackChunkName: "cropper" */ './cropper.tsx').then(({ Cropper }) => Cropper),
  height: '420px',
})

interface CropDialogProps extends Pick<CropperProps, 'aspect' | 'onDone'> {
  /** None keeps it closed. */
  picture: File | null
  onClose: () => void
}

/** Asks which part of a picture is meant. The cropper comes when it is first opened. */
export const CropDialog = ({ picture, aspect, onDone, onClose }: CropDialogProps) => {
  const words = useFormWords()
  return (
    <Dialog isOpen={picture !== null} onClose={onClose} title={words.cropTitle}>
      {picture && <LazyCropper picture={picture} aspect={aspect} onDone={onDone} />}
    </Dialog>
  )
}
