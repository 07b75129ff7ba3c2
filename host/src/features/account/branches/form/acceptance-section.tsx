import type { AcceptancePolicy } from '@sufra/shared/contracts/acceptance'
import { BUSY_MINUTES } from '@sufra/shared/contracts/state-choices'
import { Box, Button, Field, Flex, Grid, IconButton, Stack, Text, TextInput } from '@sufra/shared/ui'
import { NumberInput, SelectInput, Switch } from '@sufra/shared/ui/forms'
import { Plus, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'

interface AcceptanceSectionProps {
  value: AcceptancePolicy
  onChange: (value: AcceptancePolicy) => void
  errorOf: (at: number) => string | undefined
}

type PrepTime = AcceptancePolicy['prepTimes'][number]
const MOST_TIMES = 8

const PrepTimeRow = ({
  time,
  error,
  onChange,
  onRemove,
}: {
  time: PrepTime
  error: string | undefined
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
          <Field label={t('policy.minutes')}>
            <NumberInput
              step={5}
              value={time.minutes}
              onChange={minutes => onChange({ minutes: minutes ?? Number.NaN })}
            />
          </Field>
        </Grid>
        <IconButton
          size="sm"
          label={t('policy.removeTime')}
          icon={<X size={16} aria-hidden />}
          onClick={onRemove}
        />
      </Flex>
      {error && (
        <Text role="alert" textStyle="sm13" color="disabled" fontWeight="medium">
          {error}
        </Text>
      )}
    </Box>
  )
}

const PrepTimes = ({ value, onChange, errorOf }: AcceptanceSectionProps) => {
  const { t } = useTranslation('branches')
  const { prepTimes } = value
  const put = (times: PrepTime[]) => onChange({ ...value, prepTimes: times })
  return (
    <Box>
      <Text fontWeight="medium">{t('policy.prepTimes')}</Text>
      <Text textStyle="sm13" color="muted">
        {t('policy.prepTimesHelp')}
      </Text>
      <Stack as="ul" listStyle="none" gap="2" mt="2">
        {prepTimes.map((time, at) => (
          <PrepTimeRow
            key={at}
            time={time}
            error={errorOf(at)}
            onChange={part => put(prepTimes.with(at, { ...time, ...part }))}
            onRemove={() => put(prepTimes.toSpliced(at, 1))}
          />
        ))}
      </Stack>
      <Button
        mt="2"
        variant="ghost"
        size="sm"
        icon={<Plus size={16} aria-hidden />}
        disabled={prepTimes.length >= MOST_TIMES}
        onClick={() => put([...prepTimes, { from: '12:00', to: '15:00', minutes: 30 }])}
      >
        {t('policy.addTime')}
      </Button>
    </Box>
  )
}

/** What the branch does with orders by itself. Everything is off until it is switched on, and says what it means. */
export const AcceptanceSection = (props: AcceptanceSectionProps) => {
  const { t } = useTranslation('branches')
  const { value, onChange } = props
  const { isAutomatic, busyAfter, pauseAfterMissed } = value
  const minutes = BUSY_MINUTES.map(each => ({
    value: String(each),
    label: t('state.plus', { minutes: each }),
  }))
  return (
    <Stack gap="3">
      <Switch
        label={t('policy.automatic')}
        help={t('policy.automaticHelp')}
        isOn={isAutomatic}
        onChange={isOn => onChange({ ...value, isAutomatic: isOn })}
      />
      <PrepTimes {...props} />
      <Switch
        label={t('policy.busy')}
        help={t('policy.busyHelp')}
        isOn={busyAfter !== null}
        onChange={isOn => onChange({ ...value, busyAfter: isOn ? { orders: 15, minutes: 15 } : null })}
      />
      {busyAfter && (
        <Grid gridTemplateColumns="1fr 1fr" gap="3">
          <Field label={t('policy.busyOrders')}>
            <NumberInput
              step={1}
              value={busyAfter.orders}
              onChange={orders =>
                onChange({ ...value, busyAfter: { ...busyAfter, orders: orders ?? Number.NaN } })
              }
            />
          </Field>
          <Field label={t('policy.busyMinutes')}>
            <SelectInput
              value={String(busyAfter.minutes)}
              options={minutes}
              onChange={({ target }) => {
                const chosen = BUSY_MINUTES.find(each => String(each) === target.value)
                if (chosen) onChange({ ...value, busyAfter: { ...busyAfter, minutes: chosen } })
              }}
            />
          </Field>
        </Grid>
      )}
      <Switch
        label={t('policy.missed')}
        help={t('policy.missedHelp')}
        isOn={pauseAfterMissed !== null}
        onChange={isOn => onChange({ ...value, pauseAfterMissed: isOn ? 3 : null })}
      />
      {pauseAfterMissed !== null && (
        <Field label={t('policy.missedOrders')}>
          <NumberInput
            step={1}
            value={pauseAfterMissed}
            onChange={count => onChange({ ...value, pauseAfterMissed: count ?? Number.NaN })}
          />
        </Field>
      )}
    </Stack>
  )
}
