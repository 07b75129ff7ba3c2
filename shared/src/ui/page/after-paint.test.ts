import { afterPaint } from './after-paint.ts'

/** Frames that come when the test says so. */
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

it('comes after the frame, not in it, and once', () => {
  const paint = heldFrames()
  const work = jest.fn()
  afterPaint(work)
  paint()
  expect(work).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1000)
  expect(work).toHaveBeenCalledTimes(1)
})

it('comes once where nothing is painted, and not again with a late frame', () => {
  const paint = heldFrames()
  const work = jest.fn()
  afterPaint(work)
  jest.advanceTimersByTime(1000)
  paint()
  jest.advanceTimersByTime(1000)
  expect(work).toHaveBeenCalledTimes(1)
})

it.each(['before', 'after'])('what is called off %s the frame never comes', when => {
  const paint = heldFrames()
  const work = jest.fn()
  const callOff = afterPaint(work)
  if (when === 'after') paint()
  callOff()
  paint()
  jest.advanceTimersByTime(1000)
  expect(work).not.toHaveBeenCalled()
})
