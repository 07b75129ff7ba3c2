import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AppError } from '#src/errors/errors.ts'
import { packZip, zipPart } from '#src/testing/pack-zip.ts'
import { picturesIn } from './picture-zip.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zip-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** Returns the size or the refusal of each file, or the refusal of the whole zip. */
const read = async (zip: Buffer): Promise<unknown> => {
  const path = join(folder, 'a.zip')
  await writeFile(path, zip)
  const found: unknown[] = []
  try {
    for await (const file of picturesIn(path))
      found.push([file.name, 'bytes' in file ? file.bytes.length : file.code])
    return found
  } catch (error) {
    if (error instanceof AppError) return error.facts.errors?.File?.[0]
    throw error
  }
}

const MB = 1024 * 1024
/** Returns bytes that hardly compress, like pictures. */
const noise = (length: number): Buffer => {
  const bytes = Buffer.alloc(length)
  for (let at = 0, state = 7; at < length; at += 1) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    bytes[at] = state >> 16
  }
  return bytes
}

it('reads compressed and stored files by their names without folders, and skips system files', async () => {
  const stored = { compressed: Buffer.from('abc'), isStored: true }
  const zip = packZip([
    zipPart('pictures/', ''),
    zipPart('pictures/كبسة.jpg', 'abc'),
    zipPart('../../../etc/passwd', 'abc', stored),
    zipPart('C:\\dishes\\K-1.png', 'abc'),
    zipPart('__MACOSX/pictures/._K-1.png', 'abc'),
    ...['.DS_Store', 'Thumbs.db', 'a/desktop.ini'].map(name => zipPart(name, 'abc')),
    // "كبسة" in the legacy encoding of Windows
    zipPart(Buffer.from('dfc8d3c92e6a7067', 'hex'), 'abc', { flags: 0 }),
  ])
  expect(await read(zip)).toEqual([
    ['كبسة.jpg', 3],
    ['passwd', 3],
    ['K-1.png', 3],
    ['كبسة.jpg', 3],
  ])
})

it('reports files with a password, too large, broken or with another compression', async () => {
  const zip = packZip([
    zipPart('locked.jpg', 'abc', { flags: 0x0801 }),
    zipPart('large.jpg', noise(5 * MB + 1)),
    zipPart('packed-large.jpg', 'abc', { compressed: noise(6 * MB) }),
    zipPart('other.jpg', 'abc', { crc: 1 }),
    zipPart('cut.jpg', 'abc', { compressed: Buffer.from('ffff', 'hex') }),
    zipPart('good.jpg', 'abc'),
  ])
  expect(await read(zip)).toEqual([
    ['locked.jpg', 'import_picture_locked'],
    ['large.jpg', 'import_picture_too_large:5'],
    ['packed-large.jpg', 'import_picture_too_large:5'],
    ['other.jpg', 'import_picture_broken'],
    ['cut.jpg', 'import_picture_broken'],
    ['good.jpg', 3],
  ])
})

it('unpacks no more than declared, and treats larger files as broken', async () => {
  const bomb = Buffer.alloc(40 * MB)
  for (const size of [0, 3, 5 * MB])
    expect(await read(packZip([zipPart('a.jpg', bomb, { size }), zipPart('b.jpg', noise(MB))]))).toEqual([
      ['a.jpg', 'import_picture_broken'],
      ['b.jpg', MB],
    ])
})

it.each([
  ['nothing', Buffer.alloc(0), 'import_not_a_zip'],
  ['a text', Buffer.from('no zip at all'), 'import_not_a_zip'],
  ['a truncated zip', packZip([zipPart('a.jpg', noise(2000))]).subarray(0, 1500), 'import_not_a_zip'],
  ['folders only', packZip([zipPart('a/', ''), zipPart('.DS_Store', 'x')]), 'import_no_pictures'],
  [
    'too many files',
    packZip(Array.from({ length: 201 }, (_, at) => zipPart(`${at}.jpg`, 'abc'))),
    'import_too_many_pictures:200',
  ],
  [
    'a zip that declares more than 300 MB',
    packZip(Array.from({ length: 76 }, (_, at) => zipPart(`${at}.jpg`, noise(50_000), { size: 4 * MB }))),
    'import_pictures_unpack_too_large:300',
  ],
  [
    'a zip that expands a thousandfold',
    packZip([1, 2].map(at => zipPart(`${at}.jpg`, Buffer.alloc(4 * MB)))),
    'import_pictures_unpack_too_large:300',
  ],
])('refuses %s completely', async (_, zip, code) => {
  expect(await read(zip)).toBe(code)
})

it('refuses a directory with a wrong position or length', async () => {
  const zip = packZip([zipPart('a.jpg', 'abc')])
  for (const [at, value] of [
    [zip.length - 6, 0xffffff],
    [zip.length - 10, 0xffffffff],
    [zip.length - 10, 1],
  ] as const) {
    const bytes = Buffer.from(zip)
    bytes.writeUInt32LE(value, at)
    expect(await read(bytes)).toBe('import_not_a_zip')
  }
})
