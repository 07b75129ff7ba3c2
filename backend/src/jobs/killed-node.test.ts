import pg from 'pg'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { openJobNodes } from '#src/testing/job-run.ts'
import { appUrlOfDatabase } from '#src/testing/test-server.ts'

const JOBS = 200
const NUMBERS = Array.from({ length: JOBS }, (_none, at) => at)

let test: TestApp
let owner: pg.Pool
let nodes: Awaited<ReturnType<typeof openJobNodes>>

beforeAll(async () => {
  test = await createTestApp()
  owner = new pg.Pool({ connectionString: test.ownerUrl, max: 2 })
  const appUrl = appUrlOfDatabase(new URL(test.ownerUrl).pathname.slice(1))
  nodes = await openJobNodes(owner, {
    appUrl,
    ownerUrl: test.ownerUrl,
    goneAfterSeconds: 2,
    milliseconds: 20,
  })
})
afterAll(async () => {
  await nodes?.close()
  await owner?.end()
  await test?.close()
})

const until = async (isSo: () => Promise<boolean>): Promise<void> => {
  while (!(await isSo())) await new Promise(resolve => setTimeout(resolve, 50))
}

it('loses no job of a killed node, and runs again only those that the node held', async () => {
  await nodes.start()
  await nodes.start()
  await nodes.enqueue(test.foundation.database, NUMBERS)
  await until(async () => (await nodes.count('job_run')) > JOBS / 4)
  await nodes.killFirst()
  await until(async () => (await nodes.count('graphile_worker.jobs')) === 0)

  expect(await nodes.count('job_effect')).toBe(JOBS)
  const { rows } = await owner.query<{ nodes: number; runs: number }>(
    'select count(distinct node)::int as nodes, count(*)::int as runs from job_run group by number having count(*) > 1',
  )
  // The number of jobs that a node runs at a time.
  expect(rows.length).toBeLessThanOrEqual(6)
  for (const row of rows) expect(row).toEqual({ nodes: 2, runs: 2 })
  expect(await nodes.count('job_node')).toBe(1)
})
