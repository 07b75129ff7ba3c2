import type { LucideIcon } from 'lucide-react'

export interface DirectionalIconProps {
  icon: LucideIcon
  size?: number
}

/** An icon that points along the text (arrow, chevron, bike) and so turns round in Arabic. Never clocks, checks or media. */
export const DirectionalIcon = ({ icon: Icon, size = 18 }: DirectionalIconProps) => (
  <Icon size={size} strokeWidth={1.75} aria-hidden className="sf-mirror" />
)
