import { publishBuilt } from '../commands/publish-built.mjs'
import { send } from '../simulate/send.ts'
import { askedOf, runBench } from './arguments.ts'
import { loadNow, median, percentile } from '../figures/figures.ts'
import { navigateBeside, peerVerdict } from './interactions/beside-peer.mjs'
import { navigate, snooze, switchTabs, typeInSearch } from './interactions/screens.mjs'
import { launchBrowser } from './menus/menu-page.mjs'
import { readCertificate } from './opening/certificate.mjs'
import { servePeer } from './opening/peer-server.mjs'
import { CPU_RATE } from './opening/profiles.mjs'
import { plainOrders } from './orders.ts'
import { startBenchApp } from './orders/bench-app.ts'
import { cpuOf, openBoard } from './orders/board-page.ts'
import { prepare, press, tap } from './interactions/presses.mjs'

// The button is busy, or the card is already in the next lane.
const answerOf = id =>
  `#lane-new [data-order="${id}"] [data-press][aria-busy], #lane-preparing [data-order="${id}"]`

/**
 * Returns the time from the press on Accept to the frame that shows its effect, in ms, for `count` orders at a slower
 * CPU; and the main thread's CPU time for each, with all consequences.
 */
const tapsOf = async (app, { count, slower }) => {
  for (const { deliveries } of plainOrders(app.url, count))
    if (deliveries[0]) await send(app.url, deliveries[0])
  const { page, cdp, close } = await openBoard(app, slower)
  try {
    await prepare(page)
    const times = []
    const before = await cpuOf(cdp)
    for (let round = 0; round < count; round += 1) {
      const card = page.locator('#lane-new [data-order]:has([data-press="Accept"]:not([aria-busy]))').first()
      const id = await card.getAttribute('data-order')
      const act = () => tap(page, page.locator(`[data-order="${id}"] [data-press="Accept"]`))
      const { paint } = await press({ page, act, answer: answerOf(id) })
      times.push(paint)
      await page.locator(`#lane-preparing [data-order="${id}"]`).waitFor()
      // The list ignores presses while a card may have moved under the finger.
      await page.waitForFunction(() => !document.querySelector('[data-settling]'))
    }
    return { times, cpuEach: ((await cpuOf(cdp)) - before) / count }
  } finally {
    await close()
  }
}

const GOALS = { paintMs: 64, dataMs: 107, ofPeer: 0.5 }
const PARTS = { navigation: navigate, tab: switchTabs, search: typeInSearch, snooze }
const NAMES = [...Object.keys(PARTS), 'accept']

const HELP = `Usage: pnpm bench interactions [--part NAME] [--presses 40] [--peer FOLDER] [--port 4720]

Measures response times of presses on the built product (pnpm build) with a temporary database, in Chromium with a CPU ${CPU_RATE} times slower:
from the press itself to the next painted frame ${GOALS.paintMs} ms (p95). Presses last as long as a finger's, at most two a second.

  navigation  between live orders and live menu by the sidebar, both loaded before; to their data ${GOALS.dataMs} ms (median)
  tab         between the tabs of the live menu; to their cards ${GOALS.dataMs} ms (median)
  search      each key in its search; to the matching cards ${GOALS.dataMs} ms (median)
  snooze      Snooze Item and Activate on its cards
  accept      Accept of a new order: to the frame in which its button or its card has changed

  --part NAME   only this part; repeatable
  --presses N   presses of each part (40)
  --peer FOLDER the build of shadcn-admin (its dist): navigation between its two tables, alternating with ours, to their data
                at most ${GOALS.ofPeer}x of it (medians); served on the next port

Times depend on the machine: its load is printed beside them. Exit codes: 0 every goal met · 1 one missed, or a failure
`

const asked = askedOf(HELP, {
  lists: { part: NAMES },
  counts: { presses: 40, port: 4720 },
  texts: { peer: undefined },
})

const tell = ({ name, figure, times, share, goal }) => {
  const found = share === 0.5 ? median(times) : percentile(times, share)
  const isMet = found <= goal
  if (!isMet) process.exitCode = 1
  const [p50, p95] = [median(times), percentile(times, 0.95)]
  process.stdout.write(
    `${isMet ? '' : 'MISSED  '}${name}, ${times.length} times, ${CPU_RATE}x slower, to ${figure}: median ${p50.toFixed(0)} ms, ` +
      `p95 ${p95.toFixed(0)} ms (goal ${goal} ms, ${share === 0.5 ? 'median' : 'p95'}), load ${loadNow()}\n`,
  )
}

const tellPaint = ({ name, times, figure = 'the next paint' }) =>
  tell({ name, figure, times, share: 0.95, goal: GOALS.paintMs })

const pressBeside = async at => {
  const certificate = readCertificate()
  const peer = await servePeer({ folder: asked.text('peer'), port: asked.number('port') + 1, certificate })
  try {
    const found = await navigateBeside({ ...at, peerOrigin: peer.origin })
    const { isMet, text } = peerVerdict({
      ...found,
      share: GOALS.ofPeer,
      median,
    })
    if (!isMet) process.exitCode = 1
    process.stdout.write(`${isMet ? '' : 'MISSED  '}${text}\n`)
    return found.own
  } finally {
    peer.stop()
  }
}

const pressAll = async app => {
  const browser = await launchBrowser()
  const at = {
    browser,
    app: { origin: app.url, accessToken: app.token },
    rounds: asked.number('presses'),
  }
  const parts = { ...PARTS, ...(asked.text('peer') && { navigation: pressBeside }) }
  try {
    for (const [name, part] of Object.entries(parts)) {
      if (!asked.list('part').includes(name)) continue
      const found = await part(at)
      const times = found.map(({ paint }) => paint)
      tellPaint({ name, times })
      const shown = found.flatMap(each => each.shown ?? [])
      if (shown.length > 0)
        tell({ name, figure: 'what it leads to', times: shown, share: 0.5, goal: GOALS.dataMs })
    }
  } finally {
    await browser.close()
  }
}

const acceptAll = async app => {
  const { times, cpuEach } = await tapsOf(app, { count: asked.number('presses'), slower: CPU_RATE })
  tellPaint({ name: 'accept', times, figure: 'its change' })
  process.stdout.write(`accept: CPU for each with all that follows ${cpuEach.toFixed(0)} ms\n`)
}

// Fills the board, because the demo's own orders may have ended by now.
const fillBoard = async app => {
  for (const { deliveries } of plainOrders(app.url, 5)) if (deliveries[0]) await send(app.url, deliveries[0])
}

const main = async () => {
  const app = await startBenchApp({ port: asked.number('port'), publish: publishBuilt })
  try {
    await fillBoard(app)
    await pressAll(app)
    if (asked.list('part').includes('accept')) await acceptAll(app)
  } finally {
    await app.stop()
  }
}

await runBench(main)
