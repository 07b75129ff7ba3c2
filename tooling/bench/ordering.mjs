import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { publishBuilt } from '../commands/publish-built.mjs'
import { askedOf, runBench } from './arguments.ts'
import { loadNow } from '../figures/figures.ts'
import { startBenchApp } from './orders/bench-app.ts'
import { cutStreams } from './orders/cuts.ts'
import { sendOrders } from './orders/intake.ts'
import { addShops } from './orders/many-shops.ts'
import { BOARD_SLOWER, shiftBoard } from './orders/shift-board.ts'
import { boardVerdicts, cutsVerdict, intakeVerdict } from './orders/verdicts.ts'

const GOALS = { one: 250, many: 600, answerMs: 100, inputMs: 100, taskMs: 200, heapMb: 20 }
const MERCHANTS = 20
const PARTS = ['intake', 'kills', 'cuts', 'streams', 'board']

const HELP = `Usage: pnpm bench orders [--part NAME] [--seconds 10] [--kills 200] [--database-kills 30] [--cuts 500]
                        [--streams 2000] [--stream-orders 100] [--shift-orders 500] [--port 4720]

Measures the goals for orders, each figure beside its goal, on the built product (pnpm build) with temporary databases, which the
bench starts and stops.

  intake   signed orders of one merchant at ${GOALS.one} a second, then of ${MERCHANTS} at ${GOALS.many}: all are on their boards at that
           rate, and 99 of 100 messages are answered within ${GOALS.answerMs} ms
  kills    kill -9 of the API during intake and outgoing calls, then of PostgreSQL: none lost, none repeated
  cuts     streams cut at random during intake: no event missing, repeated or out of order
  streams  thousands of streams of one merchant (pnpm bench streams)
  board    200 orders and 5 events a second at a processor ${BOARD_SLOWER} times slower: press to paint, the longest task, and what the
           page holds more after the orders of a shift

  --part NAME   only this part; repeatable

Times depend on the machine: its load is printed beside them. Exit codes: 0 every goal met · 1 one missed, or a failure
`

const asked = askedOf(HELP, {
  lists: { part: PARTS },
  counts: { seconds: 10, cuts: 500, streams: 2000, 'stream-orders': 100, 'shift-orders': 500, port: 4720 },
  amounts: { kills: 200, 'database-kills': 30 },
})

let isMet = true
const tell = ({ text, isMet: isGood }) => {
  isMet &&= isGood
  process.stdout.write(`${isGood ? '' : 'MISSED  '}${text}, load ${loadNow()}\n`)
}

// The rate over the whole duration loses a little at its end, so the bench sends slightly more than the goal.
const MORE = 1.02

const intake = async app => {
  const seconds = asked.number('seconds')
  const shops = await addShops(app.owner, MERCHANTS)
  for (const { name, goal, among } of [
    { name: 'one merchant', goal: GOALS.one, among: undefined },
    { name: `${MERCHANTS} merchants`, goal: GOALS.many, among: shops },
  ]) {
    const perSecond = Math.ceil(goal * MORE)
    const found = await sendOrders(app, { perSecond, seconds, ...(among && { shops: among }) })
    tell(intakeVerdict({ name, found, goal: { perSecond: goal, answerMs: GOALS.answerMs } }))
  }
}

const cuts = async app => {
  const count = asked.number('cuts')
  tell(cutsVerdict(count, await cutStreams(app, count)))
}

const board = async app => {
  const found = await shiftBoard(app, {
    seconds: asked.number('seconds') * 2,
    shiftOrders: asked.number('shift-orders'),
  })
  for (const verdict of boardVerdicts(found, { ...GOALS, slower: BOARD_SLOWER })) tell(verdict)
}

const alone = async (work, { hasScreens = false } = {}) => {
  const app = await startBenchApp({
    port: asked.number('port'),
    ...(hasScreens && { publish: publishBuilt }),
  })
  try {
    await work(app)
  } finally {
    await app.stop()
  }
}

const run = (script, ...args) => {
  const { status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', path.resolve(import.meta.dirname, script), ...args],
    { stdio: 'inherit' },
  )
  tell({ text: `${path.basename(script, '.ts')} ${args.join(' ')}`, isMet: status === 0 })
}

const given = (...names) => names.flatMap(name => [`--${name}`, String(asked.number(name))])

const kills = () => {
  if (asked.number('kills') > 0) run('kill-intake.ts', ...given('kills', 'port'))
  if (asked.number('database-kills') > 0)
    run('../torture/cli.ts', '--only', 'kills', '--kills', '0', ...given('database-kills', 'port'))
}

const main = async () => {
  const has = part => asked.list('part').includes(part)
  if (has('intake')) await alone(intake)
  if (has('kills')) kills()
  if (has('cuts')) await alone(cuts)
  if (has('streams'))
    run('streams.ts', ...given('streams', 'port'), '--orders', String(asked.number('stream-orders')))
  if (has('board')) await alone(board, { hasScreens: true })
  process.exitCode = isMet ? 0 : 1
}

await runBench(main)
