import type { Notification } from '@sufra/shared/contracts/notification'
import { onLiveEvent, onLiveState, useLiveState } from '@sufra/shared/live'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { NOTIFICATIONS, unreadNotificationsQuery } from '#src/merchant/notifications.queries.ts'
import { useStreamTried } from './use-stream-tried.ts'

const POLLING = 30_000

/** Announces notifications since the last check, but not those that existed when the page opened. */
const useSaid = (latest: Notification[] | undefined): void => {
  const saidUntil = useRef<string | null>(null)
  useEffect(() => {
    if (!latest) return
    const until = saidUntil.current
    saidUntil.current = latest[0]?.at ?? until ?? ''
    const fresh = until === null ? [] : latest.filter(({ at }) => at > until)
    if (fresh.length === 0) return
    void import(/* webpackChunkName: "notifications-say" */ './say-notifications.ts').then(
      ({ sayNotifications }) => sayNotifications(fresh),
      // A lost toast is harmless: the badge counts the notification.
      () => undefined,
    )
  }, [latest])
}

/** Keeps notifications current on every screen and announces new ones. */
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
      // Refetches for events from before the stream was open or while it was interrupted.
      onLiveState(now => {
        if (now === 'live') readAnew()
      }),
    ]
    return () => stops.forEach(stop => stop())
  }, [queryClient])
}
