import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { renderUi } from '#src/testing/testing.tsx'
import { Menu } from './menu.tsx'
import type { MenuItem } from './menu-list.tsx'

const entry = (label: string, change: Partial<MenuItem> = {}): MenuItem => ({
  id: label,
  label,
  onSelect: () => undefined,
  ...change,
})
const open = async (items: readonly MenuItem[]) => {
  const { user } = renderUi(<Menu label="Actions" items={items} />)
  await user.click(screen.getByRole('button', { name: 'Actions' }))
  return user
}
const at = () => document.activeElement?.textContent

it('moves by a letter to the next entry that starts with it, and around', async () => {
  const user = await open(['Edit', 'Delete', 'Duplicate'].map(name => entry(name)))
  for (const name of ['Delete', 'Duplicate', 'Delete']) {
    await user.keyboard('D')
    expect(at()).toBe(name)
  }
  await user.keyboard('x')
  expect(at()).toBe('Delete')
})

it('finds an Arabic entry by an Arabic letter', async () => {
  const user = await open(['تعديل', 'حذف'].map(name => entry(name)))
  await user.keyboard('ح')
  expect(at()).toBe('حذف')
})

it.each(['ctrlKey', 'metaKey', 'altKey'])('leaves a letter with %s to the browser', async modifier => {
  await open(['Edit', 'Delete'].map(name => entry(name)))
  const isLeftAlone = fireEvent.keyDown(screen.getByRole('menuitem', { name: 'Edit' }), {
    key: 'd',
    code: 'KeyD',
    [modifier]: true,
  })
  expect(isLeftAlone).toBe(true)
  expect(at()).toBe('Edit')
})

it('does not scroll the page with a key that moves the focus', async () => {
  await open(['Edit', 'Delete'].map(name => entry(name)))
  for (const key of ['ArrowDown', 'e', 'Home', 'End'])
    expect(fireEvent.keyDown(document.activeElement ?? document.body, { key })).toBe(false)
})

it('focuses the menu itself if no entry is enabled, and closes it on Escape', async () => {
  const user = await open([entry('Edit', { isDisabled: true })])
  expect(screen.getByRole('menu', { name: 'Actions' })).toHaveFocus()
  await user.keyboard('{ArrowDown}{ArrowUp}{Home}e')
  expect(screen.getByRole('menu', { name: 'Actions' })).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(screen.getByRole('button', { name: 'Actions' })).toHaveFocus()
})

const Once = () => {
  const [isDone, setIsDone] = useState(false)
  const once = entry('Once', { isChecked: isDone, isDisabled: isDone, onSelect: () => setIsDone(true) })
  return <Menu label="Actions" items={[entry('First'), once, entry('Second'), entry('Last')]} />
}

it('moves up from a disabled entry to the last and down to the first', async () => {
  const { user } = renderUi(<Once />)
  await user.click(screen.getByRole('button', { name: 'Actions' }))
  for (const [key, name] of [
    ['{ArrowUp}', 'Last'],
    ['{ArrowDown}', 'First'],
  ] as const) {
    const pressed = screen.getByRole('menuitemcheckbox', { name: 'Once' })
    await user.click(pressed)
    pressed.focus()
    await user.keyboard(key)
    expect(at()).toBe(name)
  }
})
