import { screen, waitFor, within } from '@testing-library/react'
import { menusServer, renderMenus } from '../testing/menus-server.tsx'

const BROTH = { word: 'yakhni', means: 'kabsa' }
const GET = 'GET /api/SearchWords/Get'
const PUT = 'PUT /api/SearchWords/Update'

const serve = (words = [BROTH], answers = {}) =>
  menusServer(
    {},
    {
      [GET]: { body: { words, rowVersion: 3 } },
      [PUT]: ({ body }: { body: unknown }) => ({
        body: { ...JSON.parse(JSON.stringify(body)), rowVersion: 4 },
      }),
      ...answers,
    },
  )

const open = async () => {
  const ui = renderMenus()
  await ui.user.click(await screen.findByRole('button', { name: 'Menu tools' }))
  await ui.user.click(await screen.findByRole('menuitem', { name: 'Words for searching' }))
  return { ...ui, dialog: within(await screen.findByRole('dialog', { name: 'Words for searching' })) }
}

it('find their dishes on the menu', async () => {
  serve()
  const { user } = renderMenus()
  await screen.findByRole('link', { name: 'Mint Tea' })
  await user.type(screen.getByRole('searchbox'), 'yakhni')
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Mint Tea' })).not.toBeInTheDocument())
  expect(screen.getByRole('link', { name: 'Lamb Kabsa' })).toBeInTheDocument()
})

it('are added and removed with the version of the loaded list', async () => {
  const server = serve()
  const { user, dialog } = await open()
  await user.type(await dialog.findByLabelText('What people say'), 'شاهي')
  await user.type(dialog.getByLabelText('What the menu says'), 'Mint Tea')
  await user.click(dialog.getByRole('button', { name: 'Add' }))
  expect(await dialog.findByText('شاهي')).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Take away “yakhni”' }))
  await waitFor(() => expect(dialog.queryByText('yakhni')).not.toBeInTheDocument())
  const tea = { word: 'شاهي', means: 'Mint Tea' }
  expect(server.sentTo(PUT)).toEqual([
    { words: [BROTH, tea], rowVersion: 3 },
    { words: [tea], rowVersion: 4 },
  ])
})

it('are not sent if they exist or refer to themselves', async () => {
  const server = serve()
  const { user, dialog } = await open()
  await user.type(await dialog.findByLabelText('What people say'), 'Yakhni')
  await user.type(dialog.getByLabelText('What the menu says'), 'KABSA')
  await user.click(dialog.getByRole('button', { name: 'Add' }))
  expect(await dialog.findByText('This pair is there already')).toBeInTheDocument()
  await user.clear(dialog.getByLabelText('What people say'))
  await user.type(dialog.getByLabelText('What people say'), 'kabsa')
  await user.click(dialog.getByRole('button', { name: 'Add' }))
  expect(await dialog.findByText('Both are the same word')).toBeInTheDocument()
  expect(server.callsTo(PUT)).toEqual([])
})

it('are reloaded after an edit conflict, and the input stays', async () => {
  const current = { words: [], rowVersion: 9 }
  const server = serve([], { [PUT]: { status: 409, body: { code: 'stale_version', current } } })
  const { user, dialog } = await open()
  expect(await dialog.findByText(/No words of your own yet/)).toBeInTheDocument()
  await user.type(dialog.getByLabelText('What people say'), 'yakhni')
  await user.type(dialog.getByLabelText('What the menu says'), 'kabsa')
  await user.click(dialog.getByRole('button', { name: 'Add' }))
  expect(await screen.findByText(/Somebody else changed the words/)).toBeInTheDocument()
  expect(dialog.getByLabelText('What people say')).toHaveValue('yakhni')
  await waitFor(() => expect(server.callsTo(GET).length).toBeGreaterThan(1))
})

it('keep input made during a save, and add it with the next press', async () => {
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  const server = serve([], {
    [PUT]: async ({ body }: { body: unknown }) => {
      await held
      return { body: { ...JSON.parse(JSON.stringify(body)), rowVersion: 4 } }
    },
  })
  const { user, dialog } = await open()
  const word = await dialog.findByLabelText('What people say')
  const means = dialog.getByLabelText('What the menu says')
  await user.type(word, 'yakhni')
  await user.type(means, 'kabsa')
  await user.click(dialog.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(server.sentTo(PUT)).toHaveLength(1))
  await user.clear(word)
  await user.type(word, 'shahi')
  release()
  expect(await dialog.findByText('yakhni')).toBeInTheDocument()
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Add' })).toBeEnabled())
  expect(word).toHaveValue('shahi')
})

it('show an error if they fail to load, and retry', async () => {
  let isDown = true
  serve([], {
    [GET]: () =>
      isDown
        ? { status: 500, body: { code: 'internal_error' } }
        : { body: { words: [BROTH], rowVersion: 3 } },
  })
  const { user, dialog } = await open()
  expect(await dialog.findByText('The words did not load')).toBeInTheDocument()
  expect(dialog.queryByLabelText('What people say')).not.toBeInTheDocument()
  isDown = false
  await user.click(dialog.getByRole('button', { name: 'Try again' }))
  expect(await dialog.findByText('yakhni')).toBeInTheDocument()
})

it('require both fields and show the error at the first', async () => {
  const server = serve()
  const { user, dialog } = await open()
  await user.type(await dialog.findByLabelText('What people say'), 'shahi')
  await user.click(dialog.getByRole('button', { name: 'Add' }))
  expect(dialog.getByLabelText('What people say')).toBeInvalid()
  await user.type(dialog.getByLabelText('What the menu says'), 'Mint Tea')
  expect(dialog.getByLabelText('What people say')).toBeValid()
  expect(server.sentTo(PUT)).toEqual([])
})
