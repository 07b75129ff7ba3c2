import { ImagePlus, Trash2 } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { ChangeEvent } from 'react'
import { Dialog } from '../overlay/dialog.tsx'
import { lazyPart } from '../page/lazy-part.tsx'
import { IconButton } from '../press/icon-button.tsx'
import type { CropperProps } from './crop/cropper.tsx'
import { DropZone } from './drop-zone.ts'
import { Field } from './field.tsx'
import { useFieldWiring } from './field-context.ts'
import { useFormWords } from './form-words.ts'
import { IMAGE_TYPES, imageProblem, isSmallImage, isUploadable } from './image-rules.ts'
import type { ImageProblem } from './image-rules.ts'
import { isHeic } from './picture/is-heic.ts'
import { preparePicture, prepareToCrop } from './picture/prepare-picture.ts'
import type { PreparedPicture } from './picture/prepare-picture.ts'

const { Part: LazyCropper } = lazyPart<CropperProps>({
  load: () => import(/* webpackChunkName: "cropper" */ './crop/cropper.tsx').then(({ Cropper }) => Cropper),
  height: '420px',
})

interface CropDialogProps extends Pick<CropperProps, 'aspect' | 'onDone'> {
  /** The dialog is closed without a picture. */
  picture: File | null
  onClose: () => void
}

/** Renders a dialog for the part of a picture to use. The cropper loads when it is first opened. */
const CropDialog = ({ picture, aspect, onDone, onClose }: CropDialogProps) => {
  const words = useFormWords()
  return (
    <Dialog isOpen={picture !== null} onClose={onClose} title={words.cropTitle}>
      {picture && <LazyCropper picture={picture} aspect={aspect} onDone={onDone} />}
    </Dialog>
  )
}

/** The address under which the browser shows a chosen file or a stored picture. */
const usePreview = (value: File | string | null): string | null => {
  const preview = useMemo(() => (value instanceof File ? URL.createObjectURL(value) : value), [value])
  useEffect(() => {
    if (value instanceof File && preview) return () => URL.revokeObjectURL(preview)
  }, [value, preview])
  return preview
}

interface PickerProps {
  preview: string | null
  onPick: (file: File) => void
  onRemove: () => void
  onSmall: (isSmall: boolean) => void
}

const Picker = ({ preview, onPick, onRemove, onSmall }: PickerProps) => {
  const wiring = useFieldWiring()
  const words = useFormWords()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const handleChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0]
    if (file) onPick(file)
    // The same file may be chosen again after it was removed.
    currentTarget.value = ''
  }
  const handleRemove = () => {
    // The button goes with what it takes away, and the keys would go with it.
    input.current?.focus()
    onRemove()
  }
  return (
    <DropZone data-over={isOver || undefined}>
      {preview ? (
        <img src={preview} alt="" onLoad={event => onSmall(isSmallImage(event.currentTarget))} />
      ) : (
        <i>
          <ImagePlus size={20} strokeWidth={1.75} aria-hidden />
        </i>
      )}
      <span aria-hidden>
        {preview ? words.replaceImage : words.chooseImage}
        <small>{words.imageRules}</small>
      </span>
      <input
        {...wiring}
        ref={input}
        type="file"
        accept={IMAGE_TYPES.join()}
        onChange={handleChange}
        onDragEnter={() => setIsOver(true)}
        onDragLeave={() => setIsOver(false)}
        onDrop={() => setIsOver(false)}
      />
      {preview && (
        <IconButton
          label={words.removeImage}
          icon={<Trash2 size={18} strokeWidth={1.75} aria-hidden />}
          onClick={handleRemove}
        />
      )}
    </DropZone>
  )
}

export interface ImageInputProps {
  label: string
  /** A file that was chosen, the address of a stored picture, or nothing. */
  value: File | string | null
  onChange: (value: File | null) => void
  help?: string
  /** Error of the server or of the form about the picture. */
  error?: string
  /** Asks for the part that is meant after a picture was chosen. `aspect` is width by height. */
  crop?: { aspect: number }
}

interface Choice extends Pick<ImageInputProps, 'crop' | 'onChange'> {
  /** Clears the state of the previous picture. */
  onStart: () => void
}

/** From a chosen file to a picture that the server takes: made smaller, turned into JPEG or cut where that is needed. */
const usePictureChoice = ({ crop, onChange, onStart }: Choice) => {
  const [refused, setRefused] = useState<ImageProblem | null>(null)
  const [uncut, setUncut] = useState<File | null>(null)
  const [isPreparing, setIsPreparing] = useState(false)
  const latest = useRef(0)
  const begin = (): number => {
    setRefused(null)
    setUncut(null)
    setIsPreparing(false)
    onStart()
    latest.current += 1
    return latest.current
  }
  const take = (picture: File) => (crop ? setUncut(picture) : onChange(picture))
  const finish = async (turn: number, work: Promise<PreparedPicture>, onReady: (picture: File) => void) => {
    setIsPreparing(true)
    const prepared = await work
    // Another one was chosen meanwhile.
    if (turn !== latest.current) return
    setIsPreparing(false)
    if ('picture' in prepared) onReady(prepared.picture)
    else setRefused(prepared.problem)
  }
  const prepare = (turn: number, file: File) =>
    finish(turn, crop ? prepareToCrop(file) : preparePicture(file), take)
  // A picture of the right size is shown at once; its content may still be another than its type says.
  const revokeHeic = async (turn: number, file: File) => {
    if (!(await isHeic(file)) || turn !== latest.current) return
    if (crop) setUncut(null)
    else onChange(null)
    await prepare(turn, file)
  }
  const pick = (file: File) => {
    const turn = begin()
    const problem = imageProblem(file)
    if (problem) return setRefused(problem)
    if (!isUploadable(file)) return void prepare(turn, file)
    take(file)
    void revokeHeic(turn, file)
  }
  const cut = (part: File) => {
    setUncut(null)
    if (isUploadable(part)) return onChange(part)
    void finish(latest.current, preparePicture(part), onChange)
  }
  const remove = () => {
    begin()
    onChange(null)
  }
  return { refused, uncut, isPreparing, pick, cut, remove, close: () => setUncut(null) }
}

/** Chooses or drops one picture and shows it; one that is larger than the server takes is made smaller first. */
export const ImageInput = ({ label, value, onChange, help, error, crop }: ImageInputProps) => {
  const words = useFormWords()
  const preview = usePreview(value)
  const [isSmall, setIsSmall] = useState(false)
  const choice = usePictureChoice({ crop, onChange, onStart: () => setIsSmall(false) })
  const { refused, uncut, isPreparing } = choice
  const shownHelp = isPreparing ? words.imagePreparing : isSmall ? words.imageSmall : help
  return (
    <Field label={label} help={shownHelp} error={refused ? words[refused] : error}>
      <Picker preview={preview} onPick={choice.pick} onRemove={choice.remove} onSmall={setIsSmall} />
      {crop && <CropDialog picture={uncut} aspect={crop.aspect} onDone={choice.cut} onClose={choice.close} />}
    </Field>
  )
}
