import { once } from 'node:events'
import { createServer } from 'node:http'
import { constants } from 'node:os'
import { PLAYED, createTemporaryRepository, freePort } from './testing/temporary-repository.mjs'

const repository = createTemporaryRepository()
const WHOLE = {
  'tooling/build/build.mjs': '',
  'backend/dist/server.js': repository.read('backend/dist/server.js'),
  'tooling/platforms/dist/main.js': PLAYED,
  'tooling/payments/dist/main.js': PLAYED,
}
let port
let kept
let tests = 0
beforeEach(async () => {
  for (const [file, text] of Object.entries(WHOLE)) repository.write(file, text)
  port = await freePort()
  tests += 1
  kept = `kept-${tests}`
})
afterEach(() => repository.endAll())
afterAll(() => repository.remove())

const ALONE = { PLATFORMS: 'off', PAYMENTS: 'off' }
const start = (env = {}) =>
  repository.run('tooling/commands/start.mjs', {
    env: { PORT: String(port), DATA_DIR: kept, ...ALONE, ...env },
  })
const isRunning = pid => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
const givenToServer = () => JSON.parse(repository.read(`${kept}/given.json`))

describe('npm start', () => {
  it('starts the server, publishes, prints all addresses, and ends with 0 on request', async () => {
    const run = start()
    await run.says('Stop with Ctrl+C')
    expect(run.stdout).toContain(`http://localhost:${port}/docs`)
    expect(run.stdout).toContain('Sufra-demo-1')
    expect((await fetch(`http://localhost:${port}/api/health`)).status).toBe(200)
    run.child.kill('SIGTERM')
    expect(await run.ended).toBe(0)
    await expect(fetch(`http://localhost:${port}/api/health`)).rejects.toThrow()
    expect(run.stderr).toBe('')
  })

  it('serves the last build with BUILD=off', async () => {
    repository.write('tooling/build/build.mjs', 'process.exit(1)')
    await start({ BUILD: 'off' }).says('Stop with Ctrl+C')
    expect((await fetch(`http://localhost:${port}/api/health`)).status).toBe(200)
  })

  it('leaves no process running when npm itself gets SIGTERM', async () => {
    const run = repository.npm('start', { env: { PORT: String(port), DATA_DIR: kept, ...ALONE } })
    await run.says('Stop with Ctrl+C')
    run.child.kill('SIGTERM')
    await once(run.child, 'exit')
    await expect(fetch(`http://localhost:${port}/api/health`)).rejects.toThrow()
    expect(isRunning(givenToServer().LAUNCHER_PID)).toBe(false)
  })

  it.each(['SIGTERM', 'SIGINT'])('ends the build and what the build has started on %s', async signal => {
    repository.write('a-build.mjs', "setInterval(() => undefined, 1000); console.log('building')")
    repository.write(
      'tooling/build/build.mjs',
      "import { spawn } from 'node:child_process'; spawn(process.execPath, ['a-build.mjs'], { stdio: 'inherit' })",
    )
    const run = start()
    await run.says('building')
    run.child.kill(signal)
    // The output ends with the last process that writes to it.
    expect(await run.ended).toBe(128 + constants.signals[signal])
  })

  it('prints no password without demo data, and no mailbox in production', async () => {
    const run = start({ SEED: 'off', NODE_ENV: 'production' })
    await run.says('OPERATOR_PASSWORD')
    expect(run.stdout).not.toMatch(/Sufra-demo-1|@sufra\.test|dev\/mail/)
    expect(givenToServer()).toMatchObject({ NODE_ENV: 'production', LOCAL_REMOTE_ORIGINS: '' })
  })

  it('treats an empty variable as absent, as the server does', async () => {
    repository.write(
      'backend/dist/server.js',
      'process.stdout.write(JSON.stringify(process.env)); process.exit(9)',
    )
    const run = start({ PORT: '', DATA_DIR: '', NODE_ENV: '' })
    expect(await run.ended).toBe(9)
    const given = JSON.parse(run.stdout.slice(run.stdout.indexOf('{')))
    expect(given).toMatchObject({ PORT: '4000', NODE_ENV: 'development' })
    expect(given.DATA_DIR).toBe(`${repository.root}/data`)
  })

  it('does not start a failed build', async () => {
    repository.write('tooling/build/build.mjs', "process.stderr.write('FAILED host\\n'); process.exit(3)")
    const run = start()
    expect(await run.ended).toBe(1)
    expect(run.stderr).toBe('FAILED host\nsufra: the build failed; the lines above say why.\n')
    expect(repository.has(kept)).toBe(false)
  })

  it('ends with the code of a server that refuses to start, whose message is the last line', async () => {
    repository.write(
      'backend/dist/server.js',
      "process.stderr.write('Sufra cannot start: PORT is taken.\\n'); process.exit(7)",
    )
    const run = start()
    expect(await run.ended).toBe(7)
    expect(run.stderr).toBe('Sufra cannot start: PORT is taken.\n')
  })

  it('prints in one line why the server refuses the build, and leaves no server behind', async () => {
    const run = start({ REFUSED_CALL: '/api/Release/RegisterHost' })
    expect(await run.ended).toBe(1)
    expect(run.stderr).toBe('sufra: the API did not register the host (400 invalid): It cannot be\n')
    await expect(fetch(`http://127.0.0.1:${port}/api/health`)).rejects.toThrow()
  })

  it('a crashed server is restarted with a message', async () => {
    repository.write(
      'backend/dist/server.js',
      `import { existsSync as has } from 'node:fs'
      if (!has(process.env.DATA_DIR + '/given.json')) setTimeout(() => process.exit(66), 50)
      ${WHOLE['backend/dist/server.js']}`,
    )
    const run = start()
    await run.says('Stop with Ctrl+C')
    await run.says('the server fell (66), time 1 in a row')
    run.child.kill('SIGTERM')
    expect(await run.ended).toBe(0)
  })
})

describe('simulators beside the server', () => {
  const WITH = { PLATFORMS: '', PAYMENTS: '' }

  it('use free ports that the server gets, and the payment key is printed nowhere', async () => {
    const other = createServer()
    await new Promise(done => other.listen(port + 1, '127.0.0.1', done))
    const run = start(WITH)
    await run.says('Stop with Ctrl+C')
    const given = givenToServer()
    expect(given.PLATFORM_URL_KEETA).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/keeta$/)
    const ports = [given.PLATFORM_URL_KEETA, given.CLICKPAY_URL].map(url => Number(new URL(url).port))
    expect(ports[0]).toBeGreaterThan(port + 1)
    expect(ports[1]).toBeGreaterThan(ports[0])
    expect(given.CLICKPAY_SERVER_KEY).toMatch(/^[0-9A-F]{48}$/)
    expect(run.stdout + run.stderr).not.toContain(given.CLICKPAY_SERVER_KEY)
    run.child.kill('SIGTERM')
    expect(await run.ended).toBe(0)
    other.close()
  })

  it('are not started for payments if keys of ClickPay are set', async () => {
    const run = start({
      ...WITH,
      CLICKPAY_SERVER_KEY: 'OUR-OWN',
      CLICKPAY_URL: 'https://secure.clickpay.com.sa',
    })
    await run.says('Stop with Ctrl+C')
    expect(givenToServer()).toMatchObject({
      CLICKPAY_SERVER_KEY: 'OUR-OWN',
      CLICKPAY_URL: 'https://secure.clickpay.com.sa',
    })
    expect(run.stdout).not.toContain('Payments')
  })

  it('do not keep the rest from starting if one does not run', async () => {
    repository.write('tooling/platforms/dist/main.js', 'process.exit(1)')
    const run = start(WITH)
    await run.says('Stop with Ctrl+C')
    await run.says('the platforms to try with do not run')
    expect((await fetch(`http://localhost:${port}/api/health`)).status).toBe(200)
  })

  it('are awaited at the end, so that no process is left', async () => {
    const late =
      "process.on('SIGTERM', () => setTimeout(() => { process.stdout.write('PLAYED OUT\\n'); process.exit(0) }, 200)); process.stdout.write('PLAYS\\n')"
    repository.write('tooling/payments/dist/main.js', PLAYED.replace(/^.*SIGTERM.*$/m, late))
    const run = start(WITH)
    await run.says('Stop with Ctrl+C')
    // Before that it would end at once, by the signal.
    await run.says('PLAYS')
    run.child.kill('SIGTERM')
    expect(await run.ended).toBe(0)
    expect(run.stdout).toContain('PLAYED OUT')
  })
})
