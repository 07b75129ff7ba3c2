import { samplePage } from '@sufra/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { CATEGORIES, menusServer, renderMenus } from './testing/menus-server.tsx'

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation())
afterEach(() => jest.restoreAllMocks())

const DOWN = { status: 503, body: { code: 'unavailable' } }

describe('a menu that failed to reload', () => {
  it('stays visible, is marked as outdated, and reloads on a press', async () => {
    let isDown = false
    menusServer(
      {},
      {
        'GET /api/Category/Get': call => (isDown ? DOWN : { body: samplePage(CATEGORIES, call) }),
        'DELETE /api/Category/Delete': () => {
          isDown = true
          return { status: 409, body: { code: 'in_use', title: 'x' } }
        },
      },
    )
    const { user } = renderMenus()
    await user.click(await screen.findByRole('button', { name: 'More for Drinks' }))
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('combobox', { name: 'Move its items to' }))
    await user.click(await screen.findByRole('option', { name: 'Grills' }))
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText(/could not be read again/)).toBeInTheDocument()
    expect(dialog.getByRole('alert')).toHaveTextContent(/Move them first/)
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(screen.getByRole('link', { name: 'Lamb Kabsa' })).toBeInTheDocument()
    isDown = false
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByText(/could not be read again/)).not.toBeInTheDocument())
  })
})
