import { z } from 'zod'
import { ALL_MERCHANTS, tenant } from '#src/database/database.ts'
import { AppError } from '#src/errors/errors.ts'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { runIdempotently } from './idempotency.service.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test?.close())

const Answer = z.object({ turn: z.int() })

let turns = 0
beforeEach(() => {
  turns = 0
})

const ask = (key: string | undefined, body: unknown = { a: 1 }, accountId: number | null = 1) =>
  test.foundation.database.run(accountId === null ? ALL_MERCHANTS : tenant(accountId), db =>
    runIdempotently(db, {
      accountId,
      route: 'Test/Do',
      key,
      body,
      answer: Answer,
      work: async () => ({ turn: (turns += 1) }),
    }),
  )

it('runs once per key and replays the first answer', async () => {
  expect(await ask('one')).toEqual({ turn: 1 })
  expect(await ask('one')).toEqual({ turn: 1 })
  expect(turns).toBe(1)
})

it('runs once when five arrive at the same time', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => ask('parallel')))
  expect(answers).toEqual(Array(5).fill({ turn: 1 }))
})

it('refuses the same key with another body', async () => {
  await ask('other')
  const error = await ask('other', { a: 2 }).catch((thrown: unknown) => thrown)
  expect(error instanceof AppError && error.facts.code).toBe('idempotency_key_reused')
})

it('separates keys by merchant, and runs each time without one', async () => {
  await ask('mine')
  await ask('mine', { a: 1 }, 2)
  await ask(undefined)
  await ask(undefined)
  expect(turns).toBe(4)
})

it('accepts the operator’s own keys, which belong to no merchant', async () => {
  await ask('operators')
  const answers = await Promise.all([ask('operators', {}, null), ask('operators', {}, null)])
  expect(answers).toEqual(Array(2).fill({ turn: 2 }))
})

it('stores no key of failed work', async () => {
  const failing = test.foundation.database.run(tenant(1), db =>
    runIdempotently(db, {
      accountId: 1,
      route: 'Test/Do',
      key: 'fails',
      body: {},
      answer: Answer,
      work: () => Promise.reject(new Error('no')),
    }),
  )
  await expect(failing).rejects.toThrow('no')
  expect(await ask('fails', {})).toEqual({ turn: 1 })
})
