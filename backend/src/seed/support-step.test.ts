import type { CannedAnswer, TicketPage } from '@sufra/shared/contracts/ticket'
import { RESOLUTION_MINUTES } from '@sufra/shared/contracts/ticket-rules'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { supportStep } from './support-step.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
  await api.foundation.database.run(ALL_MERCHANTS, db => supportStep.run(db, api.foundation))
})
afterAll(() => api?.close())

const get = async (who: 'admin' | 'second' | 'operator', url: string) => {
  const headers = await api.signIn(who)
  return (await api.app.inject({ url, headers })).json()
}
const ticketsOf = async (who: 'admin' | 'second' | 'operator'): Promise<TicketPage> =>
  get(who, '/api/Ticket/Get?PaginatedRequest.PageSize=100')

it('the demo has separate conversations of both merchants, and none waits for the operator', async () => {
  const { data } = await ticketsOf('operator')
  expect(data.map(({ state }) => state).sort()).toEqual(['Resolved', 'Resolved', 'WaitingForMerchant'])
  expect((await ticketsOf('admin')).data.map(({ accountId }) => accountId)).toEqual([1, 1])
  expect((await ticketsOf('second')).data.map(({ accountId }) => accountId)).toEqual([2])
})

it.each(['admin', 'second', 'operator'] as const)('%s has no unread messages', async who => {
  const { data } = await ticketsOf(who)
  expect(data.filter(({ unread }) => unread > 0)).toEqual([])
})

it('each was first answered within the promised time', async () => {
  const { data } = await ticketsOf('operator')
  for (const { service } of data)
    expect(Date.parse(service?.firstAnsweredAt ?? '')).toBeLessThan(
      Date.parse(service?.firstAnswerDueAt ?? ''),
    )
})

it("each was resolved within the promised time, without the merchant's own delays", async () => {
  const { data } = await ticketsOf('operator')
  const spent = data.map(({ service }) => service?.spentSeconds ?? Infinity)
  expect(Math.max(...spent)).toBeLessThan(RESOLUTION_MINUTES * 60)
})

it('the operator has canned answers', async () => {
  const answers: CannedAnswer[] = await get('operator', '/api/CannedAnswer/Get')
  expect(answers.map(({ shortcut }) => shortcut)).toEqual(['photo', 'salam'])
})
