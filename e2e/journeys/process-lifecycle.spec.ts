import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser } from 'playwright-core'
import { freePort } from '../fixtures/app-process.ts'
import { launchBrowser } from '../fixtures/browser.ts'
import { receiveOrders } from '../fixtures/live-cards.ts'
import { enterAs, openPage, wasReloaded } from '../fixtures/remote-visit.ts'
import { expectEventually } from '../fixtures/expect-eventually.ts'
import { Terminal } from '../fixtures/terminal.ts'

const LAUNCHER = 'tooling/commands/start.mjs'
const SERVER = 'backend/dist/server.js'
const AWAY = 'Sufra is not answering right now.'

let browser: Browser
let dataDir: string
let port: number
let origin: string

const start = async (...command: string[]): Promise<Terminal> => {
  const environment = { DATA_DIR: dataDir, PORT: String(port), RATE_LIMIT_FACTOR: '1000' }
  const terminal = new Terminal({ command, environment })
  await terminal.said('Ready in')
  return terminal
}

beforeAll(async () => {
  browser = await launchBrowser()
  dataDir = await mkdtemp(path.join(tmpdir(), 'sufra-life-'))
  port = await freePort()
  origin = `http://localhost:${port}`
})

afterAll(async () => {
  await browser.close()
  await rm(dataDir, { recursive: true, force: true })
})

describe('npm start', () => {
  let terminal: Terminal
  beforeAll(async () => {
    terminal = await start('npm', 'start')
  })

  it('restarts a killed server, and every open page recovers with its typed text', async () => {
    const board = await openPage(await enterAs(browser, { origin, account: 'admin' }), '/live-order')
    await board.getByText(/^Updated /).waitFor()
    // The operator has no stream, so the page notices the outage only at an unanswered request.
    const quiet = await openPage(await enterAs(browser, { origin, account: 'operator' }), '/merchants')
    await quiet.getByRole('row').nth(1).waitFor()
    const pages = [board, quiet]

    // Stopped, so that the server stays down during the check.
    const launcher = terminal.pidOf(LAUNCHER)
    process.kill(launcher, 'SIGSTOP')
    process.kill(terminal.pidOf(SERVER), 'SIGKILL')
    await quiet.getByRole('searchbox').fill('ateeq')
    await Promise.all(pages.map(page => page.getByText(AWAY).waitFor()))
    process.kill(launcher, 'SIGCONT')

    await Promise.all(pages.map(page => page.getByText(AWAY).waitFor({ state: 'detached' })))
    await receiveOrders(board, '--url', origin, '--count', '1', '--channel', 'jahez')
    await quiet.getByRole('row', { name: /Ateeq/ }).waitFor()
    await expectEventually(() => quiet.getByRole('searchbox').inputValue()).toBe('ateeq')
    for (const page of pages) expect(await wasReloaded(page)).toBe(false)
    await Promise.all(pages.map(page => page.context().close()))
  })

  it('leaves no process running after Ctrl+C, which npm and the launcher receive as well', async () => {
    expect(terminal.processes().some(command => command.includes('postgres'))).toBe(true)
    terminal.press('SIGINT')
    await terminal.ended
    await expectEventually(() => terminal.processes()).toEqual([])
  })
})

describe('the launcher', () => {
  it.each<[string, (terminal: Terminal) => void]>([
    ['only it gets the stop signal', terminal => process.kill(terminal.pidOf(LAUNCHER), 'SIGTERM')],
    [
      'its terminal is closed',
      terminal => {
        terminal.close()
        terminal.press('SIGHUP')
      },
    ],
  ])('ends all its processes when %s', async (_name, stop) => {
    const terminal = await start(process.execPath, LAUNCHER)
    stop(terminal)
    expect(await terminal.ended).toBe(0)
    await expectEventually(() => terminal.processes()).toEqual([])
  })

  it('ends its server in order when it is killed', async () => {
    const terminal = await start(process.execPath, LAUNCHER)
    process.kill(terminal.pidOf(LAUNCHER), 'SIGKILL')
    await terminal.ended
    await expectEventually(() => terminal.processes()).toEqual([])
  })
})
