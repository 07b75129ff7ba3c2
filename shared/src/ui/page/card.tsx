import { chakra } from '@chakra-ui/react/styled-system'

/** White card with a hairline. The screen sets padding and layout (`p="4"`) and the element (`as="article"`). */
export const Card = chakra('div', {
  base: { bg: 'surface', borderWidth: '1px', borderColor: 'line', borderRadius: 'card', boxShadow: 'card' },
})
