import type { Merchant, MerchantPage, MerchantSummary } from '@sufra/shared/contracts/merchant'
import { answerHttp, renderUi } from '@sufra/shared/testing'
import type { HttpCall } from '@sufra/shared/testing'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { MerchantsPage } from '../merchants.page.tsx'

export const sampleMerchant = ({
  en: english,
  ar: arabic,
  ...rest
}: Partial<Merchant> & { en?: string; ar?: string } = {}): Merchant => ({
  id: 1042,
  name: JSON.stringify({ en: english ?? 'Old House', ar: arabic ?? 'البيت العتيق' }),
  city: 'riyadh',
  status: 'Active',
  currentPlan: '{"ar":"الاحترافية","en":"Pro"}',
  expiryDate: '2027-03-14T20:00:00.000Z',
  branchCount: 3,
  ordersLast30Days: 3912,
  lastOrderAt: '2026-08-15T13:05:00.000Z',
  channelIds: [1, 3],
  createdAt: '2026-01-01T08:00:00.000Z',
  closesAt: null,
  ...rest,
})

const pageFor = (merchants: Merchant[], { query }: HttpCall): MerchantPage => {
  const size = Number(query.get('PaginatedRequest.PageSize'))
  const page = Number(query.get('PaginatedRequest.PageNumber'))
  return {
    data: merchants.slice((page - 1) * size, page * size),
    currentPage: page,
    totalPages: Math.ceil(merchants.length / size),
    totalCount: merchants.length,
    pageSize: size,
    hasNextPage: page * size < merchants.length,
    hasPreviousPage: page > 1,
    plans: [{ id: 2, name: '{"ar":"الاحترافية","en":"Pro"}' }],
    cities: ['riyadh', 'jeddah'],
  }
}

const SUMMARY: MerchantSummary = {
  active: 1284,
  expiringIn14Days: 37,
  monthlyRevenue: 412_900,
  suspended: 6,
}

/** Answers the list and its figures; `calls` are those of the list, `latest()` is the last of them. */
export const merchantServer = (merchants: Merchant[]) => {
  const server = answerHttp({
    'GET /api/Account/Get': call => ({ body: pageFor(merchants, call) }),
    'GET /api/Account/GetSummary': { body: SUMMARY },
  })
  const callsOf = (path: string) => server.calls.filter(call => call.path === path)
  return {
    calls: () => callsOf('/api/Account/Get'),
    summaryCalls: () => callsOf('/api/Account/GetSummary'),
    latest: () => Object.fromEntries(callsOf('/api/Account/Get').at(-1)?.query ?? []),
  }
}

export const renderMerchants = ({
  language = 'en',
  search = '',
}: { language?: 'ar' | 'en'; search?: string } = {}) =>
  renderUi(<MerchantsPage />, {
    language,
    role: 'SuperAdmin',
    namespaces: { admin: { ar, en } },
    route: `/merchants${search}`,
  })
