import { screen, waitFor } from '@testing-library/react'

import { NewIntegrationPage } from './new-integration.page.tsx'
import { integrationServer, renderIntegrations } from '../testing/integration-server.tsx'
import { sampleBranch, sampleConnection, sampleRequest } from '../testing/sample-connections.ts'

const role = 'SuperAdmin'
const check = { code: '', message: '', durationMs: 20 }

it("leads from a request to the credential and shows the platform's check before connecting", async () => {
  const branch = sampleBranch({ connections: [] })
  let isBelieved = false
  const { bodyOf } = integrationServer(
    { branches: [branch], requests: [sampleRequest()] },
    {
      'POST /api/Integration/Connect': () =>
        isBelieved
          ? {
              body: {
                check: { ...check, result: 'believed' },
                connection: sampleConnection({ channelId: 2, channelKey: 'jahez' }),
              },
            }
          : {
              body: {
                check: { ...check, result: 'refused', code: 'invalid_client', message: 'who are you' },
                connection: null,
              },
            },
    },
  )
  const { location, user } = renderIntegrations(<NewIntegrationPage />, {
    role,
    route: '/integrations/new-integrations',
  })
  await user.click(await screen.findByRole('link', { name: 'Connect' }))
  expect(location()).toContain('store=JZ-9')
  expect(await screen.findByLabelText(/Branch ID/)).toHaveValue('JZ-9')
  const secret = screen.getByLabelText(/^Client secret/)
  await user.type(secret, 'wrong-secret')
  await user.click(screen.getByRole('button', { name: 'Test and connect' }))
  expect(await screen.findByText('invalid_client · who are you')).toBeInTheDocument()
  expect(location()).not.toContain('wrong-secret')
  isBelieved = true
  await user.clear(secret)
  await user.type(secret, 'right-secret')
  await user.click(screen.getByRole('button', { name: 'Test and connect' }))
  expect(await screen.findByText('The platform accepted the credential.')).toBeInTheDocument()
  expect(bodyOf('/api/Integration/Connect')).toEqual({
    branchId: 7,
    channelId: 2,
    storeId: 'JZ-9',
    secret: 'right-secret',
  })
})

it('exchanges the secret of an existing connection, or ends it', async () => {
  const { bodyOf, calls } = integrationServer(
    { branches: [sampleBranch()] },
    {
      'PUT /api/Integration/Rotate': {
        body: { check: { ...check, result: 'no_answer', code: 'HTTP 503' }, connection: null },
      },
      'PUT /api/Integration/Disconnect': { body: sampleConnection({ hasCredential: false }) },
    },
  )
  const { user } = renderIntegrations(<NewIntegrationPage />, {
    role,
    route: '/integrations/new-integrations?merchant=1&branch=7&channel=1',
  })
  await user.type(await screen.findByLabelText(/^Signing secret/), 'another-secret')
  await user.click(screen.getByRole('button', { name: 'Test and exchange' }))
  expect(await screen.findByText(/did not answer/)).toBeInTheDocument()
  expect(bodyOf('/api/Integration/Rotate')).toEqual({ id: 11, secret: 'another-secret' })
  await user.click(screen.getByRole('button', { name: 'End the connection' }))
  await user.click(
    (await screen.findAllByRole('button', { name: 'End the connection' })).at(-1) ?? document.body,
  )
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/api/Integration/Disconnect'))
})
