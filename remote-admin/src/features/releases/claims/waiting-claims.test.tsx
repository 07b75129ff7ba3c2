import type { ReleaseApproval } from '@sufra/shared/contracts/release-claims'
import { screen, within } from '@testing-library/react'
import { NEW, hoursAgo, sampleList } from '../testing/release-samples.ts'
import { dialog, releaseServer, renderReleases } from '../testing/release-server.tsx'

const approval: ReleaseApproval = {
  action: 'claims',
  name: 'menus',
  version: NEW,
  channel: 'beta',
  state: 'waiting',
  changes: {
    added: [
      { kind: 'path', what: 'menus/all', roles: ['SuperAdmin'], permission: null },
      { kind: 'background', what: '', roles: ['Admin', 'Kitchen'], permission: null },
    ],
    removed: [{ kind: 'nav', what: 'menus · 50 · menus', roles: [], permission: 'menu.edit' }],
  },
  at: hoursAgo(2),
  who: 'Menus CI',
  why: 'for the operator',
  decidedAt: null,
  decidedBy: null,
  reason: null,
}

const open = (answer: object = { state: 'approved', isLive: true }) => {
  const server = releaseServer(
    {
      list: { ...sampleList(), waiting: [approval] },
      history: [{ ...approval, state: 'refused', reason: 'too much' }],
    },
    { 'POST /api/Release/DecideClaims': () => ({ body: answer }) },
  )
  return server
}
const card = async () => within(await screen.findByRole('article', { name: 'Menus wants more than it has' }))

it('shows claims beyond the limits of the remote and approves them after confirmation', async () => {
  const server = open()
  const { user } = renderReleases()
  const shown = await card()
  expect(shown.getByText('For: Platform operator')).toBeInTheDocument()
  expect(shown.getByText('For: Admin, Kitchen')).toBeInTheDocument()
  expect(shown.getAllByRole('img', { name: 'New' })).toHaveLength(2)
  expect(shown.getAllByRole('img', { name: 'No longer claimed' })).toHaveLength(1)
  await user.click(shown.getByRole('button', { name: 'Approve' }))
  await user.click((await dialog()).getByRole('button', { name: 'Approve' }))
  expect(await screen.findByText(`${NEW} is approved and live`)).toBeInTheDocument()
  expect(server.sent('DecideClaims')[0]?.body).toEqual({
    name: 'menus',
    version: NEW,
    isApproved: true,
    reason: '',
  })
})

it('requires a reason for a refusal and shows it in the history', async () => {
  const server = open({ state: 'refused', isLive: false })
  const { user, unmount } = renderReleases()
  await user.click((await card()).getByRole('button', { name: 'Refuse' }))
  const asked = await dialog()
  await user.click(asked.getByRole('button', { name: 'Refuse' }))
  expect(await asked.findByText('This field is required.')).toBeInTheDocument()
  expect(server.sent('DecideClaims')).toHaveLength(0)
  await user.type(asked.getByRole('textbox'), 'too much')
  await user.click(asked.getByRole('button', { name: 'Refuse' }))
  expect(await screen.findByText(`${NEW} was refused`)).toBeInTheDocument()
  unmount()
  renderReleases({ search: '?tab=history' })
  const row = within(await screen.findByRole('row', { name: /Claims refused/ }))
  expect(row.getByText('too much')).toBeInTheDocument()
})
