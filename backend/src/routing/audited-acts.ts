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
 * Returns whether an act of a merchant's people is recorded in the audit. Menus, orders and branch states have
 * histories of their own, and personal settings are private.
 */
export const isOwnAct = (action: string): boolean =>
  ACTS.has(action) || THINGS.has(action.split('.')[0] ?? '')
