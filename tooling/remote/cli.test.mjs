import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { repositoryRoot } from '../federation/common.mjs'
import { createRepository } from './testing/repository.mjs'
import { runCli } from './testing/run-cli.mjs'

const COMMANDS = [
  'new NAME',
  'build NAME',
  'check NAME',
  'publish NAME',
  'promote NAME',
  'canary NAME VERSION PERCENT',
  'rollback NAME',
  'disable NAME',
  'enable NAME',
  'list',
  'history NAME',
  'prune NAME',
  'diff NAME A B',
]

describe('pnpm remote', () => {
  it('prints a complete help', async () => {
    const { status, stdout } = await runCli(['--help'])
    expect(status).toBe(0)
    for (const word of [
      ...COMMANDS,
      '--json',
      '--expect N',
      'Exit codes',
      '6 the token may not do this',
      '70 a fault',
    ])
      expect(stdout).toContain(word)
  })

  it.each(COMMANDS)('prints the help of %s, with an example', async usage => {
    const [command] = usage.split(' ')
    const { status, stdout } = await runCli([command, '--help'])
    expect(status).toBe(0)
    expect(stdout).toContain(`Usage: pnpm remote ${usage} [options]`)
    expect(stdout).toContain(`Example: pnpm remote ${command}`)
    expect(stdout).toContain('Exit codes')
  })

  it('refuses a wrong command, remote or option with exit code 2 and one clear line', async () => {
    for (const args of [[], ['explode'], ['constructor'], ['check'], ['check', 'orders', '--nonsense']])
      expect((await runCli(args)).status).toBe(2)
    const { status, stderr } = await runCli(['check', 'kitchen'])
    expect(status).toBe(2)
    expect(stderr).toContain('there is no remote "kitchen"')
  })

  it('reports an unreachable API in one line, with exit code 5', async () => {
    const { status, stderr } = await runCli(['list', '--api', 'http://127.0.0.1:9'])
    expect(status).toBe(5)
    expect(stderr.trim().split('\n')).toHaveLength(1)
  })

  it('exits with 70 for a bug of its own, never with 1, which belongs to check; in JSON too', async () => {
    const repository = createRepository()
    rmSync(path.join(repository.root, 'tooling/node_modules'))
    const { status, stdout, stderr } = await runCli(['check', 'kitchen', '--json'], {}, repository.root)
    repository.remove()
    expect(status).toBe(70)
    expect(JSON.parse(stdout)).toEqual({
      exitCode: 70,
      error: expect.stringContaining('Cannot find package'),
    })
    expect(stderr).toContain('a fault of its own')
  })

  it.each(['SIGINT', 'SIGTERM'])('ends by the signal %s, not as a refusal', async signal => {
    const silent = createServer(() => child.kill(signal))
    await new Promise(resolve => silent.listen(0, '127.0.0.1', resolve))
    const api = `http://127.0.0.1:${silent.address().port}`
    const child = spawn(process.execPath, ['tooling/remote/cli.mjs', 'list', '--api', api], {
      cwd: repositoryRoot,
      env: { ...process.env, SUFRA_DEPLOY_TOKEN: 'secret' },
    })
    const [code, endedBy] = await once(child, 'exit')
    silent.close()
    silent.closeAllConnections()
    expect({ code, endedBy }).toEqual({ code: null, endedBy: signal })
  })
})
