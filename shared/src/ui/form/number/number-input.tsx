import { chakra } from '@chakra-ui/react/styled-system'
import type { HTMLChakraProps } from '@chakra-ui/react/styled-system'
import type { KeyboardEvent, Ref } from 'react'
import { readNumber } from '#src/contracts/typed-number.ts'
import { countDigits } from '../../text/digits.ts'
import { useFieldWiring } from '../field-context.ts'
import { useFieldNote } from '../field-note.ts'
import { useFormWords } from '../form-words.ts'
import { inputRecipe } from '../input-recipe.ts'
import { savedText } from './saved-text.ts'
import { useNumberText } from './use-number-text.ts'

const Root = chakra('input', inputRecipe)

export interface NumberInputProps extends Omit<HTMLChakraProps<'input'>, 'ref' | 'value' | 'onChange'> {
  /** Null while nothing is written; NaN while the text is no whole number. */
  value: number | null
  onChange: (value: number | null) => void
  /** Step of the arrow keys. 1 when omitted. */
  step?: number
  ref?: Ref<HTMLInputElement>
}

const DIRECTIONS = new Map([
  ['ArrowUp', 1],
  ['ArrowDown', -1],
])

const readWhole = (text: string) => readNumber(text, { decimals: 0 })

/**
 * A whole number, not negative, in the digits and grouping that `readNumber` reads. A text that is no such number stays in the box,
 * is reported when the box is left, and is NaN for the contract. The arrow keys step. Limits are the contract's: the error says them.
 */
export const NumberInput = ({ value, onChange, step = 1, onKeyDown, onBlur, ...rest }: NumberInputProps) => {
  const wiring = useFieldWiring()
  const words = useFormWords()
  const box = useNumberText({ value, onChange, read: readWhole, write: String })
  useFieldNote({
    help: savedText(box.reading, words.kept, countDigits),
    error: box.isRefused ? words.numberWrong : undefined,
    isLeft: box.isLeft,
  })
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    const direction = DIRECTIONS.get(event.key)
    if (!direction || rest.disabled || rest.readOnly) return
    event.preventDefault()
    onChange(Math.max(0, (value || 0) + direction * step))
  }
  return (
    <Root
      {...wiring}
      inputMode="numeric"
      autoComplete="off"
      dir="ltr"
      data-latin
      {...rest}
      value={box.text}
      onChange={event => box.type(event.target.value)}
      onKeyDown={handleKey}
      onBlur={event => {
        box.leave()
        onBlur?.(event)
      }}
    />
  )
}
