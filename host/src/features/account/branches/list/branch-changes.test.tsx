import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { BranchChange } from '@sufra/shared/contracts/branch-status'
import { delayedResponse, sampleBranchDetails, samplePage } from '@sufra/shared/testing'
import { BranchesPage } from '../branches.page.tsx'
import { branchServer, renderBranches, sampleOverview } from '../testing/branch-server.tsx'

const AT = '2026-11-22T09:00:00.000Z'
const UPDATE = '/api/Branch/Update'
const olaya = sampleOverview()
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

type Options = Parameters<typeof renderBranches>[1]
const show = async (
  branches = [olaya],
  { answers = {}, ...options }: { answers?: Parameters<typeof branchServer>[1] } & Options = {},
) => {
  const server = branchServer(branches, answers)
  const rendered = renderBranches(<BranchesPage />, options)
  const card = within((await screen.findAllByRole('article'))[0] ?? document.body)
  const choose = async (item: string) => {
    await rendered.user.click(card.getByRole('button', { name: 'More about Olaya' }))
    await rendered.user.click(await screen.findByRole('menuitem', { name: item }))
  }
  return { server, card, choose, ...rendered }
}

describe('the changes of today', () => {
  const change = (more: Partial<BranchChange>): BranchChange => ({
    id: 1,
    branchId: 1,
    branchName: '{"ar":"العليا","en":"Olaya"}',
    at: AT,
    kind: 'Hours',
    source: 'user',
    channelId: null,
    byName: 'Noura',
    minutes: null,
    until: null,
    reason: null,
    ...more,
  })
  const showChanges = (changes: BranchChange[], language?: 'ar' | 'en') => {
    branchServer([olaya], {
      'GET /api/Branch/GetHistory': { body: samplePage(changes, { query: new URLSearchParams() }) },
    })
    renderBranches(<BranchesPage />, { language })
  }

  it.each<[string, Partial<BranchChange>]>([
    ['Olaya: new hours · Noura', {}],
    [
      'Olaya: busy +30 min · Many open orders · by itself',
      {
        kind: 'Busy',
        minutes: 30,
        reason: 'ManyOrders',
        byName: null,
        source: 'system',
      },
    ],
    ['Olaya on Jahez: paused · Prayer · Noura', { kind: 'Paused', channelId: 2, reason: 'Prayer' }],
    ['Olaya: pause or busy time over', { kind: 'Ended', byName: null, until: AT }],
    ['Olaya: opened again · Noura', { kind: 'Open', reason: 'a reason of a later version' }],
  ])('read: %s', async (words, of) => {
    showChanges([change(of)])
    expect(await screen.findByText(words)).toBeVisible()
  })

  it('state the end of a pause', async () => {
    showChanges([change({ kind: 'Paused', until: '2026-11-22T15:30:00.000Z' })])
    expect(await screen.findByText(/Olaya: paused until .*6:30/)).toBeVisible()
  })

  it('do not claim to be none while loading or after a failure', async () => {
    const late = delayedResponse({ status: 500 })
    branchServer([olaya], { 'GET /api/Branch/GetHistory': late.answer })
    const { user } = renderBranches(<BranchesPage />)
    await screen.findByRole('heading', { name: 'What changed today' })
    expect(screen.queryByText('Nothing yet today.')).not.toBeInTheDocument()
    late.come()
    expect(await screen.findByText('What changed today did not come.')).toBeVisible()
    expect(screen.queryByText('Nothing yet today.')).not.toBeInTheDocument()
    branchServer([olaya])
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Nothing yet today.')).toBeVisible()
  })

  it('state that there are none, and name the branch in Arabic', async () => {
    showChanges([])
    expect(await screen.findByText('Nothing yet today.')).toBeVisible()
    showChanges([change({})], 'ar')
    expect(await screen.findByText(/^العليا: .* · Noura$/)).toBeVisible()
  })
})

describe("the reason of a branch's state", () => {
  it.each([
    [
      'busy by itself',
      { state: 'Busy' as const, stateReason: 'ManyOrders', busyMinutes: 15 },
      'Many open orders · by itself · for 20 min',
    ],
    [
      'paused by somebody',
      { state: 'Paused' as const, stateReason: 'Prayer', stateBy: 'Noura' },
      'Prayer · by Noura · for 20 min',
    ],
    ['paused without a reason', { state: 'Paused' as const, stateReason: null }, 'for 20 min'],
  ])('%s', async (_what, of, note) => {
    const { card } = await show([sampleOverview({ ...of, stateSince: ago(20.5) })])
    expect(card.getByText(note)).toBeInTheDocument()
  })
})

describe('deactivating and permanent closing', () => {
  it('sends a deactivated branch completely, with the loaded version', async () => {
    const { server, choose, user } = await show([olaya], { answers: { [`PUT ${UPDATE}`]: { body: olaya } } })
    await choose('Switch off')
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Switch Olaya off?' }))
    expect(server.bodyOf(UPDATE)).toBeUndefined()
    await user.click(dialog.getByRole('button', { name: 'Switch off' }))
    expect(await screen.findByText('Olaya is switched off')).toBeInTheDocument()
    expect(server.bodyOf(UPDATE)).toMatchObject({
      id: 1,
      rowVersion: 1,
      isActive: false,
      phone: '+966112345678',
      hours: olaya.hours,
    })
  })

  it('activates a branch without a warning', async () => {
    const off = sampleOverview({ isActive: false })
    const { server, choose, user } = await show([off], { answers: { [`PUT ${UPDATE}`]: { body: olaya } } })
    await choose('Switch on')
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Switch Olaya on?' }))
    await user.click(dialog.getByRole('button', { name: 'Switch on' }))
    expect(await screen.findByText('Olaya is switched on')).toBeInTheDocument()
    expect(server.bodyOf(UPDATE)).toMatchObject({ isActive: true })
  })

  it('confirms a permanent closing and reports it', async () => {
    const { server, choose, user } = await show([olaya], {
      answers: { 'DELETE /api/Branch/Delete': { body: sampleBranchDetails() } },
    })
    await choose('Close for good')
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }))
    expect(server.calls.some(({ method }) => method === 'DELETE')).toBe(false)
    await choose('Close for good')
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Close for good' }),
    )
    expect(await screen.findByText('Olaya is closed for good')).toBeInTheDocument()
    expect(server.calls.find(({ method }) => method === 'DELETE')?.query.get('Id')).toBe('1')
  })

  it.each([
    ['forbidden_branch', 403, 'You do not work at this branch.'],
    ['stale_version', 409, /Somebody changed this branch meanwhile/],
    ['not_found', 404, 'This branch is no more.'],
    ['internal_error', 500, 'That did not work. Try again.'],
  ])('reports a refusal with %s and closes the confirmation', async (code, status, words) => {
    const { choose, user } = await show([olaya], {
      answers: { [`PUT ${UPDATE}`]: { status, body: { code, status } } },
    })
    await choose('Switch off')
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Switch off' }),
    )
    expect(await screen.findByText(words)).toBeInTheDocument()
    expect(screen.queryByRole('alertdialog', { hidden: false })).not.toBeInTheDocument()
  })

  it("opens the form and keeps the address's query", async () => {
    const { choose, location } = await show()
    await choose('Edit')
    expect(location()).toBe('/branches/new-branch?id=1')
  })
})

describe('a pause with a custom end', () => {
  const openDialog = async (answers = {}) => {
    const shown = await show([olaya], { answers })
    await shown.user.click(shown.card.getByRole('button', { name: 'Pause' }))
    await shown.user.click(await screen.findByRole('menuitem', { name: 'Another time or a reason…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Pause 1 branch' }))
    const end = async (value: string) =>
      shown.user.selectOptions(dialog.getByRole('combobox', { name: 'Until when' }), value)
    const at = async (day: string, time: string) => {
      await end('custom')
      await shown.user.type(dialog.getByRole('textbox', { name: 'Day' }), day)
      fireEvent.change(dialog.getByLabelText('Time'), { target: { value: time } })
    }
    const press = () => shown.user.click(dialog.getByRole('button', { name: 'Pause' }))
    return { ...shown, dialog, end, at, press }
  }
  const STATUS = '/api/Branch/SetStatus'

  it("uses the branch's time zone", async () => {
    const { server, at, press } = await openDialog()
    await at('31/12/2099', '23:30')
    await press()
    await waitFor(() =>
      expect(server.bodyOf(STATUS)).toEqual({
        branchIds: [1],
        state: 'Paused',
        until: '2099-12-31T20:30:00.000Z',
      }),
    )
  })

  it('refuses an end in the past', async () => {
    const { server, dialog, at, press } = await openDialog()
    await at('01/01/2020', '10:00')
    await press()
    expect(await dialog.findByText('This has passed.')).toBeInTheDocument()
    expect(server.bodyOf(STATUS)).toBeUndefined()
  })

  it('requires the time of an end', async () => {
    const { dialog, end } = await openDialog()
    await end('custom')
    expect(dialog.getByRole('button', { name: 'Pause' })).toBeDisabled()
  })

  it('lasts until somebody opens the branch when it has no end', async () => {
    const { server, end, press } = await openDialog()
    await end('manual')
    await press()
    await waitFor(() =>
      expect(server.bodyOf(STATUS)).toEqual({ branchIds: [1], state: 'Paused', until: null }),
    )
  })

  it('keeps the input after a refusal, with its reason', async () => {
    const { dialog, end, press } = await openDialog({
      [`PUT ${STATUS}`]: { status: 409, body: { code: 'illegal_transition', status: 409 } },
    })
    await end('4h')
    await press()
    expect(await screen.findByText('This branch is switched off. Switch it on first.')).toBeInTheDocument()
    expect(dialog.getByRole('combobox', { name: 'Until when' })).toHaveDisplayValue('4 hours')
  })
})

it('offers people with the pause permission neither new branches nor deactivating nor closing', async () => {
  const { card, user } = await show([olaya], { role: 'Cashier' })
  expect(card.getByRole('button', { name: 'Pause' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Add several' })).not.toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'New branch' })).not.toBeInTheDocument()
  const more = card.queryByRole('button', { name: 'More about Olaya' })
  if (more) await user.click(more)
  for (const name of ['Switch off', 'Close for good', 'Edit'])
    expect(screen.queryByRole('menuitem', { name })).not.toBeInTheDocument()
})

it('retries branches that failed to load', async () => {
  branchServer([], { 'GET /api/Branch/Get/ServiceProviderId': { status: 500 } })
  const { user } = renderBranches(<BranchesPage />)
  expect(await screen.findByText('The branches did not load')).toBeInTheDocument()
  branchServer([olaya])
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('article', { name: 'Olaya' })).toBeInTheDocument()
  expect(screen.getByText('1 of 1 takes orders now')).toBeInTheDocument()
})

it('keeps known branches when a refetch fails, as during a server restart', async () => {
  const { queryClient } = await show()
  branchServer([], { 'GET /api/Branch/Get/ServiceProviderId': { status: 503 } })
  await act(() => queryClient.invalidateQueries())
  expect(screen.getByRole('article', { name: 'Olaya' })).toBeInTheDocument()
  expect(screen.queryByText('The branches did not load')).not.toBeInTheDocument()
})
