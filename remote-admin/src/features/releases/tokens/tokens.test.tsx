import type { ClaimLimits } from '@sufra/shared/contracts/release-claims'
import type { DeployToken } from '@sufra/shared/contracts/release-control'
import { screen, waitFor, within } from '@testing-library/react'
import { hoursAgo, sampleList } from '../testing/release-samples.ts'
import { dialog, releaseServer, renderReleases } from '../testing/release-server.tsx'

const SECRET = 'sufra_q7wErTyUiOpAsDfGh'

const LIMITS: ClaimLimits = {
  roles: ['Admin'],
  paths: ['orders', 'live-order'],
  background: false,
  nav: { from: 20, to: 40 },
  kilobytes: null,
}

const token = (changes: Partial<DeployToken> = {}): DeployToken => ({
  id: 3,
  label: 'Menus CI',
  remote: 'menus',
  channel: 'stable',
  limits: null,
  createdAt: hoursAgo(60),
  createdBy: 'Sara',
  lastUsedAt: null,
  revokedAt: null,
  ...changes,
})

const tokensPage = (tokens: DeployToken[] = [token()]) => {
  const list = { ...sampleList(), claims: ['menus', 'orders'].map(name => ({ name, limits: LIMITS })) }
  const server = releaseServer(
    { tokens, list },
    {
      'POST /api/Release/AddToken': () => {
        server.tokens = [token({ id: 4, label: 'Orders CI', remote: 'orders' }), ...server.tokens]
        return { body: { ...token({ id: 4, label: 'Orders CI', remote: 'orders' }), token: SECRET } }
      },
      'DELETE /api/Release/RevokeToken': () => {
        server.tokens = server.tokens.map(each => ({ ...each, revokedAt: hoursAgo(0) }))
        return { body: {} }
      },
    },
  )
  return { server, ...renderReleases({ search: '?tab=tokens' }) }
}

it('creates a token for one remote and channel and shows it once with a warning', async () => {
  const { server, user } = tokensPage()
  await user.click(await screen.findByRole('button', { name: 'New token' }))
  const asked = await dialog()
  await user.type(asked.getByLabelText('Name'), 'Orders CI')
  await user.click(asked.getByRole('radio', { name: 'Orders' }))
  await user.click(asked.getByRole('switch', { name: 'May run before anybody opens it' }))
  await user.click(asked.getByRole('button', { name: 'Make the token' }))
  const shown = within(await screen.findByRole('dialog', { name: 'Copy the token now' }))
  expect(server.sent('AddToken')[0]?.body).toEqual({
    label: 'Orders CI',
    remote: 'orders',
    channel: 'stable',
    limits: { ...LIMITS, background: true },
  })
  expect(shown.getByLabelText('Token')).toHaveValue(SECRET)
  expect(shown.getByText(/shown only this once/)).toBeInTheDocument()
  expect(shown.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument()
  await user.click(shown.getByRole('button', { name: 'Copy the token' }))
  expect(await shown.findByText('Copied')).toBeInTheDocument()
  expect(await navigator.clipboard.readText()).toBe(SECRET)
  await user.click(shown.getByRole('button', { name: 'I kept it' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: false })).not.toBeInTheDocument())
  expect(await screen.findByText('Orders CI')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByDisplayValue(SECRET)).not.toBeInTheDocument())
})

it('starts a token of an unknown remote with minimal limits', async () => {
  const { server, user } = tokensPage()
  await user.click(await screen.findByRole('button', { name: 'New token' }))
  const asked = await dialog()
  await user.type(asked.getByLabelText('Name'), 'Kitchen CI')
  await user.click(asked.getByRole('radio', { name: 'Another' }))
  await user.type(asked.getByLabelText('Name of the remote'), 'kitchen')
  expect(asked.getByRole('checkbox', { name: 'Platform operator' })).not.toBeChecked()
  await user.type(asked.getByLabelText('Addresses'), 'kitchen{Enter}')
  await user.click(asked.getByRole('switch', { name: 'May have entries in the sidebar' }))
  await user.click(asked.getByRole('button', { name: 'Make the token' }))
  await screen.findByRole('dialog', { name: 'Copy the token now' })
  expect(server.sent('AddToken')[0]?.body).toMatchObject({
    remote: 'kitchen',
    limits: { paths: ['kitchen'], background: false, nav: null, kilobytes: 150 },
  })
})

it('does not keep a token: the next form starts empty', async () => {
  const { user, queryClient } = tokensPage()
  await user.click(await screen.findByRole('button', { name: 'New token' }))
  await user.type((await dialog()).getByLabelText('Name'), 'Orders CI')
  await user.click((await dialog()).getByRole('button', { name: 'Make the token' }))
  await user.click(await screen.findByRole('button', { name: 'I kept it' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: false })).not.toBeInTheDocument())
  await user.click(screen.getByRole('button', { name: 'New token' }))
  expect((await dialog()).getByLabelText('Name')).toHaveValue('')
  const cached = queryClient.getQueryCache().getAll()
  expect(JSON.stringify(cached.map(({ state }) => state.data))).not.toContain(SECRET)
})

it('reports a missing name and an invalid channel without a request', async () => {
  const { server, user } = tokensPage()
  await user.click(await screen.findByRole('button', { name: 'New token' }))
  const asked = await dialog()
  await user.clear(asked.getByLabelText('Channel'))
  await user.type(asked.getByLabelText('Channel'), 'Beta 1')
  await user.click(asked.getByRole('button', { name: 'Make the token' }))
  expect(await asked.findByText('This field is required.')).toBeInTheDocument()
  expect(asked.getByText(/Use small letters, digits and dashes/)).toBeInTheDocument()
  expect(server.sent('AddToken')).toHaveLength(0)
})

it('asks for confirmation before revoking and offers no second revocation', async () => {
  const { server, user } = tokensPage()
  await user.click(await screen.findByRole('button', { name: 'Revoke Menus CI' }))
  const asked = within(await screen.findByRole('alertdialog', { name: 'Revoke the token Menus CI?' }))
  await user.click(asked.getByRole('button', { name: 'Revoke' }))
  expect(await screen.findByText('The token Menus CI was revoked')).toBeInTheDocument()
  expect(server.sent('RevokeToken')[0]?.query.get('Id')).toBe('3')
  expect(await screen.findByText('Revoked')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Revoke Menus CI' })).not.toBeInTheDocument()
})

it('shows the empty state and the load error of tokens', async () => {
  const { unmount } = tokensPage([])
  expect(await screen.findByText('There are no tokens yet')).toBeInTheDocument()
  unmount()
  releaseServer({}, { 'GET /api/Release/Tokens': { status: 500 } })
  renderReleases({ search: '?tab=tokens' })
  expect(await screen.findByText('The deploy tokens did not load')).toBeInTheDocument()
})
