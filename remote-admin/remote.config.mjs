import { MERCHANT_ROLES, OPERATOR_ROLES } from '@sufra/tooling/roles'

const screen = (path, chunk) => ({ path, roles: OPERATOR_ROLES, chunk })
// The specification gives these two screens to nobody in particular.
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
    screen('merchants/:id', 'merchant'),
    screen('payments', 'payments'),
    screen('packages', 'packages'),
    screen('packages/:id', 'package'),
    screen('discount', 'discounts'),
    screen('discount/:id', 'discount'),
    screen('plans', 'plans'),
    screen('addPlan', 'plan-form'),
    screen('addPlan/:id', 'plan-form'),
    openScreen('feature', 'features'),
    openScreen('addfeatures/:id', 'feature-values'),
    screen('releases', 'releases'),
    screen('revenue', 'revenue'),
    screen('audit', 'audit'),
  ],
  nav: [
    entry('merchants', 'merchants', 32),
    entry('payments', 'payments', 33),
    entry('plans', 'plans', 34),
    entry('features', 'feature', 35),
    entry('packages', 'packages', 36),
    entry('discounts', 'discount', 38),
    entry('revenue', 'revenue', 37),
    entry('releases', 'releases', 39),
    entry('audit', 'audit', 40),
  ],
  palette: [
    {
      id: 'openMerchant',
      kind: 'open',
      of: 'merchant',
      labelKey: 'palette.openMerchant',
      icon: 'merchants',
      path: 'merchants/{id}',
      roles: OPERATOR_ROLES,
    },
  ],
  background: [],
  budget: { brotliKb: 140 },
}
