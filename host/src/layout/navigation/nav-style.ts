import { NavLink } from '@sufra/shared/router'
import { chakra } from '@sufra/shared/ui'

const line = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  w: 'full',
  minH: '10',
  px: '2.5',
  py: '2',
  borderRadius: 'control',
  color: 'muted',
  fontWeight: 'medium',
  textAlign: 'start',
  textDecoration: 'none',
  transition: 'background-color {durations.press} ease-out',
  _hover: { bg: 'soft' },
  '&[aria-current=page]': { bg: 'primary.soft', color: 'primary.hover', fontWeight: 'semibold' },
  '& > svg': { flexShrink: 0 },
} as const

const shape = {
  full: {},
  rail: { justifyContent: 'center', px: '0' },
} as const

/** A sidebar line with a link. */
export const NavLine = chakra(NavLink, { base: line, variants: { shape } })

/** A sidebar line with an action. */
export const NavButton = chakra('button', { base: line, variants: { shape } })
