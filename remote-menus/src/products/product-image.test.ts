import { attachedImage, fileFromDataUrl, fileFromUrl } from './product-image.ts'

const originalFetch = globalThis.fetch
const answerWith = (answer: () => Promise<Response> | Response) => {
  globalThis.fetch = jest.fn(async () => answer())
}
afterEach(() => {
  globalThis.fetch = originalFetch
})

const readBytes = (file: File): Promise<Uint8Array> =>
  new Promise(resolve => {
    const reader = new FileReader()
    reader.onload = () =>
      resolve(reader.result instanceof ArrayBuffer ? new Uint8Array(reader.result) : new Uint8Array())
    reader.readAsArrayBuffer(file)
  })

it('attaches a 1×1 png to the update of a product without a picture', async () => {
  const file = attachedImage(null)
  expect(file).toMatchObject({ type: 'image/png' })
  const bytes = await readBytes(file ?? new File([], ''))
  expect([...bytes.slice(1, 4)].map(byte => String.fromCharCode(byte)).join('')).toBe('PNG')
  expect([bytes[19], bytes[23]]).toEqual([1, 1])
})

it('converts a data URL into a file with its own type and bytes', async () => {
  const file = fileFromDataUrl('data:image/webp;base64,AQID', 'image')
  expect(file).toMatchObject({ name: 'image.webp', type: 'image/webp' })
  expect([...(await readBytes(file))]).toEqual([1, 2, 3])
})

it('reads a data URL without base64 as text', async () => {
  expect([...(await readBytes(fileFromDataUrl('data:image/png,%D8%A7', 'image')))]).toEqual([0xd8, 0xa7])
})

it('neither attaches nor fetches a stored picture', () => {
  answerWith(() => new Response('abc', { headers: { 'Content-Type': 'image/webp' } }))
  expect(attachedImage('/api/Image/7.webp')).toBeNull()
  expect(attachedImage('https://pictures.test/kabsa.webp')).toBeNull()
  expect(globalThis.fetch).not.toHaveBeenCalled()
})

it('attaches the bytes of a data URL', () => {
  expect(attachedImage('data:image/webp;base64,AQID')).toMatchObject({ type: 'image/webp', size: 3 })
})

it('fetches and attaches a remote picture', async () => {
  answerWith(() => new Response('abc', { headers: { 'Content-Type': 'image/webp' } }))
  const file = await fileFromUrl('https://pictures.test/kabsa.webp')
  expect(file).toMatchObject({ name: 'image.webp', type: 'image/webp', size: 3 })
})

it.each([
  ['is gone', () => new Response('', { status: 404 })],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
])('returns no file for a remote picture that %s', async (_case, answer) => {
  answerWith(answer)
  expect(await fileFromUrl('https://pictures.test/kabsa.webp')).toBeNull()
})
