import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import { Popover } from '#src/ui/overlay/popover.tsx'
import { IconButton } from '#src/ui/press/icon-button.tsx'
import { DateRangeInput } from './date-range-input.tsx'
import type { DateRangeInputProps } from './date-range-input.tsx'

export interface DaysButtonProps extends Pick<DateRangeInputProps, 'labels' | 'value' | 'onChange'> {
  /** Read aloud and shown on hover: changes the days. */
  label: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/**
 * Renders a custom range of two days below a button, beside a select of usual periods. Choosing "custom" in the select
 * opens it once; the button opens it again.
 */
export const DaysButton = ({ label, isOpen, onOpenChange, ...range }: DaysButtonProps) => {
  const [button, setButton] = useState<HTMLElement | null>(null)
  return (
    <>
      <IconButton
        ref={setButton}
        label={label}
        icon={<CalendarDays size={18} strokeWidth={1.75} aria-hidden />}
        aria-expanded={isOpen}
        onClick={() => onOpenChange(!isOpen)}
      />
      {isOpen && button && (
        <Popover label={label} anchor={button} onClose={() => onOpenChange(false)}>
          <DateRangeInput {...range} />
        </Popover>
      )}
    </>
  )
}
