import { chakra } from '@chakra-ui/react/styled-system'

const Root = chakra('svg', {
  base: {
    flexShrink: 0,
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
})

export interface FoodIconProps {
  strokes: string
  /** What it says in place of words; without it words stand beside it. */
  label?: string
  /** px */
  size?: 16 | 18 | 20 | 24
}

/** One of our own drawings about food. With a label it speaks for itself, also to a pointer that rests on it. */
export const FoodIcon = ({ strokes, label, size = 18 }: FoodIconProps) => (
  <Root
    viewBox="0 0 24 24"
    w={`${size}px`}
    h={`${size}px`}
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
  >
    {label && <title>{label}</title>}
    <path d={strokes} />
  </Root>
)
