import { runCli } from './testing/run-cli.mjs'

// Each test starts processes, on machines that may be busy.
jest.setTimeout(60_000)

const COMMANDS = [
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
  test('explains itself without another document', async () => {
    const { status, stdout } = await runCli(['--help'])
    expect(status).toBe(0)
    for (const word of [...COMMANDS, '--json', '--expect N', 'Exit codes', '6 the token may not do this'])
      expect(stdout).toContain(word)
  })

  test.each(COMMANDS)('explains %s on its own, with an example', async usage => {
    const [command] = usage.split(' ')
    const { status, stdout } = await runCli([command, '--help'])
    expect(status).toBe(0)
    expect(stdout).toContain(`Usage: pnpm remote ${usage} [options]`)
    expect(stdout).toContain(`Example: pnpm remote ${command}`)
    expect(stdout).toContain('Exit codes')
  })

  test('answers a wrong command, remote or option with exit code 2 and one clear line', async () => {
    for (const args of [[], ['explode'], ['constructor'], ['check'], ['check', 'orders', '--nonsense']])
      expect((await runCli(args)).status).toBe(2)
    const { status, stderr } = await runCli(['check', 'kitchen'])
    expect(status).toBe(2)
    expect(stderr).toContain('there is no remote "kitchen"')
  })

  test('says in one line that the API cannot be reached, exit code 5', async () => {
    const { status, stderr } = await runCli(['list', '--api', 'http://127.0.0.1:9'])
    expect(status).toBe(5)
    expect(stderr.trim().split('\n')).toHaveLength(1)
  })
})
