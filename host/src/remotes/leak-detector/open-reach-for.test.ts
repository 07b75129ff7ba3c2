import type { Choice } from '#src/remotes/remote-state.ts'
import { openReachFor } from './open-reach-for.ts'

const patchable = () => [
  EventTarget.prototype.addEventListener,
  EventTarget.prototype.removeEventListener,
  window.setInterval,
  window.clearInterval,
  window.clearTimeout,
]

const original = patchable()

it.each<Choice>(['stable', 'previous'])(
  'keeps the browser globals unwrapped for a %s version',
  async choice => {
    await openReachFor(choice)
    expect(patchable()).toEqual(original)
  },
)

it('wraps the browser globals once for several canaries', async () => {
  await Promise.all([openReachFor('canary'), openReachFor('canary')])
  const wrapped = patchable()
  expect(wrapped.filter(each => original.includes(each))).toEqual([])
  await openReachFor('preview')
  expect(patchable()).toEqual(wrapped)
})
