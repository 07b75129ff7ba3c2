import type { BranchState } from '@sufra/shared/contracts/merchant'
import { answerHttp, renderUi, sampleBranch, samplePage } from '@sufra/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { hostTexts } from '#src/testing/host-texts.ts'
import { ShopCard } from './shop-card.tsx'

const branch = (id: number, state: BranchState) =>
  sampleBranch({ id, name: `{"ar":"فرع ${id}","en":"Branch ${id}"}`, state })
const BRAND = {
  id: 1,
  accountId: 1,
  name: '{"ar":"البيت العتيق","en":"Al Bait Al Ateeq"}',
  logoUrl: null,
  color: null,
  typeId: null,
  phone: null,
  isActive: true,
}
const show = (branches: object[], language: 'ar' | 'en' = 'ar') => {
  answerHttp({
    'GET /api/Branch/Get': call => ({ body: samplePage(branches, call) }),
    'GET /api/ServiceProvider/Get': call => ({ body: samplePage([BRAND], call) }),
  })
  return renderUi(<ShopCard />, { namespaces: hostTexts, role: 'Admin', language })
}

it.each<[BranchState[], string]>([
  [['Open', 'Busy', 'Open', 'Paused'], 'كل الفروع · 3 مفتوحة'],
  [['Open', 'Busy'], 'كل الفروع · 2 مفتوحان'],
  [['Paused', 'ClosedBySchedule', 'Disabled'], 'كل الفروع · لا فرع مفتوح'],
])('summarizes the branches %j as %s', async (states, text) => {
  show(states.map((state, index) => branch(index + 1, state)))
  expect(await screen.findByText(text)).toBeInTheDocument()
})

it('counts every branch of a chain, also beyond the first two hundred', async () => {
  show(
    Array.from({ length: 230 }, (_, at) => branch(at + 1, 'Open')),
    'en',
  )
  expect(await screen.findByText('All branches · 230 open')).toBeInTheDocument()
})

it('shows name and state of a single branch', async () => {
  show([branch(4, 'Paused')], 'en')
  expect(await screen.findByText('Branch 4 · Paused')).toBeInTheDocument()
})

it('lists each branch with its state when pressed', async () => {
  const { user } = show([branch(1, 'Open'), branch(2, 'Busy')], 'en')
  const card = await screen.findByRole('button', { name: 'Al Bait Al Ateeq All branches · 2 open' })
  expect(card).toHaveAttribute('aria-expanded', 'false')
  await user.click(card)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Branch 1Open',
    'Branch 2Busy',
    'Manage branches',
  ])
})

it('shows no card when the branches cannot be loaded', async () => {
  const log = jest.spyOn(console, 'warn').mockImplementation()
  answerHttp({})
  renderUi(<ShopCard />, { namespaces: hostTexts, role: 'Cashier' })
  await waitFor(() => expect(log).toHaveBeenCalledTimes(2))
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  log.mockRestore()
})
