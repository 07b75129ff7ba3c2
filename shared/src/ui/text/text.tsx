import { chakra } from '@chakra-ui/react/styled-system'

/** Running text. `as="span"` inside a line. */
export const Text = chakra('p')

/** A title, an `h2` unless `as` says otherwise. */
export const Heading = chakra('h2', { base: { textStyle: 'h20' } })
