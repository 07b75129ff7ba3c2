import type { SessionUser, TokenAnswer } from '#src/contracts/authentication.ts'
import { NO_POLICY } from '#src/contracts/state-choices.ts'
import type { BranchDetails } from '#src/contracts/branch.ts'
import type { Branch, Merchant, MerchantPage } from '#src/contracts/merchant.ts'
import type { Page } from '#src/contracts/wire.ts'
import type { HttpCall } from './http-stand-in.ts'

/** Returns a signed-in person as the server describes them, with the given fields. */
export const sampleUser = (user: Partial<SessionUser> = {}): SessionUser => ({
  id: 7,
  email: 'noura@sufra.test',
  name: 'نورة',
  role: 'Admin',
  roleName: '{"ar":"مدير","en":"Admin"}',
  permissions: [],
  phone: null,
  language: 'ar',
  digits: 'latin',
  isTwoStep: false,
  branchIds: [],
  branchNames: [],
  ...user,
})

/** Returns the answer of a sign-in; the browser reads only the token. */
export const tokenAnswer = (accessToken: string): TokenAnswer => ({
  accessToken,
  expiresIn: 600,
  user: sampleUser(),
  onboardingStep: 'done',
})

/** Returns the page of a list that a call requests, as the server does. */
export const samplePage = <Row>(rows: Row[], { query }: Pick<HttpCall, 'query'>): Page<Row> => {
  const pageSize = Number(query.get('PaginatedRequest.PageSize') ?? 10)
  const currentPage = Number(query.get('PaginatedRequest.PageNumber') ?? 1)
  return {
    data: rows.slice((currentPage - 1) * pageSize, currentPage * pageSize),
    currentPage,
    totalPages: Math.ceil(rows.length / pageSize),
    totalCount: rows.length,
    pageSize,
    hasNextPage: currentPage * pageSize < rows.length,
    hasPreviousPage: currentPage > 1,
  }
}

/** Returns a branch as lists contain it, with the given fields. */
export const sampleBranch = (branch: Partial<Branch> = {}): Branch => ({
  id: 1,
  serviceProviderId: 4,
  name: '{"ar":"العليا","en":"Olaya"}',
  city: 'riyadh',
  prepMinutes: 25,
  isActive: true,
  state: 'Open',
  stateUntil: null,
  stateSince: null,
  channelPauses: [],
  stateReason: null,
  busyMinutes: null,
  timeZone: 'Asia/Riyadh',
  dayStartHour: 4,
  ...branch,
})

export const sampleBranchDetails = (branch: Partial<BranchDetails> = {}): BranchDetails => ({
  ...sampleBranch(),
  phone: '+966112345678',
  district: null,
  address: null,
  code: null,
  lat: null,
  lng: null,
  hours: [0, 1, 2, 3, 4, 5, 6].map(dayOfWeek => ({ dayOfWeek, from: '10:00', to: '23:00' })),
  specialHours: [],
  ramadanHours: null,
  acceptance: NO_POLICY,
  rowVersion: 1,
  ...branch,
})

export const sampleMerchant = (merchant: Partial<Merchant> = {}): Merchant => ({
  id: 1,
  name: '{"ar":"البيت العتيق","en":"Old House"}',
  city: 'riyadh',
  status: 'Active',
  currentPlan: null,
  expiryDate: null,
  branchCount: 3,
  ordersLast30Days: 120,
  lastOrderAt: null,
  channelIds: [],
  createdAt: '2026-01-05T08:00:00.000Z',
  closesAt: null,
  ...merchant,
})

/** Returns a page of the operator's merchants. */
export const merchantPage = (merchants: Merchant[], call: Pick<HttpCall, 'query'>): MerchantPage => ({
  ...samplePage(merchants, call),
  plans: [],
  cities: ['riyadh'],
})
