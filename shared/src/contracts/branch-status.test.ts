import { SetStatusRequest } from './branch-status.ts'
import { fieldErrorsOf } from './field-errors.ts'

const validationErrors = (asked: object) => {
  const { error } = SetStatusRequest.safeParse({ branchIds: [1], ...asked })
  return error ? fieldErrorsOf(error) : {}
}
const LATER = '2026-03-01T12:00:00Z'

it.each([
  ['pauses without an end, until somebody opens again', { state: 'Paused' }],
  ['pauses until a moment', { state: 'Paused', until: LATER }],
  ['is busy for some minutes until a moment', { state: 'Busy', minutes: 20, until: LATER }],
  ['opens', { state: 'Open' }],
])('a branch %s', (_name, asked) => {
  expect(validationErrors(asked)).toEqual({})
})

it.each([
  ['how much longer everything takes', { until: LATER }, 'minutes'],
  ['an end, which nothing would remind of', { minutes: 20 }, 'until'],
])('requires %s for busy', (_name, asked, field) => {
  expect(validationErrors({ state: 'Busy', ...asked })).toEqual({ [field]: ['required'] })
})

it('accepts one end, an instant or a preset', () => {
  const { options } = SetStatusRequest.shape.preset.unwrap()
  const asked = { state: 'Paused', until: LATER, preset: options[0] }
  expect(validationErrors(asked)).toEqual({ until: ['either_until_or_preset'] })
})
