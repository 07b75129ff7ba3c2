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
 * Short classes (`sf-…`) are for elements that appear by the hundred: a plain class costs nothing on render, a styled
 * element hashes all of its properties.
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
  // Text of people and platforms may have no spaces: it breaks only if nothing else helps, and widens nothing.
  // Inherited, because Chakra's reset sets the weaker `break-word`, which does not affect widths.
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
