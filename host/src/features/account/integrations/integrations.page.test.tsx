import { act, screen, waitFor, within } from '@testing-library/react'

import { startImpersonation } from '#src/testing/start-impersonation.ts'
import { IntegrationsPage } from './integrations.page.tsx'
import { integrationServer, renderIntegrations } from './testing/integration-server.tsx'
import { sampleBranch, sampleConnection, sampleRequest } from './testing/sample-connections.ts'

const PROBLEM = {
  kind: 'credential' as const,
  at: '2026-11-22T09:00:00.000Z',
  code: 'SIGNATURE_INVALID',
  message: 'the signature is wrong',
}

it("states an error in Sufra's words and in the platform's", async () => {
  const connection = sampleConnection({
    status: 'Disconnected',
    failingSince: PROBLEM.at,
    problem: PROBLEM,
  })
  integrationServer({ branches: [sampleBranch({ connections: [connection] })] })
  renderIntegrations(<IntegrationsPage />)
  const branch = await screen.findByRole('region', { name: 'Olaya' })
  expect(within(branch).getByText('Disconnected')).toBeInTheDocument()
  expect(within(branch).getByText(/does not accept the credential/)).toBeInTheDocument()
  expect(within(branch).getByText('SIGNATURE_INVALID · the signature is wrong')).toBeInTheDocument()
})

it('sends a test order, and pauses one platform of a branch', async () => {
  const { bodyOf } = integrationServer(
    { branches: [sampleBranch()] },
    {
      'POST /api/Integration/TestOrder': {
        body: { channelOrderId: 'sufra-test-1', productName: '{"ar":"كبسة","en":"Kabsa"}' },
      },
      'PUT /api/Branch/SetStatus': { body: [] },
    },
  )
  const { user } = renderIntegrations(<IntegrationsPage />)
  const open = async () => user.click(await screen.findByRole('button', { name: 'HungerStation · Olaya' }))
  await open()
  await user.click(await screen.findByRole('menuitem', { name: 'Send a test order' }))
  expect(await screen.findByText(/on its way to live orders/)).toBeInTheDocument()
  expect(bodyOf('/api/Integration/TestOrder')).toEqual({ id: 11 })
  await open()
  await user.click(await screen.findByRole('menuitem', { name: 'Pause: 1 hour' }))
  await waitFor(() =>
    expect(bodyOf('/api/Branch/SetStatus')).toEqual({
      branchIds: [7],
      state: 'Paused',
      preset: '1h',
      channelIds: [1],
    }),
  )
})

it('offers no actions during impersonation', async () => {
  integrationServer({ branches: [sampleBranch({ requests: [sampleRequest()] })] })
  const { user } = renderIntegrations(<IntegrationsPage />)
  expect(await screen.findByRole('button', { name: 'Withdraw' })).toBeInTheDocument()
  startImpersonation()
  for (const name of ['Withdraw', 'Ask for it', 'Ask for a connection'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'HungerStation · Olaya' }))
  expect(screen.getAllByRole('menuitem')).toHaveLength(1)
})

it("requests a connection with the merchant's store number", async () => {
  const { bodyOf } = integrationServer(
    { branches: [sampleBranch()] },
    { 'POST /api/Integration/Request': { body: [sampleRequest()] } },
  )
  const { user } = renderIntegrations(<IntegrationsPage />)
  await user.click((await screen.findAllByRole('button', { name: 'Ask for it' }))[0] ?? document.body)
  const drawer = await screen.findByRole('dialog')
  await user.type(within(drawer).getByLabelText('Store number at the platform'), 'JZ-9')
  await user.click(within(drawer).getByRole('button', { name: 'Send the request' }))
  await waitFor(() =>
    expect(bodyOf('/api/Integration/Request')).toEqual({
      channelId: 2,
      note: '',
      branches: [{ branchId: 7, storeId: 'JZ-9' }],
    }),
  )
})

it('shows a request with its author and withdraws it', async () => {
  const { calls } = integrationServer(
    { branches: [sampleBranch({ requests: [sampleRequest()] })] },
    { 'PUT /api/Integration/Withdraw': { body: sampleRequest({ state: 'Withdrawn' }) } },
  )
  const { user } = renderIntegrations(<IntegrationsPage />)
  expect(await screen.findByText('Nora')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Withdraw' }))
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/api/Integration/Withdraw'))
})

it('lists the calls of a connection with their responses', async () => {
  const call = {
    id: 1,
    kind: 'order',
    action: 'accept',
    orderNumber: '4821',
    told: null,
    state: 'refused',
    attempts: 2,
    since: '2026-11-22T09:00:00.000Z',
    answerCode: 'WRONG_STATE',
    message: null,
    durationMs: 12,
  }
  const { calls } = integrationServer(
    { branches: [sampleBranch()] },
    {
      'GET /api/Integration/Calls': {
        body: {
          data: [call],
          currentPage: 1,
          totalPages: 1,
          totalCount: 1,
          pageSize: 25,
          hasNextPage: false,
          hasPreviousPage: false,
        },
      },
    },
  )
  const { user } = renderIntegrations(<IntegrationsPage />)
  await user.click(await screen.findByRole('button', { name: 'HungerStation · Olaya' }))
  await user.click(await screen.findByRole('menuitem', { name: 'History of calls' }))
  expect(await screen.findByText('Order 4821 accepted')).toBeInTheDocument()
  expect(screen.getByText('WRONG_STATE')).toBeInTheDocument()
  await user.selectOptions(screen.getByLabelText('Result'), 'refused')
  await waitFor(() =>
    expect(calls.filter(({ path }) => path === '/api/Integration/Calls').length).toBeGreaterThan(1),
  )
})

it('reports that nothing could be loaded, and retries', async () => {
  let isDown = true
  integrationServer(
    { branches: [sampleBranch()] },
    {
      'GET /api/Integration/Get': () =>
        isDown
          ? { status: 503, body: { type: '', title: '', status: 503, traceId: '', code: 'unavailable' } }
          : {
              body: {
                data: [],
                channels: [],
                currentPage: 1,
                totalPages: 0,
                totalCount: 0,
                pageSize: 1000,
                hasNextPage: false,
                hasPreviousPage: false,
              },
            },
    },
  )
  const { user } = renderIntegrations(<IntegrationsPage />)
  const retry = await screen.findByRole('button', { name: 'Try again' })
  isDown = false
  await user.click(retry)
  expect(await screen.findByText('There are no branches yet.')).toBeInTheDocument()
})

it('shows a merchant the reason of a decline and allows another request', async () => {
  const request = sampleRequest({ state: 'Declined', reason: 'Jahez knows no shop of yours' })
  integrationServer({ branches: [sampleBranch({ requests: [request] })] })
  const { user } = renderIntegrations(<IntegrationsPage />)
  expect(await screen.findByText('Jahez knows no shop of yours')).toBeInTheDocument()
  expect(screen.getByText('Declined')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Ask again' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'Ask for a connection' }))
  expect(drawer.getByRole('checkbox', { name: 'Olaya' })).toBeChecked()
})

it('lets the operator decline only with a reason', async () => {
  const { bodyOf } = integrationServer(
    { branches: [], requests: [sampleRequest()] },
    {
      'PUT /api/Integration/Decline': { body: sampleRequest({ state: 'Declined', reason: 'Unknown shop' }) },
    },
  )
  const { user } = renderIntegrations(<IntegrationsPage />, { role: 'SuperAdmin' })
  await user.click(await screen.findByRole('button', { name: 'Decline' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Decline the request' }))
  await user.click(dialog.getByRole('button', { name: 'Decline' }))
  expect(await dialog.findByRole('alert')).toBeInTheDocument()
  expect(bodyOf('/api/Integration/Decline')).toBeUndefined()
  await user.type(dialog.getByLabelText('Reason'), 'Unknown shop')
  await user.click(dialog.getByRole('button', { name: 'Decline' }))
  expect(
    await screen.findByText('The request is declined, and the merchant is told why.'),
  ).toBeInTheDocument()
  expect(bodyOf('/api/Integration/Decline')).toEqual({ requestId: 31, reason: 'Unknown shop' })
})

it('keeps known connections when a refetch fails', async () => {
  integrationServer({ branches: [sampleBranch({ connections: [sampleConnection({})] })] })
  const { queryClient } = renderIntegrations(<IntegrationsPage />)
  await screen.findByRole('region', { name: 'Olaya' })
  integrationServer({ branches: [] }, { 'GET /api/Integration/Get': { status: 503 } })
  await act(() => queryClient.invalidateQueries())
  expect(screen.getByRole('region', { name: 'Olaya' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
})
