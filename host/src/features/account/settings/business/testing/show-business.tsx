import type { Account } from '@sufra/shared/contracts/account'
import type { ServiceProvider } from '@sufra/shared/contracts/merchant'
import { answerHttp, renderUi, samplePage } from '@sufra/shared/testing'
import type { HttpCall } from '@sufra/shared/testing'
import { Toaster } from '@sufra/shared/ui/overlays'
import { screen, within } from '@testing-library/react'
import ar from '#src/locales/business/ar.json'
import en from '#src/locales/business/en.json'
import { onboardingTexts } from '#src/testing/onboarding-texts.ts'
import { BusinessSections } from '../business-sections.tsx'

const namespaces = { ...onboardingTexts, business: { ar, en } }

export const ACCOUNT: Account = {
  id: 1,
  name: '{"ar":"البيت","en":"House"}',
  legalName: 'شركة البيت',
  legalNameEn: null,
  crNumber: '1010445566',
  unifiedNumber: null,
  vatNumber: '310122393500003',
  phone: '+966551234567',
  email: null,
  typeId: 1,
  city: 'riyadh',
  nationalAddress: 'RRRD2929',
  status: 'Active',
}
export const BRAND: ServiceProvider = {
  id: 4,
  accountId: 1,
  name: '{"ar":"بيت الكبسة","en":"Kabsa House"}',
  logoUrl: null,
  color: '#b91c1c',
  typeId: 1,
  phone: '+966551234567',
  isActive: true,
}
export const TYPE = { id: 1, name: '{"ar":"مطعم","en":"Restaurant"}', icon: 'restaurant', index: 1 }
export const RECEIPTS = { header: { ar: '', en: '' }, footer: { ar: 'شكرًا', en: '' }, hasCode: true }

type Answers = Parameters<typeof answerHttp>[0]

interface ShownBusiness extends Pick<ReturnType<typeof renderUi>, 'user' | 'queryClient'> {
  answers: Answers
  /** Returns the calls to a path. */
  to: (path: string) => HttpCall[]
  /** Returns the first body sent to a path. */
  bodyOf: (path: string) => unknown
}

export const show = (answers: Answers = {}, page = <BusinessSections />): ShownBusiness => {
  const given: Answers = {
    'GET /api/Account/Get/Id': { body: ACCOUNT },
    'GET /api/ServiceProvider/Get': call => ({ body: samplePage([BRAND], call) }),
    'GET /api/Type/Get': call => ({ body: samplePage([TYPE], call) }),
    'GET /api/ReceiptSettings/Get': { body: RECEIPTS },
    ...answers,
  }
  const { calls } = answerHttp(given)
  const { user, queryClient } = renderUi(
    <>
      {page}
      <Toaster />
    </>,
    { namespaces, role: 'Admin', route: '/settings' },
  )
  const to = (path: string) => calls.filter(call => call.path === path)
  return { user, queryClient, answers: given, to, bodyOf: (path: string) => to(path)[0]?.body }
}

export const section = async (name: string) => within(await screen.findByRole('region', { name }))
