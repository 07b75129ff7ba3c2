import { screen } from '@testing-library/react'
import { startImpersonation } from '#src/testing/start-impersonation.ts'
import { messageLog, renderSupport, supportServer } from './testing/support-server.tsx'

const showLook = () => {
  const server = supportServer()
  renderSupport()
  startImpersonation()
  return server
}

it('shows the conversations read-only during impersonation', async () => {
  showLook()
  expect((await messageLog()).getByText('Where is the driver?')).toBeVisible()
  expect(screen.queryByRole('textbox', { name: 'Write a message' })).not.toBeInTheDocument()
  for (const name of ['Resolve', 'New conversation'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
})

it('marks nothing as read in the merchant’s name', async () => {
  const { to } = showLook()
  await messageLog()
  expect(to('/api/Ticket/Read')).toEqual([])
})
