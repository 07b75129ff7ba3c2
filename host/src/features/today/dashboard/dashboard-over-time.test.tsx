import { startLive, stopLive } from '@sufra/shared/live'
import { answerHttp, delayedResponse, renderUi } from '@sufra/shared/testing'
import type { HttpCall } from '@sufra/shared/testing'
import { act, screen, within } from '@testing-library/react'
import { dashboardAnswers, dashboardFigures, planUsage } from '#src/testing/dashboard-answers.ts'
import { dashboardTexts } from '#src/testing/dashboard-texts.ts'
import { LeaveAndReturn } from '#src/testing/leave-and-return.tsx'
import { liveStream } from '#src/testing/live-stream.ts'
import { sellerInfo } from '#src/testing/seller-info.ts'
import { DashboardPage } from './dashboard.page.tsx'

const FIGURES = 'POST /api/Dashboard/GetFigures'
const CHANNELS = 'POST /api/Dashboard/GetChannels'
const MINUTE = 60_000

const show = (role: 'Admin' | 'Cashier' = 'Admin', page = <DashboardPage />) =>
  renderUi(page, { namespaces: dashboardTexts, role, route: '/dashboard' })
const bodiesOf = (calls: HttpCall[]) =>
  calls.filter(({ path }) => path === '/api/Dashboard/GetFigures').map(({ body }) => body)

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation())
afterEach(() => jest.restoreAllMocks())

describe('an open dashboard', () => {
  // Ten minutes before midnight in Riyadh.
  const EVENING = Date.parse('2026-11-22T20:50:00Z')
  const settle = (milliseconds = 0) => act(() => jest.advanceTimersByTimeAsync(milliseconds))
  beforeEach(() => jest.useFakeTimers({ now: EVENING }))
  afterEach(() => jest.useRealTimers())

  it('follows the clock', async () => {
    answerHttp(dashboardAnswers())
    show()
    await settle()
    expect(screen.getByText(/Sunday 22 November.*11:50 pm/)).toBeInTheDocument()
    await settle(2 * MINUTE)
    expect(screen.getByText(/Sunday 22 November.*11:52 pm/)).toBeInTheDocument()
  })

  it('shows the new day after midnight in Saudi Arabia', async () => {
    const { calls } = answerHttp(dashboardAnswers())
    show()
    await settle()
    expect(bodiesOf(calls)).toEqual([
      { branchId: 0, from: '2026-11-22T00:00:00+03:00', to: '2026-11-23T00:00:00+03:00' },
    ])
    await settle(11 * MINUTE)
    expect(bodiesOf(calls).at(-1)).toEqual({
      branchId: 0,
      from: '2026-11-23T00:00:00+03:00',
      to: '2026-11-24T00:00:00+03:00',
    })
    expect(screen.getByText(/Monday 23 November/)).toBeInTheDocument()
  })

  it('refetches its figures every minute', async () => {
    const { calls } = answerHttp(dashboardAnswers())
    show('Cashier')
    await settle()
    await settle(3 * MINUTE)
    expect(bodiesOf(calls).length).toBeGreaterThanOrEqual(3)
  })

  describe('a branch that closes', () => {
    afterEach(stopLive)

    const showAllOpen = async () => {
      const answers = dashboardAnswers()
      answerHttp(answers)
      const stream = liveStream()
      show()
      startLive()
      await settle()
      expect(screen.getByText('Branches open: 3 of 3')).toBeInTheDocument()
      answers['POST /api/Dashboard/GetSellerInfo'] = { body: sellerInfo({ openBranches: 2, liveOrders: 5 }) }
      return stream
    }

    it('updates the number of open branches on the event', async () => {
      const { tell } = await showAllOpen()
      await act(() => tell({ type: 'branch.status', branchId: 1 }))
      await settle(4000)
      expect(screen.getByText('Branches open: 2 of 3')).toBeInTheDocument()
      expect(screen.getByText('5 live orders now')).toBeInTheDocument()
    })

    it('updates within a minute without an event, since branches close by the clock', async () => {
      await showAllOpen()
      await settle(MINUTE + 1000)
      expect(screen.getByText('Branches open: 2 of 3')).toBeInTheDocument()
    })
  })

  it('keeps known data when a refetch fails', async () => {
    answerHttp(dashboardAnswers())
    show()
    await settle()
    answerHttp({})
    await settle(3 * MINUTE)
    expect(
      within(screen.getByRole('region', { name: 'Figures of the period' })).getByText('60'),
    ).toBeVisible()
    expect(screen.queryByText(/This part did not load/)).not.toBeInTheDocument()
  })
})

describe('figures of another period under way', () => {
  const open = async () => {
    const late = delayedResponse({ body: dashboardFigures({ orders: 7 }) })
    const lateChannels = delayedResponse({ body: { channels: [] } })
    answerHttp(dashboardAnswers())
    const { user } = show()
    await screen.findByRole('table', { name: 'By platform' })
    answerHttp({ ...dashboardAnswers(), [FIGURES]: late.answer, [CHANNELS]: lateChannels.answer })
    await user.selectOptions(screen.getByRole('combobox', { name: 'Today' }), 'Yesterday')
    return { user, late, lateChannels }
  }

  it('keep the last ones on screen, marked as outdated', async () => {
    const { late } = await open()
    const tiles = screen.getByRole('region', { name: 'Figures of the period' })
    expect(within(tiles).getByText('60')).toBeInTheDocument()
    expect(tiles).toHaveAttribute('aria-busy', 'true')
    late.come()
    expect(await within(tiles).findByText('7')).toBeInTheDocument()
    expect(tiles).not.toHaveAttribute('aria-busy')
  })

  it('cannot be exported before they arrive', async () => {
    const { lateChannels } = await open()
    const panel = screen.getByRole('region', { name: 'By platform' })
    expect(panel).toHaveAttribute('aria-busy', 'true')
    expect(within(panel).getByRole('button')).toBeDisabled()
    lateChannels.come()
    expect(await within(panel).findByText('No orders in this period.')).toBeInTheDocument()
    expect(within(panel).getByRole('button')).toBeEnabled()
  })
})

it('refetches the plan usage when the dashboard opens again', async () => {
  const answers = dashboardAnswers()
  answerHttp(answers)
  const { user } = show(
    'Admin',
    <LeaveAndReturn>
      <DashboardPage />
    </LeaveAndReturn>,
  )
  expect(await screen.findByText('2 of 5')).toBeInTheDocument()
  answers['GET /api/Feature/GetByAccountId'] = { body: planUsage([3, 5]) }
  await user.click(screen.getByRole('button', { name: 'Leave' }))
  await user.click(screen.getByRole('button', { name: 'Come back' }))
  expect(await screen.findByText('3 of 5')).toBeInTheDocument()
})
