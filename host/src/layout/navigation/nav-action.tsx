import { Box } from '@sufra/shared/ui'
import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { NavButton } from './nav-style.ts'

interface NavActionProps extends Omit<ComponentProps<'button'>, 'type' | 'title' | 'children' | 'color'> {
  icon: LucideIcon
  label: string
  /** Shows the icon alone; the label stays for screen readers and on hover. */
  isCompact?: boolean
  /** Mirrors the icon in a right-to-left page. */
  isMirrored?: boolean
}

/** A sidebar line with an action, an icon and a name. */
export const NavAction = ({ icon: Icon, label, isCompact, isMirrored, ...button }: NavActionProps) => (
  <NavButton
    {...button}
    type="button"
    shape={isCompact ? 'rail' : 'full'}
    title={isCompact ? label : undefined}
  >
    <Icon size={20} strokeWidth={1.75} aria-hidden className={isMirrored ? 'sf-mirror' : undefined} />
    <Box as="span" className={isCompact ? 'sf-hidden' : undefined}>
      {label}
    </Box>
  </NavButton>
)
