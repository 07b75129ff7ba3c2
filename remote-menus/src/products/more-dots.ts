/**
 * Three dots of a menu button, drawn with CSS: browsers treat each inline SVG as a separate image, and a long list has
 * hundreds of these buttons.
 */
export const moreDots = {
  content: '""',
  w: '3px',
  h: '3px',
  borderRadius: 'pill',
  bg: 'currentColor',
  boxShadow: '0 -5.5px, 0 5.5px',
  // High-contrast modes would otherwise remove backgrounds and shadows.
  forcedColorAdjust: 'none',
} as const
