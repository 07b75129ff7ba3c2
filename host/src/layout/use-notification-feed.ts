import type { Notification } from '@sufra/shared/contracts/notification'
import { onLiveEvent, onLiveState, useLiveState } from '@sufra/shared/live'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { NOTIFICATIONS, unreadNotificationsQuery } from '#src/merchant/notifications.queries.ts'
import { useStreamTried } from './use-stream-tried.ts'

const POLLING = 30_000

/** Says what came since the last look; what waited when the page opened is no news. */
const useSaid = (latest: Notification[] | undefined): void => {
  const saidUntil = useRef<string | null>(null)
  useEffect(() => {
    if (!latest) return
    const until = saidUntil.current
    saidUntil.current = latest[0]?.at ?? until ?? ''
    const fresh = until === null ? [] : latest.filter(({ at }) => at > until)
    if (fresh.length === 0) return
    void import(/* webpackChunkName: "notifications-say" */ './notifications/say-notifications.ts').then(
      ({ sayNotifications }) => sayNotifications(fresh),
      // A toast that cannot be shown is no loss: the badge counts it.
      () => undefined,
    )
  }, [latest])
}

/** Keeps what one is told current on every screen, and says what is new. */
export const useNotificationFeed = (): void => {
  const queryClient = useQueryClient()
  const state = useLiveState()
  const isTried = useStreamTried()
  const { data } = useQuery({
    ...unreadNotificationsQuery,
    enabled: isTried,
    refetchInterval: state === 'polling' ? POLLING : false,
  })
  useSaid(data?.latest)

  useEffect(() => {
    const readAnew = () => void queryClient.invalidateQueries({ queryKey: [NOTIFICATIONS] })
    const stops = [
      onLiveEvent('notification.changed', readAnew),
      // What was said before the stream was open, or while it was cut.
      onLiveState(now => {
        if (now === 'live') readAnew()
      }),
    ]
    return () => stops.forEach(stop => stop())
  }, [queryClient])
}
