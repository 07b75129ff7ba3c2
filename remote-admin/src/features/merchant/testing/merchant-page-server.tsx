import type { Account } from '@sufra/shared/contracts/account'
import type { AccountNote, MerchantHealth } from '@sufra/shared/contracts/merchant-care'
import { useRoutes } from '@sufra/shared/router'
import { answerHttp, renderUi, samplePage } from '@sufra/shared/testing'
import type { HttpAnswer, HttpCall } from '@sufra/shared/testing'
import { Toaster } from '@sufra/shared/ui/overlays'
import { screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { MerchantPage } from '../merchant.page.tsx'

export const ACCOUNT: Account = {
  id: 7,
  name: '{"ar":"البيت العتيق","en":"Old House"}',
  legalName: 'Old House LLC',
  legalNameEn: null,
  crNumber: '1010445566',
  unifiedNumber: null,
  vatNumber: null,
  phone: '+966501234567',
  email: 'info@old.test',
  typeId: 1,
  city: 'riyadh',
  nationalAddress: null,
  status: 'Active',
}

export const HEALTH: MerchantHealth = {
  accountId: 7,
  status: 'Active',
  statusReason: null,
  statusSince: null,
  closing: null,
  openOrders: 2,
  lastOrderAt: '2026-08-15T13:05:00.000Z',
  ordersThisMonth: 120,
  ordersLastMonth: 140,
  missedThisMonth: 3,
  missedLastMonth: 1,
  differences: 4,
  connections: { working: 5, troubled: 1, ended: 0 },
}

export const NOTE: AccountNote = {
  id: 1,
  accountId: 7,
  text: 'Calls on Sundays',
  byUserId: 5,
  byName: 'Huda',
  at: '2026-08-15T13:05:00.000Z',
}

/** Returns the answer of a list that the server pages. */
export const pageOf =
  <Row,>(rows: Row[]) =>
  (call: HttpCall): HttpAnswer => ({ body: samplePage(rows, call) })

type Answers = Parameters<typeof answerHttp>[0]

const answersFor = (account: Account): Answers => ({
  'GET /api/Account/Get/Id': { body: account },
  'GET /api/Account/Health': { body: HEALTH },
  'GET /api/Account/Notes': pageOf([NOTE]),
  'GET /api/AuditLog/Get': pageOf([]),
  'GET /api/Type/Get': pageOf([
    { id: 1, name: '{"ar":"مطعم","en":"Restaurant"}', icon: 'x', index: 1 },
    { id: 2, name: '{"ar":"مقهى","en":"Café"}', icon: 'x', index: 2 },
  ]),
  'GET /api/ServiceProvider/Get': pageOf([]),
  'GET /api/Plan/GetByAccountId': { body: [] },
  'GET /api/Invoice/Get': pageOf([]),
  'GET /api/Payment/Get': pageOf([]),
  'GET /api/Integration/Get': call => ({ body: { ...samplePage([], call), channels: [] } }),
  'GET /api/User/GetByAccountId': pageOf([]),
})

interface Opened {
  account?: Account
  language?: 'ar' | 'en'
  route?: string
  /** Replaces the answers of a merchant without data. */
  answers?: Answers
  /** Rendered beside the page, such as a link of the host. */
  beside?: ReactNode
}

const Routed = () => useRoutes([{ path: '/merchants/:id', element: <MerchantPage /> }])

/** Renders the page of a merchant and returns the recorded calls. */
export const openMerchant = ({
  account = ACCOUNT,
  language = 'en',
  route = '/merchants/7',
  answers,
  beside,
}: Opened = {}) => {
  const { calls } = answerHttp({ ...answersFor(account), ...answers })
  const view = renderUi(
    <>
      <Routed />
      {beside}
      <Toaster />
    </>,
    {
      language,
      route,
      role: 'SuperAdmin',
      namespaces: { admin: { ar, en } },
    },
  )
  const sent = () =>
    calls
      .filter(({ method }) => method !== 'GET')
      .map(({ method, path, query, body }) => ({
        call: `${method} ${path}`,
        ...(body === undefined ? { query: Object.fromEntries(query) } : { body }),
      }))
  const asked = (path: string) => calls.filter(call => call.path === path)
  return { ...view, sent, asked }
}

/** Finds a panel by its heading. */
export const panel = async (name: string) => within(await screen.findByRole('region', { name }))
