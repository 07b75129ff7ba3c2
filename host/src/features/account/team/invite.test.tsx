import { lateAnswer } from '@sufra/shared/testing'
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

it('name, address and role are enough: a cashier of all branches is invited', async () => {
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

it('after an invitation the list is asked for again', async () => {
  const { server, fillIn, send } = await show({ [ADD]: { body: samplePerson({ id: 21 }) } })
  const asked = () => server.calls.filter(({ path }) => path === '/api/User/GetByAccountId').length
  const first = asked()
  await fillIn()
  await send()
  await waitFor(() => expect(asked()).toBeGreaterThan(first))
})

it('each role says what it lets somebody do', async () => {
  const { form } = await show()
  expect(form.getByRole('radio', { name: 'Kitchen' })).toHaveAccessibleDescription(
    'Prepares orders and snoozes what ran out.',
  )
})

it('another role, some branches and the other language are sent as chosen', async () => {
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

it('"only some" without a branch is refused in place and nothing is sent', async () => {
  const { server, user, form, fillIn, send } = await show()
  await fillIn()
  await user.click(form.getByRole('radio', { name: 'Only some' }))
  await send()
  expect(await form.findByText('Choose at least one branch.')).toBeInTheDocument()
  expect(server.bodyOf('/api/User/Add')).toBeUndefined()
})

it('mistakes are told in place, with the focus on the first', async () => {
  const { server, form, send } = await show()
  await send()
  await waitFor(() => expect(form.getByRole('textbox', { name: 'Name' })).toBeInvalid())
  expect(form.getByRole('textbox', { name: 'E-mail' })).toBeInvalid()
  await waitFor(() => expect(form.getByRole('textbox', { name: 'Name' })).toHaveFocus())
  expect(server.bodyOf('/api/User/Add')).toBeUndefined()
})

it('an address that is taken is told at the address, and what was typed stays', async () => {
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

it('too many invitations tell how long to wait', async () => {
  const { form, fillIn, send } = await show({
    [ADD]: { status: 429, headers: { 'Retry-After': '120' }, body: { code: 'too_many_requests' } },
  })
  await fillIn()
  await send()
  expect(await form.findByText('Too many attempts. Try again in 2 min.')).toBeInTheDocument()
})

describe('what the form is made of and did not come', () => {
  const open = async (answers: Parameters<typeof teamServer>[0]) => {
    teamServer({ people: [samplePerson()], ...answers })
    const { user } = renderTeam(<TeamPage />)
    await rowOf('Sara Ahmad')
    await user.click(screen.getByRole('button', { name: 'Invite' }))
    return { user, form: within(await screen.findByRole('dialog', { name: 'Invite somebody' })) }
  }

  it('roles can be asked for again, and what was typed stays', async () => {
    const { user, form } = await open({ answers: { 'GET /api/Role/GetAll': { status: 500 } } })
    await user.type(form.getByRole('textbox', { name: 'Name' }), 'Huda')
    expect(await form.findByText('The roles did not load')).toBeInTheDocument()
    teamServer({ people: [samplePerson()] })
    await user.click(form.getByRole('button', { name: 'Try again' }))
    expect(await form.findByRole('radio', { name: 'Cashier' })).toBeChecked()
    expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Huda')
  })

  it('branches can be asked for again', async () => {
    const { user, form } = await open({ answers: { 'GET /api/Branch/GetByAccountId': { status: 500 } } })
    await user.click(await form.findByRole('radio', { name: 'Only some' }))
    expect(await form.findByText('The branches did not load')).toBeInTheDocument()
    teamServer({ people: [samplePerson()] })
    await user.click(form.getByRole('button', { name: 'Try again' }))
    expect(await form.findByRole('checkbox', { name: 'Yasmin' })).toBeInTheDocument()
  })
})

it('a second press while the first is on its way invites nobody twice', async () => {
  const late = lateAnswer({ body: samplePerson({ id: 21 }) })
  const { server, user, form, fillIn } = await show({ [ADD]: late.answer })
  await fillIn()
  await user.dblClick(form.getByRole('button', { name: 'Send the invitation' }))
  late.come()
  expect(await screen.findByText('Invitation sent to huda@house.test')).toBeInTheDocument()
  expect(server.calls.filter(({ path }) => path === '/api/User/Add')).toHaveLength(1)
})
