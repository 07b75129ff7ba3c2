import { chakra } from '@chakra-ui/react/styled-system'

/** Static grey block in the final shape of loading content. Takes size and radius as style props. */
export const Skeleton = chakra(
  'div',
  {
    base: {
      bg: 'line',
      borderRadius: 'control',
      minH: '4',
      animation: 'sfGlow 1.6s ease-in-out 3',
      _motionReduce: { animation: 'none' },
    },
  },
  { defaultProps: { 'aria-hidden': true } },
)
