/** What a device is told, encrypted: nothing of a customer. The worker shows it as it is. */
export interface PushMessage {
  title: string
  body: string
  language: 'ar' | 'en'
  /** notifications of one tag replace each other */
  tag: string
  /** where a press leads, on our own origin */
  path: string
  /** ISO: afterwards it is old news */
  until: string | null
}

const TEST = {
  ar: { title: 'سفرة: إشعار تجريبي', body: 'هكذا تصلك الطلبات التي تنتظر على هذا الجهاز.' },
  en: { title: 'Sufra: a test', body: 'This is how waiting orders reach this device.' },
}

export const testMessage = (language: 'ar' | 'en'): PushMessage => ({
  ...TEST[language],
  ...{ language, tag: 'test', path: '/live-order', until: null },
})
