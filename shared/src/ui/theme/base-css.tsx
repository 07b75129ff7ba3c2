import { ChakraProvider, createSystem, defineConfig } from '@chakra-ui/react/styled-system'
import { renderToStaticMarkup } from 'react-dom/server'
import { takeStyles } from './built-styles.ts'
import { globalCss, keyframes } from './global-css.ts'
import { sufra } from './system.ts'

const whole = createSystem(sufra, defineConfig({ preflight: true, globalCss, theme: { keyframes } }))

/**
 * What every page of ours begins with, as a stylesheet: the order of the layers, the reset, the global styles and the values of
 * the tokens. A build asks for it (tooling's built-page.mjs), so that no browser has to work it out.
 */
export const baseCss = (): string =>
  takeStyles(renderToStaticMarkup(<ChakraProvider value={whole}>{null}</ChakraProvider>)).globalCss
