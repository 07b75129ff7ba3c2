import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { BranchesPage } from './branches.page.tsx'
import { branchServer, renderBranches, sampleOverview } from './testing/branch-server.tsx'

const IN_AN_HOUR = new Date(Date.now() + 3_600_000).toISOString()
const olaya = sampleOverview()
const malqa = sampleOverview({
  id: 2,
  name: '{"ar":"الملقا","en":"Malqa"}',
  state: 'Paused',
  stateUntil: IN_AN_HOUR,
  stateReason: 'TechnicalProblem',
  stateBy: 'Noura',
})

const show = async (branches = [olaya, malqa], answers = {}) => {
  const server = branchServer(branches, answers)
  const { user } = renderBranches(<BranchesPage />)
  const card = async (name: string) => within(await screen.findByRole('article', { name }))
  await card('Olaya')
  return { server, user, card }
}

it("shows a branch's state with reason and person, and its platforms", async () => {
  const { card } = await show()
  const paused = await card('Malqa')
  expect(paused.getByText(/^Paused until/)).toBeInTheDocument()
  expect(paused.getByText('A technical problem · by Noura')).toBeInTheDocument()
  const platforms = within((await card('Olaya')).getByRole('list', { name: 'What the platforms show' }))
  expect(platforms.getByText('HungerStation')).toBeInTheDocument()
})

it('names a platform that shows something else', async () => {
  const [channel] = olaya.channels
  if (!channel) throw new Error('no channel')
  const channels = [{ ...channel, shownState: 'Paused' as const, isMismatch: true }]
  const { card } = await show([sampleOverview({ channels })])
  expect((await card('Olaya')).getByText('Shows: Paused')).toBeInTheDocument()
})

it('repairs a platform with one press', async () => {
  const [channel] = olaya.channels
  if (!channel) throw new Error('no channel')
  const channels = [{ ...channel, shownState: 'Paused' as const, isMismatch: true }]
  const { server, user, card } = await show([sampleOverview({ channels })])
  await user.click((await card('Olaya')).getByRole('button', { name: 'Fix what HungerStation shows' }))
  expect(await screen.findByText('Sent again. The platform shows it in a moment.')).toBeInTheDocument()
  expect(server.bodyOf('/api/Drift/Repair')).toEqual({ branchIds: [1], channelId: 1, kind: 'state' })
})

it('pauses a branch on one platform until a custom time, and opens it on another', async () => {
  const [channel] = olaya.channels
  if (!channel) throw new Error('no channel')
  const jahez = { ...channel, channelId: 2, channelKey: 'jahez' as const }
  const paused = { ...jahez, state: 'Paused' as const, stateUntil: IN_AN_HOUR }
  const { server, user, card } = await show([sampleOverview({ channels: [channel, paused] })])
  const press = async (platform: string, item: string) => {
    const name = `What can be done on ${platform}`
    await user.click((await card('Olaya')).getByRole('button', { name }))
    await user.click(await screen.findByRole('menuitem', { name: item }))
  }
  await press('HungerStation', 'Pause here: 1 hour')
  await waitFor(() =>
    expect(server.bodyOf('/api/Branch/SetStatus')).toEqual({
      branchIds: [1],
      state: 'Paused',
      preset: '1h',
      channelIds: [1],
    }),
  )
  await press('Jahez', 'Open here again')
  await waitFor(() =>
    expect(server.bodyOf('/api/Branch/SetStatus')).toEqual({
      branchIds: [1],
      state: 'Open',
      channelIds: [2],
    }),
  )
  expect((await card('Olaya')).getByText(/Paused, back in/)).toBeVisible()
})

it('pauses with a button and an end', async () => {
  const { server, user, card } = await show()
  await user.click((await card('Olaya')).getByRole('button', { name: 'Pause' }))
  await user.click(await screen.findByRole('menuitem', { name: '1 hour' }))
  expect(await screen.findByText('The branch is paused')).toBeInTheDocument()
  expect(server.bodyOf('/api/Branch/SetStatus')).toEqual({ branchIds: [1], state: 'Paused', preset: '1h' })
})

it('opens a paused branch with one press', async () => {
  const { server, user, card } = await show()
  await user.click((await card('Malqa')).getByRole('button', { name: 'Open now' }))
  await waitFor(() =>
    expect(server.bodyOf('/api/Branch/SetStatus')).toEqual({ branchIds: [2], state: 'Open' }),
  )
})

it('makes several branches busy at once, with custom minutes and end', async () => {
  const { server, user, card } = await show([
    olaya,
    sampleOverview({ id: 3, name: '{"ar":"","en":"Nakheel"}' }),
  ])
  await user.click((await card('Olaya')).getByRole('checkbox', { name: 'Choose Olaya' }))
  await user.click((await card('Nakheel')).getByRole('checkbox', { name: 'Choose Nakheel' }))
  const bar = within(screen.getByRole('region', { name: 'What can be done with the chosen branches' }))
  await user.click(bar.getByRole('button', { name: 'Busy' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Another time or a reason…' }))
  const dialog = within(await screen.findByRole('dialog', { name: '2 branches are busy' }))
  await user.click(dialog.getByRole('radio', { name: '+30' }))
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Until when' }), 'endOfHours')
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Why' }), 'TooBusy')
  await user.click(dialog.getByRole('button', { name: 'Busy' }))
  await waitFor(() =>
    expect(server.bodyOf('/api/Branch/SetStatus')).toEqual({
      branchIds: [1, 3],
      state: 'Busy',
      minutes: 30,
      preset: 'endOfHours',
      reason: 'TooBusy',
    }),
  )
})

it('saves hours past midnight and keeps all other fields', async () => {
  const { server, user, card } = await show([olaya], { 'PUT /api/Branch/Update': { body: olaya } })
  await user.click((await card('Olaya')).getByRole('button', { name: 'More about Olaya' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Opening hours' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'Opening hours: Olaya' }))
  const set = (label: string, value: string) =>
    fireEvent.change(drawer.getByLabelText(label), { target: { value } })
  set('Thursday, from', '18:00')
  set('Thursday, until', '02:00')
  await user.click(drawer.getByRole('button', { name: 'Save hours' }))
  await waitFor(() =>
    expect(server.bodyOf('/api/Branch/Update')).toMatchObject({
      id: 1,
      rowVersion: 1,
      prepMinutes: 25,
      phone: '+966112345678',
      hours: expect.arrayContaining([{ dayOfWeek: 4, from: '18:00', to: '02:00' }]),
    }),
  )
})

it("does not overwrite another person's change", async () => {
  const stale = { status: 409, body: { code: 'stale_version', current: olaya } }
  const { user, card } = await show([olaya], { 'PUT /api/Branch/Update': stale })
  await user.click((await card('Olaya')).getByRole('button', { name: 'More about Olaya' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Opening hours' }))
  const drawer = within(await screen.findByRole('dialog'))
  await user.click(drawer.getByRole('button', { name: 'Save hours' }))
  expect(await drawer.findByText(/Somebody changed this branch meanwhile/)).toBeInTheDocument()
})

it("confirms a permanent closing, and shows the server's refusal while orders are open", async () => {
  const reason = 'Orders that are still open here: 2. Finish them first.'
  const inUse = { status: 409, body: { code: 'in_use', errors: { Id: [reason] } } }
  const { user, card } = await show([olaya], { 'DELETE /api/Branch/Delete': inUse })
  await user.click((await card('Olaya')).getByRole('button', { name: 'More about Olaya' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Close for good' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.click(dialog.getByRole('button', { name: 'Close for good' }))
  expect(await screen.findByText(reason)).toBeInTheDocument()
})

it('names the row of an error in a sheet and saves nothing', async () => {
  const lines = [2, 3].map(number => ({ number, cells: ['Olaya', '0112345678', 'Riyadh'] }))
  const failed = [{ row: 2, errors: { phone: ['Enter a Saudi phone number'] } }]
  const { server, user } = await show([olaya], {
    'POST /api/Branch/ReadSheet': { body: { headings: ['Branch name', 'Phone', 'City'], lines } },
    'POST /api/Branch/AddBulk': { body: { created: 0, failed } },
  })
  await user.click(screen.getByRole('button', { name: 'Add several' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'Add several branches' }))
  await user.type(drawer.getByRole('textbox', { name: 'Or paste rows' }), 'pasted')
  await user.click(drawer.getByRole('button', { name: 'Read what I pasted' }))
  await user.click(await drawer.findByRole('button', { name: 'Add 2 branches' }))
  expect(await drawer.findByText('Nothing was saved: 1 row has mistakes.')).toBeInTheDocument()
  expect(drawer.getByText('Row 3')).toBeInTheDocument()
  expect(drawer.getByText('Phone: Enter a Saudi phone number')).toBeInTheDocument()
  expect(server.bodyOf('/api/Branch/AddBulk')).toMatchObject({
    serviceProviderId: 4,
    branches: [{ name: { en: 'Olaya' }, city: 'riyadh' }, { name: { en: 'Olaya' } }],
  })
})

it('asks the operator for the merchant first', async () => {
  branchServer([olaya])
  renderBranches(<BranchesPage />, { role: 'SuperAdmin' })
  expect(await screen.findByText('Choose whose branches you want to see.')).toBeInTheDocument()
  expect(screen.queryByRole('article')).not.toBeInTheDocument()
})
