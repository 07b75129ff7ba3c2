import { useSession } from '@sufra/shared/session'
import { answerHttp, renderUi } from '@sufra/shared/testing'
import { act, screen, within } from '@testing-library/react'
import { BottomBar } from '#src/layout/navigation/bottom-bar.tsx'
import { hostTexts } from '#src/testing/host-texts.ts'
import { PersonButton } from './person-button.tsx'

const rename = (Name: string) =>
  act(() => useSession.setState(({ user }) => ({ user: user && { ...user, Name } })))

it.each([
  [false, 'نورة القحطاني Kitchen your account'],
  [true, 'نورة القحطاني, Kitchen: your account'],
])('links to the settings with the visible text in its name (compact: %s)', (isCompact, name) => {
  renderUi(<PersonButton isCompact={isCompact} />, { namespaces: hostTexts, role: 'Kitchen' })
  rename('نورة القحطاني')
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/settings')
})

it.each([
  ['نورة القحطاني', 'ن ق'],
  ['sara', 'S'],
  ['Sara  al Harbi', 'S A'],
])('shows the initials of %s on the rail', (name, initials) => {
  renderUi(<PersonButton isCompact />, { namespaces: hostTexts, role: 'Admin' })
  rename(name)
  expect(screen.getByText(initials)).toBeInTheDocument()
  expect(screen.getByRole('link')).toHaveAttribute('title', `${name} · Admin`)
})

it('is in the menu of a phone', async () => {
  answerHttp({})
  jest.spyOn(console, 'warn').mockImplementation()
  const { user } = renderUi(<BottomBar />, { namespaces: hostTexts, role: 'Cashier' })
  await user.click(screen.getByRole('button', { name: 'More' }))
  const sheet = within(screen.getByRole('dialog', { name: 'More' }))
  await user.click(sheet.getByRole('link', { name: /your account/ }))
  expect(screen.queryByRole('dialog', { name: 'More' })).not.toBeInTheDocument()
})
