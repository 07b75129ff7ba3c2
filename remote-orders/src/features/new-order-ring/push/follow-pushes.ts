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

/** Goes where somebody pressed a notification of the worker, and keeps this browser subscribed. Returns the way to end it. */
export const followPushes = (): (() => void) => {
  if (!('serviceWorker' in navigator)) return () => undefined
  const { serviceWorker } = navigator
  serviceWorker.addEventListener('message', handleMessage)
  serviceWorker.startMessages()
  // Without a connection the next start does it.
  void renewDevice().catch(() => undefined)
  return () => serviceWorker.removeEventListener('message', handleMessage)
}
