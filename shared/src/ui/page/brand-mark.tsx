import { chakra } from '@chakra-ui/react/styled-system'
import { useWords } from '../provider/words.ts'

const Root = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2.5',
    fontSize: '1.1875rem',
    fontWeight: 'semibold',
    lineHeight: 'title',
    '& > i': {
      display: 'grid',
      placeItems: 'center',
      flexShrink: 0,
      w: '34px',
      h: '34px',
      borderRadius: 'well',
      bg: 'primary',
      color: 'primary.ink',
    },
    '& svg': {
      w: '5',
      h: '5',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 2,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    },
  },
})

export interface BrandMarkProps {
  /** Shows the mark alone, for the folded sidebar; the name is still read aloud. */
  isCompact?: boolean
}

/** Renders the logo, fork and knife in a teal square, and the name. */
export const BrandMark = ({ isCompact }: BrandMarkProps) => {
  const { brand } = useWords()
  return (
    <Root>
      <i>
        <svg viewBox="0 0 24 24" aria-hidden>
          <path d="M3 2v7c0 1.1.9 2 2 2h4a2 2 0 0 0 2-2V2M7 2v20M21 15V2a5 5 0 0 0-5 5v6c0 1.1.9 2 2 2h3Zm0 0v7" />
        </svg>
      </i>
      <span className={isCompact ? 'sf-hidden' : undefined}>{brand}</span>
    </Root>
  )
}
