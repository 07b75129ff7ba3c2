import { screen, waitFor, within } from '@testing-library/react'
import { samplePerson } from '../testing/team-samples.ts'
import { renderTeam, rowOf, teamServer } from '../testing/team-server.tsx'
import { TeamPage } from '../team.page.tsx'

const PEOPLE = [
  samplePerson({ id: 21, name: 'Omar' }),
  samplePerson({ id: 22, name: 'Huda' }),
  samplePerson({ id: 23, name: 'Gone', isActive: false }),
]

const serve = () =>
  teamServer({
    people: PEOPLE,
    answers: {
      'DELETE /api/User/Delete': { body: PEOPLE[2] },
      'POST /api/User/Restore': { body: PEOPLE[0] },
    },
  })

it('deactivates several people after one confirmation, and undoes it', async () => {
  const server = serve()
  const { user } = renderTeam(<TeamPage />)
  await rowOf('Omar')
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows shown' }))
  const bar = within(screen.getByRole('region', { name: 'Actions on what is selected' }))
  await user.click(bar.getByRole('button', { name: 'Deactivate' }))
  const question = within(screen.getByRole('alertdialog', { name: 'Deactivate 3 people?' }))
  expect(server.calls.some(({ method }) => method === 'DELETE')).toBe(false)
  await user.click(question.getByRole('button', { name: 'Deactivate' }))

  // Deactivated people are skipped.
  const undo = await screen.findByRole('button', { name: 'Undo' })
  const deleted = server.calls.filter(({ method }) => method === 'DELETE')
  expect(deleted.map(({ query }) => query.get('Id'))).toEqual(['21', '22'])
  expect(screen.getByRole('checkbox', { name: 'Select Omar' })).not.toBeChecked()
  await user.click(undo)
  await waitFor(() =>
    expect(server.calls.filter(({ path }) => path === '/api/User/Restore').map(({ body }) => body)).toEqual([
      { id: 21 },
      { id: 22 },
    ]),
  )
})

it('disables actions that fit no selected person', async () => {
  serve()
  const { user } = renderTeam(<TeamPage />, { language: 'ar' })
  await rowOf('Omar')
  await user.click(screen.getByRole('checkbox', { name: 'تحديد Omar' }))
  const bar = within(screen.getByRole('region', { name: 'إجراءات على المحدد' }))
  expect(bar.getByRole('button', { name: 'إعادة التفعيل' })).toBeDisabled()
  expect(bar.getByRole('button', { name: 'إيقاف الحساب' })).toBeEnabled()
})

it('does not let people select themselves', async () => {
  teamServer({ people: [samplePerson({ id: 1, name: 'Myself' }), ...PEOPLE] })
  renderTeam(<TeamPage />)
  await rowOf('Myself')
  expect(screen.queryByRole('checkbox', { name: 'Select Myself' })).not.toBeInTheDocument()
})
