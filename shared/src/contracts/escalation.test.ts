import { EscalationSettings } from './escalation.ts'
import { fieldErrorsOf } from './field-errors.ts'

const step = (seconds: number, isOn = true) => ({ isOn, seconds })

interface Steps {
  louder?: ReturnType<typeof step>
  managers?: ReturnType<typeof step>
  owner?: ReturnType<typeof step>
}

const validationErrors = ({ louder = step(60), managers = step(120), owner = step(180) }: Steps) => {
  const { error } = EscalationSettings.safeParse({
    louder,
    managers: { ...managers, people: [] },
    owner: { ...owner, people: [], hasMail: false },
  })
  return error ? fieldErrorsOf(error) : {}
}

it('accepts steps in ascending order', () => {
  expect(validationErrors({})).toEqual({})
})

it.each([
  ['before', 59],
  ['together with', 60],
])('refuses notifying the managers %s the louder bell', (_name, seconds) => {
  expect(validationErrors({ managers: step(seconds) })).toEqual({ 'managers.seconds': ['step_not_later'] })
})

it('ignores the time of a step that is off', () => {
  expect(validationErrors({ managers: step(3600, false) })).toEqual({})
  expect(validationErrors({ managers: step(5, false) })).toEqual({})
})

it('compares a step after a wrong one with both before it', () => {
  expect(validationErrors({ louder: step(300), managers: step(60), owner: step(180) })).toEqual({
    'managers.seconds': ['step_not_later'],
    'owner.seconds': ['step_not_later'],
  })
})

it("compares the owner's step with the last one that is on", () => {
  expect(validationErrors({ managers: step(5, false), owner: step(30) })).toEqual({
    'owner.seconds': ['step_not_later'],
  })
})
