import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { EscalationStep } from '@sufra/shared/contracts/order'
import type { ContractForm } from '@sufra/shared/forms'
import { Card, Field, Stack } from '@sufra/shared/ui'
import { NumberInput, Switch } from '@sufra/shared/ui/forms'
import type { EscalationValues } from './escalation-values.ts'

interface StepFieldsProps {
  form: ContractForm<EscalationValues>
  step: EscalationStep
  children?: ReactNode
}

const STEP_SECONDS = 15

/** Fields of one step: whether it is on, its delay and its recipients. */
export const StepFields = ({ form, step, children }: StepFieldsProps) => {
  const { t } = useTranslation()
  const isOn = form.bind(`settings.${step}.isOn`)
  const seconds = form.bind(`settings.${step}.seconds`)
  const handleSwitch = (isWanted: boolean) => {
    isOn.onChange(isWanted)
    // The number field disappears with the step. An invalid number in it would block the form without a visible error.
    const stored = form.formState.defaultValues?.settings?.[step]?.seconds
    if (!isWanted && stored !== undefined) seconds.onChange(stored)
  }
  return (
    <Card as="section" p="4" aria-label={t(`orders:escalation.${step}.title`)}>
      <Switch
        label={t(`orders:escalation.${step}.title`)}
        help={t(`orders:escalation.${step}.help`)}
        isOn={isOn.value}
        onChange={handleSwitch}
      />
      {isOn.value && (
        <Stack gap="3" mt="3">
          <Field label={t('orders:escalation.seconds')} {...form.field(`settings.${step}.seconds`)}>
            <NumberInput
              name={seconds.name}
              value={seconds.value}
              // An empty field becomes NaN, which the contract rejects.
              onChange={value => seconds.onChange(value ?? Number.NaN)}
              step={STEP_SECONDS}
            />
          </Field>
          {children}
        </Stack>
      )}
    </Card>
  )
}
