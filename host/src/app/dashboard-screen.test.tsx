import { answerHttp, renderUi } from '@sufra/shared/testing'
import { screen } from '@testing-library/react'
import { deadMail, jobServer } from '#src/features/account/settings/background-work/testing/job-server.ts'
import { backgroundWorkTexts } from '#src/testing/background-work-texts.ts'
import { dashboardAnswers } from '#src/testing/dashboard-answers.ts'
import { dashboardTexts } from '#src/testing/dashboard-texts.ts'
import { operatorAnswers } from '#src/testing/operator-answers.ts'
import { onboardingTexts } from '#src/testing/onboarding-texts.ts'
import { DashboardScreen } from './dashboard-screen.tsx'

const show = (role: 'Admin' | 'BranchManager' | 'Cashier') => {
  const { calls } = answerHttp({
    ...dashboardAnswers(),
    'GET /api/Dashboard/GetSetup': { body: { items: [{ key: 'menu', isDone: false }] } },
  })
  renderUi(<DashboardScreen />, {
    namespaces: { ...dashboardTexts, ...onboardingTexts },
    role,
    route: '/dashboard',
  })
  return calls
}

it("shows a merchant's Admin the setup checklist above the day's figures", async () => {
  show('Admin')
  const setup = await screen.findByRole('region', { name: 'Before your first order' })
  const figures = await screen.findByRole('region', { name: 'Figures of the period' })
  expect(setup.compareDocumentPosition(figures)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

it.each(['BranchManager', 'Cashier'] as const)('shows %s no setup checklist', async role => {
  const calls = show(role)
  await screen.findByRole('region', { name: 'Figures of the period' })
  expect(screen.queryByRole('region', { name: 'Before your first order' })).not.toBeInTheDocument()
  expect(calls.map(({ path }) => path)).not.toContain('/api/Dashboard/GetSetup')
})

it('shows the operator the dead letters above the figures', async () => {
  jobServer({ jobs: [deadMail()], answers: operatorAnswers() })
  renderUi(<DashboardScreen />, {
    namespaces: { ...dashboardTexts, ...backgroundWorkTexts },
    role: 'SuperAdmin',
    route: '/dashboard',
  })
  const deadLetters = await screen.findByRole('region', { name: 'Background work that needs you' })
  expect(deadLetters).toHaveTextContent('1 piece of background work is dead and waits for you')
  const merchants = await screen.findByRole('region', { name: 'Merchants by state' })
  expect(deadLetters.compareDocumentPosition(merchants)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})
