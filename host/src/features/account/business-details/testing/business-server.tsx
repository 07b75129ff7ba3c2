import type { Account } from '@sufra/shared/contracts/account'
import type { BranchDetails } from '@sufra/shared/contracts/branch'
import type { ServiceProvider } from '@sufra/shared/contracts/merchant'
import { answerHttp, renderUi, samplePage, sampleBranchDetails } from '@sufra/shared/testing'
import type { HttpCall, RenderedUi } from '@sufra/shared/testing'
import { onboardingTexts } from '#src/testing/onboarding-texts.ts'
import { BusinessDetailsPage } from '../business-details.page.tsx'

const text = (ar: string, en: string) => JSON.stringify({ ar, en })

export const newAccount: Account = {
  id: 1,
  name: text('البيت العتيق', 'Al Bait'),
  legalName: null,
  legalNameEn: null,
  crNumber: null,
  unifiedNumber: null,
  vatNumber: null,
  phone: '+966551234567',
  email: 'owner@sufra.test',
  typeId: null,
  city: null,
  nationalAddress: 'RRRD2929',
  status: 'PendingBusinessDetails',
}
export const knownAccount: Account = { ...newAccount, unifiedNumber: '7001234567', typeId: 1, city: 'riyadh' }

export const brand: ServiceProvider = {
  id: 4,
  accountId: 1,
  name: text('البيت', 'Bait'),
  logoUrl: null,
  color: null,
  typeId: 1,
  phone: '+966551234567',
  isActive: true,
}

export const branch: BranchDetails = sampleBranchDetails({
  id: 9,
  name: text('فرع العليا', 'Olaya'),
  phone: '+966551234567',
  district: 'Olaya',
  hours: [{ dayOfWeek: 4, from: '18:00', to: '02:00' }],
})

const TYPES = [
  { id: 1, name: text('مطعم', 'Restaurant'), icon: 'restaurant', index: 1 },
  { id: 2, name: text('مقهى', 'Café'), icon: 'cafe', index: 2 },
]

const renewed = `h.${Buffer.from(JSON.stringify({ Id: 1, Role: 'Admin', accountId: 1, onboardingStep: 'subscriptions' })).toString('base64url')}.s`

export interface Saved {
  account?: Account
  brand?: ServiceProvider | null
  branch?: BranchDetails | null
}

type Answers = Parameters<typeof answerHttp>[0]

export interface OpenBusinessDetails extends RenderedUi {
  /** Responses by address; a test changes them to simulate failures. */
  answers: Answers
  kept: Saved
  /** Returns the bodies sent to an address, in order. */
  sent: (address: string) => object[]
}

const pageOf = (row: object | null | undefined, call: HttpCall) => ({
  body: samplePage(row ? [row] : [], call),
})
const sentOf = ({ body }: HttpCall): object => (typeof body === 'object' && body !== null ? body : {})

/** Opens the page with a stub server that stores requests; `saved` is the state of an earlier day. */
export const openBusinessDetails = (
  saved: Saved = {},
  { language = 'en', route = '/businessDetails' }: { language?: 'ar' | 'en'; route?: string } = {},
): OpenBusinessDetails => {
  const kept: Saved = { account: newAccount, ...saved }
  const answers: Answers = {
    'GET /api/Type/Get': call => ({ body: samplePage(TYPES, call) }),
    'GET /api/Account/Get/Id': () => ({ body: kept.account }),
    'GET /api/ServiceProvider/Get': call => pageOf(kept.brand, call),
    'GET /api/Branch/Get': call => pageOf(kept.branch, call),
    'GET /api/Branch/Get/Id': () => ({ body: kept.branch }),
    'PUT /api/Account/Update': () => ({ body: (kept.account = knownAccount) }),
    'POST /api/Image/Add': () => ({
      body: { imageUrl: '/images/0123456789012345678901234567890123456789.webp' },
    }),
    'POST /api/ServiceProvider/Add': () => ({ body: (kept.brand = brand) }),
    'PUT /api/ServiceProvider/Update': () => ({ body: brand }),
    'POST /api/Branch/Add': () => ({ body: (kept.branch = branch) }),
    'PUT /api/Branch/Update': () => ({ body: branch }),
    'POST /api/Authentication/RefreshToken': () => ({ body: { accessToken: renewed } }),
  }
  const { calls } = answerHttp(answers)
  const shown = renderUi(<BusinessDetailsPage />, {
    namespaces: onboardingTexts,
    role: 'Admin',
    route,
    language,
  })
  const sent = (address: string) =>
    calls.filter(({ method, path }) => `${method} ${path}` === address).map(sentOf)
  return { ...shown, answers, kept, sent }
}
