import { chakra } from '@chakra-ui/react/styled-system'
import { ChevronDown } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { useFieldWiring } from './field-context.ts'
import { inputRecipe } from './input-recipe.ts'

const Frame = chakra('span', {
  base: {
    position: 'relative',
    display: 'grid',
    alignItems: 'center',
    minW: '0',
    '& > select': { appearance: 'none', pe: '10', textOverflow: 'ellipsis' },
    '& > select:has(option[value=""]:checked)': { color: 'muted' },
    '& option': { bg: 'surface', color: 'ink' },
    '& > svg': { position: 'absolute', insetEnd: '3.5', color: 'muted', pointerEvents: 'none' },
  },
})

const Root = chakra('select', inputRecipe)

export interface SelectInputProps extends Omit<ComponentPropsWithRef<'select'>, 'children' | 'multiple'> {
  options: readonly { value: string; label: string }[]
  /** Text of the empty box; choosing it clears the value. */
  placeholder?: string
}

/** Renders a choice of one in a form, 46 px: a native select, which tablets open in their own way. */
export const SelectInput = ({ options, placeholder, ...rest }: SelectInputProps) => {
  const wiring = useFieldWiring()
  return (
    <Frame>
      <Root {...wiring} {...rest}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Root>
      <ChevronDown size={18} strokeWidth={1.75} aria-hidden />
    </Frame>
  )
}
