import { samplePage } from '@sufra/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { startImpersonation } from '#src/testing/start-impersonation.ts'
import { samplePerson } from './testing/team-samples.ts'
import { renderTeam, rowOf, teamServer } from './testing/team-server.tsx'
import { TeamPage } from './team.page.tsx'

const LIST = '/api/User/GetByAccountId'
const HOUR = 3_600_000
const before = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString()

it("shows each person's identity, role, branches, last sign-in and state", async () => {
  teamServer({
    people: [
      samplePerson({
        branchIds: [1],
        branchNames: ['{"ar":"العليا","en":"Olaya"}'],
        lastLoginAt: before(3.2 * HOUR),
      }),
    ],
  })
  renderTeam(<TeamPage />)
  const row = await rowOf('Sara Ahmad')
  for (const text of ['sara@house.test', 'Cashier', 'Olaya', '3 h ago', 'Active'])
    expect(row.getByText(text)).toBeInTheDocument()
})

it('shows the team read-only during impersonation', async () => {
  teamServer({ people: [samplePerson()] })
  renderTeam(<TeamPage />)
  await rowOf('Sara Ahmad')
  expect(screen.getByRole('button', { name: 'Invite' })).toBeInTheDocument()
  startImpersonation()
  const row = await rowOf('Sara Ahmad')
  expect(row.queryByRole('button')).not.toBeInTheDocument()
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Invite' })).not.toBeInTheDocument()
})

it('shows roles, branches and states in Arabic', async () => {
  teamServer({ people: [samplePerson({ isActive: false, lastLoginAt: before(49 * HOUR) })] })
  renderTeam(<TeamPage />, { language: 'ar' })
  const row = await rowOf('Sara Ahmad')
  for (const text of ['كاشير', 'كل الفروع', 'قبل يومين', 'موقوف'])
    expect(row.getByText(text)).toBeInTheDocument()
})

it('states how long an invitation is valid, and that one has expired', async () => {
  const expiresIn = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString()
  const invited = { invitePending: true, lastLoginAt: null }
  teamServer({
    people: [
      samplePerson({ ...invited, id: 21, name: 'Omar', inviteExpiresAt: expiresIn(50) }),
      samplePerson({ ...invited, id: 22, name: 'Late', inviteExpiresAt: expiresIn(-1) }),
    ],
  })
  renderTeam(<TeamPage />)
  const open = await rowOf('Omar')
  expect(open.getByText('Not yet')).toBeInTheDocument()
  expect(open.getByText('Ends in 2 days')).toBeInTheDocument()
  expect((await rowOf('Late')).getByText('Invitation expired')).toBeInTheDocument()
})

it('shows two of many branches and a count, and all on hover', async () => {
  const branchNames = ['One', 'Two', 'Three', 'Four'].map(en => JSON.stringify({ ar: en, en }))
  teamServer({ people: [samplePerson({ branchIds: [1, 2, 3, 4], branchNames })] })
  renderTeam(<TeamPage />)
  const row = await rowOf('Sara Ahmad')
  expect(row.getByText('One, Two and 2 more')).toHaveAttribute('title', 'One, Two, Three, Four')
})

it('sends search, role and state to the server and stores them in the address', async () => {
  const server = teamServer({ people: [samplePerson()] })
  const { user, location } = renderTeam(<TeamPage />)
  await rowOf('Sara Ahmad')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Kitchen')
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Deactivated')
  await user.type(screen.getByRole('searchbox', { name: 'Search by name or e-mail' }), 'sara')
  await waitFor(() =>
    expect(server.queryOf(LIST)).toMatchObject({ Search: 'sara', RoleId: '5', IsActive: 'false' }),
  )
  expect(server.queryOf(LIST)).not.toHaveProperty('AccountId')
  expect(location()).toBe('/users?roleId=5&state=deactivated&search=sara')
})

it('states that no person matches the filters, and clears them', async () => {
  teamServer()
  const { user, location } = renderTeam(<TeamPage />, { route: '/users?search=x&state=active' })
  expect(await screen.findByText('Nobody matches these filters')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Clear the filters' }))
  expect(location()).toBe('/users')
  expect(await screen.findByText('Nobody is here yet')).toBeInTheDocument()
})

it('loads the next page and keeps the rows until it arrives', async () => {
  const people = Array.from({ length: 21 }, (_, place) =>
    samplePerson({ id: place + 1000, name: `Person ${place + 1}` }),
  )
  const server = teamServer({ people })
  const { user, location } = renderTeam(<TeamPage />)
  await rowOf('Person 20')
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  expect(await screen.findByText('Person 21')).toBeInTheDocument()
  expect(server.queryOf(LIST)).toMatchObject({ 'PaginatedRequest.PageNumber': '2' })
  expect(location()).toBe('/users?page=2')
})

it('returns to the last page when the next one fails to load', async () => {
  const people = Array.from({ length: 21 }, (_, place) => samplePerson({ id: place + 1000 }))
  teamServer({
    answers: {
      [`GET ${LIST}`]: call =>
        call.query.get('PaginatedRequest.PageNumber') === '1'
          ? { body: samplePage(people, call) }
          : { status: 500, body: { code: 'unknown' } },
    },
  })
  const { user, location } = renderTeam(<TeamPage />)
  await user.click(await screen.findByRole('button', { name: 'Next page' }))
  expect(await screen.findByText('The team did not load')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Previous page' }))
  expect(await screen.findAllByText('Sara Ahmad')).toHaveLength(20)
  expect(location()).toBe('/users')
})

it('a failed load says so, and the retry works', async () => {
  teamServer({ answers: { [`GET ${LIST}`]: { status: 500, body: { code: 'unknown' } } } })
  const { user } = renderTeam(<TeamPage />)
  expect(await screen.findByText('The team did not load')).toBeInTheDocument()
  teamServer({ people: [samplePerson()] })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Sara Ahmad')).toBeInTheDocument()
})

it('gives the roles a tab with its own address', async () => {
  teamServer({ people: [samplePerson()] })
  const { user, location } = renderTeam(<TeamPage />)
  await rowOf('Sara Ahmad')
  await user.click(screen.getByRole('tab', { name: 'Roles' }))
  expect(location()).toBe('/users?tab=roles')
  expect(await screen.findByText('No roles of your own yet')).toBeInTheDocument()
})
