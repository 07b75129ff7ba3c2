import { ChevronDown, X } from 'lucide-react'
import { useRef } from 'react'
import type { MouseEvent, Ref } from 'react'
import { VisuallyHidden } from '../../text/visually-hidden.tsx'
import { useFieldWiring } from '../field-context.ts'
import { useFormWords } from '../form-words.ts'
import { ComboboxFrame } from './combobox-frame.ts'
import type { ComboboxOption } from './combobox-option.ts'
import { OptionList } from './option-list.tsx'
import { useCombobox } from './use-combobox.ts'
import type { ComboboxSource } from './use-combobox.ts'

export interface ComboboxProps<Value extends string | number> extends ComboboxSource<Value> {
  /** What is chosen, whole: among what the server found it may not be. */
  value: ComboboxOption<Value> | null
  onChange: (value: ComboboxOption<Value> | null) => void
  /** The name, where no `Field` around gives one. */
  label?: string
  placeholder?: string
  name?: string
  isDisabled?: boolean
  autoFocus?: boolean
  /** Leaves out the button that takes the choice back. */
  isFixed?: boolean
  /** It stands among the filters of a list, and looks like them. */
  isFilter?: boolean
  ref?: Ref<HTMLInputElement>
}

/**
 * A choice of one among many, by typing or from the list. Arrows move, Enter takes, Escape closes. Names are
 * found however they are spelled (`createSearch`); with `onSearch` the server does the searching.
 */
export const Combobox = <Value extends string | number>(props: ComboboxProps<Value>) => {
  const { value, onChange, label, placeholder, name, isDisabled, autoFocus } = props
  const { isFixed, isFilter, onRetry, ref } = props
  const wiring = useFieldWiring()
  const words = useFormWords()
  const frame = useRef<HTMLDivElement>(null)
  const box = useCombobox({ ...props, isDisabled, onPick: onChange })
  const hasChoice = value !== null && !isFixed && !isDisabled
  const focusBox = () => frame.current?.querySelector('input')?.focus()
  const handleClear = () => {
    onChange(null)
    // The button goes with the choice, and the keys would go with it.
    focusBox()
  }
  const handlePress = ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
    // What is typed looks for another: it takes the place of the choice, as after Tab, and does not go on behind it.
    if (box.typed === null) currentTarget.select()
    box.open()
  }
  return (
    <ComboboxFrame ref={frame} data-filter={isFilter ? '' : undefined}>
      <input
        {...wiring}
        {...box.wiring}
        ref={ref}
        aria-label={label}
        name={name}
        placeholder={value?.label ?? placeholder}
        disabled={isDisabled}
        autoFocus={autoFocus}
        value={box.typed ?? value?.label ?? ''}
        onChange={event => box.type(event.target.value)}
        onClick={handlePress}
        onKeyDown={box.handleKey}
        onBlur={box.close}
      />
      {hasChoice && (
        <button type="button" aria-label={words.clearChoice} onClick={handleClear}>
          <X size={16} aria-hidden />
        </button>
      )}
      <button
        type="button"
        tabIndex={-1}
        aria-label={words.showChoices}
        disabled={isDisabled}
        onMouseDown={event => {
          // The box keeps the focus, and with it the keys.
          event.preventDefault()
          focusBox()
          if (box.isOpen) box.close()
          else box.open()
        }}
      >
        <ChevronDown size={18} strokeWidth={1.75} aria-hidden />
      </button>
      {box.isOpen && (
        <OptionList
          id={box.listId}
          label={label}
          labelledBy={wiring.id}
          anchor={frame}
          options={box.shown}
          chosen={value ? [value.value] : []}
          active={box.active}
          isSeveral={false}
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
