import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

const Square = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    fontWeight: 'semibold',
    fontSize: '0.8125rem',
    lineHeight: 1,
  },
  variants: {
    tone: {
      primary: { bg: 'primary.soft', color: 'primary.hover' },
      amber: { bg: 'mark.amberSoft', color: 'mark.amber' },
      red: { bg: 'mark.redSoft', color: 'mark.red' },
      green: { bg: 'mark.greenSoft', color: 'mark.green' },
    },
    size: {
      sm: { w: '8', h: '8', borderRadius: 'control' },
      md: { w: '38px', h: '38px', borderRadius: 'well' },
    },
  },
  defaultVariants: { tone: 'primary', size: 'sm' },
})

export interface MarkProps {
  /** One letter of a name, or two of a platform ("HS"). */
  text: string
  tone?: 'primary' | 'amber' | 'red' | 'green'
  /** `sm` 32 px, `md` 38 px. */
  size?: 'sm' | 'md'
}

/** Renders a letter in a colored square, hidden from screen readers: the name stands beside it. */
export const Monogram = ({ text, ...look }: MarkProps) => (
  <Square aria-hidden {...look}>
    {text}
  </Square>
)

const Row = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    minW: '0',
    '& > span:last-of-type': { minW: '0', lineHeight: '1.4' },
    '& b': { display: 'block' },
    '& small': { display: 'block', color: 'muted', fontSize: '0.75rem' },
  },
})

export interface IdentityProps extends Omit<MarkProps, 'text'> {
  mark: string
  name: ReactNode
  detail?: ReactNode
}

/** Renders mark, name and a quiet second line: the first column of a table, the head of a card. */
export const Identity = ({ mark, name, detail, ...look }: IdentityProps) => (
  <Row>
    <Monogram text={mark} {...look} />
    <span>
      <b>{name}</b>
      {detail && <small>{detail}</small>}
    </span>
  </Row>
)
