import { defineTextStyles } from '@chakra-ui/react/styled-system'

const text = (px: number) => ({ value: { fontSize: `${px / 16}rem`, lineHeight: '1.55' } })
const title = (px: number) => ({
  value: { fontSize: `${px / 16}rem`, lineHeight: '1.3', fontWeight: '600' },
})

/** The whole type scale. Titles include their weight and line height. */
export const textStyles = defineTextStyles({
  xs12: text(12),
  sm13: text(13),
  md14: text(14),
  lg15: text(15),
  xl17: text(17),
  h20: title(20),
  h24: title(24),
  h28: title(28),
})
