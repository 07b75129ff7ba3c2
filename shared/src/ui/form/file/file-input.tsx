import { chakra } from '@chakra-ui/react/styled-system'
import { FileText, Upload, X } from 'lucide-react'
import { useRef, useState } from 'react'
import type { ChangeEvent } from 'react'
import { IconButton } from '../../press/icon-button.tsx'
import { DropZone } from '../drop-zone.ts'
import { Field } from '../field.tsx'
import { useFieldWiring } from '../field-context.ts'
import { useFormWords } from '../form-words.ts'
import { fileProblem, formatFileSize, shownTypes } from './file-rules.ts'
import type { FileRules } from './file-rules.ts'

const Name = chakra('bdi', { base: { overflowWrap: 'anywhere' } })

interface PickerProps extends FileRules {
  value: File | null
  name?: string
  isDisabled?: boolean
  onPick: (file: File) => void
  onRemove: () => void
}

const Picker = ({ value, name, isDisabled, onPick, onRemove, ...rules }: PickerProps) => {
  const wiring = useFieldWiring()
  const words = useFormWords()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const Icon = value ? FileText : Upload
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
      <i>
        <Icon size={20} strokeWidth={1.75} aria-hidden />
      </i>
      <span aria-hidden>
        {value ? <Name>{value.name}</Name> : words.chooseFile}
        <small>
          {value
            ? formatFileSize(value.size)
            : words.fileRules
                .replace('{types}', shownTypes(rules.types))
                .replace('{size}', formatFileSize(rules.largest))}
        </small>
      </span>
      <input
        {...wiring}
        ref={input}
        type="file"
        name={name}
        disabled={isDisabled}
        accept={rules.types.join()}
        onChange={handleChange}
        onDragEnter={() => setIsOver(true)}
        onDragLeave={() => setIsOver(false)}
        onDrop={() => setIsOver(false)}
      />
      {value && !isDisabled && (
        <IconButton
          label={words.removeFile.replace('{name}', () => value.name)}
          icon={<X size={18} strokeWidth={1.75} aria-hidden />}
          onClick={handleRemove}
        />
      )}
    </DropZone>
  )
}

export interface FileInputProps extends FileRules {
  label: string
  value: File | null
  onChange: (value: File | null) => void
  name?: string
  help?: string
  /** Error of the server or of the form about the file. */
  error?: string
  isRequired?: boolean
  isDisabled?: boolean
}

/** Chooses or drops one file, shows its name and size, and refuses at once another kind and what is too large. */
export const FileInput = (props: FileInputProps) => {
  const { label, value, onChange, help, error, isRequired, types, largest, name, isDisabled } = props
  const words = useFormWords()
  const [refused, setRefused] = useState<ReturnType<typeof fileProblem>>(null)
  const handlePick = (file: File) => {
    const problem = fileProblem(file, { types, largest })
    setRefused(problem)
    if (!problem) onChange(file)
  }
  const handleRemove = () => {
    setRefused(null)
    onChange(null)
  }
  const reason =
    refused && words[refused].replace('{types}', shownTypes(types)).replace('{size}', formatFileSize(largest))
  return (
    <Field label={label} help={help} error={reason ?? error} isRequired={isRequired}>
      <Picker
        value={value}
        types={types}
        largest={largest}
        name={name}
        isDisabled={isDisabled}
        onPick={handlePick}
        onRemove={handleRemove}
      />
    </Field>
  )
}
