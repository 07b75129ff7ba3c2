import { renderHook } from '@testing-library/react'
import { ApiError } from '@sufra/shared/api'
import { useSendOnce } from './unknown-outcome.ts'

const open = () => renderHook(useSendOnce).result.current
const tell = async (key: string) => key
const lose = (keys: string[]) => async (key: string) => {
  keys.push(key)
  throw new ApiError({ status: 0, code: 'network_error' })
}

it('keeps the key of equal bodies until the answer, and returns the answer', async () => {
  const sendOnce = open()
  const lost: string[] = []
  await expect(sendOnce({ name: 'Large' }, lose(lost))).rejects.toThrow('network_error')
  await expect(sendOnce({ name: 'Large' }, lose(lost))).rejects.toThrow('network_error')
  const answered = await sendOnce({ name: 'Large' }, tell)
  expect(lost).toEqual([answered, answered])
  expect(answered).toMatch(/^[0-9a-f]{32}$/)
})

it('uses a new key for the same body after it was answered', async () => {
  const sendOnce = open()
  expect(await sendOnce({ name: 'Large' }, tell)).not.toBe(await sendOnce({ name: 'Large' }, tell))
})

it('uses a new key for the same body after a refusal', async () => {
  const sendOnce = open()
  const keys: string[] = []
  const refuse = async (key: string) => {
    keys.push(key)
    throw new ApiError({ status: 409, code: 'already_exists' })
  }
  await sendOnce({ name: 'Large' }, refuse).catch(() => undefined)
  await sendOnce({ name: 'Large' }, refuse).catch(() => undefined)
  expect(new Set(keys).size).toBe(2)
})

it('uses another key for another body', async () => {
  const sendOnce = open()
  const lost: string[] = []
  await sendOnce({ name: 'Large' }, lose(lost)).catch(() => undefined)
  expect(lost).not.toContain(await sendOnce({ name: 'Small' }, tell))
})

it('shares a key between two calls under way with equal bodies, even if one answers late', async () => {
  const sendOnce = open()
  const keys: string[] = []
  let come = () => {}
  const waiting = sendOnce('first', key => {
    keys.push(key)
    return new Promise<void>(resolve => (come = resolve))
  })
  await sendOnce('first', lose(keys)).catch(() => undefined)
  expect(keys[1]).toBe(keys[0])
  const others: string[] = []
  await sendOnce('second', lose(others)).catch(() => undefined)
  come()
  await waiting
  expect(await sendOnce('second', tell)).toBe(others[0])
})

it('treats a file as the same one until another is chosen', async () => {
  const sendOnce = open()
  const [one, other] = [new File(['a'], 'a.webp'), new File(['a'], 'a.webp')]
  const lost: string[] = []
  for (const picture of [one, one, other]) await sendOnce({ picture }, lose(lost)).catch(() => undefined)
  expect([lost[1] === lost[0], lost[2] === lost[0]]).toEqual([true, false])
})
