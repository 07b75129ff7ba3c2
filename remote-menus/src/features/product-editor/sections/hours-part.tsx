import type { SaleHours } from '@sufra/shared/contracts/sale-hours'
import { Stack } from '@sufra/shared/ui'
import { DateRangeInput } from '@sufra/shared/ui/dates'
import { HoursEditor } from '@sufra/shared/ui/forms'
import { useTranslation } from 'react-i18next'
import { errorAt } from '../editor-form.ts'
import type { EditorForm } from '../editor-form.ts'

export interface HoursPartProps {
  form: EditorForm
  schedule: SaleHours
  onChange: (schedule: SaleHours) => void
}

/** Weekly sale hours of the product and their season. */
export const HoursPart = ({ form, schedule, onChange }: HoursPartProps) => {
  const { t } = useTranslation()
  const at = errorAt(form)
  return (
    <Stack gap="4.5" pt="4">
      <HoursEditor
        of="sale"
        name="schedule.periods"
        value={schedule.periods}
        onChange={periods => onChange({ ...schedule, periods })}
        isSent={form.formState.isSubmitted}
        error={at('schedule.periods')}
      />
      <DateRangeInput
        name="schedule.days"
        labels={{ from: t('menus:editor.startsOn'), to: t('menus:editor.endsOn') }}
        help={t('menus:editor.daysHelp')}
        value={{ from: schedule.startsOn, to: schedule.endsOn }}
        onChange={({ from, to }) => onChange({ ...schedule, startsOn: from, endsOn: to })}
        errors={{ from: at('schedule.startsOn'), to: at('schedule.endsOn') }}
      />
    </Stack>
  )
}
