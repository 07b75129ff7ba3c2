import { serverNow } from '@sufra/shared/live'
import { Card, Stack } from '@sufra/shared/ui'
import { DateRangeInput } from '@sufra/shared/ui/dates'
import { HoursEditor, Switch } from '@sufra/shared/ui/forms'
import { useTranslation } from 'react-i18next'
import { usualRamadan } from './hours-values.ts'
import type { HoursFieldsProps } from './hours-values.ts'

/** Week of Ramadan. Its dates are proposed and can be moved when the moon is seen. */
export const RamadanSection = ({ value, onChange, isSent, errorOf }: HoursFieldsProps) => {
  const { t } = useTranslation('branches')
  const { ramadanHours } = value
  const change = (part: Partial<NonNullable<typeof ramadanHours>>) =>
    ramadanHours && onChange({ ramadanHours: { ...ramadanHours, ...part } })
  return (
    <Card p="3.5">
      <Switch
        label={t('hours.ramadan')}
        help={t('hours.ramadanHelp')}
        isOn={ramadanHours !== null}
        onChange={isOn => onChange({ ramadanHours: isOn ? usualRamadan(serverNow()) : null })}
      />
      {ramadanHours && (
        <Stack gap="4" mt="3">
          <DateRangeInput
            labels={{ from: t('hours.ramadanFrom'), to: t('hours.ramadanTo') }}
            value={{ from: ramadanHours.startsOn || null, to: ramadanHours.endsOn || null }}
            onChange={({ from, to }) => change({ startsOn: from ?? '', endsOn: to ?? '' })}
            errors={{
              from: errorOf('ramadanHours.startsOn'),
              to: errorOf('ramadanHours.endsOn'),
            }}
          />
          <HoursEditor
            label={t('hours.ramadanWeek')}
            name="ramadanHours.hours"
            value={ramadanHours.hours}
            onChange={hours => change({ hours })}
            isSent={isSent}
            error={errorOf('ramadanHours.hours')}
          />
        </Stack>
      )}
    </Card>
  )
}
