import { answerHttp, renderUi } from '@sufra/shared/testing'
import { screen } from '@testing-library/react'
import { onboardingTexts } from '#src/testing/onboarding-texts.ts'
import { sellerInfo } from '#src/testing/seller-info.ts'
import { DashboardScreen } from './dashboard-screen.tsx'

const show = (role: 'Admin' | 'BranchManager' | 'Cashier') => {
  const { calls } = answerHttp({
    'POST /api/Dashboard/GetSellerInfo': { body: sellerInfo() },
    'GET /api/Dashboard/GetSetup': { body: { items: [{ key: 'menu', isDone: false }] } },
  })
  renderUi(<DashboardScreen />, { namespaces: onboardingTexts, role, route: '/dashboard' })
  return calls
}

it("a merchant's Admin sees what is left to set up, above the day", async () => {
  show('Admin')
  const setup = await screen.findByRole('region', { name: 'Before your first order' })
  const figures = await screen.findByRole('region', { name: "Today's figures" })
  expect(setup.compareDocumentPosition(figures)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

it.each(['BranchManager', 'Cashier'] as const)('%s is not asked to set anything up', async role => {
  const calls = show(role)
  await screen.findByRole('region', { name: "Today's figures" })
  expect(screen.queryByRole('region', { name: 'Before your first order' })).not.toBeInTheDocument()
  expect(calls.map(({ path }) => path)).not.toContain('/api/Dashboard/GetSetup')
})
