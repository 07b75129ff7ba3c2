import { delayedResponse } from '@sufra/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { samplePerson } from './testing/team-samples.ts'
import { renderTeam, rowOf, teamServer } from './testing/team-server.tsx'
import { TeamPage } from './team.page.tsx'

const ADD = 'POST /api/User/Add'

const show = async (answers = {}) => {
  const server = teamServer({ people: [samplePerson()], answers })
  const { user } = renderTeam(<TeamPage />)
  await rowOf('Sara Ahmad')
  await user.click(screen.getByRole('button', { name: 'Invite' }))
  const form = within(await screen.findByRole('dialog', { name: 'Invite somebody' }))
  await form.findByRole('radio', { name: 'Cashier' })
  const fillIn = async () => {
    await user.type(form.getByRole('textbox', { name: 'Name' }), 'Huda Omar')
    await user.type(form.getByRole('textbox', { name: 'E-mail' }), 'huda@house.test')
  }
  const send = () => user.click(form.getByRole('button', { name: 'Send the invitation' }))
  return { server, user, form, fillIn, send }
}

it('invites a cashier of all branches with only name, address and role', async () => {
  const { server, form, fillIn, send } = await show({ [ADD]: { body: samplePerson({ id: 21 }) } })
  expect(form.getByRole('radio', { name: 'Cashier' })).toBeChecked()
  await fillIn()
  await send()
  expect(await screen.findByText('Invitation sent to huda@house.test')).toBeInTheDocument()
  expect(server.bodyOf('/api/User/Add')).toEqual({
    name: 'Huda Omar',
    email: 'huda@house.test',
    phone: '',
    roleId: 4,
    branchIds: [],
    lang: 'en',
  })
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: false })).not.toBeInTheDocument())
})

it('refetches the list after an invitation', async () => {
  const { server, fillIn, send } = await show({ [ADD]: { body: samplePerson({ id: 21 }) } })
  const asked = () => server.calls.filter(({ path }) => path === '/api/User/GetByAccountId').length
  const first = asked()
  await fillIn()
  await send()
  await waitFor(() => expect(asked()).toBeGreaterThan(first))
})

it('describes the permissions of each role', async () => {
  const { form } = await show()
  expect(form.getByRole('radio', { name: 'Kitchen' })).toHaveAccessibleDescription(
    'Prepares orders and snoozes what ran out.',
  )
})

it('sends another role, some branches and the other language as chosen', async () => {
  const { server, user, form, fillIn, send } = await show({ [ADD]: { body: samplePerson({ id: 21 }) } })
  await fillIn()
  await user.click(form.getByRole('radio', { name: 'Kitchen' }))
  await user.click(form.getByRole('radio', { name: 'Only some' }))
  await user.click(await form.findByRole('checkbox', { name: 'Yasmin' }))
  await user.click(form.getByRole('radio', { name: 'العربية' }))
  await send()
  await waitFor(() =>
    expect(server.bodyOf('/api/User/Add')).toMatchObject({ roleId: 5, branchIds: [2], lang: 'ar' }),
  )
})

it('refuses "only some" without a branch at its field and sends nothing', async () => {
  const { server, user, form, fillIn, send } = await show()
  await fillIn()
  await user.click(form.getByRole('radio', { name: 'Only some' }))
  await send()
  expect(await form.findByText('Choose at least one branch.')).toBeInTheDocument()
  expect(server.bodyOf('/api/User/Add')).toBeUndefined()
})

it('shows errors at their fields and focuses the first', async () => {
  const { server, form, send } = await show()
  await send()
  await waitFor(() => expect(form.getByRole('textbox', { name: 'Name' })).toBeInvalid())
  expect(form.getByRole('textbox', { name: 'E-mail' })).toBeInvalid()
  await waitFor(() => expect(form.getByRole('textbox', { name: 'Name' })).toHaveFocus())
  expect(server.bodyOf('/api/User/Add')).toBeUndefined()
})

it('shows a taken address at its field and keeps the input', async () => {
  const taken = 'Somebody uses this e-mail in Sufra already.'
  const { form, fillIn, send } = await show({
    [ADD]: { status: 409, body: { code: 'already_exists', errors: { email: [taken] } } },
  })
  await fillIn()
  await send()
  await waitFor(() =>
    expect(form.getByRole('textbox', { name: 'E-mail' })).toHaveAccessibleDescription(taken),
  )
  expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Huda Omar')
})

it('states the waiting time after too many invitations', async () => {
  const { form, fillIn, send } = await show({
    [ADD]: { status: 429, headers: { 'Retry-After': '120' }, body: { code: 'too_many_requests' } },
  })
  await fillIn()
  await send()
  expect(await form.findByText('Too many attempts. Try again in 2 min.')).toBeInTheDocument()
})

describe('data of the form that failed to load', () => {
  const open = async (answers: Parameters<typeof teamServer>[0]) => {
    teamServer({ people: [samplePerson()], ...answers })
    const { user } = renderTeam(<TeamPage />)
    await rowOf('Sara Ahmad')
    await user.click(screen.getByRole('button', { name: 'Invite' }))
    return { user, form: within(await screen.findByRole('dialog', { name: 'Invite somebody' })) }
  }

  it('retries the roles and keeps the input', async () => {
    const { user, form } = await open({ answers: { 'GET /api/Role/GetAll': { status: 500 } } })
    await user.type(form.getByRole('textbox', { name: 'Name' }), 'Huda')
    expect(await form.findByText('The roles did not load')).toBeInTheDocument()
    teamServer({ people: [samplePerson()] })
    await user.click(form.getByRole('button', { name: 'Try again' }))
    expect(await form.findByRole('radio', { name: 'Cashier' })).toBeChecked()
    expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Huda')
  })

  it('retries the branches', async () => {
    const { user, form } = await open({ answers: { 'GET /api/Branch/GetByAccountId': { status: 500 } } })
    await user.click(await form.findByRole('radio', { name: 'Only some' }))
    expect(await form.findByText('The branches did not load')).toBeInTheDocument()
    teamServer({ people: [samplePerson()] })
    await user.click(form.getByRole('button', { name: 'Try again' }))
    expect(await form.findByRole('checkbox', { name: 'Yasmin' })).toBeInTheDocument()
  })
})

it('ignores a second press during the request', async () => {
  const late = delayedResponse({ body: samplePerson({ id: 21 }) })
  const { server, user, form, fillIn } = await show({ [ADD]: late.answer })
  await fillIn()
  await user.dblClick(form.getByRole('button', { name: 'Send the invitation' }))
  late.come()
  expect(await screen.findByText('Invitation sent to huda@house.test')).toBeInTheDocument()
  expect(server.calls.filter(({ path }) => path === '/api/User/Add')).toHaveLength(1)
})
