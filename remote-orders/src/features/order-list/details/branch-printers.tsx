import { api } from '@sufra/shared/api'
import { useSendOnce } from '@sufra/shared/unknown-outcome'
import type { Order } from '@sufra/shared/contracts/order'
import type { PrintedPaper, Printer } from '@sufra/shared/contracts/printer'
import { Bdi, Button } from '@sufra/shared/ui'
import { Menu, toast } from '@sufra/shared/ui/overlays'
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { PrinterCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'

const printersQuery = (BranchId: number) =>
  queryOptions({
    queryKey: ['printers', BranchId],
    queryFn: ({ signal }) => api.get('/api/Printer/Get', { query: { BranchId }, signal }),
  })

const papersOf = ({ prints }: Printer): PrintedPaper[] =>
  prints === 'both' ? ['ticket', 'receipt'] : [prints]

const usePrintThere = ({ id: orderId }: Order) => {
  const { t } = useTranslation()
  // A duplicate paper would be cooked twice, so a retry reuses the idempotency key.
  const sendOnce = useSendOnce()
  return useMutation({
    mutationFn: (asked: { printerId: number; what: PrintedPaper }) => {
      const body = { orderId, ...asked }
      return sendOnce(body, idempotencyKey => api.post('/api/Printer/Print', { body, idempotencyKey }))
    },
    networkMode: 'always',
    onSuccess: () => toast({ kind: 'success', text: t('orders:print.queued') }),
    onError: () => toast({ kind: 'error', text: t('orders:print.notQueued') }),
  })
}

/** Prints a paper on a polling printer of the order's branch. Renders nothing if the branch has none. */
export const BranchPrinters = ({ order }: { order: Order }) => {
  const { t } = useTranslation()
  const { data: printers = [] } = useQuery(printersQuery(order.branchId))
  const { mutate, isPending } = usePrintThere(order)
  if (printers.length === 0) return null
  const items = printers.flatMap(printer =>
    papersOf(printer).map(what => ({
      id: `${printer.id}-${what}`,
      label: (
        <>
          {t(`orders:print.paper.${what}`)} · <Bdi>{printer.name}</Bdi>
        </>
      ),
      onSelect: () => mutate({ printerId: printer.id, what }),
    })),
  )
  const label = t('orders:print.atBranch')
  return (
    <Menu
      label={label}
      items={items}
      trigger={
        <Button variant="outline" icon={<PrinterCheck size={18} aria-hidden />} isLoading={isPending}>
          {label}
        </Button>
      }
    />
  )
}
