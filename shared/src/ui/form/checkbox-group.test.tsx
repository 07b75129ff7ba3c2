import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { renderUi } from '#src/testing/testing.tsx'
import { CheckboxGroup } from './checkbox-group.tsx'

const OPTIONS = [
  { value: 'accept', label: 'Accept orders', help: 'Accept and reject new ones' },
  { value: 'prepare', label: 'Prepare orders' },
  { value: 'cancel', label: 'Cancel orders' },
]

const Form = ({ start = [], error }: { start?: string[]; error?: string }) => {
  const [value, setValue] = useState(start)
  return (
    <>
      <CheckboxGroup label="Orders" options={OPTIONS} value={value} onChange={setValue} error={error} />
      <output>{value.join()}</output>
    </>
  )
}

it('groups the boxes under one name, each with its own description', () => {
  renderUi(<Form start={['prepare']} />)
  const group = within(screen.getByRole('group', { name: 'Orders' }))
  expect(group.getByRole('checkbox', { name: 'Accept orders' })).toHaveAccessibleDescription(
    'Accept and reject new ones',
  )
  expect(group.getByRole('checkbox', { name: 'Prepare orders' })).toBeChecked()
  expect(group.getByRole('checkbox', { name: 'Cancel orders' })).not.toBeChecked()
})

it('keeps the order of the options, in whatever order they are pressed', async () => {
  const { user } = renderUi(<Form />)
  await user.click(screen.getByText('Cancel orders'))
  await user.click(screen.getByText('Accept orders'))
  expect(screen.getByRole('status')).toHaveTextContent('accept,cancel')
  await user.click(screen.getByText('Cancel orders'))
  expect(screen.getByRole('status')).toHaveTextContent('accept')
})

it('keeps a value that is not among the options', async () => {
  const { user } = renderUi(<Form start={['menu', 'accept']} />)
  await user.click(screen.getByText('Accept orders'))
  expect(screen.getByRole('status')).toHaveTextContent(/^menu$/)
})

it('announces an error and marks the boxes', () => {
  renderUi(<Form error="Choose at least one" />)
  expect(screen.getByRole('alert')).toHaveTextContent('Choose at least one')
  expect(screen.getByRole('group', { name: 'Orders' })).toHaveAccessibleDescription('Choose at least one')
  expect(screen.getByRole('checkbox', { name: 'Accept orders' })).toBeInvalid()
})
