import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { Permission } from '@sufra/shared/contracts/permission'
import { storedHashOf } from '#src/secrets/stored-hash.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import type { Menu } from '#src/testing/menu-fixture.ts'
import { addShop, placeOrder } from '#src/testing/shop-fixture.ts'
import { OWN_PERMISSIONS } from './actors.ts'
import { idOf } from './id-of.ts'
import { addPapers } from './papers.ts'
import { addRecovery } from './recovery.ts'
import { addPrinter } from './printers.ts'
import type { Ids } from './sample.ts'

export type MerchantIds = Omit<
  Ids,
  'selfId' | 'email' | 'sessionId' | 'pushDeviceId' | 'notificationId' | 'cookie'
>

/** One merchant: its ids in the first branch, and those that differ in the second. */
export interface Merchant {
  here: MerchantIds
  there: Pick<Ids, 'branchId' | 'orderId' | 'storeId' | 'integrationId' | 'shiftId' | 'shiftNoteId'> &
    Pick<Ids, 'printerId' | 'printerToken' | 'printJobId'>
}

/** The two demo merchants. */
export type Merchants = Record<'first' | 'second', Merchant>

/** Text in everything that belongs to the second branch. */
export const THERE = 'only-there'

/** Returns the localized name that everything of a merchant gets. */
export const markedText = (mark: string): string => JSON.stringify({ ar: `نص ${mark}`, en: `Text ${mark}` })

interface Person {
  accountId: number | null
  name: string
  role: string
  roleId?: number
}

/** Adds a person who signs in like the demo users, as `<name>@sufra.test`. */
export const addPerson = (owner: pg.Pool, { accountId, name, role, roleId }: Person): Promise<number> =>
  idOf(
    owner,
    `insert into app_user (account_id, email, name, role, custom_role_id, password_hash)
      select $1, $2 || '@sufra.test', $2, $3, $4, password_hash from app_user where email = 'admin@sufra.test'
      returning id`,
    [accountId, name, role, roleId ?? null],
  )

export interface OwnRole {
  accountId: number
  name: string
  permissions: readonly Permission[]
}

/** Adds a custom role of a merchant. */
export const addRole = (owner: pg.Pool, { accountId, name, permissions }: OwnRole): Promise<number> =>
  idOf(owner, `insert into role (account_id, name, permissions) values ($1, $2, $3) returning id`, [
    accountId,
    JSON.stringify({ ar: name, en: name }),
    permissions,
  ])

const A_FEW = OWN_PERMISSIONS.get('Custom A') ?? []

const linkOf = (mark: string): string => `link-of-${mark}`

const addPeople = async (owner: pg.Pool, accountId: number, mark: string) => {
  const invitedId = await addPerson(owner, { accountId, name: `invited-${mark}`, role: 'Cashier' })
  const formerId = await addPerson(owner, { accountId, name: `former-${mark}`, role: 'Cashier' })
  await owner.query(`update app_user set password_hash = null where id = $1`, [invitedId])
  await owner.query(
    `insert into invitation (user_id, account_id, token_hash, expires_at, sent_at)
      values ($1, $2, $3, now() + interval '72 hours', now() - interval '1 day')`,
    [invitedId, accountId, storedHashOf(linkOf(mark))],
  )
  await owner.query(`update app_user set is_active = false where id = $1`, [formerId])
  return {
    invitedId,
    inviteToken: linkOf(mark),
    formerId,
    memberId: await addPerson(owner, { accountId, name: `member-${mark}`, role: 'Cashier' }),
    roleId: await addRole(owner, { accountId, name: `role-${mark}`, permissions: A_FEW }),
    spareRoleId: await addRole(owner, { accountId, name: `spare-${mark}`, permissions: A_FEW }),
  }
}

// Every text of a merchant gets the merchant's mark, so that an answer with it reveals a leak to the other merchant.
const markAll = async (owner: pg.Pool, { accountId, mark }: { accountId: number; mark: string }) => {
  for (const table of ['account', 'service_provider', 'category', 'choice', 'size', 'branch', 'product']) {
    const key = table === 'account' ? 'id' : 'account_id'
    await owner.query(`update ${table} set name = $2 where ${key} = $1`, [accountId, markedText(mark)])
  }
  await owner.query(`update app_order set customer_name = $2 where account_id = $1`, [accountId, mark])
  await owner.query(`update app_user set name = name || ' ' || $2 where account_id = $1`, [accountId, mark])
}

const markThere = async (owner: pg.Pool, { branchId, orderId }: Merchant['there']) => {
  await owner.query(`update branch set name = $2 where id = $1`, [branchId, markedText(THERE)])
  await owner.query(`update app_order set customer_name = $2 where id = $1`, [orderId, THERE])
}

const AN_OPTION = { id: 1, optionNameEn: 'One', optionNameAr: 'واحد', price: 0, isAvailable: true }

/** Modifier of every product, so that its options can be snoozed. */
export const A_MODIFIER = [
  { id: 1, name: { ar: 'نوع', en: 'Kind' }, options: [AN_OPTION], min: 0, max: 1, required: false },
]

interface MenuOwner {
  accountId: number
  admin: string
  mark: string
}

const addMenuParts = async (owner: pg.Pool, { accountId, serviceProviderId, productIds }: Menu) => {
  const add = (table: string) =>
    idOf(
      owner,
      `insert into ${table} (account_id, service_provider_id, name) values ($1, $2, '') returning id`,
      [accountId, serviceProviderId],
    )
  const [, , productId] = productIds
  const changeId = randomUUID()
  await owner.query(
    `begin; select set_config('app.change_id', '${changeId}', true);
     update product set description = 'changed' where id = ${productId}; commit`,
  )
  const choiceId = await add('choice')
  const options = JSON.stringify([{ ...AN_OPTION, snoozedUntil: null }])
  await owner.query('update choice set options = $2 where id = $1', [choiceId, options])
  const spareBranchId = await idOf(
    owner,
    `insert into branch (account_id, service_provider_id, name, city) values ($1, $2, '', 'riyadh') returning id`,
    [accountId, serviceProviderId],
  )
  const spareCategoryId = await add('category')
  return { spareCategoryId, choiceId, sizeId: await add('size'), spareBranchId, changeId }
}

const addShift = async (owner: pg.Pool, at: { accountId: number; branchId: number; note: string }) => {
  const shiftId = await idOf(
    owner,
    `insert into shift (account_id, branch_id, opened_at, opened_by, closes_at)
      select $1, $2, now() - interval '1 hour', min(id), now() + interval '6 hours' from app_user where account_id = $1
      returning id`,
    [at.accountId, at.branchId],
  )
  const shiftNoteId = await idOf(
    owner,
    `insert into shift_note (account_id, shift_id, branch_id, at, by_user_id, text, is_for_next)
      select account_id, id, branch_id, opened_at, opened_by, $2, true from shift where id = $1 returning id`,
    [shiftId, at.note],
  )
  return { shiftId, shiftNoteId }
}

const addMapping = (
  owner: pg.Pool,
  { accountId, productId, mark }: Pick<Ids, 'accountId' | 'productId' | 'mark'>,
) =>
  idOf(
    owner,
    `insert into product_mapping
        (account_id, service_provider_id, channel_id, foreign_key, foreign_name, product_id, by_user_id)
      select account_id, service_provider_id, 1, 'sku:matrix', $3, id, 1 from product where account_id = $1 and id = $2
      returning id`,
    [accountId, productId, JSON.stringify({ ar: mark, en: mark })],
  )

const addOptions = (owner: pg.Pool, { accountId }: Menu) =>
  owner.query('update product set modifiers = $2 where account_id = $1', [
    accountId,
    JSON.stringify(A_MODIFIER),
  ])

const integrationOf = (owner: pg.Pool, branchId: number) =>
  idOf(owner, 'select id from integration where branch_id = $1 and channel_id = 1', [branchId])

const addLinks = async (
  owner: pg.Pool,
  { accountId, branchId, spareBranchId }: Pick<Ids, 'accountId' | 'branchId' | 'spareBranchId'>,
) => ({
  integrationId: await integrationOf(owner, branchId),
  requestId: await idOf(
    owner,
    `insert into connection_request (account_id, branch_id, channel_id, store_id, note)
      values ($1, $2, 1, '', '') returning id`,
    [accountId, spareBranchId],
  ),
})

// The canned answer and the assigned person belong to the operator and are the same for both merchants.
const addTicket = async (owner: pg.Pool, { accountId, mark }: MenuOwner) => {
  const ticketId = await idOf(
    owner,
    `insert into ticket (account_id, subject, search_key, opened_by_id, opened_by) values ($1, $2, $2, 1, $2) returning id`,
    [accountId, mark],
  )
  const messageId = await idOf(
    owner,
    `insert into ticket_message (account_id, ticket_id, kind, side, author_name, text)
      values ($1, $2, 'text', 'merchant', $3, $3) returning id`,
    [accountId, ticketId, mark],
  )
  const ticketFileId = await idOf(
    owner,
    `insert into ticket_file (account_id, ticket_id, message_id, side, user_id, name, type, bytes)
      values ($1, $2, $3, 'merchant', 1, $4, 'application/pdf', convert_to($4, 'UTF8')) returning id`,
    [accountId, ticketId, messageId, mark],
  )
  const cannedAnswerId = await idOf(
    owner,
    `insert into canned_answer (shortcut, ar, en) values ('matrix', 'رد', 'Answer')
      on conflict (shortcut) do update set en = 'Answer' returning id`,
  )
  const operatorId = await idOf(owner, `select id from app_user where email = 'operator@sufra.test'`)
  return { ticketId, ticketFileId, cannedAnswerId, operatorId }
}

/** Gives a demo merchant a menu, two branches with an order each, a team, and texts that no other merchant has. */
export const addMerchant = async (
  test: TestApp,
  owner: pg.Pool,
  { accountId, admin, mark }: MenuOwner,
): Promise<Merchant> => {
  const shop = await addShop(test, accountId)
  const headers = await test.signIn(admin)
  const { id: orderId } = await placeOrder(test, { shop, headers })
  const elsewhere = await placeOrder(test, { shop, headers, storeId: shop.otherStoreId })
  const { serviceProviderId, categoryId, branchId, storeId, secret } = shop
  const [productId = 0, deletedProductId = 0, hiddenId = 0] = shop.productIds
  await owner.query('update product set deleted_at = now() where id = $1', [deletedProductId])
  await owner.query('update product set is_visible = false, snoozed_at = now() where id = $1', [hiddenId])
  const otherShift = await addShift(owner, { accountId, branchId: shop.otherBranchId, note: THERE })
  const there = {
    branchId: shop.otherBranchId,
    orderId: elsewhere.id,
    storeId: shop.otherStoreId,
    integrationId: await integrationOf(owner, shop.otherBranchId),
    ...otherShift,
    ...(await addPrinter(owner, { accountId, branchId: shop.otherBranchId, mark: THERE })),
  }
  const parts = await addMenuParts(owner, shop)
  await addOptions(owner, shop)
  const people = await addPeople(owner, accountId, mark)
  await markAll(owner, { accountId, mark })
  await markThere(owner, there)
  const links = await addLinks(owner, { accountId, branchId, spareBranchId: parts.spareBranchId })
  const shift = await addShift(owner, { accountId, branchId, note: mark })
  const printer = await addPrinter(owner, { accountId, branchId, mark })
  const menu = { serviceProviderId, categoryId, branchId, productId, deletedProductId, ...parts, ...shift }
  const ticket = await addTicket(owner, { accountId, admin, mark })
  const mappingId = await addMapping(owner, { accountId, productId, mark })
  const recovery = await addRecovery({ test, owner }, { admin, mark })
  const money = await addPapers(test, owner, { accountId, mark })
  const things = { ...menu, ...printer, mappingId, ...links, ...people, ...recovery, ...ticket, ...money }
  const here = { accountId, ...things, orderId, storeId, secret, mark }
  return { here, there }
}
