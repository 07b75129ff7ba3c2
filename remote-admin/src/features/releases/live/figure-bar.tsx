import { chakra } from '@sufra/shared/ui'

const Track = chakra('span', {
  base: {
    display: 'block',
    position: 'relative',
    h: '2',
    bg: 'soft',
    borderRadius: 'pill',
    overflow: 'hidden',
    // Nothing but a place of its own keeps forced colours from painting both alike.
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
  /** Reaches further in a lighter tone: p95 behind p50. */
  tail?: number
  /** What fills the whole track; the same for all bars that are compared. */
  top: number
  tone: 'quiet' | 'main' | 'bad'
}

/** One figure from zero. For eyes only: the figure is written beside it. */
export const FigureBar = ({ value, tail, top, tone }: FigureBarProps) => (
  <Track tone={tone} aria-hidden>
    {tail !== undefined && <i data-tail style={{ width: widthOf(tail, top) }} />}
    {value > 0 && <i style={{ width: widthOf(value, top) }} />}
  </Track>
)
