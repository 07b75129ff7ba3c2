import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPageHints } from './page-hints.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sufra-hints-'))
  const groups = {
    login: ['/assets/login.1.js'],
    account: ['/assets/account.1.js'],
    onboarding: ['/assets/onboarding.1.js'],
    shell: ['/assets/9.1.js', '/assets/shell.1.js'],
    federation: ['/assets/9.1.js', '/assets/federation.1.js'],
  }
  const fonts = { ar: ['/assets/arabic.woff2'], en: ['/assets/latin.woff2'] }
  await writeFile(join(folder, 'page-hints.json'), JSON.stringify({ groups, fonts }))
})
afterAll(() => rm(folder, { recursive: true }))

const PAGE = 'index.html'
const hintsAt = (url: string, headers: Record<string, string> = {}, file = PAGE) =>
  (createPageHints(folder)(file, { url, headers }) ?? '').split(', ').map(line => /<(.*)>/.exec(line)?.[1])

it('lists the files that a screen starts with, each once and none of another screen', () => {
  expect(hintsAt('/login')).toEqual([
    ...['/assets/login.1.js', '/config.json', '/locales/ar.json', '/assets/arabic.woff2'],
  ])
  expect(hintsAt('/live-order?a=/login')).toEqual([
    ...['/assets/9.1.js', '/assets/shell.1.js', '/assets/federation.1.js'],
    ...['/config.json', '/locales/ar.json', '/assets/arabic.woff2'],
  ])
  expect(hintsAt('/dashboard')).not.toContain('/assets/federation.1.js')
  expect(hintsAt('/subscriptions')).toContain('/assets/onboarding.1.js')
  expect(hintsAt('/signup')).toContain('/assets/account.1.js')
})

it('lists the font of the rendered sign-in page and no texts, which are inlined', () => {
  const arabic = { cookie: 'i18next=ar' }
  expect(hintsAt('/login', arabic, 'login.en.html')).toEqual([
    ...['/assets/login.1.js', '/config.json', '/assets/latin.woff2'],
  ])
  expect(createPageHints(folder)('favicon.svg', { url: '/favicon.svg', headers: {} })).toBeUndefined()
})

it('lists no code for the page of a first visit, which is inlined', () => {
  expect(hintsAt('/login', {}, 'login.ar.first.html')).toEqual(['/config.json', '/assets/arabic.woff2'])
})

it('lists no code at the root address, where the session is unknown', () => {
  expect(hintsAt('/')).toEqual(['/config.json', '/locales/ar.json', '/assets/arabic.woff2'])
})

it.each([
  ['the address', '/login?lng=en', {}],
  ['the cookie', '/login', { cookie: 'a=b; i18next=en-GB; c=d' }],
])('lists texts and fonts of the language from %s', (_where, url, headers) => {
  expect(hintsAt(url, headers)).toContain('/locales/en.json')
  expect(hintsAt(url, headers)).toContain('/assets/latin.woff2')
})

it('loads data and fonts with CORS, as the page does, so nothing is loaded twice', () => {
  const line = createPageHints(folder)(PAGE, { url: '/login', headers: {} }) ?? ''
  expect(line).toContain('</locales/ar.json>; rel=preload; as=fetch; crossorigin')
  expect(line).toContain('</assets/arabic.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin')
  expect(line).toContain('</assets/login.1.js>; rel=preload; as=script,')
})

it.each(['nothing', 'no JSON', '{"groups":{"login":["/a>; rel=x"]}}'])(
  'sends no hints if the build holds %s',
  async text => {
    const other = await mkdtemp(join(tmpdir(), 'sufra-hints-'))
    if (text !== 'nothing') await writeFile(join(other, 'page-hints.json'), text)
    expect(createPageHints(other)(PAGE, { url: '/login', headers: {} })).toBeUndefined()
    await rm(other, { recursive: true })
  },
)
