import { MERCHANT_ROLES, OPERATOR_ROLES } from '@sufra/tooling/roles'

const screen = (path, chunk = 'coming-soon') => ({ path, roles: OPERATOR_ROLES, chunk })
// The specification limits these two to nobody.
const openScreen = (path, chunk) => ({
  ...screen(path, chunk),
  roles: [...OPERATOR_ROLES, ...MERCHANT_ROLES],
})
const entry = (id, path, order) => ({
  id,
  labelKey: `nav.${id}`,
  icon: id,
  path,
  order,
  roles: OPERATOR_ROLES,
})

/** @type {import('@sufra/tooling/remote-config').RemoteConfig} */
export const remoteConfig = {
  name: 'admin',
  hostApi: '^1.0.0',
  paths: [
    screen('merchants', 'merchants'),
    screen('merchants/:id'),
    screen('packages'),
    screen('discount'),
    screen('plans', 'plans'),
    screen('addPlan', 'plan-form'),
    screen('addPlan/:id', 'plan-form'),
    openScreen('feature', 'features'),
    openScreen('addfeatures/:id', 'feature-values'),
    screen('releases', 'releases'),
  ],
  nav: [
    entry('merchants', 'merchants', 32),
    entry('plans', 'plans', 34),
    entry('features', 'feature', 35),
    entry('packages', 'packages', 36),
    entry('discounts', 'discount', 38),
    entry('releases', 'releases', 39),
  ],
  palette: [
    {
      id: 'openMerchant',
      kind: 'open',
      of: 'merchant',
      labelKey: 'palette.openMerchant',
      icon: 'merchants',
      path: 'merchants?search={id}',
      roles: OPERATOR_ROLES,
    },
  ],
  background: [],
  budget: { brotliKb: 60 },
}
