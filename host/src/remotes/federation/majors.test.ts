import { createInstance, registerGlobalPlugins } from '@module-federation/enhanced/runtime'
import { majorsPlugin, sharesOf } from './majors.ts'

const present = { Press: 'of now' }
const former = { Button: 'of then', ...present }
const session = { user: 'one' }
const ready = (module: object) => ({ lib: () => module })

// Instances have the plugins that were there when they were made.
registerGlobalPlugins([majorsPlugin()])
const host = createInstance({
  name: 'host-of-two-majors',
  remotes: [],
  shared: sharesOf({
    provided: { '@sufra/shared/ui': ready(present), '@sufra/shared/session': ready(session) },
    formerly: { '@sufra/shared/ui': { '1.6.0': ready(former) } },
    versions: { '@sufra/shared/ui': ['2.1.0', '1.6.0'], '@sufra/shared/session': ['2.1.0', '1.6.0'] },
  }),
})

// What a build puts into a remote, see consumedShares in tooling.
const takenWith = async (range: string, key = '@sufra/shared/ui') => {
  const shareConfig = { singleton: true, strictVersion: true, requiredVersion: range }
  const factory = await host.loadShare(key, { customShareInfo: { shareConfig } })
  return factory ? factory() : null
}

it('a remote of the former major and one of the present get each what they were built against', async () => {
  expect(await takenWith('^2.0.0')).toBe(present)
  expect(await takenWith('^1.0.0')).toBe(former)
  expect(await takenWith('^2.0.0')).toBe(present)
})

it('what did not change between them is one and the same', async () => {
  expect(await takenWith('^1.2.0', '@sufra/shared/session')).toBe(session)
  expect(await takenWith('^2.1.0', '@sufra/shared/session')).toBe(session)
})

it('a major that is not there is refused', async () => {
  await expect(takenWith('^3.0.0')).rejects.toThrow('does not satisfy')
})
