import { ImagePlus, Trash2 } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { ChangeEvent } from 'react'
import { CropDialog } from './crop/crop-dialog.tsx'
import { IconButton } from '../press/icon-button.tsx'
import { DropZone } from './drop-zone.ts'
import { Field } from './field.tsx'
import { useFieldWiring } from './field-context.ts'
import { useFormWords } from './form-words.ts'
import { IMAGE_TYPES, imageProblem, isSmallImage } from './image-rules.ts'

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
  /** What the server or the form has against the picture. */
  error?: string
  /** Asks for the part that is meant after a picture was chosen. `aspect` is width by height. */
  crop?: { aspect: number }
}

/** Chooses or drops one picture, shows it, and refuses at once what the server would: other kinds of files, over 5 MB. */
export const ImageInput = ({ label, value, onChange, help, error, crop }: ImageInputProps) => {
  const words = useFormWords()
  const preview = usePreview(value)
  const [refused, setRefused] = useState<ReturnType<typeof imageProblem>>(null)
  const [isSmall, setIsSmall] = useState(false)
  const [uncut, setUncut] = useState<File | null>(null)
  const handleCut = (part: File) => {
    setUncut(null)
    onChange(part)
  }
  const handlePick = (file: File) => {
    const problem = imageProblem(file)
    setRefused(problem)
    setIsSmall(false)
    if (problem) return
    if (crop) setUncut(file)
    else onChange(file)
  }
  const handleRemove = () => {
    setRefused(null)
    setIsSmall(false)
    onChange(null)
  }
  return (
    <Field label={label} help={isSmall ? words.imageSmall : help} error={refused ? words[refused] : error}>
      <Picker preview={preview} onPick={handlePick} onRemove={handleRemove} onSmall={setIsSmall} />
      {crop && (
        <CropDialog picture={uncut} aspect={crop.aspect} onDone={handleCut} onClose={() => setUncut(null)} />
      )}
    </Field>
  )
}
