import { ForgetPasswordRequest } from '#src/contracts/authentication.ts'
import { BranchRequest } from '#src/contracts/branch.ts'
import { findFieldErrors } from './checking.ts'
import { contractResolver, focusFirstInvalidField, pathsOf } from './field-errors.ts'

const OPTIONS = { fields: {}, shouldUseNativeValidation: false }

it('finds an error inside a list at its index and one of a whole name at the name', async () => {
  const resolve = contractResolver(
    async () => BranchRequest,
    values => values,
  )
  const { errors } = await resolve(
    {
      serviceProviderId: 1,
      name: { ar: '', en: '' },
      phone: '0501234567',
      city: 'riyadh',
      hours: [
        { dayOfWeek: 0, from: '09:00', to: '17:00' },
        { dayOfWeek: 9, from: '09:00', to: '17:00' },
      ],
    },
    undefined,
    OPTIONS,
  )
  expect(pathsOf(errors)).toEqual(['name', 'hours.1.dayOfWeek'])
  expect(errors).toMatchObject({ name: { message: 'invalid_name' } })
})

it('reports an empty field as "required", whatever its rule is', () => {
  const fieldErrors = findFieldErrors(ForgetPasswordRequest, { email: '' })
  expect([...fieldErrors]).toEqual([['email', 'required']])
})

it('focuses the topmost wrong field, also one named by its group', () => {
  const form = document.createElement('form')
  for (const name of ['phone', 'name.ar', 'name.en']) {
    const input = document.createElement('input')
    input.name = name
    form.append(input)
  }
  document.body.append(form)
  focusFirstInvalidField(form, ['name'])
  expect(document.activeElement).toBe(form.elements.namedItem('name.ar'))
  form.remove()
})

it('skips a wrong field that cannot take the focus', () => {
  const form = document.createElement('form')
  const field = (name: string, isDisabled = false) =>
    Object.assign(document.createElement('input'), { name, disabled: isDisabled })
  const fieldset = (name: string, isDisabled = false) =>
    Object.assign(document.createElement('fieldset'), { name, disabled: isDisabled })
  const switchedOff = fieldset('', true)
  switchedOff.append(field('hours.to'))
  form.append(
    ...[fieldset('hours'), field('hours.from', true), switchedOff, field('phone'), field('hours.note')],
  )
  document.body.append(form)
  focusFirstInvalidField(form, ['hours'])
  expect(document.activeElement).toBe(form.elements.namedItem('hours.note'))
  form.remove()
})

it('leaves the validation to the server if the contract does not arrive', async () => {
  const resolve = contractResolver(
    () => Promise.reject(new Error('no network')),
    values => values,
  )
  expect(await resolve({ email: '' }, undefined, OPTIONS)).toEqual({ values: { email: '' }, errors: {} })
})
