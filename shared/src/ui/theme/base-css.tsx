import { ChakraProvider, createSystem, defineConfig } from '@chakra-ui/react/styled-system'
import { renderToStaticMarkup } from 'react-dom/server'
import { extractStyles } from './built-styles.ts'
import { globalCss, keyframes } from './global-css.ts'
import { sufra } from './system.ts'

const whole = createSystem(sufra, defineConfig({ preflight: true, globalCss, theme: { keyframes } }))

/**
 * Returns the base stylesheet of every page: the order of the layers, the reset, the global styles and the token
 * values. A build calls it (built-page.mjs of tooling), so that no browser computes it.
 */
export const baseCss = (): string =>
  extractStyles(renderToStaticMarkup(<ChakraProvider value={whole}>{null}</ChakraProvider>)).globalCss
