import { act, screen } from '@testing-library/react'
import { Button } from '../press/button.tsx'
import { renderUi } from '#src/testing/testing.tsx'
import { Menu } from './menu.tsx'

const renderMenu = () => {
  const chosen: string[] = []
  const items = [
    { id: 'edit', label: 'Edit', onSelect: () => chosen.push('edit') },
    { id: 'move', label: 'Move', onSelect: () => chosen.push('move'), isDisabled: true },
    { id: 'delete', label: 'Delete', onSelect: () => chosen.push('delete'), isDanger: true },
  ]
  return { chosen, ...renderUi(<Menu label="Actions" items={items} />) }
}

it('opens on a press, focuses the first entry and runs the chosen one', async () => {
  const { user, chosen } = renderMenu()
  const button = screen.getByRole('button', { name: 'Actions' })
  expect(button).toHaveAttribute('aria-expanded', 'false')
  await user.click(button)
  expect(screen.getByRole('menu', { name: 'Actions' })).toBeInTheDocument()
  expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus()
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }))
  expect(chosen).toEqual(['delete'])
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  expect(button).toHaveFocus()
})

it('moves in a circle and skips disabled entries; Home, End and letters jump', async () => {
  const { user } = renderMenu()
  screen.getByRole('button', { name: 'Actions' }).focus()
  await user.keyboard('{ArrowUp}')
  expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus()
  await user.keyboard('{ArrowDown}')
  expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus()
  await user.keyboard('{ArrowUp}')
  expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus()
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus()
  await user.keyboard('{Home}')
  expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus()
  await user.keyboard('d')
  expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus()
})

it('chooses the focused entry on Enter', async () => {
  const { user, chosen } = renderMenu()
  screen.getByRole('button', { name: 'Actions' }).focus()
  await user.keyboard('{ArrowDown}{Enter}')
  expect(chosen).toEqual(['edit'])
})

it('does nothing for a disabled entry', async () => {
  const { user, chosen } = renderMenu()
  await user.click(screen.getByRole('button', { name: 'Actions' }))
  await user.click(screen.getByRole('menuitem', { name: 'Move' }))
  expect(chosen).toEqual([])
})

it('closes on Escape, Tab and an outside press without a choice', async () => {
  const { user, chosen } = renderMenu()
  const button = screen.getByRole('button', { name: 'Actions' })
  for (const key of ['{Escape}', '{Tab}']) {
    await user.click(button)
    await user.keyboard(key)
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  }
  await user.click(button)
  await user.click(document.body)
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  expect(chosen).toEqual([])
})

it('marks the chosen entry, with a custom button', async () => {
  const items = [
    { id: 'ar', label: 'العربية', onSelect: () => undefined, isSelected: true },
    { id: 'en', label: 'English', onSelect: () => undefined, isSelected: false },
  ]
  const { user } = renderUi(<Menu label="اللغة" items={items} trigger={<Button>العربية</Button>} />, {
    language: 'ar',
  })
  await user.click(screen.getByRole('button', { name: 'العربية' }))
  expect(screen.getByRole('menuitemradio', { name: 'العربية' })).toBeChecked()
  expect(screen.getByRole('menuitemradio', { name: 'English' })).not.toBeChecked()
})

it('does not press the surrounding card when an entry is chosen', async () => {
  const presses: string[] = []
  const items = [{ id: 'edit', label: 'Edit', onSelect: () => presses.push('edit') }]
  const { user } = renderUi(
    <div onClick={() => presses.push('card')}>
      <Menu label="Actions" items={items} />
    </div>,
  )
  screen.getByRole('button', { name: 'Actions' }).focus()
  await user.keyboard('{ArrowDown}')
  await user.click(screen.getByRole('menuitem', { name: 'Edit' }))
  expect(presses).toEqual(['edit'])
})

it('closes on a scroll only if its button moved, because earlier scrolls are reported late', async () => {
  const { user } = renderMenu()
  const button = screen.getByRole('button', { name: 'Actions' })
  await user.click(button)
  act(() => void window.dispatchEvent(new Event('scroll')))
  expect(screen.getByRole('menu')).toBeInTheDocument()

  button.getBoundingClientRect = () => new DOMRect(0, -120, 36, 36)
  act(() => void window.dispatchEvent(new Event('scroll')))
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
})

it('closes on Escape if no entry is enabled', async () => {
  const items = [{ id: 'pause', label: 'Pause', onSelect: () => undefined, isDisabled: true }]
  const { user } = renderUi(<Menu label="Branch" items={items} />)
  await user.tab()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('menu')).toBeInTheDocument()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Branch' })).toHaveFocus()
})
