import { chakra } from '@chakra-ui/react/styled-system'

/** A white card with a hairline. Padding and layout are up to the screen (`p="4"`). `as="article"` where it is one. */
export const Card = chakra('div', {
  base: { bg: 'surface', borderWidth: '1px', borderColor: 'line', borderRadius: 'card', boxShadow: 'card' },
})
