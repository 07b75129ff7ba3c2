import { openPath } from '../notices/open-order.ts'
import { renewDevice } from './push-subscription.ts'

const pathOf = (told: unknown): string | undefined => {
  if (typeof told !== 'object' || told === null || !('openPath' in told)) return undefined
  return typeof told.openPath === 'string' ? told.openPath : undefined
}

const handleMessage = ({ data }: MessageEvent<unknown>) => {
  const path = pathOf(data)
  if (path) openPath(path)
}

/**
 * Opens the page of a pressed push notification, and renews this browser's subscription. Returns a function that stops
 * it.
 */
export const followPushes = (): (() => void) => {
  if (!('serviceWorker' in navigator)) return () => undefined
  const { serviceWorker } = navigator
  serviceWorker.addEventListener('message', handleMessage)
  serviceWorker.startMessages()
  // Without a connection the next start renews it.
  void renewDevice().catch(() => undefined)
  return () => serviceWorker.removeEventListener('message', handleMessage)
}
