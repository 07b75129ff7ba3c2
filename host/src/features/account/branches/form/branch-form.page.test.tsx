import { Link, useRoutes } from '@sufra/shared/router'
import { delayedResponse, sampleBranchDetails } from '@sufra/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { LeaveAndReturn } from '#src/testing/leave-and-return.tsx'
import { branchServer, renderBranches } from '../testing/branch-server.tsx'
import { BranchFormPage } from './branch-form.page.tsx'

const branch = sampleBranchDetails({ code: 'OLY', lat: 24.69, lng: 46.68 })

const show = async (
  route: string,
  answers: Parameters<typeof branchServer>[1] = {},
  page = <BranchFormPage />,
) => {
  const server = branchServer([], {
    'GET /api/Branch/Get/Id': { body: branch },
    'PUT /api/Branch/Update': { body: branch },
    'POST /api/Branch/Add': { body: branch },
    ...answers,
  })
  const { user, location } = renderBranches(page, { route })
  await screen.findByRole('textbox', { name: 'Name in English' })
  return { server, user, location }
}

it('sends a new branch with its location and automatic rules', async () => {
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
  const dayStart = screen.getByRole('combobox', { name: 'Business day begins at' })
  expect(dayStart).toHaveDisplayValue('4:00 am')
  await user.selectOptions(dayStart, '5')
  await user.click(screen.getByRole('button', { name: 'Add branch' }))
  await waitFor(() =>
    expect(server.bodyOf('/api/Branch/Add')).toMatchObject({
      serviceProviderId: 4,
      name: { en: 'Malqa' },
      city: 'riyadh',
      lat: 24.8,
      lng: 46.6,
      acceptance: { isAutomatic: false, pauseAfterMissed: 3 },
      dayStartHour: 5,
    }),
  )
})

it('accepts coordinates from an Arabic keyboard or pasted from a map', async () => {
  const { user } = await show('/branches/new-branch')
  await user.type(screen.getByRole('textbox', { name: 'Latitude' }), '٢٤٫٨')
  await user.click(screen.getByRole('textbox', { name: 'Longitude' }))
  await user.paste('\u200E46.6\u200E ')
  expect(screen.getByRole('link', { name: 'Look at it on a map' })).toHaveAttribute(
    'href',
    expect.stringContaining('mlat=24.8&mlon=46.6'),
  )
})

it('warns about a location outside Saudi Arabia without refusing it', async () => {
  const { user } = await show('/branches/new-branch')
  await user.type(screen.getByRole('textbox', { name: 'Latitude' }), '46.6')
  await user.type(screen.getByRole('textbox', { name: 'Longitude' }), '24.8')
  expect(screen.getByText(/outside Saudi Arabia/)).toBeInTheDocument()
})

it('sends an edited branch with the version that was loaded', async () => {
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

it('edits the current data and version of a branch that is opened again', async () => {
  const before = [branch]
  const { server, user } = await show(
    '/branches/new-branch?id=1',
    {
      'GET /api/Branch/Get/Id': () => ({
        body: before.shift() ?? { ...branch, rowVersion: 2, code: 'OLY-2' },
      }),
    },
    <LeaveAndReturn>
      <BranchFormPage />
    </LeaveAndReturn>,
  )
  await user.click(screen.getByRole('button', { name: 'Leave' }))
  await user.click(screen.getByRole('button', { name: 'Come back' }))
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  await screen.findByText('Branch saved')
  expect(server.bodyOf('/api/Branch/Update')).toMatchObject({ id: 1, rowVersion: 2, code: 'OLY-2' })
})

describe('a repeated save of a new branch', () => {
  const ADD = '/api/Branch/Add'
  const fill = async (user: Awaited<ReturnType<typeof show>>['user']) => {
    await user.type(screen.getByRole('textbox', { name: 'Name in English' }), 'Malqa')
    await user.type(screen.getByRole('textbox', { name: 'Phone' }), '0112345678')
    await user.click(screen.getByRole('combobox', { name: 'City' }))
    await user.click(await screen.findByRole('option', { name: /Riyadh/ }))
  }
  it('is sent once for two presses', async () => {
    const late = delayedResponse({ body: branch })
    const { server, user, location } = await show('/branches/new-branch', { [`POST ${ADD}`]: late.answer })
    await fill(user)
    await user.dblClick(screen.getByRole('button', { name: 'Add branch' }))
    late.come()
    await waitFor(() => expect(location()).toBe('/branches'))
    expect(server.calls.filter(({ path }) => path === ADD)).toHaveLength(1)
  })
})

it('does not redirect a person who left the form before the response', async () => {
  const late = delayedResponse({ body: branch })
  const server = branchServer([], {
    'GET /api/Branch/Get/Id': { body: branch },
    'PUT /api/Branch/Update': late.answer,
  })
  const Screens = () =>
    useRoutes([
      { path: '/branches/new-branch', element: <BranchFormPage /> },
      { path: '*', element: <p>Another screen</p> },
    ])
  const { user, location } = renderBranches(
    <>
      <Link to="/orders">Orders</Link>
      <Screens />
    </>,
    { route: '/branches/new-branch?id=1' },
  )
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  await waitFor(() => expect(server.bodyOf('/api/Branch/Update')).toBeDefined())
  await user.click(screen.getByRole('link', { name: 'Orders' }))
  await screen.findByText('Another screen')
  late.come()
  await screen.findByText('Branch saved')
  expect(location()).toBe('/orders')
})
