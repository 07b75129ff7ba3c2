import { screen, waitFor } from '@testing-library/react'
import { sampleProduct } from '#src/testing/sample-products.ts'
import { forgetDraft } from './draft-store.ts'
import { EDIT, editorServer, renderEditor, sentFile, sentProduct } from '../testing/editor-server.tsx'

const KEY = 'sufra.draft.product.1.7.1'
const PICTURE = 'https://pictures.test/ribs.webp'
const UPDATE = 'PUT /api/Product/Update'
const ADD = 'POST /api/Product/Add'
type User = ReturnType<typeof renderEditor>['user']

const name = () => screen.findByLabelText('Name in English')
const save = () => screen.getByText('Save', { selector: 'button' })

const attach = async (user: User, bytes = 'webp') => {
  const real = globalThis.fetch
  globalThis.fetch = async (input, init) =>
    String(input) === PICTURE
      ? new Response(bytes, { headers: { 'Content-Type': 'image/webp' } })
      : real(input, init)
  await user.type(await screen.findByLabelText('Or paste the address of a picture'), PICTURE)
  await user.click(screen.getByRole('button', { name: 'Attach' }))
  await waitFor(() => expect(screen.getByLabelText(/paste the address/)).toHaveValue(''))
}

it('moves a picture chosen while a new product is saved to the editor of the stored product', async () => {
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  const added = sampleProduct({ id: 44, en: 'Ribs', ar: '', rowVersion: 1 })
  const server = editorServer(added, {
    [ADD]: async () => {
      await held
      return { body: added }
    },
  })
  const { user, location } = renderEditor()
  await user.type(await name(), 'Ribs')
  await user.selectOptions(screen.getByLabelText('Category'), 'Grills')
  await user.click(screen.getByText('Add the item', { selector: 'button' }))
  await waitFor(() => expect(server.callsTo(ADD)).toHaveLength(1))
  await attach(user)
  release()
  await waitFor(() => expect(location()).toBe('/menus/new-meal?id=44&serviceProviderId=7'))
  expect(await screen.findByText(/did not save is back/)).toBeInTheDocument()
  await user.click(save())
  await screen.findByText('Item updated')
  expect(sentFile(server.callsTo(UPDATE)[0])).toMatchObject({ type: 'image/webp', size: 4 })
})

it('keeps the stored picture when a new one could not be converted before the page closed', async () => {
  const stored = sampleProduct({ imageUrl: '/images/kabsa.webp' })
  editorServer(stored)
  const shown = renderEditor(EDIT)
  await shown.user.type(await name(), '!')
  const reads = jest.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation()
  await attach(shown.user)
  window.dispatchEvent(new Event('pagehide'))
  reads.mockRestore()
  const kept = sessionStorage.getItem(KEY) ?? ''
  shown.unmount()
  // Simulates a reload: memory is lost, the tab's storage stays.
  forgetDraft(KEY)
  sessionStorage.setItem(KEY, kept)
  const server = editorServer(stored)
  const { user } = renderEditor(EDIT)
  expect(await name()).toHaveValue('Lamb Kabsa!')
  await user.click(save())
  await screen.findByText('Item updated')
  expect(sentProduct(server.callsTo(UPDATE)[0])).toMatchObject({ imageUrl: '/images/kabsa.webp' })
})

it('keeps a picture that is too large for the storage in memory, also after the editor was left', async () => {
  const server = editorServer()
  const shown = renderEditor(EDIT)
  await name()
  await attach(shown.user, 'x'.repeat(4_000_000))
  await waitFor(() => expect(sessionStorage.getItem(KEY)).not.toBeNull())
  shown.unmount()
  const { user } = renderEditor(EDIT)
  expect(await screen.findByText(/did not save is back/)).toBeInTheDocument()
  await user.click(save())
  await screen.findByText('Item updated')
  expect(sentFile(server.callsTo(UPDATE)[0])).toMatchObject({ size: 4_000_000 })
})

it('uses a new idempotency key when a new product is resent with another picture after a lost answer', async () => {
  let isDown = true
  const added = sampleProduct({ id: 44, rowVersion: 1 })
  const server = editorServer(added, {
    [ADD]: () => (isDown ? { status: 502 } : { body: added }),
  })
  const { user } = renderEditor()
  await user.type(await name(), 'Ribs')
  await user.selectOptions(screen.getByLabelText('Category'), 'Grills')
  await attach(user)
  const add = async () => {
    await waitFor(() => expect(screen.getByText('Add the item', { selector: 'button' })).toBeEnabled())
    await user.click(screen.getByText('Add the item', { selector: 'button' }))
  }
  await add()
  await screen.findByText(/it may be done or not/)
  await add()
  await waitFor(() => expect(server.callsTo(ADD)).toHaveLength(2))
  await attach(user, 'another')
  isDown = false
  await add()
  await screen.findByText('Item added')
  const [first, again, other] = server.callsTo(ADD).map(({ headers }) => headers.get('Idempotency-Key'))
  expect(again).toBe(first)
  expect(other).not.toBe(first)
})
