import { openPath } from './open-order.ts'

export interface Notice {
  tag: string
  title: string
  body: string
  language: string
  path: string
}

export type NoticePermission = 'granted' | 'denied' | 'default' | 'unsupported'

export const noticePermission = (): NoticePermission =>
  'Notification' in window ? Notification.permission : 'unsupported'

/** Returns the service worker's registration, if this device has one. */
export const pushRegistration = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator
    ? navigator.serviceWorker.getRegistration('/').catch(() => undefined)
    : undefined

/** Shows a notification, replacing the one with the same tag. Returns a function that closes it. */
export const showNotice = async ({ tag, title, body, language, path }: Notice): Promise<() => void> => {
  const options = {
    tag,
    body,
    lang: language,
    dir: language === 'ar' ? 'rtl' : 'ltr',
    requireInteraction: true,
  } as const
  const registration = await pushRegistration()
  // Uses the service worker if there is one, because pages on phones cannot show notifications.
  if (registration?.active) {
    await registration.showNotification(title, { ...options, data: { path } })
    return () => void closeNotices(tag)
  }
  try {
    const shown = new Notification(title, options)
    shown.addEventListener('click', () => {
      window.focus()
      openPath(path)
      shown.close()
    })
    return () => shown.close()
  } catch {
    return () => undefined
  }
}

/** Closes the service worker's notifications, including those shown while no page was open. */
export const closeNotices = async (tag: string): Promise<void> => {
  const registration = await pushRegistration()
  const shown = (await registration?.getNotifications({ tag })) ?? []
  for (const notification of shown) notification.close()
}
