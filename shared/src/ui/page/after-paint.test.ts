import { afterPaint } from './after-paint.ts'

/** Frames that the test releases. */
const heldFrames = () => {
  jest.useFakeTimers()
  const frames = new Map<number, FrameRequestCallback>()
  let last = 0
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation(frame => {
    last += 1
    frames.set(last, frame)
    return last
  })
  jest.spyOn(window, 'cancelAnimationFrame').mockImplementation(id => void frames.delete(id))
  return () => frames.forEach(frame => frame(0))
}
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

it('runs once after the frame, not in it', () => {
  const paint = heldFrames()
  const work = jest.fn()
  afterPaint(work)
  paint()
  expect(work).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1000)
  expect(work).toHaveBeenCalledTimes(1)
})

it('runs once without a paint, and not again with a late frame', () => {
  const paint = heldFrames()
  const work = jest.fn()
  afterPaint(work)
  jest.advanceTimersByTime(1000)
  paint()
  jest.advanceTimersByTime(1000)
  expect(work).toHaveBeenCalledTimes(1)
})

it.each(['before', 'after'])('does not run when cancelled %s the frame', when => {
  const paint = heldFrames()
  const work = jest.fn()
  const callOff = afterPaint(work)
  if (when === 'after') paint()
  callOff()
  paint()
  jest.advanceTimersByTime(1000)
  expect(work).not.toHaveBeenCalled()
})
