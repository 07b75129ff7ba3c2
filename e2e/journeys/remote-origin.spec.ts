import { mkdtempSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { startApp } from '../fixtures/app-process.ts'
import type { AppProcess } from '../fixtures/app-process.ts'
import { launchBrowser } from '../fixtures/browser.ts'
import { Releases } from '../fixtures/releases.ts'
import { serveFolder } from '../fixtures/remote-server.ts'
import type { StaticServer } from '../fixtures/remote-server.ts'
import { makeVersion, sha384 } from '../fixtures/remote-version.ts'
import { enterAs, openPage, screenOf, standingOf } from '../fixtures/remote-visit.ts'
import { expectEventually } from '../fixtures/expect-eventually.ts'

const name = 'menus'
const PATH = '/menusForUser'
const SHEET = 'h1 { letter-spacing: 7px }'
const STEALER = `document.title = String(localStorage.getItem('accessToken'))`

let browser: Browser
let app: AppProcess
let releases: Releases
/** A CDN in front of the store: the same files under another origin. */
let cdn: StaticServer
let stranger: StaticServer
let folder: string

const lay = async (file: string, content: string): Promise<void> => {
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
  await writeFile(path.join(folder, file), content)
}

beforeAll(async () => {
  browser = await launchBrowser()
  const dataDir = mkdtempSync(path.join(tmpdir(), 'sufra-origin-'))
  folder = path.join(dataDir, 'remotes')
  cdn = await serveFolder(folder)
  stranger = await serveFolder(folder)
  app = await startApp({ DATA_DIR: dataDir, REMOTE_BASE_URL: cdn.origin, RATE_LIMIT_FACTOR: '1000' })
  releases = new Releases(app)
  // Files from before the store accepted only scripts, styles, pictures and fonts.
  for (const [file, content] of Object.entries({
    'page.html': '<!doctype html><title>page</title><script src="steal.js"></script>',
    'page.svg': `<svg xmlns="http://www.w3.org/2000/svg"><script>${STEALER}</script></svg>`,
    'page.png': `<!doctype html><script>${STEALER}</script>`,
    'steal.js': STEALER,
    'sheet.css': SHEET,
  }))
    await lay(`${name}/0.0.1-aaaa/${file}`, content)
})

afterAll(async () => {
  await browser.close()
  await Promise.all([cdn.stop(), stranger.stop(), app.stop()])
})

const inBrowser = async (account: 'admin' | 'operator', work: (context: BrowserContext) => Promise<void>) => {
  const context = await enterAs(browser, { origin: app.origin, account })
  try {
    await work(context)
  } finally {
    await context.close()
  }
}

/** Adds a stylesheet to the page; resolves with true if it loads. */
const addSheet = (page: Page, sheet: { href: string; integrity: string }): Promise<boolean> =>
  page.evaluate(
    ({ href, integrity }) =>
      new Promise<boolean>(resolve => {
        const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, integrity })
        link.crossOrigin = 'anonymous'
        link.onload = () => resolve(true)
        link.onerror = () => resolve(false)
        document.head.append(link)
      }),
    sheet,
  )

describe('remotes from another origin', () => {
  it('load code, texts and styles from there under the policy, and nothing from this origin', () =>
    inBrowser('admin', async context => {
      const asked: string[] = []
      const complaints: string[] = []
      context.on('request', request => asked.push(request.url()))
      context.on('console', line => line.type() === 'error' && complaints.push(line.text()))
      const page = await openPage(context, PATH)
      const version = await releases.stableOf(name)
      await screenOf(page, { name, version }).getByRole('button', { name: 'Snooze Item' }).first().waitFor()

      const files = asked
        .filter(url => /\/remotes\/|:\d+\/menus\//.test(url))
        .map(url => url.split('?')[0] ?? '')
      const base = `${cdn.origin}/${name}/${version}`
      expect(files).toEqual(expect.arrayContaining([`${base}/remoteEntry.js`, `${base}/locales/en.json`]))
      expect(files.filter(url => url.startsWith(app.origin) && !url.includes('/remotes/registry'))).toEqual(
        [],
      )

      const href = `${cdn.origin}/${name}/0.0.1-aaaa/sheet.css`
      expect(await addSheet(page, { href, integrity: sha384(SHEET) })).toBe(true)
      const spacing = () => getComputedStyle(document.querySelector('h1') ?? document.body).letterSpacing
      await expectEventually(() => page.evaluate(spacing)).toBe('7px')
      expect(complaints).toEqual([])

      expect(await addSheet(page, { href, integrity: sha384('else') })).toBe(false)
      const elsewhere = href.replace(cdn.origin, stranger.origin)
      expect(await addSheet(page, { href: elsewhere, integrity: sha384(SHEET) })).toBe(false)
    }))

  it('do not run files that the origin changed', () =>
    inBrowser('admin', async context => {
      const before = await releases.stableOf(name)
      const made = makeVersion(name)
      await releases.publish(made)
      const entry = made.files.get('remoteEntry.js') ?? Buffer.alloc(0)
      await lay(`${name}/${made.version}/remoteEntry.js`, `${entry};document.title='changed'`)
      const page = await openPage(context, PATH)
      expect((await standingOf(page, name)).version).toBe(before)
      expect(await page.title()).not.toBe('changed')
      await releases.rollback({ name })
    }))
})

describe('a file that a team uploaded', () => {
  const opened = async (page: Page, address: string): Promise<string> => {
    try {
      const answer = await page.goto(address)
      return `${answer?.status()} ${answer?.headers()['content-type']}`
    } catch (error) {
      return String(error).includes('Download is starting') ? 'kept as a file' : String(error)
    }
  }

  it.each([
    ['page.html', '404 application/problem+json; charset=utf-8'],
    ['page.svg', '404 application/problem+json; charset=utf-8'],
    ['page.png', 'kept as a file'],
    ['steal.js', 'kept as a file'],
  ])('is no page of this origin when the operator opens %s', (file, outcome) =>
    inBrowser('operator', async context => {
      const page = await context.newPage()
      expect(await opened(page, `${app.origin}/remotes/${name}/0.0.1-aaaa/${file}`)).toBe(outcome)
      expect(await page.title()).toBe('')
    }),
  )

  it('cannot become a worker of this origin', () =>
    inBrowser('operator', async context => {
      const page = await openPage(context, '/dashboard')
      const refused = page.evaluate(
        address =>
          new Promise<string>(resolve => {
            document.addEventListener('securitypolicyviolation', event => resolve(event.effectiveDirective))
            try {
              new Worker(address)
            } catch {
              // Some browsers throw in addition.
            }
          }),
        `/remotes/${name}/0.0.1-aaaa/steal.js`,
      )
      expect(await refused).toBe('worker-src')
    }))
})
