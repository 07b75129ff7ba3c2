import { useQueryClient } from '@tanstack/react-query'
import type { Order } from '@sufra/shared/contracts/order'
import { useLanguage } from '@sufra/shared/i18n'
import { toast } from '@sufra/shared/ui/overlays'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { printOrder } from './print-order.ts'
import type { PaperKind } from './paper/paper-job.ts'

/**
 * Prints papers of orders. `onPrinted` receives the order with its new count. A failed print is reported and blocks
 * nothing.
 */
export const usePrint = (onPrinted?: (order: Order) => void) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const queryClient = useQueryClient()
  const [isPrinting, setIsPrinting] = useState<PaperKind | null>(null)
  const run = async (order: Order, kind: PaperKind) => {
    setIsPrinting(kind)
    try {
      const printed = await printOrder(queryClient, { order, kind, t, language })
      if (printed) onPrinted?.(printed)
    } catch {
      toast({ kind: 'error', text: t('orders:print.failed') })
    } finally {
      setIsPrinting(null)
    }
  }
  return { isPrinting, print: (order: Order, kind: PaperKind) => void run(order, kind) }
}
