import type { Feature } from '@sufra/shared/contracts/feature'
import { inLanguage } from '@sufra/shared/contracts/text'
import type { ContractForm } from '@sufra/shared/forms'
import { Box, Checkbox, Field, Flex, Num, Stack, Text } from '@sufra/shared/ui'
import { LocalizedTextInput, NumberInput, Switch } from '@sufra/shared/ui/forms'
import { useTranslation } from 'react-i18next'
import type { TypedValue } from '#src/offers/typed-value.ts'
import type { FeatureRow, PlanValues } from './plan-values.ts'

interface ValueProps {
  row: FeatureRow
  name: string
  error: string | undefined
  onChange: (change: Partial<TypedValue>) => void
}

const LimitValue = ({ row: { value }, name, error, onChange }: ValueProps) => {
  const { t } = useTranslation()
  return (
    <Flex gap="3" align="flex-end" wrap="wrap">
      <Box w="28">
        <Field label={t('admin:plans.limitOf', { name })} error={error}>
          <NumberInput
            value={value.isUnlimited ? null : value.limit}
            disabled={value.isUnlimited}
            onChange={limit => onChange({ limit })}
          />
        </Field>
      </Box>
      <Checkbox
        checked={value.isUnlimited}
        onChange={event => onChange({ isUnlimited: event.target.checked })}
        aria-label={t('admin:plans.unlimitedOf', { name })}
        label={t('admin:plans.unlimited')}
      />
    </Flex>
  )
}

const Value = (props: ValueProps) => {
  const { t } = useTranslation()
  const { row, name, error, onChange } = props
  if (row.kind === 'limit') return <LimitValue {...props} />
  if (row.kind === 'bool')
    return (
      <Switch
        label={t(row.value.isOn ? 'admin:plans.available' : 'admin:plans.unavailable')}
        isOn={row.value.isOn}
        onChange={isOn => onChange({ isOn })}
      />
    )
  return (
    <LocalizedTextInput
      labels={{ ar: t('admin:plans.wordsAr', { name }), en: t('admin:plans.wordsEn', { name }) }}
      value={row.value.words}
      errors={{ both: error }}
      onChange={words => onChange({ words })}
    />
  )
}

interface FeatureRowsProps {
  form: ContractForm<PlanValues>
  features: readonly Feature[]
}

/** Renders the plan's value of each feature; a feature that is not ticked gets its default. */
export const FeatureRows = ({ form, features }: FeatureRowsProps) => {
  const { t, i18n } = useTranslation()
  const { value: rows, onChange } = form.bind('features')
  const inRequest = rows.filter(({ isIn }) => isIn)
  const change = (featureId: number, part: Partial<FeatureRow>) =>
    onChange(rows.map(row => (row.featureId === featureId ? { ...row, ...part } : row)))
  return (
    <Stack as="ul" gap="0" listStyleType="none">
      {features.map(feature => {
        const row = rows.find(({ featureId }) => featureId === feature.id)
        if (!row) return null
        const name = inLanguage(feature.name, i18n.language)
        return (
          <Box as="li" key={feature.id} py="4" borderTopWidth="1px" borderColor="line" display="grid" gap="3">
            <Flex justify="space-between" gap="3" align="center">
              <Checkbox
                checked={row.isIn}
                onChange={event => change(feature.id, { isIn: event.target.checked })}
                label={name}
              />
              <Text textStyle="sm13" color="muted">
                {t(`admin:features.kinds.${feature.kind}`)} · <Num value={feature.key} />
              </Text>
            </Flex>
            {row.isIn && (
              <Value
                row={row}
                name={name}
                error={form.field(`features.${inRequest.indexOf(row)}.value`).error}
                onChange={part => change(feature.id, { value: { ...row.value, ...part } })}
              />
            )}
          </Box>
        )
      })}
    </Stack>
  )
}
