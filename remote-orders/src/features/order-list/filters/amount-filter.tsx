import { useFormat } from '@sufra/shared/i18n'
import { Button, Field, Grid, Stack } from '@sufra/shared/ui'
import { MoneyInput } from '@sufra/shared/ui/forms'
import { Popover } from '@sufra/shared/ui/overlays'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OrderFilters } from '../orders-url.ts'

interface AmountFilterProps {
  filters: Pick<OrderFilters, 'min' | 'max'>
  onChange: (change: Partial<OrderFilters>) => void
}

const halalasOf = (riyals: string | null): number | null =>
  riyals === null ? null : Math.round(Number(riyals) * 100)
const textOf = (halalas: number | null): string | null => (halalas === null ? null : String(halalas / 100))

interface Amounts {
  min: number | null
  max: number | null
}

const inOrder = ({ min, max }: Amounts): Amounts =>
  min !== null && max !== null && min > max ? { min: max, max: min } : { min, max }

/** Returns the button's label: the set range, or the filter's name. */
const useAmountText = ({ min, max }: AmountFilterProps['filters']): string => {
  const { t } = useTranslation()
  const { amount } = useFormat()
  const from = min === null ? '' : amount(Number(min))
  const to = max === null ? '' : amount(Number(max))
  if (from && to) return t('orders:list.amountBetween', { from, to })
  if (from) return t('orders:list.amountOver', { from })
  return to ? t('orders:list.amountUnder', { to }) : t('orders:list.amount')
}

/** Filter for a range of order amounts. */
export const AmountFilter = ({ filters, onChange }: AmountFilterProps) => {
  const { t } = useTranslation()
  const text = useAmountText(filters)
  // The button as anchor while the popover is open, otherwise null.
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  const [draft, setDraft] = useState<Amounts>({ min: null, max: null })
  const isSet = filters.min !== null || filters.max !== null
  const toggle = (button: HTMLElement) => {
    setDraft({ min: halalasOf(filters.min), max: halalasOf(filters.max) })
    setAnchor(anchor ? null : button)
  }
  const apply = () => {
    // A reversed range would match nothing, so its ends are swapped.
    const { min, max } = inOrder(draft)
    onChange({ min: textOf(min), max: textOf(max) })
    close()
  }
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        minH="10"
        aria-expanded={anchor !== null}
        css={isSet ? { bg: 'primary.soft', borderColor: 'primary', color: 'primary.hover' } : undefined}
        onClick={event => toggle(event.currentTarget)}
      >
        <bdi>{text}</bdi>
        <ChevronDown size={16} aria-hidden />
      </Button>
      {anchor && (
        <Popover label={t('orders:list.amount')} anchor={anchor} onClose={close}>
          <Stack gap="3.5">
            <Grid gridTemplateColumns="1fr 1fr" gap="3">
              <Field label={t('orders:list.amountFrom')}>
                <MoneyInput value={draft.min} onChange={min => setDraft({ ...draft, min })} />
              </Field>
              <Field label={t('orders:list.amountTo')}>
                <MoneyInput value={draft.max} onChange={max => setDraft({ ...draft, max })} />
              </Field>
            </Grid>
            <Button disabled={Number.isNaN(draft.min) || Number.isNaN(draft.max)} onClick={apply}>
              {t('orders:list.apply')}
            </Button>
          </Stack>
        </Popover>
      )}
    </>
  )
}
