import { X } from 'lucide-react'
import { useRef } from 'react'
import type { KeyboardEvent, Ref } from 'react'
import { VisuallyHidden } from '../../text/visually-hidden.tsx'
import { useFieldWiring } from '../field-context.ts'
import { useFormWords } from '../form-words.ts'
import { Chip, ComboboxFrame } from './combobox-frame.ts'
import type { ComboboxOption } from './combobox-option.ts'
import { OptionList } from './option-list.tsx'
import { useCombobox } from './use-combobox.ts'
import type { ComboboxSource } from './use-combobox.ts'

export interface MultiComboboxProps<Value extends string | number> extends ComboboxSource<Value> {
  /** Chosen options, in the order of choosing. */
  value: readonly ComboboxOption<Value>[]
  onChange: (value: ComboboxOption<Value>[]) => void
  /** Accessible name, if no `Field` surrounds it. */
  label?: string
  placeholder?: string
  name?: string
  isDisabled?: boolean
  ref?: Ref<HTMLInputElement>
}

/**
 * Renders a choice of several among many. Works like `Combobox`; picking a chosen option removes it, and Backspace in
 * the empty box removes the last.
 */
export const MultiCombobox = <Value extends string | number>(props: MultiComboboxProps<Value>) => {
  const { value, onChange, label, placeholder, name, isDisabled, onRetry, ref } = props
  const wiring = useFieldWiring()
  const words = useFormWords()
  const frame = useRef<HTMLDivElement>(null)
  const without = (option: ComboboxOption<Value>) => value.filter(each => each.value !== option.value)
  const isChosen = (option: ComboboxOption<Value>) => without(option).length < value.length
  const box = useCombobox({
    ...props,
    isDisabled,
    onPick: option => onChange(isChosen(option) ? without(option) : [...value, option]),
  })
  const handleKey = (event: KeyboardEvent) => {
    if (box.handleKey(event)) return
    if (event.key === 'Backspace' && !box.typed && value.length > 0) onChange(value.slice(0, -1))
  }
  return (
    <ComboboxFrame ref={frame} onClick={() => frame.current?.querySelector('input')?.focus()}>
      {value.map(option => (
        <Chip key={option.value}>
          <bdi>{option.label}</bdi>
          <button
            type="button"
            aria-label={words.removeChoice.replace('{name}', () => option.label)}
            disabled={isDisabled}
            onClick={() => onChange(without(option))}
          >
            <X size={14} aria-hidden />
          </button>
        </Chip>
      ))}
      <input
        {...wiring}
        {...box.wiring}
        ref={ref}
        aria-label={label}
        name={name}
        placeholder={value.length === 0 ? placeholder : undefined}
        disabled={isDisabled}
        value={box.typed ?? ''}
        onChange={event => box.type(event.target.value)}
        onClick={box.open}
        onKeyDown={handleKey}
        onBlur={box.close}
      />
      {box.isOpen && (
        <OptionList
          id={box.listId}
          label={label}
          labelledBy={wiring.id}
          anchor={frame}
          options={box.shown}
          chosen={value.map(option => option.value)}
          active={box.active}
          isSeveral
          onPick={box.pick}
          onPoint={box.point}
          onRetry={onRetry}
        />
      )}
      <span role="status">
        <VisuallyHidden>
          {box.isOpen && box.shown ? words.results.replace('{count}', String(box.shown.length)) : ''}
        </VisuallyHidden>
      </span>
    </ComboboxFrame>
  )
}
