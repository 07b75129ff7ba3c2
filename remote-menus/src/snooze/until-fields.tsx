import { Field, Stack, TextInput } from '@sufra/shared/ui'
import { DateInput } from '@sufra/shared/ui/dates'
import { useTranslation } from 'react-i18next'
import type { WrittenEnd } from './written-end.ts'

interface UntilFieldsProps {
  written: WrittenEnd
  onChange: (written: WrittenEnd) => void
  /** True if the date has passed or is more than a year ahead. */
  isRefused: boolean
}

/** Date and time fields for a custom end. */
export const UntilFields = ({ written, onChange, isRefused }: UntilFieldsProps) => {
  const { t } = useTranslation()
  return (
    <Stack gap="3" pt="1">
      <DateInput
        label={t('menus:bulk.untilDay')}
        value={written.day}
        onChange={day => onChange({ ...written, day })}
        error={isRefused ? t('menus:bulk.untilRefused') : undefined}
      />
      <Field label={t('menus:bulk.untilTime')}>
        <TextInput
          type="time"
          dir="ltr"
          value={written.time}
          onChange={({ target }) => onChange({ ...written, time: target.value })}
        />
      </Field>
    </Stack>
  )
}
