import { readFileSync } from 'node:fs'
import path from 'node:path'
import { isHeic } from './is-heic.ts'

// A drawing of 64 × 48, encoded by heif-enc 1.15 with x265: `heif-enc -q 40 dish.png -o dish.heic`.
const REAL = Uint8Array.from(readFileSync(path.join(import.meta.dirname, 'dish.heic')))

const signature = (main: string, ...compatible: string[]) => {
  const text = `ftyp${main}\0\0\0\0${compatible.join('')}`
  const bytes = Uint8Array.from(
    [0, 0, 0, text.length + 4, ...text].map(each => (typeof each === 'string' ? each.charCodeAt(0) : each)),
  )
  return new File([bytes, 'rest of the picture'], 'photo.jpg', { type: 'image/jpeg' })
}

it.each(['heic', 'heix', 'mif1', 'msf1', 'hevc'])('knows the brand %s under any name', async brand => {
  expect(await isHeic(signature(brand, 'mif1', 'miaf'))).toBe(true)
})

it('knows a file of another program, whatever its name and type say', async () => {
  expect(await isHeic(new File([REAL], 'dish.jpg', { type: 'image/jpeg' }))).toBe(true)
})

it('knows a picture that is only compatible with HEIC', async () => {
  expect(await isHeic(signature('abcd', 'mif1', 'heic'))).toBe(true)
})

it.each([
  ['AVIF', signature('avif', 'mif1', 'miaf')],
  ['AVIF in the common container', signature('mif1', 'avif')],
  ['a film', signature('isom', 'mp42')],
  [
    'JPEG',
    new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16), 'JFIF'], 'IMG_1.HEIC', { type: 'image/heic' }),
  ],
  ['an empty file', new File([], 'IMG_1.heic')],
])('does not take %s for HEIC', async (_name, file) => {
  expect(await isHeic(file)).toBe(false)
})
