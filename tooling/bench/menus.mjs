import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { DISHES, largeMenu } from '../../shared/src/search/samples/dishes.ts'
import { SEARCHES } from '../../shared/src/search/samples/searches.ts'
import { CannotRun, askedOf, runBench } from './arguments.ts'
import { loadNow, percentile } from '../figures/figures.ts'
import { startMenuApp } from './menus/menu-app.mjs'
import { SCREENS, bytesOf } from './menus/menu-bytes.mjs'
import { launchBrowser } from './menus/menu-page.mjs'
import { SLOWER, framesOf } from './menus/menu-scroll.mjs'
import { searchIn } from './menus/menu-search.ts'
import { snoozesOf } from './menus/menu-snooze.mjs'

const repositoryRoot = path.resolve(import.meta.dirname, '../..')
const PRODUCTS = 2000
const GOALS = { share: 0.98, searchMs: 5, snoozeMs: 100, otherMs: 1000, frameMs: 50 }
const PARTS = ['search', 'scroll', 'snooze', 'bytes', 'import', 'diff']

const HELP = `Usage: pnpm bench menus [--part NAME] [--rows 5000] [--rounds 3] [--port 4720] [--no-build] [--files]

Measures the goals for menus, each figure beside its goal. Parts with a browser run on the built product with a temporary
database, whose demo menu has ${PRODUCTS} more products, in real Chromium; the bench builds, starts and stops everything.

  search  ${SEARCHES.length} searches with a known result (spellings, dialect, Arabizi, wrong keyboard, slips, English) in a menu of
          ${DISHES.length} products: it is among the first three in ${GOALS.share * 100} of 100; 95 of 100 in ${PRODUCTS} products take ${GOALS.searchMs} ms or less
  scroll  /menus and /menusForUser at a processor ${SLOWER} times slower: no frame takes more than ${GOALS.frameMs} ms
  snooze  from a press to the frame that shows it: ${GOALS.snoozeMs} ms, in another browser ${GOALS.otherMs} ms (p95)
  bytes   the JavaScript (brotli) that opening the live menu, the menus and the editor each add until they appear
  import  a workbook of --rows products is checked, added, repeated and changed
  diff    a menu of ${PRODUCTS} products is compared with three platforms

  --part NAME   only this part; repeatable
  --rounds N    scrolls of each screen, and presses of each of ten cards (3)
  --files       list the counted scripts

Times depend on the machine: its load is printed beside them. Exit codes: 0 every goal met · 1 one missed, or a failure
`

const asked = askedOf(HELP, {
  lists: { part: PARTS },
  counts: { rounds: 3, port: 4720 },
  amounts: { rows: 5000 },
  switches: ['no-build', 'files'],
})
const rounds = asked.number('rounds')
const has = part => asked.list('part').includes(part)

let isMet = true
const tell = (text, isGood = true) => {
  isMet &&= isGood
  process.stdout.write(`${isGood ? '' : 'MISSED  '}${text}\n`)
}

const run = (script, ...args) =>
  spawnSync(
    process.execPath,
    [...(script.endsWith('.ts') ? ['--import', 'tsx'] : []), path.join(repositoryRoot, script), ...args],
    {
      cwd: repositoryRoot,
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  ).status === 0

const search = () => {
  for (const menu of [DISHES, largeMenu(PRODUCTS)]) {
    const { share, index, median, p95 } = searchIn(menu)
    const isLarge = menu.length === PRODUCTS
    const goal = isLarge ? `goal p95 ${GOALS.searchMs} ms` : `goal ${GOALS.share * 100} %`
    tell(
      `search in ${menu.length} products: in the first three ${(share * 100).toFixed(1)} %, median ${median.toFixed(2)} ms, p95 ${p95.toFixed(2)} ms, index ${index.toFixed(0)} ms (${goal})`,
      isLarge ? p95 <= GOALS.searchMs : share >= GOALS.share,
    )
  }
}

const scroll = async at => {
  for (const [screen, ready] of [
    ['/menus', 'main tbody tr[data-index]'],
    // One category with drag handles.
    [`/menus?category=${at.app.categoryId}`, 'main tbody tr[data-index]'],
    ['/menusForUser', 'main li.dish'],
  ])
    for (let round = 1; round <= rounds; round += 1) {
      const frames = await framesOf({ ...at, path: screen, ready })
      const long = frames.filter(frame => frame > GOALS.frameMs).length
      tell(
        `scroll ${screen}, ${PRODUCTS} products, ${SLOWER}x slower: ${long} of ${frames.length} frames over ${GOALS.frameMs} ms, p95 ${percentile(frames, 0.95).toFixed(0)} ms, longest ${Math.max(...frames).toFixed(0)} ms, load ${loadNow()} (goal 0)`,
        long === 0,
      )
    }
}

const snooze = async at => {
  const times = await snoozesOf({ ...at, rounds })
  for (const [name, key, goal] of [
    ['press to visible change', 'own', GOALS.snoozeMs],
    ['press to another browser', 'other', GOALS.otherMs],
  ]) {
    const all = times.map(time => time[key])
    const [p50, p95] = [percentile(all, 0.5), percentile(all, 0.95)]
    tell(
      `snooze, ${all.length} times, ${name}: p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, load ${loadNow()} (goal p95 ${goal} ms)`,
      p95 <= goal,
    )
  }
}

const bytes = async at => {
  for (const screen of SCREENS) {
    const { path: opened, from, goalKb } = screen
    const { kb, idleKb, files } = await bytesOf({ ...at, screen })
    tell(
      `bytes ${opened} adds to ${from}: ${kb.toFixed(1)} KB br until it stands (goal ${goalKb}), and ${idleKb.toFixed(1)} KB in idle time afterwards`,
      kb <= goalKb,
    )
    if (asked.has('files'))
      for (const each of files)
        tell(`  ${each.kb.toFixed(1).padStart(7)}  ${each.file}${each.isIdle ? ' (idle)' : ''}`)
  }
}

const inBrowser = async () => {
  if (!asked.has('no-build') && !run('tooling/build/build.mjs'))
    throw new CannotRun('The build failed; the lines above say why.')
  const app = await startMenuApp({ port: asked.number('port'), count: PRODUCTS })
  try {
    const browser = await launchBrowser()
    const at = { browser, app }
    try {
      if (has('bytes')) await bytes(at)
      if (has('scroll')) await scroll(at)
      if (has('snooze')) await snooze(at)
    } finally {
      await browser.close()
    }
  } finally {
    await app.stop()
  }
}

const main = async () => {
  if (has('search')) search()
  if (['scroll', 'snooze', 'bytes'].some(has)) await inBrowser()
  const rows = asked.number('rows')
  if (has('import') && rows > 0) isMet = run('backend/src/testing/run-import-bench.ts', String(rows)) && isMet
  if (has('diff')) isMet = run('backend/src/testing/run-menu-bench.ts') && isMet
  process.exitCode = isMet ? 0 : 1
}

await runBench(main)
