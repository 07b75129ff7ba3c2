import { chakra } from '@chakra-ui/react/styled-system'
import type { HTMLChakraProps } from '@chakra-ui/react/styled-system'
import type { KeyboardEvent, Ref } from 'react'
import { useFieldWiring } from '../field-context.ts'
import { inputRecipe } from '../input-recipe.ts'
import { wholeNumber } from './typed-number.ts'

const Root = chakra('input', inputRecipe)

export interface NumberInputProps extends Omit<HTMLChakraProps<'input'>, 'ref' | 'value' | 'onChange'> {
  /** Null while nothing is written. */
  value: number | null
  onChange: (value: number | null) => void
  /** What the arrows add and take away; 1 unless told otherwise. */
  step?: number
  ref?: Ref<HTMLInputElement>
}

const DIRECTIONS = new Map([
  ['ArrowUp', 1],
  ['ArrowDown', -1],
])

/**
 * A whole number, not negative. Arabic digits count; what is no digit is not taken. The arrow keys step. Limits are the
 * contract's: the error says them.
 */
export const NumberInput = ({ value, onChange, step = 1, onKeyDown, ...rest }: NumberInputProps) => {
  const wiring = useFieldWiring()
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    const direction = DIRECTIONS.get(event.key)
    if (!direction || rest.disabled || rest.readOnly) return
    event.preventDefault()
    onChange(Math.max(0, (value ?? 0) + direction * step))
  }
  return (
    <Root
      {...wiring}
      inputMode="numeric"
      autoComplete="off"
      dir="ltr"
      data-latin
      {...rest}
      value={value === null ? '' : String(value)}
      onChange={event => onChange(wholeNumber(event.target.value))}
      onKeyDown={handleKey}
    />
  )
}
