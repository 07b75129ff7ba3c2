import type { BranchConnections, Connection } from '@sufra/shared/contracts/integration'
import { screen, within } from '@testing-library/react'
import { IntegrationsPage } from '../integrations.page.tsx'
import { integrationServer, renderIntegrations } from '../testing/integration-server.tsx'
import { sampleBranch, sampleConnection, sampleRequest } from '../testing/sample-connections.ts'

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const at = (
  branchId: number,
  connection: Partial<Connection> | null,
  more: Partial<BranchConnections> = {},
) =>
  sampleBranch({
    branchId,
    branchName: JSON.stringify({ ar: `فرع ${branchId}`, en: `Branch ${branchId}` }),
    connections: connection ? [sampleConnection({ id: branchId, branchId, ...connection })] : [],
    ...more,
  })

const show = async (branches: BranchConnections[], platform = 'HungerStation') => {
  integrationServer({ branches })
  renderIntegrations(<IntegrationsPage />)
  return within(await screen.findByRole('group', { name: platform }))
}

it('adds up the branches and shows the newest order of all', async () => {
  const card = await show([
    at(1, { ordersToday: 4, lastOrderAt: ago(90) }),
    at(2, { ordersToday: 7, lastOrderAt: ago(3) }),
    at(3, { ordersToday: 0, lastOrderAt: null }),
  ])
  expect(card.getByText('3 branches connected')).toBeVisible()
  expect(card.getByText('Working')).toBeVisible()
  expect(card.getByText('11')).toBeVisible()
  expect(card.getByText('3 min ago')).toBeVisible()
})

it('is in error as soon as one branch is, and counts them', async () => {
  const card = await show([at(1, {}), at(2, { status: 'Degraded' }), at(3, { status: 'Degraded' })])
  expect(card.getAllByText('In trouble')[0]).toBeVisible()
  expect(card.getByText('In trouble', { selector: 'dt' }).nextSibling).toHaveTextContent('2')
})

it('does not count a branch that the platform disconnected, but keeps its orders', async () => {
  const card = await show([at(1, { status: 'Disconnected', ordersToday: 5 }), at(2, { ordersToday: 1 })])
  expect(card.getByText('1 branch connected')).toBeVisible()
  expect(card.getByText('6')).toBeVisible()
  expect(card.getByText('In trouble', { selector: 'dt' }).nextSibling).toHaveTextContent('1')
})

it('counts pending requests beside connections', async () => {
  const card = await show([at(1, null, { requests: [sampleRequest({ branchId: 1 })] }), at(2, null)], 'Jahez')
  expect(card.getByText('0 branches connected · 1 asked for')).toBeVisible()
  expect(card.getByText('Not connected')).toBeVisible()
  expect(card.getByText('–')).toBeVisible()
})

it('does not count a declined request as pending', async () => {
  const declined = sampleRequest({ branchId: 1, state: 'Declined', reason: 'No' })
  const card = await show([at(1, null, { requests: [declined] })], 'Jahez')
  expect(card.getByText('0 branches connected')).toBeVisible()
})
