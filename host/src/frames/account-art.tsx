import { chakra } from '@sufra/shared/ui'

const Art = chakra('div', {
  base: {
    display: { base: 'none', md: 'block' },
    position: 'relative',
    overflow: 'hidden',
    backgroundImage: 'linear-gradient(150deg, {colors.art.from}, {colors.art.middle} 60%, {colors.art.to})',
    '& > svg': {
      position: 'absolute',
      inset: '0',
      w: 'full',
      h: 'full',
      fill: 'none',
      stroke: 'art.line',
      opacity: 0.22,
    },
  },
})

// An eight-pointed star, the cloth's pattern: two squares, one turned by 45 degrees, and a circle.
const STAR = 'M22 22h81v81H22zM62.5 5.2l57.3 57.3-57.3 57.3L5.2 62.5z'

/** The table cloth beside the sign-in form. Decoration only. */
export const AccountArt = () => (
  <Art aria-hidden>
    <svg>
      <defs>
        <pattern id="cloth" width="126" height="126" patternUnits="userSpaceOnUse">
          <path d={STAR} />
          <circle cx="62.5" cy="62.5" r="21" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill="url(#cloth)" stroke="none" />
    </svg>
  </Art>
)
