import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { installPackages, mayInstallPackages, updatePackageList } from '../commands/debian-packages.mjs'
import { repositoryRoot } from '../federation/common.mjs'

const FOLDER = path.join(repositoryRoot, 'deploy/monitoring')

const promtool = (...args) => spawnSync('promtool', args, { cwd: FOLDER, encoding: 'utf8' })
const isMissing = () => promtool('--version').error !== undefined

beforeAll(() => {
  if (isMissing() && mayInstallPackages()) {
    updatePackageList()
    installPackages('prometheus')
  }
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
