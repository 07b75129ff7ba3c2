import type { ReleaseApproval } from '@sufra/shared/contracts/release-claims'
import type { HttpAnswer, HttpCall } from '@sufra/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
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
      { kind: 'path', what: 'menus/all', roles: ['SuperAdmin', 'Admin'], permission: 'menu.edit' },
      { kind: 'background', what: '', roles: [], permission: null },
    ],
    removed: [],
  },
  at: hoursAgo(2),
  who: 'Menus CI',
  why: null,
  decidedAt: null,
  decidedBy: null,
  reason: null,
}
const refusal = (status: number, code: string) => ({
  status,
  body: { type: '', title: '', status, traceId: '', code },
})

const open = (answer: HttpAnswer | ((call: HttpCall) => HttpAnswer), language: 'ar' | 'en' = 'en') => {
  const server = releaseServer(
    { list: { ...sampleList(), waiting: [approval] } },
    { 'POST /api/Release/DecideClaims': answer },
  )
  return { server, ...renderReleases({ language }) }
}
const press = async (user: ReturnType<typeof open>['user'], name: string) => {
  await user.click(await screen.findByRole('button', { name }))
  return dialog()
}

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation())
afterEach(() => jest.restoreAllMocks())

it('reports an approval that came too late to go live and closes the form', async () => {
  const { server, user } = open(() => {
    server.list = sampleList()
    return { body: { state: 'approved', isLive: false } }
  })
  const asked = await press(user, 'Approve')
  await user.click(asked.getByRole('button', { name: 'Approve' }))
  expect(
    await screen.findByText(
      `${NEW} is approved. Another version was published meanwhile, so it is not live.`,
    ),
  ).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByText('Menus wants more than it has')).not.toBeInTheDocument())
})

it.each([
  [409, 'illegal_transition', 'This does not fit how things stand now.'],
  [404, 'not_found', 'This no longer exists. Reload the page and look again.'],
  [500, 'internal_error', /It was not done. Nothing was changed, and what you typed was kept./],
])(
  'a refusal that the server answers with %i (%s) is not done, says why, and keeps the reason',
  async (...row) => {
    const [status, code, words] = row
    const { user } = open(refusal(status, code))
    const asked = await press(user, 'Refuse')
    await user.type(asked.getByRole('textbox', { name: /Reason/ }), 'too much')
    await user.click(asked.getByRole('button', { name: 'Refuse' }))
    expect(await asked.findByText(words)).toBeInTheDocument()
    expect(asked.getByRole('textbox', { name: /Reason/ })).toHaveValue('too much')
    expect(screen.queryByText(`${NEW} was refused`)).not.toBeInTheDocument()
  },
)

it('rejects a blank reason and trims the others', async () => {
  const { server, user } = open({ body: { state: 'refused', isLive: false } })
  const asked = await press(user, 'Refuse')
  await user.type(asked.getByRole('textbox', { name: /Reason/ }), '   ')
  await user.click(asked.getByRole('button', { name: 'Refuse' }))
  expect(await asked.findByText('This field is required.')).toBeInTheDocument()
  await user.type(asked.getByRole('textbox', { name: /Reason/ }), 'too much ')
  await user.click(asked.getByRole('button', { name: 'Refuse' }))
  await screen.findByText(`${NEW} was refused`)
  expect(server.sent('DecideClaims').map(({ body }) => body)).toEqual([
    { name: 'menus', version: NEW, isApproved: false, reason: 'too much' },
  ])
})

it('decides nothing when the dialog is cancelled and reopens it empty', async () => {
  const { server, user } = open({ body: {} })
  const asked = await press(user, 'Refuse')
  await user.type(asked.getByRole('textbox', { name: /Reason/ }), 'too much')
  await user.click(asked.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: false })).not.toBeInTheDocument())
  const again = await press(user, 'Approve')
  expect(again.getByRole('textbox', { name: 'Reason' })).toHaveValue('')
  expect(server.sent('DecideClaims')).toEqual([])
})

it('shows roles and permission of a claim, and a claim without roles, in Arabic', async () => {
  open({ body: {} }, 'ar')
  const card = within(await screen.findByRole('article', { name: /طلب صلاحيات أكثر/ }))
  const [address, background] = card.getAllByRole('listitem')
  expect(address).toHaveTextContent('عنوان menus/all')
  expect(address).toHaveTextContent(/لـ: .+، .+ · بشرط صلاحية menu\.edit/)
  expect(background).toHaveTextContent('تعمل قبل أن يفتحها أحد لا أحد')
})
