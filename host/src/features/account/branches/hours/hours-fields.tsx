import { Stack } from '@sufra/shared/ui'
import { HoursEditor } from '@sufra/shared/ui/forms'
import type { HoursFieldsProps } from './hours-values.ts'
import { RamadanSection } from './ramadan-section.tsx'
import { SpecialDays } from './special-days.tsx'

/** Fields for the usual week, Ramadan and special days. */
export const HoursFields = (props: HoursFieldsProps) => (
  <Stack gap="5">
    <HoursEditor
      value={props.value.hours}
      onChange={hours => props.onChange({ hours })}
      isSent={props.isSent}
      error={props.errorOf('hours')}
    />
    <RamadanSection {...props} />
    <SpecialDays {...props} />
  </Stack>
)
