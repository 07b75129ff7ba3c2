import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import type { ClipboardEvent, Ref, SyntheticEvent } from 'react'
import { pastedCode, typedDigits } from './code-digits.ts'
import { useFieldWiring } from './field-context.ts'

const Frame = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: '2',
    // The real input covers the boxes: one field for password managers, keyboards and screen readers.
    '& > input': {
      position: 'absolute',
      inset: '0',
      w: 'full',
      opacity: 0,
      fontSize: '1rem',
      cursor: 'text',
    },
    '& > span': {
      display: 'grid',
      placeItems: 'center',
      h: '14',
      bg: 'surface',
      borderWidth: '1px',
      borderColor: 'line.strong',
      borderRadius: 'control',
      textStyle: 'h24',
      fontWeight: 'semibold',
      fontVariantNumeric: 'tabular-nums',
      transition: 'border-color {durations.press} ease-out',
    },
    '& > input:hover ~ span': { borderColor: 'muted' },
    '& > input[aria-invalid=true] ~ span': { borderColor: 'disabled' },
    '& > input[readonly] ~ span': { bg: 'soft', color: 'muted' },
    '& > input:focus ~ span[data-caret]': {
      outline: '2px solid',
      outlineColor: 'primary',
      outlineOffset: '-1px',
      borderColor: 'primary',
    },
  },
})

export interface CodeInputProps {
  value: string
  onChange: (value: string) => void
  /** Called once for each complete code, as soon as it is complete. */
  onComplete?: (code: string) => void
  /** Defaults to six. */
  length?: number
  /** Accessible name, if no `Field` surrounds it. */
  label?: string
  name?: string
  autoFocus?: boolean
  /** True while the code is checked: it stays, keeps the focus and cannot be changed. */
  isBusy?: boolean
  ref?: Ref<HTMLInputElement>
}

/**
 * Renders an input for a one-time code: one input that looks like boxes, left to right in both languages. Accepts
 * Arabic digits and pasted sentences.
 */
export const CodeInput = (props: CodeInputProps) => {
  const { value, onChange, onComplete, length = 6, label, isBusy, ...rest } = props
  const wiring = useFieldWiring()
  const [caret, setCaret] = useState(value.length)

  const change = (next: string) => {
    if (isBusy || next === value) return
    onChange(next)
    if (next.length === length) onComplete?.(next)
  }
  const handlePaste = (paste: ClipboardEvent) => {
    const code = pastedCode(paste.clipboardData.getData('text'), length)
    if (code === null) return
    paste.preventDefault()
    change(code)
  }
  const handleSelect = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) =>
    setCaret(currentTarget.selectionStart ?? value.length)

  const marked = Math.min(caret, value.length, length - 1)
  return (
    <Frame dir="ltr">
      <input
        {...wiring}
        {...rest}
        aria-label={label}
        value={value}
        readOnly={isBusy}
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        onChange={event => change(typedDigits(event.target.value, length))}
        onPaste={handlePaste}
        onSelect={handleSelect}
      />
      {Array.from({ length }, (_, index) => (
        <span key={index} aria-hidden data-caret={index === marked || undefined}>
          {value[index]}
        </span>
      ))}
    </Frame>
  )
}
