import { spawnSync } from 'node:child_process'
import { repositoryRoot } from '../federation/common.mjs'

const run = (...args) =>
  spawnSync(process.execPath, ['tooling/remote/cli.mjs', ...args], { cwd: repositoryRoot, encoding: 'utf8' })

describe('pnpm remote', () => {
  test('explains itself without another document', () => {
    const { status, stdout } = run('--help')
    expect(status).toBe(0)
    for (const word of ['build NAME', 'check NAME', 'publish NAME', 'list', '--json', 'Exit codes'])
      expect(stdout).toContain(word)
  })

  test('answers a wrong command, remote or option with exit code 2 and one clear line', () => {
    expect(run('explode').status).toBe(2)
    expect(run('check').status).toBe(2)
    expect(run('check', 'orders', '--nonsense').status).toBe(2)
    const { status, stderr } = run('check', 'kitchen')
    expect(status).toBe(2)
    expect(stderr).toContain('there is no remote "kitchen"')
  })

  test('says in one line that the API cannot be reached, exit code 5', () => {
    const { status, stderr } = run('list', '--api', 'http://127.0.0.1:9')
    expect(status).toBe(5)
    expect(stderr.trim().split('\n')).toHaveLength(1)
  })
})
