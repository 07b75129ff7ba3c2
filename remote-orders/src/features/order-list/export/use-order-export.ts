import { api } from '@sufra/shared/api'
import { serverDay } from '@sufra/shared/live'
import { saveFile } from '@sufra/shared/ui/data'
import { toast } from '@sufra/shared/ui/overlays'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askedOrders } from '../orders.queries.ts'
import type { Place } from '../orders.queries.ts'
import type { OrderFilters } from '../orders-url.ts'

export type FileFormat = 'csv' | 'xlsx'

/** Maximum number of orders per file, enforced by the server. */
const MOST_ROWS = 100_000

interface Asked {
  filters: OrderFilters
  place: Place
  /** Number of filtered orders. */
  count: number
}

/** Downloads the filtered orders as a file and reports the received bytes. Another press cancels the download. */
export const useOrderExport = ({ filters, place, count }: Asked) => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const [received, setReceived] = useState<number | null>(null)
  const running = useRef<AbortController>(null)
  const fetchFile = async (format: FileFormat, signal: AbortSignal) => {
    const query = { ...(await askedOrders(queryClient, { filters, place })), Format: format }
    const content = await api.file('/api/Order/Export', { query, signal, onBytes: setReceived })
    saveFile({ name: `orders-${serverDay()}.${format}`, content })
    const isCut = count > MOST_ROWS
    toast({
      kind: isCut ? 'info' : 'success',
      text: isCut ? t('orders:export.cut', { count: MOST_ROWS }) : t('orders:export.done'),
    })
  }
  const start = async (format: FileFormat) => {
    const controller = new AbortController()
    running.current = controller
    setReceived(0)
    try {
      await fetchFile(format, controller.signal)
    } catch {
      if (!controller.signal.aborted) toast({ kind: 'error', text: t('orders:export.failed') })
    } finally {
      running.current = null
      setReceived(null)
    }
  }
  return {
    /** Received bytes; null while no export runs. */
    received,
    start: (format: FileFormat) => void start(format),
    stop: () => running.current?.abort(),
  }
}
