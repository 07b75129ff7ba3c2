import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { createFolderStore } from '#src/file-store/folder-store.ts'
import { createImages, createImageStorage } from './image.service.ts'

// The placeholder that the menu sends for a product without a picture.
const PLACEHOLDER = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#d98' } })
    .png()
    .toBuffer()

/** Returns a PNG header that declares any size, with hardly any data behind it. */
const pngThatClaims = (width: number, height: number): Buffer => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8)
  const chunk = (type: string, body: Buffer) => {
    const frame = Buffer.alloc(12 + body.length)
    frame.writeUInt32BE(body.length, 0)
    frame.write(type, 4, 'latin1')
    body.copy(frame, 8)
    return frame
  }
  const parts = [
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(64))),
    chunk('IEND', Buffer.alloc(0)),
  ]
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...parts])
}

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'images-'))
})
afterEach(() => rm(folder, { recursive: true }))

const accept = (file: Uint8Array) => createImages(createImageStorage(createFolderStore(folder))).accept(file)

it('stores a picture as webp of at most 1600 pixels under the hash of its bytes', async () => {
  const key = await accept(await png(2400, 1200))
  const stored = await readFile(join(folder, `${key}.webp`))
  expect(await sharp(stored).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 800 })
})

it('keeps a stored picture that is sent back unchanged', async () => {
  const key = await accept(await png(400, 300))
  expect(await accept(await readFile(join(folder, `${key}.webp`)))).toBe(key)
  expect(await readdir(folder)).toHaveLength(1)
})

it('stores the same picture once when thirty arrive at once', async () => {
  const storage = createImageStorage(createFolderStore(folder))
  const webp = await sharp(await png(40, 30))
    .webp()
    .toBuffer()
  const keys = await Promise.all(Array.from({ length: 30 }, () => storage.put(webp)))
  expect(await readdir(folder)).toEqual([`${keys[0]}.webp`])
  expect(new Set(keys).size).toBe(1)
})

it('treats the 1×1 placeholder as no picture and never stores it', async () => {
  expect(await accept(PLACEHOLDER)).toBeNull()
  expect(await readdir(folder)).toEqual([])
})

it.each([
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'],
  ['HTML', '<!doctype html><script>alert(1)</script>'],
  ['GIF that is also a script', 'GIF89a=1;alert(1)//'],
  ['text', 'kabsa'],
  ['nothing', ''],
])('refuses %s', async (_, text) => {
  await expect(accept(Buffer.from(text))).rejects.toMatchObject({ facts: { status: 415 } })
  expect(await readdir(folder)).toEqual([])
})

it('removes data hidden behind a picture', async () => {
  const key = await accept(Buffer.concat([await png(40, 30), Buffer.from('<script>alert(1)</script>')]))
  expect((await readFile(join(folder, `${key}.webp`))).toString('latin1')).not.toContain('<script>')
})

it('rotates a photo upright and removes its place and author', async () => {
  const photo = await sharp(await png(40, 30))
    .withExif({ IFD0: { Artist: 'Sara' }, IFD3: { GPSLatitude: '24/1 42/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const key = await accept(photo)
  const { width, height, orientation, exif } = await sharp(join(folder, `${key}.webp`)).metadata()
  expect({ width, height, orientation, exif }).toEqual({ width: 30, height: 40 })
})

it('keeps the first frame of an animated picture', async () => {
  const frames = Buffer.concat([Buffer.alloc(40 * 30 * 3, 0), Buffer.alloc(40 * 30 * 3, 255)])
  const moving = await sharp(frames, { raw: { width: 40, height: 60, channels: 3, pageHeight: 30 } })
    .webp()
    .toBuffer()
  expect((await sharp(moving).metadata()).pages).toBe(2)
  const kept = sharp(join(folder, `${await accept(moving)}.webp`))
  const { width, height, pages } = await kept.metadata()
  expect({ width, height, pages }).toEqual({ width: 40, height: 30 })
  expect((await kept.stats()).channels[0]?.mean).toBeLessThan(10)
})

it('refuses a truncated picture', async () => {
  const whole = await png(400, 300)
  await expect(accept(whole.subarray(0, whole.length / 2))).rejects.toMatchObject({ facts: { status: 415 } })
})

it.each([
  [30_000, 30_000],
  [6000, 5000],
])('refuses a picture of %s × %s pixels before it is decoded', async (width, height) => {
  await expect(accept(pngThatClaims(width, height))).rejects.toMatchObject({ facts: { status: 413 } })
})

it('refuses more than 5 MB', async () => {
  await expect(accept(Buffer.alloc(5 * 1024 * 1024 + 1))).rejects.toMatchObject({ facts: { status: 413 } })
})
