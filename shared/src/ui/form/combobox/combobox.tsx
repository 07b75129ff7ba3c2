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
  /** Chosen option, whole: it may not be among the server's results. */
  value: ComboboxOption<Value> | null
  onChange: (value: ComboboxOption<Value> | null) => void
  /** Accessible name, if no `Field` surrounds it. */
  label?: string
  placeholder?: string
  name?: string
  isDisabled?: boolean
  autoFocus?: boolean
  /** Hides the button that clears the choice. */
  isFixed?: boolean
  /** Styles the box like the filters of a list. */
  isFilter?: boolean
  ref?: Ref<HTMLInputElement>
}

/**
 * Renders a choice of one among many, by typing or from the list. Arrows move, Enter takes, Escape closes. Finds names
 * in any spelling (`createSearch`); with `onSearch` the server searches.
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
    // The clear button disappears with the choice and would take the focus with it.
    focusBox()
  }
  const handlePress = ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
    // Selects the shown choice, so that typing replaces it instead of extending it, as after Tab.
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
          // The box keeps the focus.
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
