import { RemoteError } from './remote-state.ts'

/**
 * Runs `work` within `limit` ms. Rejects with `timeout` after that. Any failure aborts `signal`, so that `work`
 * releases its connections. Work that ignores the signal continues, and its result is dropped.
 */
export const withinLimit = async <Result>(
  work: (signal: AbortSignal) => Promise<Result>,
  { limit, detail }: { limit: number; detail: string },
): Promise<Result> => {
  const control = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new RemoteError({ code: 'timeout', detail })), limit)
  })
  try {
    return await Promise.race([work(control.signal), late])
  } catch (error) {
    control.abort()
    throw error
  } finally {
    clearTimeout(timer)
  }
}

/** Waits until `work` settles, but at most `limit` ms. Never rejects; `work` continues after the limit. */
export const settledWithin = async (work: Promise<unknown>, limit: number): Promise<void> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const patience = new Promise(resolve => {
    timer = setTimeout(resolve, limit)
  })
  await Promise.race([work, patience]).catch(() => undefined)
  clearTimeout(timer)
}
