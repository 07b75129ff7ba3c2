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
  it('without a name, or with one that there is not, is 2 with all there are on standard error', async () => {
    for (const words of [[], ['nothing']]) {
      const { status, stdout, stderr } = await bench(...words)
      expect([status, stdout]).toEqual([2, ''])
      for (const name of Object.keys(BENCHES)) expect(stderr).toContain(`  ${name} `)
    }
  })

  it('asked for help it is 0 on standard output', async () => {
    expect(await bench('--help')).toMatchObject({
      ...{ status: 0, stderr: '' },
      stdout: expect.stringContaining('Usage: pnpm bench NAME'),
    })
  })

  it('hands a bench its own words, and ends as it does', async () => {
    expect(await bench('streams', '--help')).toMatchObject({
      ...{ status: 0, stderr: '' },
      stdout: expect.stringContaining('Usage: pnpm bench streams'),
    })
    expect(await bench('streams', '--streams', 'many')).toMatchObject({
      ...{ status: 2, stdout: '' },
      stderr: expect.stringMatching(/^--streams many: a whole number is needed\n\nUsage: pnpm bench streams/),
    })
  })
})
