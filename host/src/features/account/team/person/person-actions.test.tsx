import { screen, waitFor, within } from '@testing-library/react'
import { samplePerson } from '../testing/team-samples.ts'
import { renderTeam, rowOf, teamServer } from '../testing/team-server.tsx'
import { TeamPage } from '../team.page.tsx'

const soon = new Date(Date.now() + 50 * 3_600_000).toISOString()
const sara = samplePerson()
const omar = samplePerson({
  id: 21,
  name: 'Omar',
  email: 'omar@house.test',
  invitePending: true,
  inviteExpiresAt: soon,
})
const gone = samplePerson({ id: 22, name: 'Gone', isActive: false })
// The signed-in person of `renderUi` has the id 1.
const oneself = samplePerson({ id: 1, name: 'Test Admin', role: 'Admin', roleId: 2 })

const show = (answers = {}, language: 'ar' | 'en' = 'en') => {
  const server = teamServer({ people: [oneself, sara, omar, gone], answers })
  const { user } = renderTeam(<TeamPage />, { language })
  const openMenu = async (name: string) => {
    await user.click((await rowOf(name)).getByRole('button'))
    return within(screen.getByRole('menu'))
  }
  const choose = async (name: string, action: string) =>
    user.click((await openMenu(name)).getByRole('menuitem', { name: action }))
  return { server, user, openMenu, choose }
}

it.each([
  ['Test Admin', ['Edit']],
  ['Sara Ahmad', ['Edit', 'Deactivate']],
  ['Omar', ['Edit', 'Send the invitation again', 'Withdraw the invitation']],
  ['Gone', ['Restore access']],
])('%s is offered the actions %j', async (name, offered) => {
  const { openMenu } = show()
  const menu = await openMenu(name)
  expect(menu.getAllByRole('menuitem').map(each => each.textContent)).toEqual(offered)
})

it('marks the signed-in person', async () => {
  show()
  expect((await rowOf('Test Admin')).getByText('you')).toBeInTheDocument()
})

it('deactivates a person after a confirmation that states the effects', async () => {
  const { server, user, choose } = show({ 'DELETE /api/User/Delete': { body: gone } })
  await choose('Sara Ahmad', 'Deactivate')
  const question = within(screen.getByRole('alertdialog', { name: 'Deactivate Sara Ahmad?' }))
  expect(question.getByText(/signed out within seconds/)).toBeInTheDocument()
  expect(server.queryOf('/api/User/Delete')).toEqual({})
  await user.click(question.getByRole('button', { name: 'Deactivate' }))
  expect(await screen.findByText('Sara Ahmad was deactivated')).toBeInTheDocument()
  expect(server.queryOf('/api/User/Delete')).toEqual({ Id: '20' })
})

it.each([
  ['last_admin', 'This is the last active Admin. Make somebody else Admin first.'],
  ['own_account', 'You cannot deactivate yourself. Another Admin can.'],
])('explains %s and refetches the list', async (code, text) => {
  const { server, user, choose } = show({ 'DELETE /api/User/Delete': { status: 409, body: { code } } })
  const asked = () => server.calls.filter(({ path }) => path === '/api/User/GetByAccountId').length
  await choose('Sara Ahmad', 'Deactivate')
  const before = asked()
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Deactivate' }))
  expect(await screen.findByText(text)).toBeInTheDocument()
  await waitFor(() => expect(asked()).toBeGreaterThan(before))
})

it('withdraws an invitation after a confirmation', async () => {
  const { server, user, choose } = show({ 'DELETE /api/User/Delete': { body: gone } })
  await choose('Omar', 'Withdraw the invitation')
  const question = within(screen.getByRole('alertdialog', { name: 'Withdraw the invitation of Omar?' }))
  await user.click(question.getByRole('button', { name: 'Withdraw the invitation' }))
  expect(await screen.findByText('The invitation of Omar was withdrawn')).toBeInTheDocument()
  expect(server.queryOf('/api/User/Delete')).toEqual({ Id: '21' })
})

it('resends an invitation at once, and states the waiting time when it is too soon', async () => {
  const first = show({ 'POST /api/User/ResendInvite': { body: omar } })
  await first.choose('Omar', 'Send the invitation again')
  expect(await screen.findByText('A new invitation was sent to omar@house.test')).toBeInTheDocument()
  expect(first.server.bodyOf('/api/User/ResendInvite')).toEqual({ id: 21 })
  teamServer({
    people: [omar],
    answers: {
      'POST /api/User/ResendInvite': {
        status: 429,
        headers: { 'Retry-After': '40' },
        body: { code: 'too_many_requests' },
      },
    },
  })
  await first.choose('Omar', 'Send the invitation again')
  expect(await screen.findByText('Too many at once. Try again in 40 s.')).toBeInTheDocument()
})

it('restores a deactivated person', async () => {
  const { server, choose } = show({ 'POST /api/User/Restore': { body: sara } })
  await choose('Gone', 'Restore access')
  expect(await screen.findByText('Access of Gone was restored')).toBeInTheDocument()
  expect(server.bodyOf('/api/User/Restore')).toEqual({ id: 22 })
})

it('does not claim that nothing changed when a response was lost', async () => {
  const { choose } = show()
  const answered = globalThis.fetch
  await rowOf('Gone')
  globalThis.fetch = async (input, init) => {
    if (init?.method === 'POST') throw new TypeError('offline')
    return answered(input, init)
  }
  await choose('Gone', 'Restore access')
  expect(
    await screen.findByText('No answer came, but it may have gone through. Check before you try again.'),
  ).toBeInTheDocument()
})

it('changes name, phone, role and branches, but not the address', async () => {
  const { server, user, choose } = show({ 'PUT /api/User/Update': { body: sara } })
  await choose('Sara Ahmad', 'Edit')
  const form = within(await screen.findByRole('dialog', { name: 'Edit Sara Ahmad' }))
  expect(form.queryByRole('textbox', { name: 'E-mail' })).not.toBeInTheDocument()
  await user.click(await form.findByRole('radio', { name: 'Branch manager' }))
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Sara Ahmad was saved')).toBeInTheDocument()
  expect(server.bodyOf('/api/User/Update')).toEqual({
    id: 20,
    name: 'Sara Ahmad',
    phone: '+966512345678',
    roleId: 3,
    branchIds: [],
  })
})

it('does not let people change their own role', async () => {
  const { choose } = show()
  await choose('Test Admin', 'Edit')
  const form = within(await screen.findByRole('dialog', { name: 'Edit Test Admin' }))
  expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Test Admin')
  expect(form.queryByRole('radio')).not.toBeInTheDocument()
})

it("refuses in the form to take the last Admin's role away", async () => {
  const { user, choose } = show({ 'PUT /api/User/Update': { status: 409, body: { code: 'last_admin' } } })
  await choose('Sara Ahmad', 'Edit')
  const form = within(await screen.findByRole('dialog', { name: 'Edit Sara Ahmad' }))
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByRole('alert')).toHaveTextContent('This is the last active Admin.')
})

it('shows the confirmation in Arabic', async () => {
  const { choose } = show({}, 'ar')
  await choose('Sara Ahmad', 'إيقاف الحساب')
  expect(screen.getByRole('alertdialog', { name: 'إيقاف حساب Sara Ahmad؟' })).toBeInTheDocument()
})
