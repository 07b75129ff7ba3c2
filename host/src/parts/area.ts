import { registerNamespace } from '@sufra/shared/i18n'

/** The parts of the host whose texts arrive with their chunk. Each has its own namespace and `src/locales/<area>/`. */
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

/** Loads an area's texts. In a lazy part beside its page: `Promise.all([import(page), loadArea('team')])`. */
export const loadArea = (area: Area): Promise<void> =>
  registerNamespace({
    namespace: area,
    urls: { ar: `/locales/${area}/ar.json`, en: `/locales/${area}/en.json` },
  })
