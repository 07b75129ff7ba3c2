import { screen } from '@testing-library/react'
import { useState } from 'react'
import { renderUi } from '#src/testing/testing.tsx'
import { Switch } from './switch.tsx'

const TwoStep = ({ isBusy }: { isBusy?: boolean }) => {
  const [isOn, setIsOn] = useState(false)
  return (
    <Switch label="Two-step sign-in" help="A code by e-mail" isOn={isOn} onChange={setIsOn} isBusy={isBusy} />
  )
}

it('toggles by the whole line, with pointer and keyboard', async () => {
  const { user } = renderUi(<TwoStep />)
  const control = screen.getByRole('switch', { name: 'Two-step sign-in' })
  expect(control).not.toBeChecked()
  await user.click(screen.getByText('A code by e-mail'))
  expect(control).toBeChecked()
  await user.keyboard(' ')
  expect(control).not.toBeChecked()
})

it('has its help as description', () => {
  renderUi(<TwoStep />)
  expect(screen.getByRole('switch')).toHaveAccessibleDescription('A code by e-mail')
})

it('ignores presses and keeps the focus while a change is saved', async () => {
  const { user } = renderUi(<TwoStep isBusy />)
  const control = screen.getByRole('switch')
  await user.click(control)
  expect(control).not.toBeChecked()
  expect(control).toHaveFocus()
  expect(control).toHaveAttribute('aria-busy', 'true')
})
