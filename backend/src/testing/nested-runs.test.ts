import { ALL_MERCHANTS } from '#src/database/database.ts'
import { createTestApp } from './create-test-app.ts'

it('fails a test that opens a transaction inside of another', async () => {
  const { foundation, close } = await createTestApp()
  const { database } = foundation
  await database.run(ALL_MERCHANTS, () => database.run(ALL_MERCHANTS, async () => undefined))
  await expect(close()).rejects.toThrow('A transaction inside of another')
})

it('takes transactions one after the other', async () => {
  const { foundation, close } = await createTestApp()
  const { database } = foundation
  await database.run(ALL_MERCHANTS, async () => undefined)
  await database.run(ALL_MERCHANTS, async () => undefined)
  await expect(close()).resolves.toBeUndefined()
})
