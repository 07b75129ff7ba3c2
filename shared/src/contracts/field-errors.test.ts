import { z } from 'zod'
import { ChangeEmailRequest, ProfileRequest } from './authentication.ts'
import { fieldErrorsOf } from './field-errors.ts'

const validationErrors = (contract: z.ZodType, value: unknown) => {
  const { error } = contract.safeParse(value)
  return error ? fieldErrorsOf(error) : {}
}

it('reports the error of a filled optional field', () => {
  const profile = { name: 'نورة', phone: '123' }
  expect(validationErrors(ProfileRequest, profile)).toEqual({ phone: ['invalid_mobile'] })
  expect(validationErrors(ProfileRequest, { ...profile, phone: '' })).toEqual({})
})

it('reports missing fields as required and names unknown keys', () => {
  expect(validationErrors(ChangeEmailRequest, { password: 'Sufra-demo-1', role: 'Admin' })).toEqual({
    newEmail: ['required'],
    role: ['unknown_field'],
  })
})

it('limits come with their number', () => {
  expect(
    validationErrors(z.object({ name: z.string().min(2), roles: z.array(z.int()).min(2) }), {
      name: 'x',
      roles: [],
    }),
  ).toEqual({
    name: ['too_small_string:2'],
    roles: ['too_small_array:2'],
  })
})

it('says that a number cannot be read, in contrast to a value of another type', () => {
  const { error } = z
    .object({ price: z.number(), calories: z.int(), max: z.int(), name: z.string() })
    .safeParse({ price: 'NaN', calories: '980.5', max: {}, name: 5 }, { reportInput: true })
  expect(error && fieldErrorsOf(error)).toEqual({
    price: ['invalid_number'],
    calories: ['invalid_number'],
    max: ['invalid_type'],
    name: ['invalid_type'],
  })
})
