import { screen, waitFor, within } from '@testing-library/react'
import { merchantPage, sampleMerchant } from '@sufra/shared/testing'
import { integrationServer, renderIntegrations } from '../testing/integration-server.tsx'
import { sampleBranch, sampleConnection, sampleRequest } from '../testing/sample-connections.ts'
import { ConnectSteps } from './connect-steps.tsx'

const show = (
  search: string,
  branches = [sampleBranch({ requests: [sampleRequest()] })],
  answers: Parameters<typeof integrationServer>[1] = {},
) => {
  const server = integrationServer({ branches }, answers)
  const rendered = renderIntegrations(<ConnectSteps />, {
    role: 'SuperAdmin',
    route: `/integrations/new-integrations${search}`,
  })
  return { ...server, ...rendered }
}
const choices = async (name: string) => within(await screen.findByRole('list', { name }))

it('asks for the merchant first', async () => {
  const merchants = [sampleMerchant({ id: 1042 })]
  const { user, location } = show('', [], {
    'GET /api/Account/Get': { body: merchantPage(merchants, { query: new URLSearchParams() }) },
  })
  await user.click(screen.getByRole('combobox'))
  await user.click(await screen.findByRole('option', { name: /Old House/ }))
  await waitFor(() => expect(location()).toContain('merchant=1042'))
})

it('asks for branch and then platform, with existing connections and requests', async () => {
  const { user, location } = show('?merchant=1')
  await user.click((await choices('Branch')).getByRole('button', { name: 'Olaya' }))
  expect(location()).toContain('merchant=1&branch=7')
  const platforms = await choices('Platform')
  expect(platforms.getByRole('button', { name: /HungerStation/ })).toHaveTextContent('Connected')
  await user.click(platforms.getByRole('button', { name: /Jahez/ }))
  expect(location()).toContain('channel=2&store=JZ-9')
  expect(await screen.findByLabelText(/Branch ID/)).toHaveValue('JZ-9')
})

it('states that the merchant has no branches', async () => {
  show('?merchant=1', [])
  expect(await screen.findByText('There are no branches yet.')).toBeInTheDocument()
  expect(screen.queryByRole('list', { name: 'Branch' })).not.toBeInTheDocument()
})

it('asks again when the address names a branch of another merchant', async () => {
  show('?merchant=1&branch=999&channel=2')
  expect((await choices('Branch')).getByRole('button', { name: 'Olaya' })).toBeInTheDocument()
})

it('retries data that failed to load', async () => {
  const { user } = show('?merchant=1', [], { 'GET /api/Integration/Get': { status: 500 } })
  const again = await screen.findByRole('button', { name: 'Try again' })
  integrationServer({ branches: [sampleBranch()] })
  await user.click(again)
  expect((await choices('Branch')).getByRole('button', { name: 'Olaya' })).toBeInTheDocument()
})

it('ends a connection only after a confirmation, and then offers its platform again', async () => {
  const { user, calls, location } = show('?merchant=1&branch=7&channel=1', [sampleBranch()], {
    'PUT /api/Integration/Disconnect': { body: sampleConnection({ status: 'Disconnected' }) },
  })
  await user.click(await screen.findByRole('button', { name: 'End the connection' }))
  expect(calls.some(({ path }) => path.endsWith('/Disconnect'))).toBe(false)
  const asked = within(await screen.findByRole('alertdialog', { name: 'End this connection?' }))
  await user.click(asked.getByRole('button', { name: 'End the connection' }))
  expect(await screen.findByText('The connection is ended.')).toBeInTheDocument()
  expect(location()).not.toContain('channel=')
})
