import { delayedResponse } from '@sufra/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { sampleProduct } from '#src/testing/sample-products.ts'
import { EDIT, editorServer, renderEditor, sentFile, sentProduct } from '../testing/editor-server.tsx'

const UPDATE = 'PUT /api/Product/Update'
const ADDRESS = /paste the address of a picture/
type User = ReturnType<typeof renderEditor>['user']

/** Fakes a picture host that answers on command. */
const pictureHost = () => {
  const real = globalThis.fetch
  const waiting = new Map<string, ReturnType<typeof delayedResponse>>()
  globalThis.fetch = async (input, init) => {
    const address = String(input)
    if (!address.startsWith('https://pictures.test/')) return real(input, init)
    const late = delayedResponse({})
    waiting.set(address, late)
    await late.answer()
    return new Response(address, { headers: { 'Content-Type': 'image/webp' } })
  }
  return {
    isAsked: (address: string) => waiting.has(address),
    answer: (address: string) => waiting.get(address)?.come(),
  }
}

const open = async (imageUrl: string | null) => {
  const server = editorServer(sampleProduct({ imageUrl }), { 'GET /images/kabsa.webp': { status: 404 } })
  const host = pictureHost()
  const { user } = renderEditor(EDIT)
  const box = await screen.findByLabelText(ADDRESS)
  const attach = async (address: string) => {
    await user.clear(box)
    await user.type(box, `${address}{Enter}`)
    await waitFor(() => expect(host.isAsked(address)).toBe(true))
  }
  const isFree = () => expect(screen.getByRole('button', { name: 'Attach' })).not.toHaveAttribute('aria-busy')
  return { user, server, host, box, attach, isFree }
}
const saved = async (user: User, server: ReturnType<typeof editorServer>) => {
  await user.click(screen.getByText('Save', { selector: 'button' }))
  await screen.findByText('Item updated')
  return server.callsTo(UPDATE)[0]
}

it('does not replace a removed picture with one whose download ends later', async () => {
  const { user, server, host, attach, isFree } = await open('/images/kabsa.webp')
  await attach('https://pictures.test/slow.webp')
  await user.click(screen.getByRole('button', { name: 'Remove the picture' }))
  host.answer('https://pictures.test/slow.webp')
  await waitFor(isFree)
  const call = await saved(user, server)
  expect(sentProduct(call).imageUrl).toBeNull()
  expect(sentFile(call)).toBeNull()
})

it('keeps an address that is typed while another one downloads', async () => {
  const { host, box, attach, user, isFree, server } = await open(null)
  await attach('https://pictures.test/first.webp')
  await user.clear(box)
  await user.type(box, 'https://pictures.test/next.webp')
  host.answer('https://pictures.test/first.webp')
  await waitFor(isFree)
  expect(box).toHaveValue('https://pictures.test/next.webp')
  expect(sentFile(await saved(user, server))).toMatchObject({
    size: 'https://pictures.test/first.webp'.length,
  })
})

it('downloads once on Enter in the address field, regardless of repeats, and does not save', async () => {
  const { host, box, attach, user, isFree, server } = await open(null)
  await attach('https://pictures.test/first.webp')
  await user.type(box, '{Enter}{Enter}')
  host.answer('https://pictures.test/first.webp')
  await waitFor(isFree)
  await waitFor(() => expect(box).toHaveValue(''))
  expect(server.callsTo(UPDATE)).toEqual([])
})
