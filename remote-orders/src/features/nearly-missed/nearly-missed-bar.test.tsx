import { screen, waitFor } from '@testing-library/react'
import type { NearlyMissed } from '@sufra/shared/contracts/escalation'
import { answerHttp, at, renderUi, sampleOrder } from '@sufra/shared/testing'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { NearlyMissedBar } from './nearly-missed-bar.tsx'

const { channel, branchId, branchName } = sampleOrder()
const line = { channel, branchId, branchName, rangAt: at(-60) }
const DATA: NearlyMissed = {
  counts: { louder: 1, managers: 1, owner: 0, missed: 1 },
  orders: [
    {
      ...line,
      id: 1,
      orderNumber: '11',
      step: 'managers',
      orderStatus: 'Preparing',
      touchedAfterSeconds: 95,
      touchedBy: 'Nora',
    },
    {
      ...line,
      id: 2,
      orderNumber: '12',
      step: 'louder',
      orderStatus: 'Missed',
      touchedAfterSeconds: null,
      touchedBy: null,
    },
  ],
}

const open = (
  data: NearlyMissed,
  options: { role?: 'BranchManager' | 'Cashier'; language?: 'ar' | 'en' } = {},
) => {
  const { calls } = answerHttp({ 'GET /api/Escalation/NearlyMissed': { body: data } })
  const { role = 'BranchManager', language = 'en' } = options
  return { ...renderUi(<NearlyMissedBar />, { role, language, namespaces: { orders: { ar, en } } }), calls }
}

it('shows the number of late orders, how far each escalated and who answered', async () => {
  const { user } = open(DATA)
  expect(
    await screen.findByText(/2 orders waited too long in the last 24 hours · 1 was missed/),
  ).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show' }))
  expect(await screen.findByText(/Nora came after 1 min/)).toBeVisible()
  expect(screen.getByText('Managers were asked')).toBeVisible()
  expect(screen.getByText('Nobody came, and it was missed')).toBeVisible()
})

it('uses Arabic plural forms', async () => {
  open(DATA, { language: 'ar' })
  expect(await screen.findByText(/طلبان تأخر الرد عليهما/)).toBeVisible()
})

it('shows nothing on a day without late orders', async () => {
  const { calls } = open({ counts: { louder: 0, managers: 0, owner: 0, missed: 0 }, orders: [] })
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
})

it('sends no request for users without access', async () => {
  const { calls } = open(DATA, { role: 'Cashier' })
  expect(calls).toEqual([])
})
