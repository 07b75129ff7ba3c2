import { chakra } from '@chakra-ui/react/styled-system'
import type { HTMLChakraProps } from '@chakra-ui/react/styled-system'
import type { Ref } from 'react'
import { toRiyals } from '#src/contracts/halalas.ts'
import { amountDigits } from '../../text/digits.ts'
import { useWords } from '../../provider/words.ts'
import { useFieldWiring } from '../field-context.ts'
import { useFieldNote } from '../field-note.ts'
import { useFormWords } from '../form-words.ts'
import { inputRecipe } from '../input-recipe.ts'
import { savedText } from '../number/saved-text.ts'
import { useNumberText } from '../number/use-number-text.ts'
import { amountOf, readHalalas } from './typed-money.ts'

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
  /** Halalas; null while nothing is written, NaN while the text is no amount. */
  value: number | null
  onChange: (halalas: number | null) => void
  ref?: Ref<HTMLInputElement>
}

/**
 * An amount in riyals, kept in halalas so that sums are exact, in the digits, separators and grouping that `readNumber` reads. A
 * text that is no amount stays in the box, is reported when the box is left, and is NaN for the contract. An amount that is left
 * shows both decimals.
 */
export const MoneyInput = ({ value, onChange, onBlur, ...rest }: MoneyInputProps) => {
  const wiring = useFieldWiring()
  const { currency } = useWords()
  const words = useFormWords()
  const box = useNumberText({ value, onChange, read: readHalalas, write: amountOf })
  useFieldNote({
    help: savedText(box.reading, words.kept, halalas => amountDigits(toRiyals(halalas))),
    error: box.isRefused ? words.amountWrong : undefined,
    isLeft: box.isLeft,
  })
  return (
    <Frame>
      <Input
        {...wiring}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        data-latin
        {...rest}
        value={box.text}
        onChange={event => box.type(event.target.value)}
        onBlur={event => {
          box.leave()
          onBlur?.(event)
        }}
      />
      <small aria-hidden>{currency}</small>
    </Frame>
  )
}
