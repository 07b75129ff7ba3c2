import { createSystem, defineConfig, defineTextStyles } from '@chakra-ui/react/styled-system'
import { colors } from './colors.ts'
import { conditions } from './conditions.ts'
import { memoizeSystem } from './memoize-system.ts'
import { tokens } from './tokens.ts'
import { utilities } from './utilities.ts'

const text = (px: number) => ({ value: { fontSize: `${px / 16}rem`, lineHeight: '1.55' } })
const title = (px: number) => ({
  value: { fontSize: `${px / 16}rem`, lineHeight: '1.3', fontWeight: '600' },
})

/** The whole type scale. Titles include their weight and line height. */
const textStyles = defineTextStyles({
  xs12: text(12),
  sm13: text(13),
  md14: text(14),
  lg15: text(15),
  xl17: text(17),
  h20: title(20),
  h24: title(24),
  h28: title(28),
})

export const sufra = defineConfig({
  // The reset and the global styles come with the page (base-css.tsx).
  preflight: false,
  conditions,
  utilities,
  cssVarsRoot: ':where(:root, :host)',
  cssVarsPrefix: 'sf',
  theme: {
    // One above the last narrow pixel, so that `lgDown` still applies at exactly 1198 px.
    breakpoints: { sm: '641px', md: '1025px', lg: '1199px' },
    tokens,
    semanticTokens: { colors },
    textStyles,
  },
})

/**
 * The lean Chakra system: Chakra's engine and utilities with our tokens and none of its own theme. Breakpoints:
 * `smDown` is a phone (up to 640 px), `mdDown` a tablet (1024), `lgDown` the folded sidebar (1198); `sm`, `md` and `lg`
 * begin one pixel above. The names are Chakra's, because its types know no others.
 */
export const system = memoizeSystem(createSystem(sufra))
