import { screen, waitFor, within } from '@testing-library/react'
import { sampleRole } from '../testing/team-samples.ts'
import { renderTeam, teamServer } from '../testing/team-server.tsx'
import { TeamPage } from '../team.page.tsx'

const show = ({
  ownRoles = [sampleRole()],
  answers = {},
  language,
}: Parameters<typeof teamServer>[0] & { language?: 'ar' | 'en' } = {}) => {
  const server = teamServer({ ownRoles, answers })
  const rendered = renderTeam(<TeamPage />, { route: '/users?tab=roles', language })
  const card = async (name: string) => within(await screen.findByRole('article', { name }))
  const choose = async (name: string, action: string) => {
    await rendered.user.click((await card(name)).getByRole('button', { name: `Actions for ${name}` }))
    await rendered.user.click(screen.getByRole('menuitem', { name: action }))
  }
  return { server, card, choose, ...rendered }
}

it("lists a custom role's permissions; a built-in one cannot be changed", async () => {
  const { card } = show()
  const own = await card('Shift lead')
  expect(own.getByText('Accept and reject new orders')).toBeInTheDocument()
  expect(own.getByText('Snooze items and bring them back')).toBeInTheDocument()
  const builtIn = await card('Kitchen')
  expect(builtIn.getByText('Built in')).toBeInTheDocument()
  expect(builtIn.queryByRole('button')).not.toBeInTheDocument()
})

it('links a role to its people', async () => {
  const { user, card, location } = show()
  await user.click((await card('Kitchen')).getByRole('link', { name: '1 person' }))
  expect(location()).toBe('/users?roleId=5')
})

it('shows names and permissions in Arabic', async () => {
  const { card } = show({ language: 'ar', ownRoles: [sampleRole({ userCount: 2 })] })
  const own = await card('مشرف وردية')
  expect(own.getByText('قبول الطلبات الجديدة ورفضها')).toBeInTheDocument()
  expect(own.getByRole('link', { name: 'شخصان' })).toBeInTheDocument()
})

it('creates a role with a name in one language and permissions of several groups', async () => {
  const { server, user } = show({ ownRoles: [], answers: { 'POST /api/Role/Add': { body: sampleRole() } } })
  await screen.findByText('No roles of your own yet')
  await user.click(screen.getAllByRole('button', { name: 'New role' })[0] ?? document.body)
  const form = within(await screen.findByRole('dialog', { name: 'New role' }))
  await user.type(form.getByRole('textbox', { name: 'Name in English' }), 'Shift lead')
  const orders = within(form.getByRole('group', { name: 'Orders' }))
  await user.click(orders.getByRole('checkbox', { name: 'Cancel orders that are ready' }))
  await user.click(orders.getByRole('checkbox', { name: 'Accept and reject new orders' }))
  await user.click(form.getByRole('checkbox', { name: 'Edit items and categories' }))
  await user.click(form.getByRole('button', { name: 'Create the role' }))
  expect(await screen.findByText('The role Shift lead was created')).toBeInTheDocument()
  expect(server.bodyOf('/api/Role/Add')).toEqual({
    name: { ar: '', en: 'Shift lead' },
    permissions: ['orders.accept', 'orders.cancelReady', 'menu.edit'],
  })
})

it('refuses a role without name and permission at the fields', async () => {
  const { server, user } = show()
  await user.click(await screen.findByRole('button', { name: 'New role' }))
  const form = within(await screen.findByRole('dialog', { name: 'New role' }))
  await user.click(form.getByRole('button', { name: 'Create the role' }))
  expect(await form.findByText('Choose at least one permission.')).toBeInTheDocument()
  expect(form.getByText('A name in Arabic or English, 2 to 80 characters each.')).toBeInTheDocument()
  expect(server.bodyOf('/api/Role/Add')).toBeUndefined()
})

it("starts an edit with the role's values and sends its id", async () => {
  const { server, user, choose } = show({ answers: { 'PUT /api/Role/Update': { body: sampleRole() } } })
  await choose('Shift lead', 'Edit')
  const form = within(await screen.findByRole('dialog', { name: 'Edit the role' }))
  expect(form.getByRole('textbox', { name: 'Name in Arabic' })).toHaveValue('مشرف وردية')
  await user.click(form.getByRole('checkbox', { name: 'Snooze items and bring them back' }))
  await user.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(server.bodyOf('/api/Role/Update')).toEqual({
      id: 101,
      name: { ar: 'مشرف وردية', en: 'Shift lead' },
      permissions: ['orders.accept'],
    }),
  )
})

it('shows a taken name at its field', async () => {
  const answer = {
    status: 409,
    body: { code: 'already_exists', errors: { 'name.en': ['It exists already.'] } },
  }
  const { user, choose } = show({ answers: { 'PUT /api/Role/Update': answer } })
  await choose('Shift lead', 'Edit')
  const form = within(await screen.findByRole('dialog', { name: 'Edit the role' }))
  await user.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(form.getByRole('textbox', { name: 'Name in English' })).toHaveAccessibleDescription(
      'It exists already.',
    ),
  )
})

it('deletes an unused role after a confirmation', async () => {
  const { server, user, choose } = show({ answers: { 'DELETE /api/Role/Delete': { body: sampleRole() } } })
  await choose('Shift lead', 'Delete')
  const question = within(screen.getByRole('alertdialog', { name: 'Delete the role Shift lead?' }))
  await user.click(question.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('The role Shift lead was deleted')).toBeInTheDocument()
  expect(server.queryOf('/api/Role/Delete')).toEqual({ Id: '101' })
})

it('refuses to delete a role in use, with the number of its people and a link', async () => {
  const { server, user, choose, location } = show({ ownRoles: [sampleRole({ userCount: 3 })] })
  await choose('Shift lead', 'Delete')
  const told = within(await screen.findByRole('dialog', { name: 'Shift lead is in use' }))
  expect(told.getByText(/^3 people have this role/)).toBeInTheDocument()
  await user.click(told.getByRole('link', { name: 'Show them' }))
  expect(location()).toBe('/users?roleId=101')
  expect(server.queryOf('/api/Role/Delete')).toEqual({})
})

it('keeps a role that somebody got meanwhile and states why', async () => {
  const { user, choose } = show({
    answers: { 'DELETE /api/Role/Delete': { status: 409, body: { code: 'in_use' } } },
  })
  await choose('Shift lead', 'Delete')
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText(/^Somebody still has this role/)).toBeInTheDocument()
})

it('reports roles that failed to load and retries on request', async () => {
  const { user } = show({
    answers: { 'GET /api/Role/GetAll': { status: 500, body: { code: 'internal_error' } } },
  })
  expect(await screen.findByText('The roles did not load')).toBeInTheDocument()
  teamServer({ ownRoles: [sampleRole()] })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('article', { name: 'Shift lead' })).toBeInTheDocument()
})
