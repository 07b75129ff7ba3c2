const THINGS = new Set([
  'Account',
  'AccountExport',
  'ChannelPricing',
  'Escalation',
  'Integration',
  'MenuPublication',
  'PriceException',
  'ReceiptSettings',
  'Role',
  'ServiceProvider',
  'Subscription',
])

const ACTS = new Set([
  'Branch.Update',
  'Printer.Add',
  'Printer.Delete',
  'Printer.RenewAddress',
  'Printer.Update',
  'User.Add',
  'User.ChangeEmail',
  'User.ChangePassword',
  'User.Delete',
  'User.ResendInvite',
  'User.Restore',
  'User.Update',
])

/**
 * Whether an act of a merchant's people is written down as one: menus, orders and the states of branches have histories of their
 * own, and what people do for themselves alone is nobody's to read.
 */
export const isOwnAct = (action: string): boolean =>
  ACTS.has(action) || THINGS.has(action.split('.')[0] ?? '')
