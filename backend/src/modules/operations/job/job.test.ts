import pg from 'pg'
import { z } from 'zod'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import { defineJob, enqueue } from '#src/jobs/job-kind.ts'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { eventually } from '#src/testing/shop-fixture.ts'
import { deleteJobs, rescheduleJobs } from '#src/testing/waiting-jobs.ts'
import { deleteOldJobs } from './job.repository.ts'

const BREAK = defineJob({ name: 'break', payload: z.object({ secret: z.string() }), maxAttempts: 1 })
const LATER = defineJob({ ...BREAK, name: 'later', maxAttempts: 3 })
const HOLD = defineJob({ ...BREAK, name: 'hold' })
const SECRET = 'only-for-the-handler'

let test: TestApp
let owner: pg.Pool
let operator: { authorization: string }
let isWorking = false
let done = 0
const inAnHour = new Date(Date.now() + 3_600_000)

beforeAll(async () => {
  test = await createTestApp()
  owner = new pg.Pool({ connectionString: test.ownerUrl, max: 1 })
  operator = await test.signIn('operator')
  test.foundation.jobs.handle(BREAK, async () => {
    if (!isWorking) throw new Error(`The mail server is away. ${'x'.repeat(2000)}`)
    done += 1
  })
})
beforeEach(async () => {
  await deleteJobs(owner)
  ;[isWorking, done] = [false, 0]
  await add(BREAK)
  await test.foundation.jobs.drain()
})
afterAll(async () => {
  await owner?.end()
  await test?.close()
})

const add = (kind: typeof BREAK, runAt?: Date) =>
  test.foundation.database.run(ALL_MERCHANTS, db => enqueue(db, kind, { payload: { secret: SECRET }, runAt }))
const list = async (query = '') =>
  (await test.app.inject({ url: `/api/Job/GetAll${query}`, headers: operator })).json()
const dead = async () => (await list('?State=Dead')).data[0]
const call = (method: 'PUT' | 'DELETE', action: string, id: number) =>
  test.app.inject({ method, url: `/api/Job/${action}?Id=${id}`, headers: operator })

it('lists dead jobs first, without payloads', async () => {
  await add(LATER, inAnHour)
  const answer = await list()
  expect(answer).toMatchObject({ totalCount: 2, counts: { Waiting: 1, Running: 0, Failed: 0, Dead: 1 } })
  expect(answer.data).toMatchObject([
    { kind: 'break', state: 'Dead', attempts: 1, maxAttempts: 1, nextTryAt: null },
    { kind: 'later', state: 'Waiting', attempts: 0, lastError: null, nextTryAt: inAnHour.toISOString() },
  ])
  expect(answer.data[0].lastError).toMatch(/^The mail server is away\. x{200,}$/)
  expect(answer.data[0].lastError.length).toBeLessThanOrEqual(300)
  expect(JSON.stringify(answer)).not.toContain(SECRET)
  expect((await list('?State=Waiting')).data).toMatchObject([{ kind: 'later' }])
  expect((await list('?PaginatedRequest.PageSize=1&PaginatedRequest.PageNumber=2')).data).toMatchObject([
    { kind: 'later' },
  ])
})

it('retries a dead job with all its attempts', async () => {
  const { id } = await dead()
  isWorking = true
  const answer = await call('PUT', 'Retry', id)
  expect(answer.json()).toMatchObject({ id, state: 'Waiting', attempts: 0 })
  await test.foundation.jobs.drain()
  expect(done).toBe(1)
  expect((await list()).totalCount).toBe(0)
})

it('deletes a job once', async () => {
  const { id } = await dead()
  expect((await call('DELETE', 'Delete', id)).statusCode).toBe(200)
  for (const again of [await call('DELETE', 'Delete', id), await call('PUT', 'Retry', id)])
    expect(again.json()).toMatchObject({ status: 404, code: 'not_found' })
})

it('refuses changes of a running job', async () => {
  const node = test.openJobs()
  let finish = () => {}
  node.handle(HOLD, () => new Promise(resolve => (finish = resolve)))
  await add(HOLD)
  node.start()
  const { id } = await eventually(async () => (await list('?State=Running')).data[0])
  for (const refused of [await call('DELETE', 'Delete', id), await call('PUT', 'Retry', id)])
    expect(refused.json()).toMatchObject({ code: 'illegal_transition', current: { id, state: 'Running' } })
  finish()
  await node.stop()
})

it('deletes jobs that have been dead for too long, and nothing else', async () => {
  await add(LATER)
  await test.foundation.jobs.run('delete-old-jobs')
  expect((await list()).totalCount).toBe(2)
  await rescheduleJobs(owner, `now() - interval '1 minute'`)
  await test.foundation.database.run(ALL_MERCHANTS, db => deleteOldJobs(db, 0))
  expect((await list()).data).toMatchObject([{ kind: 'later' }])
})
