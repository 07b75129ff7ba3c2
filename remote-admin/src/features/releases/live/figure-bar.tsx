import { chakra } from '@sufra/shared/ui'

const Track = chakra('span', {
  base: {
    display: 'block',
    position: 'relative',
    h: '2',
    bg: 'soft',
    borderRadius: 'pill',
    overflow: 'hidden',
    // In forced colors both bars have one color, so a border marks the track.
    _highContrast: { borderWidth: '1px' },
    '& > i': {
      position: 'absolute',
      insetBlock: '0',
      insetInlineStart: '0',
      borderRadius: 'pill',
      transition: 'width {durations.enter} ease-out',
      _highContrast: { bg: 'CanvasText' },
    },
    '& > i[data-tail]': { opacity: 0.35 },
  },
  variants: {
    tone: {
      quiet: { '& > i': { bg: 'line.strong' } },
      main: { '& > i': { bg: 'primary' } },
      bad: { '& > i': { bg: 'disabled' } },
    },
  },
})

const widthOf = (value: number, top: number): string => `${Math.min(100, (100 * value) / top)}%`

export interface FigureBarProps {
  value: number
  /** Draws a longer, lighter bar: p95 behind p50. */
  tail?: number
  /** Value of the full track; the same for all compared bars. */
  top: number
  tone: 'quiet' | 'main' | 'bad'
}

/** Renders a bar from zero. Hidden from screen readers: the figure stands beside it. */
export const FigureBar = ({ value, tail, top, tone }: FigureBarProps) => (
  <Track tone={tone} aria-hidden>
    {tail !== undefined && <i data-tail style={{ width: widthOf(tail, top) }} />}
    {value > 0 && <i style={{ width: widthOf(value, top) }} />}
  </Track>
)
