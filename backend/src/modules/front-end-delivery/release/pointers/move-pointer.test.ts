import { takeBack } from './move-pointer.ts'

const POINTER = {
  name: 'menus',
  channel: 'stable',
  stable: '1.0.0-aaaa',
  previous: null,
  isDisabled: false,
  canary: { version: '1.1.0-bbbb', percent: 5, salt: 'first run' },
}

describe('taking a canary back', () => {
  it('ends that run and nothing else', () => {
    expect(takeBack('first run')(POINTER)).toEqual({
      pointer: { ...POINTER, canary: null },
      action: 'automatic-rollback',
      from: '1.1.0-bbbb',
      to: null,
    })
  })

  it('does nothing when the canary was ended, promoted or started again in the meantime', () => {
    const again = { ...POINTER, canary: { ...POINTER.canary, salt: 'second run' } }
    for (const now of [undefined, { ...POINTER, canary: null }, again])
      expect(takeBack('first run')(now)).toBeUndefined()
  })
})
