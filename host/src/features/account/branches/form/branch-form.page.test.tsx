import { sampleBranchDetails } from '@sufra/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { branchServer, renderBranches } from '../testing/branch-server.tsx'
import { BranchFormPage } from './branch-form.page.tsx'

const branch = sampleBranchDetails({ code: 'OLY', lat: 24.69, lng: 46.68 })

const show = async (route: string) => {
  const server = branchServer([], {
    'GET /api/Branch/Get/Id': { body: branch },
    'PUT /api/Branch/Update': { body: branch },
    'POST /api/Branch/Add': { body: branch },
  })
  const { user } = renderBranches(<BranchFormPage />, { route })
  await screen.findByRole('textbox', { name: 'Name in English' })
  return { server, user }
}

it('a new branch is sent with its place and what it does by itself', async () => {
  const { server, user } = await show('/branches/new-branch')
  await user.type(screen.getByRole('textbox', { name: 'Name in English' }), 'Malqa')
  await user.type(screen.getByRole('textbox', { name: 'Phone' }), '0112345678')
  await user.click(screen.getByRole('combobox', { name: 'City' }))
  await user.click(await screen.findByRole('option', { name: /Riyadh/ }))
  await user.type(screen.getByRole('textbox', { name: 'Latitude' }), '24.8')
  await user.type(screen.getByRole('textbox', { name: 'Longitude' }), '46.6')
  expect(screen.getByRole('link', { name: 'Look at it on a map' })).toHaveAttribute(
    'href',
    expect.stringContaining('mlat=24.8&mlon=46.6'),
  )
  expect(screen.getByRole('switch', { name: 'Accept orders by itself' })).not.toBeChecked()
  await user.click(screen.getByRole('switch', { name: 'Pause when orders are missed' }))
  await user.click(screen.getByRole('button', { name: 'Add branch' }))
  await waitFor(() =>
    expect(server.bodyOf('/api/Branch/Add')).toMatchObject({
      ...{ serviceProviderId: 4, name: { en: 'Malqa' }, city: 'riyadh', lat: 24.8, lng: 46.6 },
      acceptance: { isAutomatic: false, pauseAfterMissed: 3 },
    }),
  )
})

it('degrees are written with an Arabic keyboard too, or pasted from a map', async () => {
  const { user } = await show('/branches/new-branch')
  await user.type(screen.getByRole('textbox', { name: 'Latitude' }), '٢٤٫٨')
  await user.click(screen.getByRole('textbox', { name: 'Longitude' }))
  await user.paste('\u200E46.6\u200E ')
  expect(screen.getByRole('link', { name: 'Look at it on a map' })).toHaveAttribute(
    'href',
    expect.stringContaining('mlat=24.8&mlon=46.6'),
  )
})

it('a place outside Saudi Arabia is doubted and not refused', async () => {
  const { user } = await show('/branches/new-branch')
  await user.type(screen.getByRole('textbox', { name: 'Latitude' }), '46.6')
  await user.type(screen.getByRole('textbox', { name: 'Longitude' }), '24.8')
  expect(screen.getByText(/outside Saudi Arabia/)).toBeInTheDocument()
})

it('a branch is edited as it was read, with the version that was read', async () => {
  const { server, user } = await show('/branches/new-branch?id=1')
  const code = screen.getByRole('textbox', { name: 'Code' })
  expect(code).toHaveValue('OLY')
  await user.clear(code)
  await user.type(code, 'OLY-2')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(server.bodyOf('/api/Branch/Update')).toMatchObject({
      id: 1,
      rowVersion: 1,
      code: 'OLY-2',
      lat: 24.69,
    }),
  )
})
