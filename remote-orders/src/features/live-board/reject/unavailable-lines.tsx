import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, Checkbox, HStack, Stack, Text } from '@sufra/shared/ui'
import { ChipGroup } from '@sufra/shared/ui/board'
import { useLanguage } from '@sufra/shared/i18n'
import type { Order } from '@sufra/shared/contracts/order'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useCan } from '@sufra/shared/session'
import type { ActionDetails } from '#src/order-actions/order-action.queries.ts'

const SNOOZE_CHOICES = ['hour', 'endOfDay', 'manual', 'none'] as const
type SnoozeChoice = (typeof SNOOZE_CHOICES)[number]

/** Snooze durations. The server computes the end of the day, which may be after midnight for a branch. */
const SNOOZES: Record<SnoozeChoice, ActionDetails['fixes']> = {
  hour: { snoozeProducts: { preset: '1h' } },
  endOfDay: { snoozeProducts: { preset: 'endOfDay' } },
  manual: { snoozeProducts: { until: null } },
  none: undefined,
}

interface UnavailableLinesProps {
  order: Order
  isSending: boolean
  onBack: () => void
  onReject: (details: ActionDetails) => void
}

const productsOf = (order: Order) => {
  const names = new Map<number, string>()
  for (const { productId, productName } of order.productOrder)
    if (productId !== null) names.set(productId, productName)
  return [...names].map(([id, name]) => ({ id, name }))
}

// `choice` is null for a user who may not snooze.
const detailsOf = (productIds: number[], choice: SnoozeChoice | null): ActionDetails => ({
  reasonCode: 'ItemUnavailable',
  unavailableProductIds: productIds,
  fixes: choice === null ? undefined : SNOOZES[choice],
})

/** Choice of unavailable items and, for users who may snooze, of the duration on all platforms. */
export const UnavailableLines = ({ order, isSending, onBack, onReject }: UnavailableLinesProps) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const canSnooze = useCan('menu.snooze')
  const products = productsOf(order)
  const [ticked, setTicked] = useState<number[]>(() =>
    products.length === 1 ? products.map(({ id }) => id) : [],
  )
  const [choice, setChoice] = useState<SnoozeChoice>('endOfDay')
  const toggle = (id: number) =>
    setTicked(ids => (ids.includes(id) ? ids.filter(other => other !== id) : [...ids, id]))
  return (
    <Stack gap="4">
      <Stack as="fieldset" gap="1">
        <Text as="legend" mb="1" fontWeight="medium">
          {t('orders:reject.which')}
        </Text>
        {products.map(({ id, name }) => (
          <Checkbox
            key={id}
            checked={ticked.includes(id)}
            onChange={() => toggle(id)}
            label={inLanguage(name, language)}
          />
        ))}
      </Stack>
      {canSnooze && (
        <Stack gap="2">
          <Text fontWeight="medium">{t('orders:reject.snooze')}</Text>
          <ChipGroup
            label={t('orders:reject.snooze')}
            value={choice}
            onChange={setChoice}
            options={SNOOZE_CHOICES.map(value => ({ value, label: t(`orders:reject.until.${value}`) }))}
          />
        </Stack>
      )}
      <HStack gap="2" justify="flex-end">
        <Button variant="outline" onClick={onBack}>
          {t('orders:back')}
        </Button>
        <Button
          variant="dangerSolid"
          disabled={ticked.length === 0}
          isLoading={isSending}
          onClick={() => onReject(detailsOf(ticked, canSnooze ? choice : null))}
        >
          {t('orders:reject.confirm')}
        </Button>
      </HStack>
    </Stack>
  )
}
