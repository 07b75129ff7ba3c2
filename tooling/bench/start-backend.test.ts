import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { CannotRun } from './arguments.ts'
import { nextMessage } from './next-message.ts'
import { measureBackend, startBackend, stopBackend } from './start-backend.ts'
import { startTemporaryBackend } from './temporary-backend.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'sufra-bench-test-'))
afterAll(() => rmSync(folder, { recursive: true }))

let programs = 0
/** Writes a program that stands in for the built backend. */
const program = (code: string): string => {
  programs += 1
  const file = path.join(folder, `server-${programs}.mjs`)
  writeFileSync(file, code)
  return file
}
const NOTES =
  "import { writeFileSync } from 'node:fs'\nwriteFileSync(process.env.DATA_DIR + '/given.json', JSON.stringify(process.env))\n"
const ENDS_WHEN_ASKED =
  "process.on('SIGTERM', () => process.exit(0)); process.on('disconnect', () => process.exit(0)); setInterval(() => undefined, 1000)\n"
const SERVES = `${NOTES}${ENDS_WHEN_ASKED}process.send('something'); process.send('listening')`

const leftOf = (name: string) => readdirSync(tmpdir()).filter(each => each.startsWith(`sufra-${name}-`))

describe('the backend of a bench', () => {
  it('is ready once it sends the message, without environment variables that point elsewhere', async () => {
    process.env.DATABASE_URL = 'postgres://of-somebody'
    const child = await startBackend({
      port: 4799,
      dataDir: folder,
      server: program(SERVES),
      env: { HOST_DIST: '/built' },
    })
    delete process.env.DATABASE_URL
    const given = JSON.parse(readFileSync(path.join(folder, 'given.json'), 'utf8'))
    expect(given).toMatchObject({ PORT: '4799', DATA_DIR: folder, DATABASE_URL: '', HOST_DIST: '/built' })
    await stopBackend(child, 'SIGTERM')
    expect(child.exitCode).toBe(0)
  })

  it.each([
    ['refuses to start', 'process.exit(1)'],
    ['is killed while it starts', "process.kill(process.pid, 'SIGKILL')"],
    ['exits with 0 before it serves', 'process.exit(0)'],
  ])('reports in one sentence that a backend that %s cannot be measured', async (_what, code) => {
    const starting = startBackend({ port: 4799, dataDir: folder, server: program(code) })
    await expect(starting).rejects.toBeInstanceOf(CannotRun)
    await expect(starting).rejects.toThrow('does not start')
  })

  it('reports a missing build with instructions', async () => {
    const starting = startBackend({ port: 4799, dataDir: folder, server: path.join(folder, 'none.js') })
    await expect(starting).rejects.toThrow('run pnpm build first')
  })

  it('needs no second stop if it has crashed or was killed', async () => {
    for (const code of [
      'setTimeout(() => process.exit(3), 1)',
      "setTimeout(() => process.kill(process.pid, 'SIGKILL'), 1)",
    ]) {
      const server = program(`${ENDS_WHEN_ASKED}process.send('listening', () => { ${code} })`)
      const child = await startBackend({ port: 4799, dataDir: folder, server })
      await new Promise(resolve => child.once('exit', resolve))
      await stopBackend(child, 'SIGTERM')
    }
  })

  it('reports its memory and its longest block if it is watched', async () => {
    // The watch takes its first sample after 5 ms, so an earlier block goes unnoticed.
    const busy = `${ENDS_WHEN_ASKED}process.send('listening')
      const hold = () => {
        for (const end = performance.now() + 60; performance.now() < end;);
        setTimeout(() => process.send('held'), 20)
      }
      process.on('message', word => word === 'hold' && setTimeout(hold, 50))`
    const child = await startBackend({ port: 4799, dataDir: folder, server: program(busy), isWatched: true })
    child.send('hold')
    await nextMessage(child, message => message === 'held')
    expect((await measureBackend(child)).longestHold).toBeGreaterThan(50)
    const { rss, heapUsed, cpuSeconds } = await measureBackend(child)
    expect(rss).toBeGreaterThan(heapUsed)
    expect(cpuSeconds).toBeGreaterThanOrEqual(0)
    await stopBackend(child, 'SIGKILL')
    await expect(measureBackend(child)).rejects.toThrow('before it answered')
  })
})

describe('a backend with a temporary folder', () => {
  it('removes it when it ends', async () => {
    const { dataDir, url, stop } = await startTemporaryBackend({
      name: 'test-kept',
      port: 4798,
      server: program(SERVES),
    })
    expect([existsSync(path.join(dataDir, 'given.json')), url]).toEqual([true, 'http://localhost:4798'])
    const before = process.listenerCount('SIGINT')
    await stop()
    expect(leftOf('test-kept')).toEqual([])
    expect(process.listenerCount('SIGINT')).toBe(before - 1)
  })

  it('removes it when it does not start', async () => {
    const starting = startTemporaryBackend({
      name: 'test-refused',
      port: 4798,
      server: program('process.exit(1)'),
    })
    await expect(starting).rejects.toThrow('does not start')
    expect(leftOf('test-refused')).toEqual([])
  })

  it.each(['SIGINT', 'SIGTERM'] as const)('removes it when the bench is stopped by %s', async signal => {
    const name = `test-${signal.toLowerCase()}`
    const module = pathToFileURL(path.join(import.meta.dirname, 'temporary-backend.ts')).href
    const bench = spawn(
      process.execPath,
      [
        ...['--import', 'tsx', '--input-type=module', '-e'],
        `import { startTemporaryBackend } from '${module}'
        const { backend } = await startTemporaryBackend({ name: '${name}', port: 4797, server: '${program(SERVES)}' })
        process.stdout.write(String(backend.pid))`,
      ],
      { cwd: import.meta.dirname, stdio: ['ignore', 'pipe', 'inherit'] },
    )
    const pid = Number(await new Promise(resolve => bench.stdout.once('data', resolve)))
    expect(leftOf(name)).toHaveLength(1)
    bench.kill(signal)
    expect(await new Promise(resolve => bench.once('exit', resolve))).toBe(130)
    expect(leftOf(name)).toEqual([])
    expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  })
})
