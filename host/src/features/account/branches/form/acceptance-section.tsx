import type { AcceptancePolicy } from '@sufra/shared/contracts/acceptance'
import { BUSY_MINUTES } from '@sufra/shared/contracts/state-choices'
import { Field, Grid, Stack } from '@sufra/shared/ui'
import { SelectInput, Switch } from '@sufra/shared/ui/forms'
import { useTranslation } from 'react-i18next'
import { CountInput } from './count-input.tsx'
import { PrepTimes } from './prep-times.tsx'

type Place = `prepTimes.${number}` | `prepTimes.${number}.minutes` | 'busyAfter.orders' | 'pauseAfterMissed'

interface AcceptanceSectionProps {
  value: AcceptancePolicy
  onChange: (value: AcceptancePolicy) => void
  /** Returns the error of a field of the policy. */
  errorOf: (path: Place) => string | undefined
}

/** Automatic handling of orders in the branch. Each rule is off by default and explains itself. */
export const AcceptanceSection = ({ value, onChange, errorOf }: AcceptanceSectionProps) => {
  const { t } = useTranslation('branches')
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
      <PrepTimes
        value={value.prepTimes}
        onChange={prepTimes => onChange({ ...value, prepTimes })}
        errorOf={path => errorOf(`prepTimes.${path}`)}
      />
      <Switch
        label={t('policy.busy')}
        help={t('policy.busyHelp')}
        isOn={busyAfter !== null}
        onChange={isOn => onChange({ ...value, busyAfter: isOn ? { orders: 15, minutes: 15 } : null })}
      />
      {busyAfter && (
        <Grid gridTemplateColumns="1fr 1fr" gap="3">
          <Field label={t('policy.busyOrders')} error={errorOf('busyAfter.orders')}>
            <CountInput
              step={1}
              value={busyAfter.orders}
              onChange={orders => onChange({ ...value, busyAfter: { ...busyAfter, orders } })}
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
        <Field label={t('policy.missedOrders')} error={errorOf('pauseAfterMissed')}>
          <CountInput
            step={1}
            value={pauseAfterMissed}
            onChange={count => onChange({ ...value, pauseAfterMissed: count })}
          />
        </Field>
      )}
    </Stack>
  )
}
