import { X } from 'lucide-react'
import { useRef, useState } from 'react'
import type { ClipboardEvent, KeyboardEvent, Ref } from 'react'
import { searchKey } from '#src/contracts/text.ts'
import { VisuallyHidden } from '../../text/visually-hidden.tsx'
import { Chip, ComboboxFrame } from '../combobox/combobox-frame.ts'
import { useFieldWiring } from '../field-context.ts'
import { useFormWords } from '../form-words.ts'

export interface TagsInputProps {
  value: readonly string[]
  onChange: (value: string[]) => void
  /** Accessible name, if no `Field` surrounds it. */
  label?: string
  placeholder?: string
  name?: string
  isDisabled?: boolean
  ref?: Ref<HTMLInputElement>
}

// Arabic keyboards have a comma of their own.
const SEPARATOR = /[,،;؛\n\t]+/

/** Adds tags, each once in any spelling: the first spelling stays. */
const withTags = (tags: readonly string[], text: string): string[] => {
  const all = [...tags]
  for (const part of text.split(SEPARATOR).map(each => each.trim().replace(/\s+/g, ' ')))
    if (part && !all.some(tag => searchKey(tag) === searchKey(part))) all.push(part)
  return all
}

/**
 * Renders words as chips: Enter or a comma adds one, a pasted list adds all, Backspace in the empty box removes the
 * last.
 */
export const TagsInput = ({ value, onChange, label, placeholder, name, isDisabled, ref }: TagsInputProps) => {
  const wiring = useFieldWiring()
  const words = useFormWords()
  const frame = useRef<HTMLDivElement>(null)
  const [text, setText] = useState('')
  const add = (added: string) => {
    setText('')
    const tags = withTags(value, added)
    if (tags.length > value.length) onChange(tags)
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && text.trim() !== '') {
      // This Enter adds the tag; the next one submits the form.
      event.preventDefault()
      add(text)
    } else if (event.key === 'Backspace' && text === '' && value.length > 0) onChange(value.slice(0, -1))
  }
  const handlePaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text')
    if (!SEPARATOR.test(pasted)) return
    event.preventDefault()
    add(text + pasted)
  }
  return (
    <ComboboxFrame ref={frame} onClick={() => frame.current?.querySelector('input')?.focus()}>
      {value.map(tag => (
        <Chip key={tag}>
          <bdi>{tag}</bdi>
          <button
            type="button"
            aria-label={words.removeChoice.replace('{name}', () => tag)}
            disabled={isDisabled}
            onClick={() => onChange(value.filter(each => each !== tag))}
          >
            <X size={14} aria-hidden />
          </button>
        </Chip>
      ))}
      <input
        {...wiring}
        ref={ref}
        aria-label={label}
        name={name}
        autoComplete="off"
        placeholder={value.length === 0 ? placeholder : undefined}
        disabled={isDisabled}
        value={text}
        onChange={({ target }) => (SEPARATOR.test(target.value) ? add(target.value) : setText(target.value))}
        onKeyDown={handleKey}
        onPaste={handlePaste}
        onBlur={() => add(text)}
      />
      <span role="status">
        <VisuallyHidden>{value.join(' · ')}</VisuallyHidden>
      </span>
    </ComboboxFrame>
  )
}
