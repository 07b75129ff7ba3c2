import { loadRegistry } from './registry-client.ts'
import { takePrefetchedResponse } from './early-answer.ts'

const URL = '/remotes/registry.json'
const registry = { schema: 1, revision: 7, remotes: {} }

const startScriptAsks = (answer: Promise<Response>) => {
  const control = new AbortController()
  globalThis.sufraRegistry = { url: URL, answer, control }
  return control
}
const answered = () => Promise.resolve(Response.json(registry))

afterEach(() => {
  globalThis.sufraRegistry = undefined
  localStorage.clear()
  jest.useRealTimers()
})

it("reuses the start script's request, so the first registry costs one request", async () => {
  const fetched = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('asked again'))
  startScriptAsks(answered())
  expect(await loadRegistry({ url: URL, channel: 'stable' })).toEqual({ registry, source: 'network' })
  expect(fetched).not.toHaveBeenCalled()
  fetched.mockRestore()
})

it('returns the response once, and only for its address', () => {
  startScriptAsks(answered())
  expect(takePrefetchedResponse('/remotes/registry.beta.json', 1000)).toBeUndefined()
  expect(takePrefetchedResponse(URL, 1000)).toBeDefined()
  expect(takePrefetchedResponse(URL, 1000)).toBeUndefined()
})

it("aborts a hanging request after the application's time limit", () => {
  jest.useFakeTimers()
  const { signal } = startScriptAsks(new Promise(() => undefined))
  void takePrefetchedResponse(URL, 1000)
  jest.advanceTimersByTime(999)
  expect(signal.aborted).toBe(false)
  jest.advanceTimersByTime(1)
  expect(signal.aborted).toBe(true)
})
