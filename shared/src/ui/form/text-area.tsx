import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentPropsWithRef } from 'react'
import { useFieldWiring } from './field-context.ts'
import { inputRecipe } from './input-recipe.ts'

const Root = chakra('textarea', {
  base: { ...inputRecipe.base, display: 'block', py: '2.5', resize: 'vertical', fieldSizing: 'content' },
})

/** Renders a multi-line input. It grows with its text, where the browser supports it. */
export const TextArea = ({ rows = 2, ...rest }: ComponentPropsWithRef<'textarea'>) => {
  const wiring = useFieldWiring()
  return <Root {...wiring} rows={rows} {...rest} />
}
