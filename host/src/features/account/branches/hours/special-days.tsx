import type { SpecialDay } from '@sufra/shared/contracts/branch-schedule'
import {
  Button,
  Card,
  Checkbox,
  Field,
  Flex,
  Grid,
  IconButton,
  Stack,
  Text,
  TextInput,
} from '@sufra/shared/ui'
import { DateInput } from '@sufra/shared/ui/dates'
import { Moon, Plus, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { HoursFieldsProps } from './hours-values.ts'

interface DayProps {
  day: SpecialDay
  error: string | undefined
  onChange: (part: Partial<SpecialDay>) => void
  onRemove: () => void
}

const Clocks = ({ day, onChange }: Pick<DayProps, 'day' | 'onChange'>) => {
  const { t } = useTranslation('branches')
  const isOvernight = day.to !== '00:00' && day.to !== '' && day.to <= day.from
  return (
    <>
      <Grid gridTemplateColumns="1fr 1fr" gap="3">
        {(['from', 'to'] as const).map(end => (
          <Field key={end} label={t(`hours.${end}`)}>
            <TextInput
              type="time"
              value={day[end]}
              onChange={({ target }) => onChange({ [end]: target.value })}
            />
          </Field>
        ))}
      </Grid>
      {isOvernight && (
        <Text textStyle="xs12" color="muted" display="flex" alignItems="center" gap="1.5">
          <Moon size={13} aria-hidden />
          {t('hours.nextDay')}
        </Text>
      )}
    </>
  )
}

const DayRow = ({ day, error, onChange, onRemove }: DayProps) => {
  const { t } = useTranslation('branches')
  return (
    <Card as="li" p="3" display="grid" gap="2.5">
      <Flex gap="3" alignItems="flex-start">
        <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="3" flex="1">
          <DateInput
            label={t('hours.date')}
            value={day.date || null}
            onChange={date => onChange({ date: date ?? '' })}
            error={error}
          />
          <Field label={t('hours.label')}>
            <TextInput
              value={day.label}
              maxLength={60}
              onChange={({ target }) => onChange({ label: target.value })}
            />
          </Field>
        </Grid>
        <IconButton
          size="sm"
          label={t('hours.removeDay')}
          icon={<X size={16} aria-hidden />}
          onClick={onRemove}
        />
      </Flex>
      <Checkbox
        label={t('hours.closedAllDay')}
        checked={day.closed}
        onChange={({ target }) => onChange({ closed: target.checked })}
      />
      {!day.closed && <Clocks day={day} onChange={onChange} />}
    </Card>
  )
}

const NEW_DAY: SpecialDay = { date: '', closed: true, from: '10:00', to: '23:00', label: '' }

/** Dates with hours of their own, such as holidays. They take precedence over all other hours. */
export const SpecialDays = ({ value, onChange, errorOf }: HoursFieldsProps) => {
  const { t } = useTranslation('branches')
  const { specialHours } = value
  const put = (days: SpecialDay[]) => onChange({ specialHours: days })
  return (
    <Stack as="section" gap="2.5" aria-label={t('hours.special')}>
      <Flex justifyContent="space-between" alignItems="center">
        <Text fontWeight="semibold">{t('hours.special')}</Text>
        <Button
          variant="ghost"
          size="sm"
          icon={<Plus size={16} aria-hidden />}
          onClick={() => put([...specialHours, NEW_DAY])}
        >
          {t('hours.addDay')}
        </Button>
      </Flex>
      {specialHours.length === 0 && (
        <Text textStyle="sm13" color="muted">
          {t('hours.noSpecial')}
        </Text>
      )}
      <Stack as="ul" gap="2.5" listStyle="none">
        {specialHours.map((day, at) => (
          <DayRow
            key={at}
            day={day}
            error={errorOf(`specialHours.${at}.date`) ?? errorOf(`specialHours.${at}`)}
            onChange={part => put(specialHours.with(at, { ...day, ...part }))}
            onRemove={() => put(specialHours.toSpliced(at, 1))}
          />
        ))}
      </Stack>
    </Stack>
  )
}
