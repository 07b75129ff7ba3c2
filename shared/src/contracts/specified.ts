import { BRANCH_KEEPERS, ROLE_NAMES } from './role-names.ts'
import type { RoleName } from './role-names.ts'

const ofEntity = <Entity extends string>(entity: Entity) =>
  [
    `POST /api/${entity}/Add`,
    `GET /api/${entity}/Get`,
    `GET /api/${entity}/Get/Id`,
    `PUT /api/${entity}/Update`,
    `DELETE /api/${entity}/Delete`,
  ] as const

/** Paths that Sufra has promised from its first day (specification#wire): none may be removed or renamed. */
export const SPECIFIED_ENDPOINTS = [
  'POST /api/Authentication/login',
  'POST /api/Authentication/SignUp',
  'POST /api/Authentication/RefreshToken',
  'POST /api/Authentication/ForgetPassword',
  'POST /api/Authentication/ResetPassword',
  'POST /api/Authentication/CodeConfirmation',
  'POST /api/Authentication/ResendVerificationCode',
  'POST /api/Authentication/AccountValidation',
  'GET /api/User/Get',
  'GET /api/User/GetByAccountId',
  'POST /api/User/SignUp',
  'POST /api/User/Add',
  'DELETE /api/User/Delete',
  'POST /api/User/ChangePassword',
  'POST /api/User/ChangeEmail',
  ...ofEntity('Account'),
  ...ofEntity('Type'),
  ...ofEntity('Choice'),
  ...ofEntity('Size'),
  ...ofEntity('Category'),
  ...ofEntity('ServiceProvider'),
  ...ofEntity('Role'),
  ...ofEntity('Branch'),
  ...ofEntity('Feature'),
  ...ofEntity('Plan'),
  'POST /api/Branch/AddBulk',
  'GET /api/Branch/GetByAccountId',
  'GET /api/Branch/Get/ServiceProviderId',
  'PUT /api/Category/hide/branch',
  'POST /api/Category/BulkCreateUpdate',
  'GET /api/Plan/GetAll',
  'GET /api/Plan/GetByAccountId',
  'GET /api/Role/GetAll',
  'GET /api/Role/GetById',
  'GET /api/ServiceProvider/id',
  'GET /api/Feature/GetByAccountId',
  'POST /api/Order/ExecuteAction',
  'GET /api/Order/Details/:id',
  'GET /api/Order/History/:id',
  'GET /api/Order/Get',
  'GET /api/Order/GetLiveOrders',
  'POST /api/Subscription/Add',
  'POST /api/Subscription/Upgrade',
  'POST /api/ClickPay/AddPayment',
  'POST /api/Dashboard/GetSellerInfo',
  'GET /api/Product/Get',
  'GET /api/Product/Get/Id',
  'POST /api/Product/Add',
  'PUT /api/Product/Update',
  'DELETE /api/Product/Delete',
  'PUT /api/Product/HideAll',
  'PUT /api/Product/Sort',
] as const

const OPERATOR = ['SuperAdmin'] as const satisfies RoleName[]
const OFFICE = ['SuperAdmin', 'Admin', 'Custom'] as const satisfies RoleName[]
const MERCHANTS = ['Admin', 'BranchManager', 'Cashier', 'Kitchen', 'Custom'] as const satisfies RoleName[]
const PRODUCT_EDITORS = [...OFFICE, 'BranchManager'] as const satisfies RoleName[]

interface SpecifiedScreen {
  path: string
  /** `everybody`: no login required. */
  for: 'everybody' | readonly RoleName[]
  /** Package that contains the screen. */
  home: 'host' | 'orders' | 'menus' | 'admin'
}

const screens = (
  home: SpecifiedScreen['home'],
  audience: SpecifiedScreen['for'],
  paths: string[],
): SpecifiedScreen[] => paths.map(path => ({ path, for: audience, home }))

/**
 * Screens that Sufra has promised from its first day, with their roles (specification#screens, specification#roles).
 */
export const SPECIFIED_SCREENS: readonly SpecifiedScreen[] = [
  ...screens('host', 'everybody', [
    'login',
    'signup',
    'otp',
    'businessDetails',
    'forgetPassword',
    'subscriptions',
  ]),
  ...screens('host', ROLE_NAMES, ['dashboard', 'settings']),
  ...screens('host', OFFICE, ['support', 'integrations', 'branches/new-branch']),
  ...screens('host', BRANCH_KEEPERS, ['branches']),
  ...screens('host', ['Admin'], ['users']),
  ...screens('host', OPERATOR, ['manage-users', 'integrations/new-integrations']),
  ...screens('orders', MERCHANTS, ['live-order']),
  ...screens('orders', OFFICE, ['orders']),
  ...screens('menus', MERCHANTS, ['menusForUser']),
  ...screens('menus', OFFICE, ['menus', 'add-category', 'edit-category/:id']),
  ...screens('menus', PRODUCT_EDITORS, ['menus/new-meal', 'menus/dialog']),
  ...screens('admin', ROLE_NAMES, ['feature', 'addfeatures/:id']),
  ...screens('admin', OPERATOR, [
    'merchants',
    'merchants/:id',
    'packages',
    'discount',
    'plans',
    'addPlan',
    'addPlan/:id',
  ]),
]
