import type { TeamMember } from '@sufra/shared/contracts/user'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { openStream } from '#src/testing/open-stream.ts'
import { addShop, eventually, liveOrders, placeOrder } from '#src/testing/shop-fixture.ts'
import type { Shop } from '#src/testing/shop-fixture.ts'
import { ROLE, teamOf } from '#src/testing/team-fixture.ts'
import type { Team } from '#src/testing/team-fixture.ts'

type Headers = Record<string, string>

// The real server checks its streams once a second, which is part of the five seconds.
const MEMORY_LIMIT_MS = 4000

let test: TestApp
let team: Team
let shop: Shop
let admin: Headers
let base: string
beforeAll(async () => {
  test = await createTestApp()
  team = teamOf(test)
  shop = await addShop(test, 1)
  admin = await test.signIn('admin')
  base = await test.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => test?.close())
beforeEach(() =>
  jest.useFakeTimers({ now: Date.now(), doNotFake: ['nextTick', 'setImmediate', 'setTimeout'] }),
)
afterEach(() => jest.useRealTimers())

const codeOf = async (headers: Headers): Promise<string> => {
  const answer = await team.get('User/Get', headers)
  return answer.statusCode === 200 ? 'ok' : answer.json().code
}

/** Signs a person in and opens a stream. */
const attend = async ({ email }: TeamMember) => {
  const headers = await test.signIn(email.replace('@sufra.test', ''))
  const stream = await openStream(base, { headers })
  await stream.next('heartbeat')
  expect(await codeOf(headers)).toBe('ok')
  return { headers, stream }
}

const change = (member: TeamMember, changes: object) =>
  team.put('User/Update', { id: member.id, name: member.name, roleId: member.roleId, ...changes }, admin)

const newRole = async (
  en: string,
  ...permissions: string[]
): Promise<{ id: number; name: { en: string } }> => {
  const name = { en }
  return { name, id: (await team.post('Role/Add', { name, permissions }, admin)).json().id }
}

it('applies within five seconds, to open streams and the next call', async () => {
  const runner = await newRole('Runner', 'orders.accept')
  const [cook, mover, courier, leaver] = [
    await team.join(admin, 'new-role'),
    await team.join(admin, 'new-branch'),
    await team.join(admin, 'new-permission', { roleId: runner.id }),
    await team.join(admin, 'switched-off'),
  ]
  const present = await Promise.all([cook, mover, courier, leaver].map(attend))
  const answers = [
    await change(cook, { roleId: ROLE.Kitchen }),
    await change(mover, { branchIds: [shop.otherBranchId] }),
    await team.put('Role/Update', { ...runner, permissions: ['orders.prepare'] }, admin),
    await team.remove('User/Delete', leaver.id, admin),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
  jest.setSystemTime(Date.now() + MEMORY_LIMIT_MS)
  await test.foundation.timers.run('cut ended live streams')
  await Promise.all(present.map(({ stream }) => eventually(async () => stream.isEnded() || undefined)))
  const codes = await Promise.all(present.map(({ headers }) => codeOf(headers)))
  expect(codes).toEqual([...Array(3).fill('token_expired'), 'token_invalid'])

  const me = async (name: string) => (await team.get('User/Get', await test.signIn(name))).json()
  expect(await me('new-role')).toMatchObject({ role: 'Kitchen' })
  expect(await me('new-branch')).toMatchObject({ branchIds: [shop.otherBranchId] })
  expect(await me('new-permission')).toMatchObject({ permissions: ['orders.prepare'] })
  await expect(me('switched-off')).rejects.toThrow('bad_credentials')
})

it('does not restore sessions with the person', async () => {
  const { id } = await team.join(admin, 'comes-back')
  const headers = await test.signIn('comes-back')
  await team.remove('User/Delete', id, admin)
  await team.post('User/Restore', { id }, admin)
  expect(await codeOf(headers)).toBe('token_invalid')
  expect(await codeOf(await test.signIn('comes-back'))).toBe('ok')
})

it('keeps the session when only the name or the phone changes', async () => {
  const member = await team.join(admin, 'renamed')
  const headers = await test.signIn('renamed')
  await change(member, { name: 'ريم', phone: '0501234567' })
  const plain = await newRole('Plain', 'menu.snooze')
  const holder = await team.join(admin, 'holder', { roleId: plain.id })
  const held = await test.signIn('holder')
  await team.put(
    'Role/Update',
    { id: plain.id, name: { en: 'Plainer' }, permissions: ['menu.snooze'] },
    admin,
  )
  await change(holder, {})
  // A session that is not in the cache is read at once, so no wait is needed.
  expect([await codeOf(headers), await codeOf(held)]).toEqual(['ok', 'ok'])
})

it('sends a custom role exactly its own actions in the stream', async () => {
  const accepting = await newRole('Accepts', 'orders.cancel', 'orders.accept')
  await team.join(admin, 'streaming', { roleId: accepting.id })
  const stream = await openStream(base, { headers: await test.signIn('streaming') })
  const order = await placeOrder(test, { shop, headers: admin })
  const { data } = await stream.next('order.upserted')
  const names = (of: { availableActions: { actionName: string }[] }) =>
    of.availableActions.map(each => each.actionName)
  expect(data.order.id).toBe(order.id)
  expect(names(data.order)).toEqual(['Accept', 'Reject', 'Acknowledge', 'Print'])
  await stream.close()
  await team.put('Role/Update', { ...accepting, permissions: ['menu.snooze'] }, admin)
  const board = await liveOrders(test, await test.signIn('streaming'))
  expect(board.data.flatMap(names)).toEqual([])
})
