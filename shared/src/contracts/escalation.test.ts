import { EscalationSettings } from './escalation.ts'
import { fieldErrorsOf } from './field-errors.ts'

const step = (seconds: number, isOn = true) => ({ isOn, seconds })

interface Steps {
  louder?: ReturnType<typeof step>
  managers?: ReturnType<typeof step>
  owner?: ReturnType<typeof step>
}

const mistakesOf = ({ louder = step(60), managers = step(120), owner = step(180) }: Steps) => {
  const { error } = EscalationSettings.safeParse({
    louder,
    managers: { ...managers, people: [] },
    owner: { ...owner, people: [], hasMail: false },
  })
  return error ? fieldErrorsOf(error) : {}
}

it('steps that come one after the other are right', () => {
  expect(mistakesOf({})).toEqual({})
})

it.each([
  ['before', 59],
  ['together with', 60],
])('the managers are not told %s the louder bell', (_name, seconds) => {
  expect(mistakesOf({ managers: step(seconds) })).toEqual({ 'managers.seconds': ['step_not_later'] })
})

it('a step that is off is in nobody’s way, whatever its time', () => {
  expect(mistakesOf({ managers: step(3600, false) })).toEqual({})
  expect(mistakesOf({ managers: step(5, false) })).toEqual({})
})

it('after a step that is too early the next is still held to the one before both', () => {
  expect(mistakesOf({ louder: step(300), managers: step(60), owner: step(180) })).toEqual({
    'managers.seconds': ['step_not_later'],
    'owner.seconds': ['step_not_later'],
  })
})

it('the owner is held to the last step that is on', () => {
  expect(mistakesOf({ managers: step(5, false), owner: step(30) })).toEqual({
    'owner.seconds': ['step_not_later'],
  })
})
