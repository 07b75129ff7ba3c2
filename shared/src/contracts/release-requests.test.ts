import { validationErrors } from '#src/testing/validation-errors.ts'
import { ClaimLimits, DecideClaimsRequest } from './release-claims.ts'
import { UploadQuery } from './release-control.ts'
import { SignOverrideRequest } from './release-override.ts'
import { ChannelName, RemoteName, RemoteVersionName } from './release.ts'
import { REMOTE_FILE_TYPES } from './remote-file.ts'
import { PushDeviceRequest } from './push-device.ts'
import { TicketAddRequest, TicketMessageRequest } from './ticket.ts'
import { LONGEST_MESSAGE, MOST_FILES } from './ticket-rules.ts'

const upload = (file: string) =>
  validationErrors(UploadQuery, {
    name: 'remote-menus',
    version: '1.0.0-0a1b2c3d4e',
    sha384: `sha384-${'A'.repeat(64)}`,
    file,
  })

it.each(['entry.js', 'chunks/a.b-c_1.js', 'i18n/ar.json'])('accepts %s in a version', file => {
  expect(upload(file)).toEqual({})
})

it.each([
  '../entry.js',
  'a/../../b.js',
  '/etc/passwd',
  '.env',
  'a\\b.js',
  'a//..//b',
  'a b.js',
  'a\0.js',
  'é.js',
  '',
  'x..js',
])('refuses %j in a version, which would lie elsewhere', file => {
  expect(upload(file)).toHaveProperty('file')
})

it('serves no file of a remote as a document or as a picture with scripts', () => {
  for (const ending of ['.html', '.htm', '.svg', '.xml', '.xhtml', '.pdf'])
    expect(REMOTE_FILE_TYPES.has(ending)).toBe(false)
  for (const type of REMOTE_FILE_TYPES.values()) expect(type).not.toMatch(/html|xml|svg/)
})

it.each(['1.0.0-0a1b', '12.3.45-abcdef0123', '0.0.0-0123'])('accepts the version %s', version => {
  expect(RemoteVersionName.safeParse(version).success).toBe(true)
})

it.each([
  '1.0.0',
  '1.0-abcd',
  'v1.0.0-abcd',
  '1.0.0-abc',
  '1.0.0-ABCD',
  '1.0.0-ab_cd',
  '1.0.0-abcd/../x',
  '1.0.0-abcd\n',
  '',
  `${'1'.repeat(20)}.0.0-abcd`,
])('refuses the version %j', version => {
  expect(RemoteVersionName.safeParse(version).success).toBe(false)
})

it.each(['Menus', '1menus', 'm', 'remote_menus', 'remote/menus', '__proto__', 'a'.repeat(32)])(
  'refuses %j as the name of a remote and of a channel',
  name => {
    expect(RemoteName.safeParse(name).success).toBe(false)
    expect(ChannelName.safeParse(name).success).toBe(false)
  },
)

it('requires a reason to refuse claims, but not to approve them', () => {
  const decided = (isApproved: boolean, reason?: string) =>
    validationErrors(DecideClaimsRequest, { name: 'menus', version: '1.0.0-abcd', isApproved, reason })
  expect(decided(true)).toEqual({})
  expect(decided(false, 'too much')).toEqual({})
  expect(decided(false)).toEqual({ reason: ['required'] })
  expect(decided(false, '   ')).toEqual({ reason: ['required'] })
})

it('limits an override to web addresses and a day', () => {
  const body = (change: object) =>
    validationErrors(SignOverrideRequest, { name: 'menus', url: 'https://x.test/', ...change })
  expect(body({})).toEqual({})
  for (const url of [
    'javascript:alert(1)',
    'data:text/javascript,1',
    'file:///x.js',
    'ftp://x.test/',
    '/x.js',
  ])
    expect(body({ url })).toHaveProperty('url')
  for (const minutes of [0, 1441, 1.5]) expect(body({ minutes })).toHaveProperty('minutes')
})

it('limits paths to whole segments without a leading slash', () => {
  const limits = (...paths: string[]) =>
    validationErrors(ClaimLimits, { roles: ['Admin'], paths, background: false, nav: null, kilobytes: null })
  expect(limits('menus', 'edit-category/:id', 'menus/new-meal')).toEqual({})
  for (const path of ['/menus', 'menus/', '../menus', 'menus//x', '', 'a b'])
    expect(limits(path)).not.toEqual({})
})

it("requires push keys of the standard's length", () => {
  const device = (p256dh: number, auth: number) =>
    validationErrors(PushDeviceRequest, {
      endpoint: 'https://push.test/x',
      lang: 'ar',
      keys: { p256dh: 'B'.repeat(p256dh), auth: 'A'.repeat(auth) },
    })
  expect(device(87, 22)).toEqual({})
  expect(device(86, 22)).toHaveProperty(['keys.p256dh'])
  expect(device(87, 21)).toHaveProperty(['keys.auth'])
})

describe('a message of a conversation', () => {
  const message = (change: object) =>
    validationErrors(TicketMessageRequest, { ticketId: 1, text: '', ...change })

  it('requires a text or an attachment', () => {
    expect(message({})).toEqual({ text: ['required'] })
    expect(message({ text: ' \n ' })).toEqual({ text: ['required'] })
    expect(message({ text: '\u200B\u200D\u202E' })).toEqual({ text: ['required'] })
    for (const shown of [{ text: 'x' }, { fileIds: [1] }, { orderId: 1 }, { productId: 1 }])
      expect(message(shown)).toEqual({})
  })

  it('measures its length without invisible characters', () => {
    expect(message({ text: `${'\u202E'.repeat(50)}${'x'.repeat(LONGEST_MESSAGE)}` })).toEqual({})
    expect(message({ text: 'x'.repeat(LONGEST_MESSAGE + 1) })).toHaveProperty('text')
    expect(message({ fileIds: Array.from({ length: MOST_FILES + 1 }, (_, at) => at + 1) })).toHaveProperty(
      'fileIds',
    )
  })

  it('keeps line breaks of any system, and no direction marks', () => {
    const read = (text: string) => TicketMessageRequest.parse({ ticketId: 1, text }).text
    expect(read(' one\r\ntwo\rthree\n ')).toBe('one\ntwo\nthree')
    expect(read('a\u202Eb\u0007c')).toBe('abc')
    expect(read('می\u200Cخواهم')).toBe('می\u200Cخواهم')
  })

  it('starts a conversation with a one-line subject', () => {
    expect(TicketAddRequest.parse({ subject: ' No\n  rice ', text: 'x' }).subject).toBe('No rice')
    expect(validationErrors(TicketAddRequest, { subject: ' a ', text: 'x' })).toHaveProperty('subject')
    expect(validationErrors(TicketAddRequest, { subject: 'Rice', text: ' ' })).toEqual({ text: ['required'] })
  })
})
