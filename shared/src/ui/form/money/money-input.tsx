import { chakra } from '@chakra-ui/react/styled-system'
import type { HTMLChakraProps } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import type { FocusEvent, Ref } from 'react'
import { useWords } from '../../provider/words.ts'
import { useFieldWiring } from '../field-context.ts'
import { inputRecipe } from '../input-recipe.ts'
import { amountOf, halalasOf, typedAmount } from './typed-money.ts'

const Input = chakra('input', inputRecipe)
const Frame = chakra('span', {
  base: {
    position: 'relative',
    display: 'grid',
    alignItems: 'center',
    minW: '0',
    // The currency stands at the end of the form's direction; the amount itself runs left to right.
    '& > input': { paddingInlineEnd: '14', fontVariantNumeric: 'tabular-nums' },
    '& > input[dir=ltr]': { _rtl: { paddingInlineEnd: '3.5', paddingInlineStart: '14' } },
    '& > small': {
      position: 'absolute',
      insetEnd: '3.5',
      color: 'muted',
      textStyle: 'sm13',
      pointerEvents: 'none',
    },
  },
})

export interface MoneyInputProps extends Omit<HTMLChakraProps<'input'>, 'ref' | 'value' | 'onChange'> {
  /** Halalas; null while nothing is written. */
  value: number | null
  onChange: (halalas: number | null) => void
  ref?: Ref<HTMLInputElement>
}

/**
 * An amount in riyals, kept in halalas so that sums are exact. Arabic and Latin digits, `٫` and `.`; a pasted "1,234.50" is
 * understood. A third decimal and what is no amount are not taken. When it is left it shows both decimals.
 */
export const MoneyInput = ({ value, onChange, onBlur, ...rest }: MoneyInputProps) => {
  const wiring = useFieldWiring()
  const { currency } = useWords()
  // What is being typed, which may be "12." on the way to 12.5; nothing while somebody is elsewhere.
  const [typed, setTyped] = useState<string | null>(null)
  const isTyping = typed !== null && halalasOf(typed) === value
  const type = (text: string) => {
    const amount = typedAmount(text)
    if (amount === null) return
    setTyped(amount)
    onChange(halalasOf(amount))
  }
  const handleBlur = (event: FocusEvent<HTMLInputElement>) => {
    setTyped(null)
    onBlur?.(event)
  }
  return (
    <Frame>
      <Input
        {...wiring}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        data-latin
        {...rest}
        value={isTyping ? typed : amountOf(value)}
        onChange={event => type(event.target.value)}
        onBlur={handleBlur}
      />
      <small aria-hidden>{currency}</small>
    </Frame>
  )
}
