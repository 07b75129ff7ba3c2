import { chakra } from '@chakra-ui/react/styled-system'

const Root = chakra('svg', {
  base: {
    w: 'full',
    h: '7',
    color: 'primary',
    overflow: 'visible',
    // Time runs with the reading direction.
    _rtl: { transform: 'scaleX(-1)' },
  },
})

export interface SparklineProps {
  /** Oldest first. */
  values: readonly number[]
}

/** Renders the trend of some weeks as a line, from zero. It decorates a figure and is not read aloud. */
export const Sparkline = ({ values }: SparklineProps) => {
  const top = Math.max(...values, 1)
  const step = values.length > 1 ? 100 / (values.length - 1) : 0
  const points = values.map(
    (value, index) => `${(index * step).toFixed(2)},${(26 - (24 * value) / top).toFixed(2)}`,
  )
  return (
    <Root viewBox="0 0 100 28" preserveAspectRatio="none" aria-hidden>
      <polyline
        points={points.join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </Root>
  )
}
