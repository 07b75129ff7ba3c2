import type { BranchConnections, Connection } from '@sufra/shared/contracts/integration'
import { screen, within } from '@testing-library/react'
import { IntegrationsPage } from '../integrations.page.tsx'
import { integrationServer, renderIntegrations } from '../testing/integration-server.tsx'
import { sampleBranch, sampleConnection, sampleRequest } from '../testing/sample-connections.ts'

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()

const show = async (
  branch: Partial<BranchConnections>,
  options: Parameters<typeof renderIntegrations>[1] = {},
) => {
  const server = integrationServer(
    { branches: [sampleBranch(branch)] },
    { 'PUT /api/Branch/SetStatus': { body: [] } },
  )
  const rendered = renderIntegrations(<IntegrationsPage />, options)
  const name = options.language === 'ar' ? 'فرع العليا' : 'Olaya'
  const line = within(await screen.findByRole('region', { name }))
  const cell = within(line.getAllByRole('listitem')[0] ?? document.body)
  const openMenu = async () => {
    await rendered.user.click(cell.getByRole('button', { name: 'HungerStation · Olaya' }))
    return screen.getAllByRole('menuitem').map(item => item.textContent)
  }
  return { server, line, cell, openMenu, ...rendered }
}
const connected = (connection: Partial<Connection>) => ({ connections: [sampleConnection(connection)] })

describe("a branch's connection to a platform", () => {
  it.each<[string, Partial<Connection>]>([
    ['Connected', {}],
    ['In trouble', { status: 'Degraded' }],
    ['Disconnected', { status: 'Disconnected' }],
    ['Paused', { state: 'Paused' }],
    ['Closed', { state: 'ClosedBySchedule' }],
    ['Not connected', { hasCredential: false, status: 'Draft' }],
  ])('shows %s', async (word, connection) => {
    const { cell } = await show(connected(connection))
    expect(cell.getByText(word)).toBeVisible()
  })

  it('states the end of a pause, or that somebody has to open it', async () => {
    const { cell } = await show(connected({ state: 'Paused', stateUntil: inMinutes(40) }))
    expect(cell.getByText(/^Back in (39|40) min/)).toBeVisible()
  })

  it('states that a pause without an end needs a person', async () => {
    const { cell } = await show(connected({ state: 'Paused', stateUntil: null }))
    expect(cell.getByText('Until somebody opens it')).toBeVisible()
  })

  it('shows the last order and menu, and that there is no error', async () => {
    const { cell } = await show(
      connected({
        lastOrderAt: inMinutes(-5),
        lastTestAt: inMinutes(-60),
        lastMenu: { at: inMinutes(-120), state: 'Online', complaintCount: 0 },
      }),
    )
    expect(cell.getByText('5 min ago · test 1 h ago')).toBeVisible()
    expect(cell.getByText('online · 2 h ago')).toBeVisible()
    expect(cell.getByText('none')).toBeVisible()
  })

  it('states that there was no order and no menu yet', async () => {
    const { cell } = await show(connected({ lastOrderAt: null, lastMenu: null }))
    expect(cell.getByText('none in 30 days')).toBeVisible()
    expect(cell.getByText('not sent yet')).toBeVisible()
  })

  it('shows a current error and its start', async () => {
    const problem = { kind: 'no_answer' as const, at: inMinutes(-1), code: 'no_answer', message: '' }
    const { cell } = await show(connected({ status: 'Degraded', failingSince: inMinutes(-30), problem }))
    expect(cell.getByText('Error')).toBeVisible()
    expect(cell.getByText('The platform does not answer')).toBeVisible()
    expect(cell.getByText('began 30 min ago')).toBeVisible()
    // Sufra's own code is not the platform's message.
    expect(cell.queryByText('no_answer')).not.toBeInTheDocument()
  })

  it('shows the last error after it ended', async () => {
    const problem = { kind: 'credential' as const, at: inMinutes(-10), code: '', message: '' }
    const { cell } = await show(connected({ failingSince: null, problem }))
    expect(cell.getByText('Last error')).toBeVisible()
    expect(cell.queryByText('Error')).not.toBeInTheDocument()
    expect(cell.getByText('10 min ago')).toBeVisible()
  })

  it('shows all of that in Arabic', async () => {
    const { cell } = await show(connected({ status: 'Disconnected', lastOrderAt: null }), { language: 'ar' })
    expect(cell.getByText('هنقرستيشن')).toBeVisible()
    expect(cell.queryByText(/[A-Za-z]{4,}/)).not.toBeInTheDocument()
  })
})

describe('the actions on a connection', () => {
  const PAUSES = ['30 minutes', '1 hour', '2 hours', "Until tomorrow's opening", 'Until somebody opens it']

  it('let an Admin test it, read its calls and pause it', async () => {
    const { openMenu } = await show({})
    expect(await openMenu()).toEqual([
      'Send a test order',
      'History of calls',
      ...PAUSES.map(end => `Pause: ${end}`),
    ])
  })

  it("resume a platform's pause without affecting other platforms", async () => {
    const { server, user, openMenu } = await show(connected({ state: 'Paused' }))
    expect(await openMenu()).toEqual(['Send a test order', 'History of calls', 'Resume'])
    await user.click(screen.getByRole('menuitem', { name: 'Resume' }))
    expect(server.bodyOf('/api/Branch/SetStatus')).toEqual({
      branchIds: [7],
      channelIds: [1],
      state: 'Open',
    })
  })

  it('open the whole branch when it is paused as a whole', async () => {
    const { server, user, openMenu } = await show({ ...connected({ state: 'Paused' }), state: 'Paused' })
    expect(await openMenu()).toEqual(['Send a test order', 'History of calls', 'Open the branch'])
    await user.click(screen.getByRole('menuitem', { name: 'Open the branch' }))
    expect(server.bodyOf('/api/Branch/SetStatus')).toEqual({ branchIds: [7], state: 'Open' })
  })

  it('send a pause without an end', async () => {
    const { server, user, openMenu } = await show({})
    await openMenu()
    await user.click(screen.getByRole('menuitem', { name: 'Pause: Until somebody opens it' }))
    expect(server.bodyOf('/api/Branch/SetStatus')).toEqual({
      branchIds: [7],
      channelIds: [1],
      state: 'Paused',
      until: null,
    })
  })

  it('do not include a pause for an inactive branch', async () => {
    const { openMenu } = await show({ state: 'Disabled' })
    expect(await openMenu()).toEqual(['Send a test order', 'History of calls'])
  })

  it('include only the calls for people with read access', async () => {
    const { line, openMenu } = await show({}, { role: 'Kitchen' })
    expect(await openMenu()).toEqual(['History of calls'])
    expect(line.queryByRole('button', { name: 'Ask for it' })).not.toBeInTheDocument()
  })

  it('let the operator exchange a credential, or connect this branch and platform', async () => {
    const { line, user, openMenu, location } = await show(
      {},
      { role: 'SuperAdmin', route: '/integrations?merchant=3' },
    )
    expect(line.getAllByRole('link', { name: 'Connect' })[0]).toHaveAttribute(
      'href',
      '/integrations/new-integrations?merchant=3&branch=7&channel=2',
    )
    await openMenu()
    await user.click(screen.getByRole('menuitem', { name: 'Credential' }))
    expect(location()).toBe('/integrations/new-integrations?merchant=3&branch=7&channel=1')
  })

  it('show the operator a pending request, without a second request or a withdrawal', async () => {
    const { line } = await show(
      { requests: [sampleRequest()] },
      { role: 'SuperAdmin', route: '/integrations?merchant=3' },
    )
    expect(line.getByText('Nora')).toBeVisible()
    expect(line.queryByRole('button', { name: 'Withdraw' })).not.toBeInTheDocument()
    expect(line.getAllByRole('link', { name: 'Connect' })).toHaveLength(1)
  })
})
