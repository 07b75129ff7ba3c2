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

/** So many orders at most in one file: what the server holds to. */
const MOST_ROWS = 100_000

interface Asked {
  filters: OrderFilters
  place: Place
  /** How many orders are filtered. */
  count: number
}

/** Fetches what is filtered as a file, and says how many bytes have come. A press meanwhile stops it. */
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
    /** Bytes; null while nothing is written. */
    received,
    start: (format: FileFormat) => void start(format),
    stop: () => running.current?.abort(),
  }
}
