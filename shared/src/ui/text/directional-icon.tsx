import type { LucideIcon } from 'lucide-react'

export interface DirectionalIconProps {
  icon: LucideIcon
  size?: number
}

/**
 * Renders an icon that points along the text (arrow, chevron, bike) and is mirrored in Arabic. Never for clocks, checks
 * or media.
 */
export const DirectionalIcon = ({ icon: Icon, size = 18 }: DirectionalIconProps) => (
  <Icon size={size} strokeWidth={1.75} aria-hidden className="sf-mirror" />
)
