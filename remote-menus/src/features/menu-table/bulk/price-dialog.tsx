import { api } from '@sufra/shared/api'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { BulkUpdateRequest, Product } from '@sufra/shared/contracts/product'
import { Button, Field, Grid, Num, Stack, Text } from '@sufra/shared/ui'
import { ChipGroup } from '@sufra/shared/ui/data'
import { MoneyInput, NumberInput } from '@sufra/shared/ui/forms'
import { Dialog } from '@sufra/shared/ui/overlays'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BulkDialogsProps } from './bulk-question.ts'
import { sizesQuery } from '#src/products/products.queries.ts'
import { useWhileMounted } from '@sufra/shared/unknown-outcome'
import { isPriced, isTooMuch, priceLines, priceSet } from './price-change.ts'
import type { PriceChange } from './price-change.ts'
import { PricePreview } from './price-preview.tsx'

const PAUSE_MS = 250

/** Returns a debounced value, so that typing does not send a request per letter. */
const useSettled = <Value,>(value: Value): Value => {
  const [settled, setSettled] = useState(value)
  const text = JSON.stringify(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(text)), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

interface Preview {
  serviceProviderId: number
  ids: number[]
  /** Null while the input is incomplete. */
  set: BulkUpdateRequest['set'] | null
}

/** Query of the server's preview of a price change; nothing is saved. */
const pricePreviewQuery = ({ serviceProviderId, ids, set }: Preview) =>
  queryOptions({
    queryKey: ['menus', 'price-preview', serviceProviderId, ids, set],
    queryFn: ({ signal }) =>
      api.put('/api/Product/BulkUpdate', {
        body: { serviceProviderId, ids, set: set ?? {}, preview: true },
        idempotencyKey: undefined,
        signal,
      }),
    enabled: set !== null,
    placeholderData: keepPreviousData,
    // Prices change meanwhile, so earlier previews are not reused.
    staleTime: 0,
    gcTime: 0,
  })

type PriceDialogProps = Pick<
  BulkDialogsProps,
  'serviceProviderId' | 'products' | 'changer' | 'onClose' | 'onDone'
>

const NOTHING: PriceChange = { direction: 'raise', unit: 'percent', amount: null, percent: null }

interface PriceFieldsProps {
  value: PriceChange
  onChange: (change: Partial<PriceChange>) => void
}

const PriceFields = ({ value, onChange }: PriceFieldsProps) => {
  const { t } = useTranslation()
  const { direction, unit, amount, percent } = value
  return (
    <>
      <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="3">
        <ChipGroup
          label={t('menus:bulk.direction')}
          value={direction}
          onChange={next => onChange({ direction: next })}
          options={[
            { value: 'raise', label: t('menus:bulk.raise') },
            { value: 'lower', label: t('menus:bulk.lower') },
          ]}
        />
        <ChipGroup
          label={t('menus:bulk.unit')}
          value={unit}
          onChange={next => onChange({ unit: next })}
          options={[
            { value: 'percent', label: t('menus:bulk.percent') },
            { value: 'amount', label: t('menus:bulk.amount') },
          ]}
        />
      </Grid>
      <Field
        label={t(unit === 'amount' ? 'menus:bulk.byAmount' : 'menus:bulk.byPercent')}
        help={t('menus:bulk.rounding')}
        error={isTooMuch(value) ? t('menus:bulk.tooMuch') : undefined}
      >
        {unit === 'amount' ? (
          <MoneyInput value={amount} onChange={next => onChange({ amount: next })} />
        ) : (
          <NumberInput value={percent} onChange={next => onChange({ percent: next })} />
        )}
      </Field>
    </>
  )
}

/** Dialog for a price change with a preview of each price, as the server will save it. */
export const PriceDialog = (props: PriceDialogProps) => {
  const { serviceProviderId, products, changer, onClose, onDone } = props
  const { t } = useTranslation()
  const finish = useWhileMounted(onDone)
  const [change, setChange] = useState(NOTHING)
  const set = priceSet(change)
  const asked = useSettled(set)
  const ids = products.map(({ id }) => id)
  // Products at the time of the press. After a lost answer the menu is reloaded; comparing with already changed prices
  // would show the change twice.
  const [pressed, setPressed] = useState<readonly Product[] | null>(null)
  const preview = useQuery({
    ...pricePreviewQuery({ serviceProviderId, ids, set: asked }),
    enabled: asked !== null && pressed === null,
  })
  const lines = asked && preview.data ? priceLines(pressed ?? products, preview.data.products) : []
  const isShown = JSON.stringify(set) === JSON.stringify(asked) && !preview.isPlaceholderData
  const { data: sizes = [] } = useQuery({
    ...sizesQuery(serviceProviderId),
    enabled: products.some(product => product.sizes.length > 0),
  })
  const unpriced = products.filter(product => !isPriced(product)).length
  const run = async () => {
    if (set === null || !isShown) return
    const count = new Set(lines.map(({ product }) => product.id)).size
    setPressed(pressed ?? products)
    if (await changer.change({ products, set, done: 'menus:bulk.done.priced', count })) finish()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('menus:bulk.priceTitle', { count: products.length })}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('menus:remove.cancel')}
          </Button>
          <Button
            disabled={set === null || !isShown || lines.length === 0}
            isLoading={changer.isBusy}
            onClick={() => void run()}
          >
            {t('menus:bulk.changePrices')} {lines.length > 0 && <Num value={lines.length} />}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <PriceFields
          value={change}
          onChange={next => {
            setPressed(null)
            setChange({ ...change, ...next })
          }}
        />
        {asked !== null && (
          <PricePreview
            lines={lines}
            sizes={sizes}
            isPending={preview.isPending}
            onRetry={preview.isError ? () => void preview.refetch() : undefined}
          />
        )}
        {unpriced > 0 && (
          <Text textStyle="sm13" color="muted">
            {t('menus:bulk.unpriced', { count: unpriced })}
          </Text>
        )}
      </Stack>
    </Dialog>
  )
}
