/**
 * Three dots on a button, drawn by its style: each inline SVG is a picture of its own to the browser, and a long list has hundreds
 * of them.
 */
export const moreDots = {
  content: '""',
  w: '3px',
  h: '3px',
  borderRadius: 'pill',
  bg: 'currentColor',
  boxShadow: '0 -5.5px, 0 5.5px',
  // Where somebody chose the colours themselves, backgrounds and shadows would be left out.
  forcedColorAdjust: 'none',
} as const
