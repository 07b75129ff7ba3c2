import { onLiveEvent } from '@sufra/shared/live'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { sellerInfoQuery } from '#src/merchant/seller-info.queries.ts'
import { PANELS_KEY } from './panels.queries.ts'

const CALM_MS = 3000

/** Refetches the figures when orders or branches change; debounced, so simultaneous events cause one refetch. */
export const useLiveFigures = (): void => {
  const cache = useQueryClient()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const handleChange = () => {
      timer ??= setTimeout(() => {
        timer = undefined
        void cache.invalidateQueries({ queryKey: PANELS_KEY })
        void cache.invalidateQueries(sellerInfoQuery)
      }, CALM_MS)
    }
    const stops = [
      onLiveEvent('order.upserted', handleChange),
      onLiveEvent('branch.status', handleChange),
      onLiveEvent('product.availability', handleChange),
    ]
    return () => {
      clearTimeout(timer)
      stops.forEach(stop => stop())
    }
  }, [cache])
}
