import { createSystem, defineConfig } from '@chakra-ui/react/styled-system'
import { colors } from './colors.ts'
import { conditions } from './conditions.ts'
import { memoizeSystem } from './memoize-system.ts'
import { textStyles } from './text-styles.ts'
import { tokens } from './tokens.ts'
import { utilities } from './utilities.ts'

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
