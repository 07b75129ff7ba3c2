import type { Choice } from '#src/remotes/remote-state.ts'
import { startLeakDetectorFor } from './watch-version.ts'

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
    await startLeakDetectorFor(choice)
    expect(patchable()).toEqual(original)
  },
)

it('wraps the browser globals once for several canaries', async () => {
  await Promise.all([startLeakDetectorFor('canary'), startLeakDetectorFor('canary')])
  const wrapped = patchable()
  expect(wrapped.filter(each => original.includes(each))).toEqual([])
  await startLeakDetectorFor('preview')
  expect(patchable()).toEqual(wrapped)
})
