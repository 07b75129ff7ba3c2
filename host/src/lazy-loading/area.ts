import { registerNamespace } from '@sufra/shared/i18n'

/** Areas of the host whose texts load with their chunk. Each has its own namespace and `src/locales/<area>/`. */
export type Area =
  | 'account'
  | 'branches'
  | 'integrations'
  | 'dashboard'
  | 'onboarding'
  | 'team'
  | 'settings'
  | 'business'
  | 'audit'
  | 'background-work'
  | 'inspector'
  | 'radar'
  | 'notifications'
  | 'palette'
  | 'support'
  | 'payment'
  | 'invoices'
  | 'printers'

/** Loads an area's texts. Use it in a lazy part: `Promise.all([import(page), loadArea('team')])`. */
export const loadArea = (area: Area): Promise<void> =>
  registerNamespace({
    namespace: area,
    urls: { ar: `/locales/${area}/ar.json`, en: `/locales/${area}/en.json` },
  })
