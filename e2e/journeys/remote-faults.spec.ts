import type { Browser, Page } from 'playwright-core'
import { startApp } from '../fixtures/app-process.ts'
import type { AppProcess } from '../fixtures/app-process.ts'
import { launchBrowser } from '../fixtures/browser.ts'
import { startProxy } from '../fixtures/fault-proxy.ts'
import type { FaultProxy } from '../fixtures/fault-proxy.ts'
import {
  answering,
  cutShort,
  flippedByte,
  hanging,
  refused,
  startPage,
  wrongType,
} from '../fixtures/faults.ts'
import type { Fault } from '../fixtures/faults.ts'
import { Releases } from '../fixtures/releases.ts'
import { LANES, visitOther } from '../fixtures/remote-lane.ts'
import type { Lane } from '../fixtures/remote-lane.ts'
import {
  cardOf,
  enterAs,
  followRevision,
  openPage,
  screenOf,
  standingOf,
  wasReloaded,
} from '../fixtures/remote-visit.ts'
import { makeVersion } from '../fixtures/remote-version.ts'
import type { RemoteVersion, VersionChange } from '../fixtures/remote-version.ts'
import {
  lostScreens,
  oldHostApi,
  oldModule,
  otherReact,
  secretlyOtherReact,
  throwsAtActivation,
  throwsAtStart,
  throwsWhileRendering,
} from '../fixtures/version-faults.ts'

// Held by `pnpm bench limits` alone: here nothing is judged by how fast the machine is.
const LIMIT_MS = process.env.TIMED === 'on' ? 5000 : Infinity
const ALL = /./
const CHUNKS = /\/(?!remoteEntry)[\w.-]+\.js$/

let browser: Browser
let app: AppProcess
let releases: Releases
let tried = 0
let survived = 0
let slowest = 0

interface Stand extends Lane {
  proxy: FaultProxy
  /** Releases of this lane alone. */
  channel: string
  before: RemoteVersion
  after: RemoteVersion
}
let stands: Stand[] = []

/** Each lane is a deployment of its own: one address, one channel, its own faults. */
const openStand = async (lane: Lane): Promise<Stand> => {
  const proxy = await startProxy(app.origin)
  const channel = `faults-of-${lane.remote}`
  return { ...lane, proxy, channel, before: makeVersion(lane.remote), after: makeVersion(lane.remote) }
}

const useChannel = ({ proxy }: Stand, channel: string): void =>
  proxy.rewrite('/config.json', config => ({ ...config, channel }))

beforeAll(async () => {
  browser = await launchBrowser()
  app = await startApp({ RATE_LIMIT_FACTOR: '1000' })
  releases = new Releases(app)
  stands = await Promise.all(LANES.map(openStand))
  for (const { before, after, channel } of stands) {
    await releases.publish(before, { channel: `${channel}-alone` })
    await releases.publish(before, { channel })
    await releases.publish(after, { channel })
  }
})

afterAll(async () => {
  process.stderr.write(`remote faults survived: ${survived} of ${tried}; slowest ${slowest} ms\n`)
  await browser.close()
  await Promise.all(stands.map(({ proxy }) => proxy.stop()))
  await app.stop()
})

/** A fresh browser on the remote's screen, with the releases of a channel. */
const withPage = async (stand: Stand, channel: string, work: (page: Page) => Promise<void>) => {
  useChannel(stand, channel)
  const context = await enterAs(browser, { origin: stand.proxy.origin, account: stand.account })
  try {
    await work(await openPage(context, stand.path))
  } finally {
    stand.proxy.heal()
    await context.close()
  }
}

/** Something stands there soon enough. */
const standsInTime = async (page: Page, { remote }: Stand): Promise<void> => {
  const { after } = await standingOf(page, remote)
  slowest = Math.max(slowest, after)
  expect(after).toBeLessThanOrEqual(LIMIT_MS)
}

const expectCard = async (page: Page, stand: Stand): Promise<void> => {
  await standsInTime(page, stand)
  await cardOf(page, stand.remote).waitFor()
}

const bannerOf = (page: Page, { remote }: Stand) => page.locator(`[data-remote-fallback="${remote}"]`)

const expectVersion = async (page: Page, stand: Stand, { version }: RemoteVersion): Promise<void> => {
  await standsInTime(page, stand)
  await screenOf(page, { name: stand.remote, version }).getByRole('heading').first().waitFor()
  await bannerOf(page, stand).waitFor()
}

/** Presses Retry, unless the page has tried again by itself meanwhile. */
const retry = (page: Page, { remote }: Stand): Promise<void> => {
  const card = cardOf(page, remote)
  const pressed = card.getByRole('button', { name: 'Retry' }).click()
  // Whichever of the two does not come about ends with the page, and says nothing.
  pressed.catch(() => undefined)
  return Promise.race([pressed, card.waitFor({ state: 'detached' })])
}

type Work = (stand: Stand) => Promise<void>

/** All three remotes at a time; one that does not survive does not keep the others from being tried. */
const onEach = async (workOf: (index: number) => Work): Promise<void> => {
  const results = await Promise.allSettled(stands.map((stand, index) => workOf(index)(stand)))
  tried += results.length
  survived += results.filter(({ status }) => status === 'fulfilled').length
  const failed = results.find(result => result.status === 'rejected')
  if (failed) throw failed.reason
}

/** Each fault is met by remotes with and without a version before the faulty one, each remote in turn with either. */
const inTurn = (row: number, [alone, withBefore]: [Work, Work]) =>
  onEach(index => ((row + index) % 2 === 0 ? alone : withBefore))

const expectAtWork = async (page: Page, { remote }: Stand, { version }: RemoteVersion): Promise<void> => {
  await screenOf(page, { name: remote, version }).getByRole('heading').first().waitFor()
  expect(await wasReloaded(page)).toBe(false)
}

interface Wire {
  are: string
  fault: Fault
  files: RegExp
}

const WIRE: Wire[] = [
  { are: 'are refused', fault: refused, files: ALL },
  { are: 'answer 404', fault: answering(404), files: ALL },
  { are: 'answer 500', fault: answering(500), files: ALL },
  { are: 'never come', fault: hanging, files: ALL },
  { are: 'are cut short', fault: cutShort, files: CHUNKS },
  { are: 'have the wrong type', fault: wrongType, files: ALL },
  { are: 'are a web page', fault: startPage, files: ALL },
  { are: 'have one byte changed', fault: flippedByte, files: CHUNKS },
]

const breaking = ({ remote, proxy }: Stand, { fault, files, version }: Wire & { version: string }): void =>
  proxy.break(path => path.startsWith(`/remotes/${remote}/${version}`) && files.test(path), fault)

describe.each(WIRE)('a remote whose files $are', wire => {
  it('leaves everything else at work, and is there again without a reload', () =>
    inTurn(WIRE.indexOf(wire), [
      async stand => {
        const { proxy, before, channel, remote } = stand
        breaking(stand, { ...wire, version: '' })
        await withPage(stand, `${channel}-alone`, async page => {
          await expectCard(page, stand)
          await visitOther(page, stand)
          await cardOf(page, remote).waitFor()
          proxy.heal()
          await retry(page, stand)
          await expectAtWork(page, stand, before)
        })
      },
      async stand => {
        const { proxy, before, after, channel } = stand
        breaking(stand, { ...wire, version: after.version })
        await withPage(stand, channel, async page => {
          await expectVersion(page, stand, before)
          await visitOther(page, stand)
          proxy.heal()
          await bannerOf(page, stand).getByRole('button').first().click()
          await expectAtWork(page, stand, after)
        })
      },
    ]))
})

const MADE: [string, VersionChange][] = [
  ['throws at start', throwsAtStart],
  ['throws when it is activated', throwsAtActivation],
  ['throws while it is drawn', throwsWhileRendering],
  ['needs an older host, says its contract', oldHostApi],
  ['needs an older host, says its code', oldModule],
  ['lacks the screens that it claims', lostScreens],
  ['needs another React, says its contract', otherReact],
  ['needs another React, says its code', secretlyOtherReact],
]

describe.each(MADE)('a version that %s', (name, change) => {
  const row = MADE.findIndex(([made]) => made === name)
  const channelOf = ({ channel }: Stand) => `${channel}-${row}`

  it('leaves everything else at work, until it is replaced or rolled back', () =>
    inTurn(row, [
      async stand => {
        const { remote, before } = stand
        const channel = channelOf(stand)
        await releases.publish(makeVersion(remote, change), { channel })
        await withPage(stand, channel, async page => {
          await expectCard(page, stand)
          await visitOther(page, stand)
          await cardOf(page, remote).waitFor()
          await followRevision(page, await releases.publish(before, { channel }))
          await expectAtWork(page, stand, before)
        })
      },
      async stand => {
        const { remote, before } = stand
        const channel = channelOf(stand)
        await releases.publish(before, { channel })
        await releases.publish(makeVersion(remote, change), { channel })
        await withPage(stand, channel, async page => {
          await expectVersion(page, stand, before)
          await visitOther(page, stand)
          await followRevision(page, await releases.rollback({ name: remote, channel }))
          await bannerOf(page, stand).waitFor({ state: 'detached' })
          await expectAtWork(page, stand, before)
        })
      },
    ]))
})

describe('a version from an address that the host does not know', () => {
  /** The registry of this lane's channel with the stable version at another address. */
  const fromElsewhere = ({ proxy, remote, channel, after }: Stand, origin: string) =>
    proxy.rewrite(`/remotes/registry.${channel}.json`, registry => {
      const baseUrl = `/remotes/${remote}/${after.version}/`
      return JSON.parse(JSON.stringify(registry).replaceAll(`"${baseUrl}"`, `"${origin}${baseUrl}"`))
    })

  it('is not even asked for: the version before it stands there', () =>
    onEach(() => async stand => {
      const stranger = await startProxy(app.origin)
      fromElsewhere(stand, stranger.origin)
      await withPage(stand, stand.channel, async page => {
        await expectVersion(page, stand, stand.before)
        await visitOther(page, stand)
        expect(stranger.asked).toEqual([])
      })
      stand.proxy.rewrite(`/remotes/registry.${stand.channel}.json`)
      await stranger.stop()
    }))
})
