import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShiftPage } from '@sufra/shared/contracts/shift'
import { useFormat } from '@sufra/shared/i18n'
import { Banner, Button, Field, Stack, Text } from '@sufra/shared/ui'
import { MoneyInput } from '@sufra/shared/ui/forms'
import { Dialog } from '@sufra/shared/ui/overlays'
import { useShiftFailure } from './failure-text.ts'
import { useCloseShift } from './shift.queries.ts'

interface CloseDialogProps {
  page: ShiftPage
  onClose: () => void
  onClosed: () => void
}

const CashField = ({
  page: { facts },
  counted,
  onChange,
}: {
  page: ShiftPage
  counted: number | null
  onChange: (halalas: number | null) => void
}) => {
  const { t } = useTranslation()
  const format = useFormat()
  if (!facts.cash) return null
  return (
    <Field
      label={t('orders:shift.close.counted')}
      help={t('orders:shift.close.expected', { money: format.money(facts.cash.expected) })}
    >
      <MoneyInput value={counted} onChange={onChange} />
    </Field>
  )
}

/** Dialog that closes the shift; open orders are handed over with it. */
export const CloseDialog = ({ page, onClose, onClosed }: CloseDialogProps) => {
  const { t } = useTranslation()
  const failure = useShiftFailure()
  const [counted, setCounted] = useState<number | null>(null)
  const { mutate, isPending, error } = useCloseShift(onClosed)
  const { facts, shift } = page
  const open = facts.openOrders.length + facts.moreOpen
  const close = () => mutate({ shiftId: shift.id, ...(counted !== null && { countedCash: counted / 100 }) })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('orders:shift.close.title')}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('orders:back')}
          </Button>
          <Button disabled={Number.isNaN(counted)} isLoading={isPending} onClick={close}>
            {t('orders:shift.close.confirm')}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Text>{t('orders:shift.close.explain')}</Text>
        {open > 0 && <Banner tone="pending">{t('orders:shift.close.open', { count: open })}</Banner>}
        <CashField page={page} counted={counted} onChange={setCounted} />
        {error && <Banner tone="error">{failure(error)}</Banner>}
      </Stack>
    </Dialog>
  )
}
