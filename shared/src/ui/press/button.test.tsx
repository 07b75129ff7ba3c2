import { screen } from '@testing-library/react'
import { Link } from 'react-router-dom'
import { renderUi } from '#src/testing/testing.tsx'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'
import { LinkButton } from './link-button.tsx'

it('runs its action, by mouse and by keyboard', async () => {
  const presses: string[] = []
  const { user } = renderUi(<Button onClick={() => presses.push('pressed')}>Accept</Button>)
  await user.click(screen.getByRole('button', { name: 'Accept' }))
  await user.keyboard('{Enter} ')
  expect(presses).toHaveLength(3)
})

it('is marked busy, ignores presses and keeps the focus', async () => {
  const presses: string[] = []
  const { user, rerender } = renderUi(<Button onClick={() => presses.push('pressed')}>Save</Button>)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  rerender(
    <Button isLoading onClick={() => presses.push('pressed')}>
      Save
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Save' })
  await user.click(button)
  expect(presses).toHaveLength(1)
  expect(button).toHaveAttribute('aria-busy', 'true')
  expect(button).toHaveFocus()
})

it('does not submit its form a second time while busy', async () => {
  const sent: string[] = []
  const { user } = renderUi(
    <form
      onSubmit={event => {
        event.preventDefault()
        sent.push('sent')
      }}
    >
      <input aria-label="Name" />
      <Button type="submit" isLoading>
        Save
      </Button>
    </form>,
  )
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'a{Enter}')
  expect(sent).toHaveLength(0)
})

it('does not submit a form by default', () => {
  renderUi(<Button>Cancel</Button>)
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveAttribute('type', 'button')
})

it('has a name if it shows only an icon', () => {
  renderUi(<IconButton label="Edit" icon={<svg />} />)
  expect(screen.getByRole('button', { name: 'Edit' })).toBeInTheDocument()
})

it("stays a link when a link looks like a button, also around the router's link", async () => {
  const { user, location } = renderUi(
    <LinkButton asChild variant="outline">
      <Link to="/orders?page=2">Orders</Link>
    </LinkButton>,
  )
  await user.click(screen.getByRole('link', { name: 'Orders' }))
  expect(location()).toBe('/orders?page=2')
})
