import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import type { ButtonProps } from './button.tsx'

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon' | 'aria-label'> {
  /** Names the action; read aloud and shown on hover. */
  label: string
  icon: ReactNode
}

/** Renders a square button that shows only an icon. `md` 44 px, `sm` 36 px. */
export const IconButton = ({ label, icon, variant = 'ghost', size = 'md', ...rest }: IconButtonProps) => (
  <Button
    variant={variant}
    size={size}
    icon={icon}
    aria-label={label}
    title={label}
    data-square=""
    px="0"
    w={size === 'sm' ? 'tool' : 'touch'}
    color={variant === 'ghost' ? 'muted' : undefined}
    {...rest}
  />
)
