import { chakra } from '@chakra-ui/react/styled-system'
import { ImagePlus, Trash2 } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import type { ChangeEvent } from 'react'
import { IconButton } from '../press/icon-button.tsx'
import { Field } from './field.tsx'
import { useFieldWiring } from './field-context.ts'
import { useFormWords } from './form-words.ts'
import { IMAGE_TYPES, imageProblem, isSmallImage } from './image-rules.ts'

const Zone = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '3.5',
    minH: '24',
    p: '3',
    pe: '14',
    bg: 'surface',
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'line.strong',
    borderRadius: 'well',
    transition: 'background-color 120ms ease-out, border-color 120ms ease-out',
    _hover: { bg: 'soft' },
    '&[data-over]': { bg: 'primary.soft', borderColor: 'primary' },
    '&:has(input:focus-visible)': { outline: '2px solid', outlineColor: 'primary', outlineOffset: '-1px' },
    '&:has([aria-invalid=true])': { borderColor: 'disabled' },
    '& > img, & > i': { flexShrink: 0, boxSize: '72px', borderRadius: 'control' },
    '& > img': { objectFit: 'contain', bg: 'soft' },
    '& > i': { display: 'grid', placeItems: 'center', bg: 'soft', color: 'muted' },
    '& > span': { display: 'grid', minW: '0', fontWeight: 'medium' },
    '& > span > small': { textStyle: 'sm13', fontWeight: 'normal', color: 'muted' },
    // The native input lies over the whole zone: pressing, dropping and the keyboard work by themselves.
    '& > input': { position: 'absolute', inset: '0', w: 'full', h: 'full', opacity: 0, cursor: 'pointer' },
    '& > button': { position: 'absolute', insetEnd: '2', top: '50%', translate: '0 -50%' },
  },
})

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
  const [isOver, setIsOver] = useState(false)
  const handleChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0]
    if (file) onPick(file)
    // The same file may be chosen again after it was removed.
    currentTarget.value = ''
  }
  return (
    <Zone data-over={isOver || undefined}>
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
          onClick={onRemove}
        />
      )}
    </Zone>
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
}

/** Chooses or drops one picture, shows it, and refuses at once what the server would: other kinds of files, over 5 MB. */
export const ImageInput = ({ label, value, onChange, help, error }: ImageInputProps) => {
  const words = useFormWords()
  const preview = usePreview(value)
  const [refused, setRefused] = useState<ReturnType<typeof imageProblem>>(null)
  const [isSmall, setIsSmall] = useState(false)
  const handlePick = (file: File) => {
    const problem = imageProblem(file)
    setRefused(problem)
    setIsSmall(false)
    if (!problem) onChange(file)
  }
  const handleRemove = () => {
    setRefused(null)
    setIsSmall(false)
    onChange(null)
  }
  return (
    <Field label={label} help={isSmall ? words.imageSmall : help} error={refused ? words[refused] : error}>
      <Picker preview={preview} onPick={handlePick} onRemove={handleRemove} onSmall={setIsSmall} />
    </Field>
  )
}
