import { screen } from '@testing-library/react'
import { useState } from 'react'
import { renderUi } from '#src/testing/testing.tsx'
import { Combobox } from '../form/combobox/combobox.tsx'
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

it('focuses its first control, stays open during use, and returns the focus on Escape', async () => {
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
])('closes on %s %s and returns the focus', async keys => {
  const { user } = renderUi(<Colours />)
  await user.click(screen.getByRole('button', { name: 'Colours' }))
  await user.keyboard(keys)
  expect(box()).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Colours' })).toHaveFocus()
})

it('leaves on Tab after the last tabbable control', async () => {
  const Choice = () => {
    const [anchor, setAnchor] = useState<HTMLElement>()
    return (
      <>
        <button type="button" onClick={({ currentTarget }) => setAnchor(currentTarget)}>
          City
        </button>
        {anchor && (
          <Popover label="City" anchor={anchor} onClose={() => setAnchor(undefined)}>
            <Combobox label="Where" options={[]} value={null} onChange={() => undefined} />
          </Popover>
        )}
      </>
    )
  }
  const { user } = renderUi(<Choice />)
  await user.click(screen.getByRole('button', { name: 'City' }))
  expect(screen.getByRole('combobox', { name: 'Where' })).toHaveFocus()
  await user.tab()
  expect(screen.queryByRole('dialog', { name: 'City' })).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'City' })).toHaveFocus()
})

it('closes on a press elsewhere', async () => {
  const { user } = renderUi(<Colours />)
  await user.click(screen.getByRole('button', { name: 'Colours' }))
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }))
  expect(box()).not.toBeInTheDocument()
})
