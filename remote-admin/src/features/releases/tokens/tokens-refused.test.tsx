import type { ClaimLimits } from '@sufra/shared/contracts/release-claims'
import type { DeployToken } from '@sufra/shared/contracts/release-control'
import type { ReleasePreview } from '@sufra/shared/contracts/release-preview'
import type { HttpAnswer, HttpCall } from '@sufra/shared/testing'
import { merchantPage, sampleMerchant } from '@sufra/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { hoursAgo, sampleList } from '../testing/release-samples.ts'
import { dialog, releaseServer, renderReleases } from '../testing/release-server.tsx'

const SECRET = 'sufra_deploy_0123456789'
const LIMITS: ClaimLimits = {
  roles: ['Admin'],
  paths: ['menus'],
  background: false,
  nav: null,
  kilobytes: 150,
}
const TOKEN: DeployToken = {
  id: 3,
  label: 'Menus CI',
  remote: 'menus',
  channel: 'stable',
  limits: null,
  createdAt: hoursAgo(100),
  createdBy: 'Sara',
  lastUsedAt: null,
  revokedAt: null,
}
const PREVIEW: ReleasePreview = {
  id: 3,
  name: 'menus',
  preview: 'pr-12',
  version: '1.2.0-aaaaaaaaaa',
  by: 'Menus CI',
  at: hoursAgo(2),
  until: hoursAgo(-48),
  state: 'open',
  link: '/menus?preview-menus=a.b.c',
}
const GONE = { status: 404, body: { code: 'not_found' } }
const IS_GONE = 'This no longer exists. Reload the page and look again.'

type Answer = HttpAnswer | ((call: HttpCall) => HttpAnswer | Promise<HttpAnswer>)

const makeToken = async (answer: Answer) => {
  const list = { ...sampleList(), claims: [{ name: 'menus', limits: LIMITS }] }
  releaseServer({ tokens: [TOKEN], list }, { 'POST /api/Release/AddToken': answer })
  const view = renderReleases({ search: '?tab=tokens' })
  await view.user.click(await screen.findByRole('button', { name: 'New token' }))
  const asked = await dialog()
  await view.user.type(asked.getByLabelText('Name'), 'Orders CI')
  await view.user.click(asked.getByRole('button', { name: 'Make the token' }))
  return { ...view, asked }
}
const made = { body: { ...TOKEN, id: 4, label: 'Orders CI', token: SECRET } }

const forbidCopying = () =>
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed here'))

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation())
afterEach(() => jest.restoreAllMocks())

it('shows a created token although its dialog was closed before the response', async () => {
  let arrive = () => {}
  const held = new Promise<void>(resolve => (arrive = resolve))
  const { user, asked } = await makeToken(async () => {
    await held
    return made
  })
  await user.click(asked.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: false })).not.toBeInTheDocument())
  arrive()
  const shown = within(await screen.findByRole('dialog', { name: 'Copy the token now' }))
  expect(shown.getByLabelText('Token')).toHaveValue(SECRET)
  await user.click(shown.getByRole('button', { name: 'I kept it' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: false })).not.toBeInTheDocument())
})

it('reports a failed creation, keeps the input and can be cancelled', async () => {
  const { user, asked } = await makeToken({ status: 500, body: { code: 'internal_error' } })
  expect(await asked.findByText(/It was not done. Nothing was changed/)).toBeInTheDocument()
  expect(asked.getByLabelText('Name')).toHaveValue('Orders CI')
  await user.click(asked.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: false })).not.toBeInTheDocument())
})

it('selects a token when the browser refuses to copy it', async () => {
  const { user } = await makeToken(made)
  const shown = within(await screen.findByRole('dialog', { name: 'Copy the token now' }))
  forbidCopying()
  await user.click(shown.getByRole('button', { name: 'Copy the token' }))
  const field = shown.getByLabelText<HTMLInputElement>('Token')
  await waitFor(() => expect(field.selectionEnd).toBe(SECRET.length))
  expect(field.selectionStart).toBe(0)
  expect(shown.queryByText('Copied')).not.toBeInTheDocument()
})

it('keeps a token valid when its revocation fails and shows the reason', async () => {
  releaseServer({ tokens: [TOKEN] }, { 'DELETE /api/Release/RevokeToken': GONE })
  const { user } = renderReleases({ search: '?tab=tokens' })
  await user.click(await screen.findByRole('button', { name: 'Revoke Menus CI' }))
  const asked = within(await screen.findByRole('alertdialog', { name: 'Revoke the token Menus CI?' }))
  await user.click(asked.getByRole('button', { name: 'Revoke' }))
  expect(await screen.findByText(IS_GONE)).toBeInTheDocument()
  expect(screen.queryByText('The token Menus CI was revoked')).not.toBeInTheDocument()
})

it('shows the reason when a preview cannot be revoked', async () => {
  releaseServer({ previews: [PREVIEW] }, { 'DELETE /api/Release/RevokePreview': GONE })
  const { user } = renderReleases({ search: '?tab=previews' })
  await user.click(await screen.findByRole('button', { name: 'Revoke pr-12' }))
  const asked = within(await screen.findByRole('alertdialog', { name: 'Revoke the preview pr-12?' }))
  await user.click(asked.getByRole('button', { name: 'Revoke' }))
  expect(await screen.findByText(IS_GONE)).toBeInTheDocument()
})

it('reports a link that the browser refuses to copy and shows it', async () => {
  releaseServer({ previews: [PREVIEW] })
  const { user } = renderReleases({ search: '?tab=previews' })
  const copy = await screen.findByRole('button', { name: 'Copy the link of pr-12' })
  forbidCopying()
  await user.click(copy)
  expect(await screen.findByText(/The browser does not allow copying/)).toBeInTheDocument()
})

it('shows why a channel was not set and allows another merchant', async () => {
  releaseServer(
    {},
    {
      'GET /api/Account/Get': call => ({ body: merchantPage([sampleMerchant({ id: 1042 })], call) }),
      'POST /api/Release/SetMerchantChannel': GONE,
    },
  )
  const { user } = renderReleases({ search: '?tab=hosts' })
  const search = { name: 'Search by merchant name or number' }
  await user.click(await screen.findByRole('combobox', search))
  await user.click(await screen.findByRole('option', { name: /Old House/ }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(IS_GONE)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: /another merchant/i }))
  expect(await screen.findByRole('combobox', search)).toBeInTheDocument()
})

it('shows a load error of the hosts and reloads on retry', async () => {
  let isDown = true
  releaseServer(
    {},
    {
      'GET /api/Release/Hosts': () =>
        isDown ? { status: 500, body: { code: 'internal_error' } } : { body: [] },
      'GET /api/Account/Get': call => ({ body: merchantPage([], call) }),
    },
  )
  const { user } = renderReleases({ search: '?tab=hosts' })
  expect(await screen.findByText('The hosts did not load')).toBeInTheDocument()
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByText('The hosts did not load')).not.toBeInTheDocument())
})
