import type { Role } from '@sufra/shared/contracts/role'
import { screen, waitFor, within } from '@testing-library/react'
import { samplePerson, sampleRole } from './testing/team-samples.ts'
import { renderTeam, rowOf, teamServer } from './testing/team-server.tsx'
import { ManageUsersPage } from './manage-users.page.tsx'

const LIST = '/api/User/Get'
const colleague = samplePerson({
  id: 30,
  name: 'Fahad',
  accountId: null,
  accountName: null,
  role: 'SuperAdmin',
  roleId: 1,
  roleName: '{"ar":"مشغّل المنصة","en":"Platform operator"}',
})

const show = ({
  answers = {},
  ownRoles = [],
  search = '',
  language,
}: { answers?: object; ownRoles?: Role[]; search?: string; language?: 'ar' } = {}) => {
  const server = teamServer({ people: [samplePerson(), colleague], ownRoles, answers: { ...answers } })
  const rendered = renderTeam(<ManageUsersPage />, {
    role: 'SuperAdmin',
    route: `/manage-users${search}`,
    language,
  })
  return { server, ...rendered }
}

it("shows each person's merchant with a link, and colleagues as Sufra's", async () => {
  show()
  const row = await rowOf('Sara Ahmad')
  expect(row.getByRole('link', { name: 'Old House' })).toHaveAttribute('href', '/merchants?search=1')
  expect((await rowOf('Fahad')).getByText('Sufra')).toBeInTheDocument()
})

it("shows a person's branches below the role", async () => {
  teamServer({ people: [samplePerson({ branchIds: [1], branchNames: ['{"ar":"العليا","en":"Olaya"}'] })] })
  renderTeam(<ManageUsersPage />, { role: 'SuperAdmin', route: '/manage-users' })
  expect((await rowOf('Sara Ahmad')).getByRole('gridcell', { name: 'Cashier Olaya' })).toBeInTheDocument()
})

it('shows merchants and roles in Arabic', async () => {
  show({ language: 'ar' })
  expect((await rowOf('Sara Ahmad')).getByText('البيت العتيق')).toBeInTheDocument()
  expect((await rowOf('Fahad')).getByText('مشغّل المنصة')).toBeInTheDocument()
})

it('filters by a merchant found by name, and then by its roles', async () => {
  const { server, user, location } = show()
  await rowOf('Sara Ahmad')
  const roles = () =>
    within(screen.getByRole('combobox', { name: 'Role' }))
      .getAllByRole('option')
      .map(each => each.textContent)
  expect(roles()).toContain('Platform operator')
  await user.click(screen.getByRole('button', { name: 'Merchant' }))
  const picker = within(await screen.findByRole('dialog', { name: "Show one merchant's people" }))
  await user.type(picker.getByRole('combobox'), 'Huda')
  await waitFor(() => expect(picker.queryByText('Old House')).not.toBeInTheDocument())
  await user.click(await picker.findByRole('option', { name: /Huda Bakery/ }))
  expect(location()).toBe('/manage-users?accountId=1049')
  await waitFor(() => expect(server.queryOf(LIST)).toMatchObject({ AccountId: '1049' }))
  expect(await screen.findByRole('button', { name: 'Merchant: Huda Bakery' })).toBeInTheDocument()
  await waitFor(() => expect(roles()).not.toContain('Platform operator'))
  expect(server.queryOf('/api/Role/GetAll')).toEqual({ AccountId: '1049' })
})

it('invites a colleague without merchant, role and branches', async () => {
  const { server, user } = show({ answers: { 'POST /api/User/Add': { body: colleague } } })
  await rowOf('Fahad')
  await user.click(screen.getByRole('button', { name: 'Invite' }))
  const form = within(await screen.findByRole('dialog', { name: 'Invite somebody' }))
  expect(form.queryByRole('radio', { name: 'Cashier' })).not.toBeInTheDocument()
  await user.type(form.getByRole('textbox', { name: 'Name' }), 'Nora Ali')
  await user.type(form.getByRole('textbox', { name: 'E-mail' }), 'nora@sufra.test')
  await user.click(form.getByRole('button', { name: 'Send the invitation' }))
  await waitFor(() =>
    expect(server.bodyOf('/api/User/Add')).toEqual({
      name: 'Nora Ali',
      email: 'nora@sufra.test',
      phone: '',
      roleId: 1,
      branchIds: [],
      lang: 'en',
    }),
  )
})

const inviteForMerchant = async (user: ReturnType<typeof show>['user']) => {
  await rowOf('Fahad')
  await user.click(screen.getByRole('button', { name: 'Invite' }))
  const form = within(await screen.findByRole('dialog', { name: 'Invite somebody' }))
  await user.click(form.getByRole('radio', { name: 'For a merchant' }))
  await user.type(form.getByRole('textbox', { name: 'Name' }), 'Nora Ali')
  await user.type(form.getByRole('textbox', { name: 'E-mail' }), 'nora@house.test')
  return form
}

it("requires a merchant for a merchant's person, and offers its roles", async () => {
  const { server, user } = show({ answers: { 'POST /api/User/Add': { body: samplePerson() } } })
  const form = await inviteForMerchant(user)
  const send = () => user.click(form.getByRole('button', { name: 'Send the invitation' }))
  await send()
  expect(await form.findByText('Choose the merchant.')).toBeInTheDocument()
  expect(server.bodyOf('/api/User/Add')).toBeUndefined()

  await user.click(form.getByRole('combobox', { name: "Merchant's name or number" }))
  await user.click(await form.findByRole('option', { name: /Old House/ }))
  await user.click(await form.findByRole('radio', { name: 'Admin' }))
  await send()
  await waitFor(() =>
    expect(server.bodyOf('/api/User/Add')).toMatchObject({ accountId: 1042, roleId: 2, branchIds: [] }),
  )
})

it('drops a role when another merchant is chosen', async () => {
  const own = sampleRole()
  const { server, user } = show({
    ownRoles: [own],
    answers: { 'POST /api/User/Add': { body: samplePerson() } },
  })
  const form = await inviteForMerchant(user)
  const pick = async (name: RegExp) => {
    await user.click(form.getByRole('combobox', { name: "Merchant's name or number" }))
    await user.click(await form.findByRole('option', { name }))
  }
  await pick(/Old House/)
  await user.click(await form.findByRole('radio', { name: 'Shift lead' }))
  await user.click(form.getByRole('button', { name: 'Change' }))
  await pick(/Huda Bakery/)
  expect(await form.findByRole('radio', { name: 'Cashier' })).toBeChecked()
  await user.click(form.getByRole('button', { name: 'Send the invitation' }))
  await waitFor(() => expect(server.bodyOf('/api/User/Add')).toMatchObject({ accountId: 1049, roleId: 4 }))
})
