import { ApiError } from '@sufra/shared/api'
import { isStale, updateErrorMessage } from './update-messages.ts'

const problem = (more: object) => ({
  type: 'about:blank',
  title: 'Bad request',
  status: 400,
  traceId: 't',
  code: 'validation_failed' as const,
  ...more,
})
const refused = (more: object) =>
  new ApiError({ status: 400, code: 'validation_failed', problem: problem(more) })

it('lists field errors of the server as "field: messages"', () => {
  const error = refused({ errors: { price: ['too high', 'not a number'], categoryId: ['required'] } })
  expect(updateErrorMessage(error)).toBe(
    'Error updating product: price: too high, not a number\ncategoryId: required',
  )
})

it('uses the text of the error when there are no field errors', () => {
  expect(updateErrorMessage(refused({ detail: 'The image is too large' }))).toBe(
    'Error updating product: The image is too large',
  )
  expect(updateErrorMessage(refused({}))).toBe('Error updating product: Bad request')
})

it.each([
  ['the network was cut', new ApiError({ status: 0, code: 'network_error' })],
  ['something else was thrown', 'boom'],
])("uses the specification's fallback text when %s", (_case, error) => {
  expect(updateErrorMessage(error)).toBe(
    'Error updating product: An unknown error occurred while updating the product.',
  )
})

it('treats only stale_version as a stale update', () => {
  expect(isStale(new ApiError({ status: 409, code: 'stale_version' }))).toBe(true)
  expect(isStale(new ApiError({ status: 409, code: 'in_use' }))).toBe(false)
  expect(isStale(new Error('stale_version'))).toBe(false)
})
