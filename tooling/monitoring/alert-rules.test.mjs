import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { repositoryRoot } from '../federation/common.mjs'

const FOLDER = path.join(repositoryRoot, 'deploy/monitoring')

const promtool = (...args) => spawnSync('promtool', args, { cwd: FOLDER, encoding: 'utf8' })
const isMissing = () => promtool('--version').error !== undefined

// As for Chromium and the tools of containers: Debian's package, if the user may install it.
const install = () => {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['-qq', 'update'], { env })
  spawnSync('apt-get', ['-qq', 'install', '-y', '--no-install-recommends', 'prometheus'], { env })
}

beforeAll(() => {
  if (isMissing() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) install()
  if (isMissing()) throw new Error('There is no promtool. Install it: apt-get install prometheus')
})

it.each([
  ['check', 'rules', 'alerts.yaml'],
  ['test', 'rules', 'alerts-test.yaml'],
  ['check', 'config', 'prometheus.yaml'],
])('promtool %s %s accepts %s', (...args) => {
  const { status, stdout, stderr } = promtool(...args)
  expect({ status, output: status === 0 ? '' : stdout + stderr }).toEqual({ status: 0, output: '' })
})
