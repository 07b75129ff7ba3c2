import { merchantPage, sampleMerchant } from '@sufra/shared/testing'
import type { HttpCall } from '@sufra/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { releaseServer, renderReleases } from '../testing/release-server.tsx'

const merchants = {
  'GET /api/Account/Get': (call: HttpCall) => ({ body: merchantPage([sampleMerchant({ id: 1042 })], call) }),
}

it('lists the registered hosts with the facts that remotes are checked against', async () => {
  const provides = {
    react: { version: '19.3.1', exports: null },
    '@sufra/shared/ui': { version: '1.4.0', exports: ['Button'] },
  }
  releaseServer(
    {},
    {
      ...merchants,
      'GET /api/Release/Hosts': { body: [{ version: '1.0.0-abcd1234', hostApi: '1.0.0', provides }] },
    },
  )
  renderReleases({ search: '?tab=hosts' })
  const row = (await screen.findByText('1.0.0-abcd1234')).closest('tr')
  for (const text of ['19.3.1', '1.4.0', '2']) expect(row).toHaveTextContent(text)
})

it('moves a merchant to another channel', async () => {
  const server = releaseServer(
    {},
    { ...merchants, 'POST /api/Release/SetMerchantChannel': { body: { accountId: 1042, channel: 'beta' } } },
  )
  const { user } = renderReleases({ search: '?tab=hosts' })
  await user.click(await screen.findByRole('combobox', { name: 'Search by merchant name or number' }))
  await user.click(await screen.findByRole('option', { name: /Old House/ }))
  await user.click(screen.getByRole('radio', { name: 'Another channel' }))
  const field = screen.getByLabelText('Name of the channel')
  await user.type(field, 'Beta!')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByText(/Use small letters, digits and dashes/)).toBeInTheDocument()
  await user.clear(field)
  await user.type(field, 'beta')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('The channel of Old House was changed')).toBeInTheDocument()
  expect(server.sent('SetMerchantChannel').map(({ body }) => body)).toEqual([
    { accountId: 1042, channel: 'beta' },
  ])
})

it('returns a merchant to the default channel', async () => {
  const server = releaseServer(
    {},
    { ...merchants, 'POST /api/Release/SetMerchantChannel': { body: { accountId: 1042, channel: null } } },
  )
  const { user } = renderReleases({ search: '?tab=hosts' })
  await user.click(await screen.findByRole('combobox', { name: 'Search by merchant name or number' }))
  await user.click(await screen.findByRole('option', { name: /Old House/ }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(server.sent('SetMerchantChannel')[0]?.body).toEqual({ accountId: 1042, channel: null }),
  )
})
