import { answerHttp, renderUi } from '@sufra/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { hostTexts } from '#src/testing/host-texts.ts'
import { sellerInfo } from '#src/testing/seller-info.ts'
import { PlanCard } from './plan-card.tsx'

const PATH = 'POST /api/Dashboard/GetSellerInfo'
const show = (language: 'ar' | 'en' = 'en') =>
  renderUi(<PlanCard />, { namespaces: hostTexts, role: 'Admin', language })

it('requests the plan with the two zeros of the specification', async () => {
  const { calls } = answerHttp({ [PATH]: { body: sellerInfo() } })
  show()
  expect(await screen.findByText('Professional')).toBeInTheDocument()
  expect(screen.getByText('Expires 14 Mar 2027')).toBeInTheDocument()
  expect(calls[0]?.body).toEqual({ branchId: 0, orderStatusId: 0 })
})

it.each([
  ['en', 'No Plan', 'No Expiry Date'],
  ['ar', 'لا توجد باقة', 'بدون تاريخ انتهاء'],
] as const)('states that there is no plan (%s)', async (language, none, noExpiry) => {
  answerHttp({ [PATH]: { body: sellerInfo({ currentPlan: null, expiryDate: null }) } })
  show(language)
  expect(await screen.findByText(none)).toBeInTheDocument()
  expect(screen.getByText(noExpiry)).toBeInTheDocument()
})

it('logs a failure and keeps the card without claiming that there is no plan', async () => {
  const log = jest.spyOn(console, 'warn').mockImplementation()
  answerHttp({ [PATH]: { status: 500, body: { code: 'internal_error' } } })
  const { container } = show()
  await waitFor(() => expect(log).toHaveBeenCalled())
  await waitFor(() => expect(container).toHaveTextContent(/^Current planUpgrade plan$/))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Upgrade plan' })).toBeInTheDocument()
  log.mockRestore()
})

it('always links to the plans', () => {
  answerHttp({ [PATH]: { body: sellerInfo() } })
  show()
  expect(screen.getByRole('link', { name: 'Upgrade plan' })).toHaveAttribute('href', '/subscriptions')
})
