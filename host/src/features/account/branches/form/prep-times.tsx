import type { AcceptancePolicy } from '@sufra/shared/contracts/acceptance'
import { Box, Button, Field, Flex, Grid, IconButton, Stack, Text, TextInput } from '@sufra/shared/ui'
import { Plus, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { CountInput } from './count-input.tsx'

type PrepTime = AcceptancePolicy['prepTimes'][number]
const MOST_TIMES = 8

const PrepTimeRow = ({
  time,
  errors,
  onChange,
  onRemove,
}: {
  time: PrepTime
  errors: { whole: string | undefined; minutes: string | undefined }
  onChange: (part: Partial<PrepTime>) => void
  onRemove: () => void
}) => {
  const { t } = useTranslation('branches')
  return (
    <Box as="li">
      <Flex gap="2" alignItems="flex-end">
        <Grid gridTemplateColumns="1fr 1fr 1fr" gap="2" flex="1">
          {(['from', 'to'] as const).map(end => (
            <Field key={end} label={t(`hours.${end}`)}>
              <TextInput
                type="time"
                value={time[end]}
                onChange={({ target }) => onChange({ [end]: target.value })}
              />
            </Field>
          ))}
          <Field label={t('policy.minutes')} error={errors.minutes}>
            <CountInput step={5} value={time.minutes} onChange={minutes => onChange({ minutes })} />
          </Field>
        </Grid>
        <IconButton
          size="sm"
          label={t('policy.removeTime')}
          icon={<X size={16} aria-hidden />}
          onClick={onRemove}
        />
      </Flex>
      {errors.whole && (
        <Text role="alert" textStyle="sm13" color="disabled" fontWeight="medium">
          {errors.whole}
        </Text>
      )}
    </Box>
  )
}

interface PrepTimesProps {
  value: readonly PrepTime[]
  onChange: (value: PrepTime[]) => void
  errorOf: (path: `${number}` | `${number}.minutes`) => string | undefined
}

/** Preparation times by time of day. */
export const PrepTimes = ({ value, onChange, errorOf }: PrepTimesProps) => {
  const { t } = useTranslation('branches')
  return (
    <Box>
      <Text fontWeight="medium">{t('policy.prepTimes')}</Text>
      <Text textStyle="sm13" color="muted">
        {t('policy.prepTimesHelp')}
      </Text>
      <Stack as="ul" listStyle="none" gap="2" mt="2">
        {value.map((time, at) => (
          <PrepTimeRow
            key={at}
            time={time}
            errors={{ whole: errorOf(`${at}`), minutes: errorOf(`${at}.minutes`) }}
            onChange={part => onChange(value.with(at, { ...time, ...part }))}
            onRemove={() => onChange(value.toSpliced(at, 1))}
          />
        ))}
      </Stack>
      <Button
        mt="2"
        variant="ghost"
        size="sm"
        icon={<Plus size={16} aria-hidden />}
        disabled={value.length >= MOST_TIMES}
        onClick={() => onChange([...value, { from: '12:00', to: '15:00', minutes: 30 }])}
      >
        {t('policy.addTime')}
      </Button>
    </Box>
  )
}
