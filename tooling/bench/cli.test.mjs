import { spawn } from 'node:child_process'
import path from 'node:path'
import { BENCHES } from './benches.mjs'

const run = (file, ...words) =>
  new Promise(resolve => {
    const child = spawn(process.execPath, [path.join(import.meta.dirname, file), ...words])
    const found = { stdout: '', stderr: '' }
    for (const stream of ['stdout', 'stderr'])
      child[stream].setEncoding('utf8').on('data', text => (found[stream] += text))
    child.once('close', (status, signal) => resolve({ ...found, status: status ?? signal }))
  })
const bench = (...words) => run('cli.mjs', ...words)

describe('pnpm bench', () => {
  it('exits with 2 and the list on standard error without a name or with an unknown one', async () => {
    for (const words of [[], ['nothing']]) {
      const { status, stdout, stderr } = await bench(...words)
      expect([status, stdout]).toEqual([2, ''])
      for (const name of Object.keys(BENCHES)) expect(stderr).toContain(`  ${name} `)
    }
  })

  it('prints its help to standard output and exits with 0', async () => {
    expect(await bench('--help')).toMatchObject({
      status: 0,
      stderr: '',
      stdout: expect.stringContaining('Usage: pnpm bench NAME'),
    })
  })

  it('passes the arguments on to a bench, and exits with its code', async () => {
    expect(await bench('streams', '--help')).toMatchObject({
      status: 0,
      stderr: '',
      stdout: expect.stringContaining('Usage: pnpm bench streams'),
    })
    expect(await bench('streams', '--streams', 'many')).toMatchObject({
      status: 2,
      stdout: '',
      stderr: expect.stringMatching(/^--streams many: a whole number is needed\n\nUsage: pnpm bench streams/),
    })
  })
})
