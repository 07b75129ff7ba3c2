import type { Browser, Page } from 'playwright-core'
import { startApp } from '../fixtures/app-process.ts'
import type { AppProcess } from '../fixtures/app-process.ts'
import { PrefetchQueue } from '../fixtures/prefetched-tasks.ts'
import { launchBrowser } from '../fixtures/browser.ts'
import type { DemoAccount } from '../fixtures/browser.ts'
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
import { bannerOf, visitFaulty } from '../fixtures/faulty-visit.ts'
import type { Faulty } from '../fixtures/faulty-visit.ts'
import { REACHING, visitReaching } from '../fixtures/side-effect-visit.ts'
import { Releases } from '../fixtures/releases.ts'
import { OF_A_MERCHANT, OF_THE_OPERATOR } from '../fixtures/remote-places.ts'
import type { Place } from '../fixtures/remote-places.ts'
import { cardOf, followRevision } from '../fixtures/remote-visit.ts'
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

// Only `pnpm bench limits` enforces it: here no verdict depends on the machine's speed.
const LIMIT_MS = process.env.TIMED === 'on' ? 5000 : Infinity
const ALL = /./
const CHUNKS = /\/(?!remoteEntry)[\w.-]+\.js$/

interface Versions {
  before: RemoteVersion
  after: RemoteVersion
}

let browser: Browser
let app: AppProcess
let releases: Releases
let versions: Record<string, Versions> = {}
// Number of visits at a time.
const visits = new PrefetchQueue(2)
let tried = 0
let survived = 0
let slowest = 0

const versionsOf = (remote: string): Versions => {
  const found = versions[remote]
  if (!found) throw new Error(`There are no versions of ${remote}`)
  return found
}

beforeAll(async () => {
  browser = await launchBrowser()
  app = await startApp({ RATE_LIMIT_FACTOR: '1000' })
  releases = new Releases(app)
  versions = Object.fromEntries(
    OF_THE_OPERATOR.map(({ remote }) => [
      remote,
      { before: makeVersion(remote), after: makeVersion(remote) },
    ]),
  )
})

afterAll(async () => {
  await visits.end()
  process.stderr.write(`remote faults survived: ${survived} of ${tried}; slowest ${slowest} ms\n`)
  await browser.close()
  await app.stop()
})

interface Person {
  account: DemoAccount
  places: Place[]
}

const OPERATOR: Person = { account: 'operator', places: OF_THE_OPERATOR }
const MERCHANT: Person = { account: 'admin', places: OF_A_MERCHANT }

const judge = (after: number): void => {
  slowest = Math.max(slowest, after)
  expect(after).toBeLessThanOrEqual(LIMIT_MS)
}

let channels = 0

/** Returns a new channel for the releases of one visit. */
const newChannel = (): string => {
  channels += 1
  return `faults-${channels}`
}

interface Row {
  row: number
  person: Person
}

interface Target {
  place: Place
  /** between the page and the app; one per visit, like the channel */
  proxy: FaultProxy
  channel: string
  isAlone: boolean
}

type Break = (target: Target) => Promise<Faulty>

/**
 * One visit in which all remotes of a person are faulty. The visits cover each fault with and without a previous
 * version, and let each remote be the first one opened.
 */
const visit = async ({ row, person }: Row, breakOne: Break): Promise<void> => {
  const channel = newChannel()
  const proxy = await startProxy(app.origin)
  const { account, places } = person
  const first = row % places.length
  const inTurn = [...places.slice(first), ...places.slice(0, first)]
  const remotes: Faulty[] = []
  for (const place of inTurn)
    remotes.push(await breakOne({ place, proxy, channel, isAlone: (row + places.indexOf(place)) % 2 === 0 }))
  proxy.rewrite('/config.json', config => ({ ...config, channel }))
  // The visits share their versions, so an intended failure must not count against a version in the next visit.
  proxy.break(path => path === '/api/Release/Report', answering(404))
  tried += remotes.length
  const count = () => {
    survived += 1
  }
  try {
    await visitFaulty(browser, { account, origin: proxy.origin, remotes, stood: judge, survived: count })
  } finally {
    await proxy.stop()
  }
}

interface Wire {
  are: string
  fault: Fault
  files: RegExp
}

const NEVER_COME: Wire = { are: 'never come', fault: hanging, files: ALL }
const WIRE: Wire[] = [
  { are: 'are refused', fault: refused, files: ALL },
  { are: 'answer 404', fault: answering(404), files: ALL },
  { are: 'answer 500', fault: answering(500), files: ALL },
  NEVER_COME,
  { are: 'are cut short', fault: cutShort, files: CHUNKS },
  { are: 'have the wrong type', fault: wrongType, files: ALL },
  { are: 'are a web page', fault: startPage, files: ALL },
  { are: 'have one byte changed', fault: flippedByte, files: CHUNKS },
]

/** Presses Retry, unless the page has retried by itself meanwhile. */
const retry = (page: Page, remote: string): Promise<void> => {
  const card = cardOf(page, remote)
  const pressed = card.getByRole('button', { name: 'Retry' }).click()
  // The promise that loses the race is rejected when the page closes; that is no failure.
  pressed.catch(() => undefined)
  return Promise.race([pressed, card.waitFor({ state: 'detached' })])
}

const breakWire =
  ({ fault, files }: Wire): Break =>
  async ({ place, proxy, channel, isAlone }) => {
    const { remote } = place
    const { before, after } = versionsOf(remote)
    const good = isAlone ? before : after
    await releases.publish(before, { channel })
    if (!isAlone) await releases.publish(after, { channel })
    const broken = isAlone ? '' : after.version
    const heal = proxy.break(
      path => path.startsWith(`/remotes/${remote}/${broken}`) && files.test(path),
      fault,
    )
    const end = async (page: Page) => {
      heal()
      if (isAlone) await retry(page, remote)
      else await bannerOf(page, remote).getByRole('button').first().click()
    }
    return { ...place, standsIn: isAlone ? null : before, good, end }
  }

describe.each(WIRE)('remotes whose files $are', wire => {
  it(
    'leave everything else working, and recover without a reload',
    visits.add(() => visit({ row: WIRE.indexOf(wire), person: OPERATOR }, breakWire(wire))),
  )
})

const breakMade =
  (change: VersionChange): Break =>
  async ({ place, channel, isAlone }) => {
    const { remote } = place
    const { before } = versionsOf(remote)
    if (!isAlone) await releases.publish(before, { channel })
    await releases.publish(makeVersion(remote, change), { channel })
    const end = async (page: Page) => {
      if (isAlone) return followRevision(page, await releases.publish(before, { channel }), channel)
      await followRevision(page, await releases.rollback({ name: remote, channel }), channel)
      await bannerOf(page, remote).waitFor({ state: 'detached' })
    }
    return { ...place, standsIn: isAlone ? null : before, good: before, end }
  }

const MADE: [string, VersionChange][] = [
  ['throw at start', throwsAtStart],
  ['throw when they are activated', throwsAtActivation],
  ['throw while they are drawn', throwsWhileRendering],
  ['need an older host, say their contracts', oldHostApi],
  ['need an older host, says their code', oldModule],
  ['lack the screens that they claim', lostScreens],
  ['need another React, say their contracts', otherReact],
  ['need another React, says their code', secretlyOtherReact],
]

describe.each(MADE)('versions that %s', (name, change) => {
  it(
    'leave everything else working until they are replaced or rolled back',
    visits.add(() =>
      visit({ row: MADE.findIndex(([made]) => made === name), person: OPERATOR }, breakMade(change)),
    ),
  )
})

const AT_A_MERCHANTS: [string, Break][] = [
  ['whose files never come', breakWire(NEVER_COME)],
  ['that throw when they are activated', breakMade(throwsAtActivation)],
  ['that throw while they are drawn', breakMade(throwsWhileRendering)],
]

describe.each(AT_A_MERCHANTS)(
  'the live menu and the live orders, whose bell rings everywhere, %s',
  (name, wrong) => {
    it(
      'leave each other working, and recover without a reload',
      visits.add(() =>
        visit({ row: AT_A_MERCHANTS.findIndex(([one]) => one === name), person: MERCHANT }, wrong),
      ),
    )
  },
)

/** Makes the registry name the newest version at an address of another origin. */
const breakAddress =
  (origin: string): Break =>
  async ({ place, proxy, channel }) => {
    const { before, after } = versionsOf(place.remote)
    await releases.publish(before, { channel })
    await releases.publish(after, { channel })
    const newest = Object.values(versions).map(each => each.after.version)
    const address = new RegExp(`"(/remotes/[^"]+/(?:${newest.join('|')})/)"`, 'g')
    proxy.rewrite(`/remotes/registry.${channel}.json`, found =>
      JSON.parse(JSON.stringify(found).replaceAll(address, `"${origin}$1"`)),
    )
    const end = async (page: Page) => {
      await followRevision(page, await releases.rollback({ name: place.remote, channel }), channel)
      await bannerOf(page, place.remote).waitFor({ state: 'detached' })
    }
    return { ...place, standsIn: before, good: before, end }
  }

describe('versions from an origin that the host does not allow', () => {
  it(
    'are not requested: the previous version of each runs',
    visits.add(async () => {
      const stranger = await startProxy(app.origin)
      await visit({ row: 0, person: OPERATOR }, breakAddress(stranger.origin))
      expect(stranger.asked).toEqual([])
      await stranger.stop()
    }),
  )
})

describe.each(REACHING)('a version that $what', row => {
  it(
    'is named in the inspector, and the page still works',
    visits.add(() => visitReaching(browser, { app, releases, channel: newChannel(), ...row })),
  )
})
