import { SPECIFIED_SCREENS } from '@sufra/shared/contracts/specified'
import { remoteConfig as admin } from '../../remote-admin/remote.config.mjs'
import { remoteConfig as menus } from '../../remote-menus/remote.config.mjs'
import { remoteConfig as orders } from '../../remote-orders/remote.config.mjs'
import { HOST_CLAIMS } from './host-claims.mjs'

const CONFIGS = { admin, menus, orders }
const inOrder = roles => [...roles].sort()

it('is the catalogue of 32 screens', () => {
  expect(new Set(SPECIFIED_SCREENS.map(({ path }) => path)).size).toBe(32)
})

it.each(SPECIFIED_SCREENS.filter(({ home }) => home !== 'host').map(screen => [screen.path, screen]))(
  '/%s is a screen of its remote, for the specified roles',
  (path, screen) => {
    const claim = CONFIGS[screen.home].paths.find(each => each.path === path)
    expect(claim?.chunk).toBeTruthy()
    expect(inOrder(claim.roles)).toEqual(inOrder(screen.for))
  },
)

it.each(SPECIFIED_SCREENS.filter(({ home }) => home === 'host').map(({ path }) => path))(
  '/%s is a screen of the host',
  path => {
    expect(HOST_CLAIMS[0].paths).toContainEqual({ path })
  },
)
