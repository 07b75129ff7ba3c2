import { screen } from '@testing-library/react'
import { useState } from 'react'
import { renderUi } from '#src/testing/testing.tsx'
import { Popover } from './popover.tsx'

const Colours = () => {
  const [anchor, setAnchor] = useState<HTMLElement>()
  return (
    <>
      <button type="button" onClick={({ currentTarget }) => setAnchor(currentTarget)}>
        Colours
      </button>
      <button type="button">Elsewhere</button>
      {anchor && (
        <Popover label="Colours" anchor={anchor} onClose={() => setAnchor(undefined)}>
          <button type="button">Red</button>
          <button type="button">Green</button>
        </Popover>
      )}
    </>
  )
}
const box = () => screen.queryByRole('dialog', { name: 'Colours' })

it('opens on its first control, stays while it is used, and gives the focus back on Escape', async () => {
  const { user } = renderUi(<Colours />)
  await user.click(screen.getByRole('button', { name: 'Colours' }))
  expect(screen.getByRole('button', { name: 'Red' })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Green' }))
  expect(box()).toBeInTheDocument()
  await user.keyboard('{Escape}')
  expect(box()).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Colours' })).toHaveFocus()
})

it.each([
  ['{Tab}{Tab}', 'past the last control'],
  ['{Shift>}{Tab}{/Shift}', 'before the first'],
])('%s closes it %s and the focus is where it came from', async keys => {
  const { user } = renderUi(<Colours />)
  await user.click(screen.getByRole('button', { name: 'Colours' }))
  await user.keyboard(keys)
  expect(box()).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Colours' })).toHaveFocus()
})

it('a press elsewhere closes it', async () => {
  const { user } = renderUi(<Colours />)
  await user.click(screen.getByRole('button', { name: 'Colours' }))
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }))
  expect(box()).not.toBeInTheDocument()
})
