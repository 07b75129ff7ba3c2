import { delayedResponse } from '@sufra/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { samplePerson, sampleRole } from './testing/team-samples.ts'
import { renderTeam, rowOf, teamServer } from './testing/team-server.tsx'
import { TeamPage } from './team.page.tsx'

const sara = samplePerson()
const omar = samplePerson({ id: 21, name: 'Omar', email: 'omar@house.test' })

const openDialog = () => screen.queryByRole('alertdialog') ?? screen.getByRole('dialog')

const show = (answers: Parameters<typeof teamServer>[0] = {}, route?: string) => {
  teamServer({ people: [sara, omar], ...answers })
  const { user } = renderTeam(<TeamPage />, { route })
  const choose = async (name: string, action: string) => {
    await user.click((await rowOf(name)).getByRole('button', { name: /^Actions/ }))
    await user.click(within(screen.getByRole('menu')).getByRole('menuitem', { name: action }))
  }
  const press = (name: string) => user.click(within(openDialog()).getByRole('button', { name }))
  return { user, choose, press }
}

it('a save that ends after "Cancel" leaves another person\'s form open', async () => {
  const late = delayedResponse({ body: sara })
  const { user, choose, press } = show({ answers: { 'PUT /api/User/Update': late.answer } })
  await choose('Sara Ahmad', 'Edit')
  await press('Save')
  await press('Cancel')
  await choose('Omar', 'Edit')
  const name = await screen.findByDisplayValue('Omar')
  await user.type(name, ' Saleh')
  late.come()
  expect(await screen.findByText('Sara Ahmad was saved')).toBeInTheDocument()
  expect(name).toHaveValue('Omar Saleh')
})

it('an invitation that ends after "Cancel" leaves the next form open, which can be sent meanwhile', async () => {
  const late = delayedResponse({ body: samplePerson({ id: 22 }) })
  const { user, press } = show({ answers: { 'POST /api/User/Add': late.answer } })
  const invite = async (name: string, email: string) => {
    await user.click(screen.getByRole('button', { name: 'Invite' }))
    const form = within(await screen.findByRole('dialog'))
    await form.findByRole('radio', { name: 'Cashier' })
    await user.type(form.getByRole('textbox', { name: 'Name' }), name)
    await user.type(form.getByRole('textbox', { name: 'E-mail' }), email)
  }
  await rowOf('Omar')
  await invite('Huda', 'huda@house.test')
  await press('Send the invitation')
  await press('Cancel')
  await invite('Nasser', 'nasser@house.test')
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Nasser')
  expect(screen.getByRole('button', { name: 'Send the invitation' })).toBeEnabled()
  late.come()
  expect(await screen.findByText('Invitation sent to huda@house.test')).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Nasser')
})

it('a deactivation that ends after "Cancel" leaves the confirmation about another person open', async () => {
  const late = delayedResponse({ body: sara })
  const { choose, press } = show({ answers: { 'DELETE /api/User/Delete': late.answer } })
  await choose('Sara Ahmad', 'Deactivate')
  await press('Deactivate')
  await press('Cancel')
  await choose('Omar', 'Deactivate')
  late.come()
  expect(await screen.findByText('Sara Ahmad was deactivated')).toBeInTheDocument()
  expect(screen.getByRole('alertdialog', { name: 'Deactivate Omar?' })).toBeInTheDocument()
})

it('another person can be deactivated during a deactivation', async () => {
  const late = delayedResponse({ body: sara })
  const { choose, press } = show({
    answers: {
      'DELETE /api/User/Delete': ({ query }) =>
        query.get('Id') === String(sara.id) ? late.answer() : { body: omar },
    },
  })
  await choose('Sara Ahmad', 'Deactivate')
  await press('Deactivate')
  await press('Cancel')
  await choose('Omar', 'Deactivate')
  await press('Deactivate')
  expect(await screen.findByText('Omar was deactivated')).toBeInTheDocument()
  late.come()
  expect(await screen.findByText('Sara Ahmad was deactivated')).toBeInTheDocument()
})

it('another role can be deleted during a deletion', async () => {
  const late = delayedResponse({ body: sampleRole() })
  const packer = sampleRole({ id: 102, name: '{"ar":"معبئ","en":"Packer"}' })
  const { user, press } = show(
    {
      ownRoles: [sampleRole(), packer],
      answers: {
        'DELETE /api/Role/Delete': ({ query }) =>
          query.get('Id') === '102' ? { body: packer } : late.answer(),
      },
    },
    '/users?tab=roles',
  )
  for (const name of ['Shift lead', 'Packer']) {
    await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }))
    await user.click(within(screen.getByRole('menu')).getByRole('menuitem', { name: 'Delete' }))
    await press('Delete')
    if (name === 'Shift lead') await press('Cancel')
  }
  expect(await screen.findByText('The role Packer was deleted')).toBeInTheDocument()
  late.come()
  expect(await screen.findByText('The role Shift lead was deleted')).toBeInTheDocument()
})

it('a role deletion that ends after "Cancel" leaves the confirmation about another role open', async () => {
  const late = delayedResponse({ body: sampleRole() })
  const packer = sampleRole({ id: 102, name: '{"ar":"معبئ","en":"Packer"}' })
  const { user, press } = show(
    { ownRoles: [sampleRole(), packer], answers: { 'DELETE /api/Role/Delete': late.answer } },
    '/users?tab=roles',
  )
  const askToDelete = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }))
    await user.click(within(screen.getByRole('menu')).getByRole('menuitem', { name: 'Delete' }))
  }
  await askToDelete('Shift lead')
  await press('Delete')
  await press('Cancel')
  await askToDelete('Packer')
  late.come()
  expect(await screen.findByText('The role Shift lead was deleted')).toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('alertdialog')).toHaveAccessibleName(/Packer/))
})
