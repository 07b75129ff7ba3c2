import { defineGlobalStyles } from '@chakra-ui/react/styled-system'

const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
}

/**
 * Classes of one letter's work (`sf-…`) belong to elements that appear by the hundred: a plain class costs nothing
 * when a card renders, a styled element costs a hash of all its properties.
 */
export const globalCss = defineGlobalStyles({
  html: {
    '--global-color-border': 'colors.line',
    fontFamily: 'body',
    fontSize: '100%',
    lineHeight: 'text',
    color: 'ink',
    bg: 'bg',
    textSizeAdjust: '100%',
  },
  // People and platforms send words without an end: they break where nothing else helps, and widen nothing. Inherited,
  // because Chakra's reset gives every element the weaker `break-word`, which counts for no width.
  body: { textStyle: 'md14', overflowWrap: 'anywhere' },
  '*': { overflowWrap: 'inherit' },
  ':focus-visible': { outline: '2px solid', outlineColor: 'primary', outlineOffset: '2px' },
  ':focus:not(:focus-visible)': { outline: 'none' },
  '::selection': { bg: 'primary.soft', color: 'ink' },
  '::placeholder': { color: 'muted', opacity: 1 },
  'b, strong': { fontWeight: 'semibold' },
  'button, [role=button], label, select': { cursor: 'pointer' },
  ':disabled, [aria-disabled=true]': { cursor: 'default' },
  '.sf-hidden': visuallyHidden,
  '.sf-num': { fontVariantNumeric: 'tabular-nums', unicodeBidi: 'isolate' },
  '.sf-money': { fontVariantNumeric: 'tabular-nums', unicodeBidi: 'isolate', whiteSpace: 'nowrap' },
  '.sf-money > small': { fontSize: '.86em', fontWeight: 'medium', color: 'muted' },
  '.sf-dish': {
    w: 'full',
    aspectRatio: '3 / 2',
    bg: 'soft',
    color: 'line.strong',
    fill: 'none',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    '& .paper': { fill: 'surface' },
    '& .rim': { stroke: 'line', strokeWidth: 2, fill: 'soft', fillOpacity: 0.6 },
    '& .food': { fill: 'currentColor', opacity: 0.38 },
    '& .deep': { fill: 'currentColor', opacity: 0.62 },
    '& .light': { stroke: 'currentColor', strokeWidth: 3, opacity: 0.55 },
  },
  '[dir=rtl] .sf-mirror': { transform: 'scaleX(-1)' },
  '*, *::before, *::after': {
    _motionReduce: { transitionProperty: 'opacity, color, background-color, border-color !important' },
  },
})

export const keyframes = {
  sfSpin: { to: { transform: 'rotate(360deg)' } },
  sfFade: { from: { opacity: 0 } },
  sfRise: { from: { opacity: 0, transform: 'translateY(8px)' } },
  sfSlide: { from: { opacity: 0, transform: 'translateX(var(--sf-from))' } },
  sfDrop: { from: { opacity: 0, transform: 'translateY(-6px)' } },
  sfGrow: { from: { opacity: 0, maxHeight: '0' }, to: { maxHeight: '6rem' } },
  sfGlow: { '50%': { opacity: 0.55 } },
}
