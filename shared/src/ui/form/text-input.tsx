import { chakra } from '@chakra-ui/react/styled-system'
import type { HTMLChakraProps } from '@chakra-ui/react/styled-system'
import type { Ref } from 'react'
import { useFieldWiring } from './field-context.ts'
import { inputRecipe } from './input-recipe.ts'

const Root = chakra('input', inputRecipe)
const LATIN_TYPES = ['email', 'tel', 'url', 'password']

export interface TextInputProps extends Omit<HTMLChakraProps<'input'>, 'ref' | 'onChange'> {
  onChange?: React.ChangeEventHandler<HTMLInputElement>
  ref?: Ref<HTMLInputElement>
}

/** Renders a text input, 46 px. E-mail, phone, address and password run left to right in both languages. */
export const TextInput = (props: TextInputProps) => {
  const wiring = useFieldWiring()
  const isLatin = LATIN_TYPES.includes(props.type ?? 'text')
  return <Root {...wiring} dir={isLatin ? 'ltr' : undefined} data-latin={isLatin || undefined} {...props} />
}
