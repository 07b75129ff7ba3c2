import { query } from '../instance/database.ts'
import type { Instance } from '../instance/instance.ts'

/** One id for each table: a row of a merchant, or a fixed id of the operator's tables. */
export type Ids = Readonly<Record<string, number | string>>

const ABSENT = 2_000_000_000
const ABSENT_SESSION = '3b241101-e2bb-4255-8caf-4136c566a962'

/** Returns an id of the same type that no row has. */
export const absentId = (like: number | string): number | string =>
  typeof like === 'number' ? ABSENT : ABSENT_SESSION

const TABLES = [
  'branch',
  'category',
  'choice',
  'size',
  'product',
  'role',
  'service_provider',
  'app_order',
  'push_device',
  'integration',
  'connection_request',
  'printer',
  'print_job',
  'shift',
  'shift_note',
  'subscription',
  'payment',
  'ticket',
  'ticket_message',
  'ticket_file',
  'notification',
  'account_export',
  'invoice',
  'product_mapping',
] as const

// Tables of the operator: for every merchant, these rows are foreign.
const OPERATORS = { deploy_token: 1, job: 1, canned_answer: 1 }

/** Inserts rows so that both demo merchants have one in every table in `TABLES`, plus a colleague with a session. */
export const furnish = async (instance: Instance): Promise<void> => {
  await query(
    instance,
    `insert into role (account_id, name, permissions)
      select id, '{"ar":"دور","en":"Torture role"}', '{orders.accept}' from account where id in (1, 2)
        and not exists (select from role r where r.account_id = account.id)`,
  )
  for (const table of ['choice', 'size']) {
    await query(
      instance,
      `insert into ${table} (account_id, service_provider_id, name)
        select account_id, min(id), '{"ar":"عذاب","en":"Torture"}' from service_provider where account_id in (1, 2)
          and not exists (select from ${table} t where t.account_id = service_provider.account_id)
        group by account_id`,
    )
  }
  await query(
    instance,
    `insert into product_mapping
        (account_id, service_provider_id, channel_id, foreign_key, foreign_name, product_id, by_user_id)
      select account_id, min(service_provider_id), 1, 'sku:torture', '{"ar":"عذاب","en":"Torture"}', min(id), 1
      from product p where account_id in (1, 2) and id = (
        select min(id) from product f where f.account_id = p.account_id
      ) and not exists (select from product_mapping m where m.account_id = p.account_id)
      group by account_id`,
  )
  await query(
    instance,
    `insert into connection_request (account_id, branch_id, channel_id, store_id, note)
      select account_id, min(id), 1, '', '' from branch where account_id in (1, 2)
        and not exists (select from connection_request r where r.account_id = branch.account_id)
      group by account_id`,
  )
  await query(
    instance,
    `insert into app_user (account_id, email, name, role, password_hash)
      select a.id, 'colleague-' || a.id || '@sufra.test', 'Colleague', 'Cashier', u.password_hash
      from account a, app_user u where a.id in (1, 2) and u.email = 'admin@sufra.test'
      on conflict do nothing`,
  )
  await query(
    instance,
    `with opened as (
        insert into shift (account_id, branch_id, opened_at, opened_by, closes_at)
        select b.account_id, min(b.id), now(), min(u.id), now() + interval '1 day' from branch b
        join app_user u on u.account_id = b.account_id where b.account_id in (1, 2)
          and not exists (select from shift s where s.account_id = b.account_id) group by b.account_id
        returning account_id, id, branch_id, opened_by
      )
      insert into shift_note (account_id, shift_id, branch_id, at, by_user_id, text, is_for_next)
      select account_id, id, branch_id, now(), opened_by, 'Torture', true from opened`,
  )
  // The job is dated tomorrow: an overdue one would cause a notification during an attack.
  await query(
    instance,
    `with added as (
        insert into printer (account_id, branch_id, name, prints, paper_mm, language, is_on_accept, token_hash)
        select account_id, min(id), 'Torture', 'ticket', 80, 'ar', false, 'torture-' || account_id from branch
        where account_id in (1, 2) group by account_id returning account_id, id
      )
      insert into print_job (account_id, printer_id, what, created_at)
      select account_id, id, 'test', now() + interval '1 day' from added`,
  )
  await query(
    instance,
    `with signed_in as (
        insert into session (id, account_id, user_id, is_remembered, expires_at)
        select gen_random_uuid(), account_id, id, false, now() + interval '1 hour' from app_user
        where name = 'Colleague' and account_id in (1, 2) returning id, account_id, user_id
      )
      insert into push_device (account_id, user_id, session_id, endpoint, p256dh, auth, language)
      select account_id, user_id, id, 'https://fcm.googleapis.com/fcm/send/colleague-' || account_id, 'p', 'a', 'ar'
      from signed_in on conflict do nothing`,
  )
  await furnishTickets(instance)
  await query(
    instance,
    `insert into notification (account_id, user_id, kind, facts, event_id, about, ways, at)
      select account_id, id, 'branchPaused', '{}', gen_random_uuid(), 'torture', '{screen}', now()
      from app_user where account_id in (1, 2)`,
  )
  await query(
    instance,
    `insert into account_export (account_id, state, requested_by) select id, 'Failed', 'torture' from account
      where id in (1, 2)`,
  )
  await query(
    instance,
    `insert into payment (account_id, subscription_id, amount, cart_id, language, description)
      select account_id, min(id), 1, 'torture-' || account_id, 'ar', '' from subscription where account_id in (1, 2)
        and not exists (select from payment p where p.account_id = subscription.account_id)
      group by account_id`,
  )
}

const furnishTickets = (instance: Instance) =>
  query(
    instance,
    `with begun as (
        insert into ticket (account_id, subject, search_key, opened_by_id, opened_by)
        select id, 'Torture', 'torture', 1, 'Torture' from account where id in (1, 2)
          and not exists (select from ticket_file f where f.account_id = account.id)
        returning account_id, id
      ), said as (
        insert into ticket_message (account_id, ticket_id, kind, side, author_name, text)
        select account_id, id, 'text', 'merchant', 'Torture', 'torture' from begun returning account_id, ticket_id, id
      )
      insert into ticket_file (account_id, ticket_id, message_id, side, user_id, name, type, bytes)
      select account_id, ticket_id, id, 'merchant', 1, 'torture.pdf', 'application/pdf', 'torture' from said`,
  )

/** Returns one id of each table for a merchant. */
export const idsOfMerchant = async (instance: Instance, accountId: number): Promise<Ids> => {
  const found: Record<string, number | string> = { account: accountId, ...OPERATORS }
  for (const table of TABLES) {
    const [row] = await query<{ id: number }>(
      instance,
      `select id from ${table} where account_id = $1 order by id limit 1`,
      [accountId],
    )
    if (row) found[table] = row.id
  }
  const [person] = await query<{ id: number }>(
    instance,
    `select id from app_user where account_id = $1 and name = 'Colleague'`,
    [accountId],
  )
  const [session] = await query<{ id: string }>(
    instance,
    'select id from session where account_id = $1 and ended_at is null limit 1',
    [accountId],
  )
  return { ...found, ...(person && { app_user: person.id }), ...(session && { session: session.id }) }
}
