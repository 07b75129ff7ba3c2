import type { RoleName } from '@sufra/shared/contracts/role'
import { renderUi } from '@sufra/shared/testing'
import { screen } from '@testing-library/react'
import { jobServer } from '#src/features/account/settings/background-work/testing/job-server.ts'
import { backgroundWorkTexts } from '#src/testing/background-work-texts.ts'
import { SettingsScreen } from './settings-screen.tsx'

const show = (role: RoleName) => {
  const { calls } = jobServer({ jobs: [] })
  renderUi(<SettingsScreen />, { namespaces: backgroundWorkTexts, role, route: '/settings' })
  return () => calls.map(({ path }) => path)
}

it('shows the operator the background jobs', async () => {
  const paths = show('SuperAdmin')
  expect(await screen.findByRole('region', { name: 'Background work' })).toBeInTheDocument()
  expect(paths()).toContain('/api/Job/GetAll')
})

it("neither shows nor requests background jobs for a merchant's Admin", async () => {
  const paths = show('Admin')
  await screen.findByRole('region', { name: 'Team' })
  expect(screen.queryByRole('region', { name: 'Background work' })).not.toBeInTheDocument()
  expect(paths()).not.toContain('/api/Job/GetAll')
})
