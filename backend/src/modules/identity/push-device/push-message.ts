/** Message to a device, sent encrypted, without data of customers. The service worker shows it unchanged. */
export interface PushMessage {
  title: string
  body: string
  language: 'ar' | 'en'
  /** a notification replaces earlier ones with the same tag */
  tag: string
  /** path to open on the own origin */
  path: string
  /** ISO time after which it is out of date */
  until: string | null
}

const TEST = {
  ar: { title: 'سفرة: إشعار تجريبي', body: 'هكذا تصلك الطلبات التي تنتظر على هذا الجهاز.' },
  en: { title: 'Sufra: a test', body: 'This is how waiting orders reach this device.' },
}

export const testMessage = (language: 'ar' | 'en'): PushMessage => ({
  ...TEST[language],
  language,
  tag: 'test',
  path: '/live-order',
  until: null,
})
