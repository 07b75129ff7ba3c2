import { chakra } from '@chakra-ui/react/styled-system'
import { useWords } from '../provider/words.ts'

const Root = chakra('svg', {
  base: {
    flexShrink: 0,
    animation: 'sfSpin .7s linear infinite',
    _motionReduce: { animation: 'sfGlow 1.6s ease-in-out infinite' },
    '& > circle': { fill: 'none', stroke: 'currentColor', strokeWidth: '2.5', strokeLinecap: 'round' },
    '& > circle:first-of-type': { opacity: 0.25 },
  },
})

export interface SpinnerProps {
  /** In px. */
  size?: number
  /** Leave it out inside an element that announces by itself that it is busy. */
  isAnnounced?: boolean
}

/** Renders a spinner, for pressed buttons and short waits only; a loading screen shows skeletons. */
export const Spinner = ({ size = 20, isAnnounced }: SpinnerProps) => {
  const { loading } = useWords()
  const name = isAnnounced ? { role: 'status', 'aria-label': loading } : { 'aria-hidden': true as const }
  return (
    <Root viewBox="0 0 24 24" style={{ width: size, height: size }} {...name}>
      <circle cx="12" cy="12" r="9.5" />
      <circle cx="12" cy="12" r="9.5" pathLength="100" strokeDasharray="30 100" />
    </Root>
  )
}
