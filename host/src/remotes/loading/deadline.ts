import { RemoteError } from '#src/remotes/remote-state.ts'

/**
 * Does `work` within `limit` ms: what takes longer rejects with `timeout`, and whatever fails ends `signal`, so that it lets
 * go of its connections. Late work goes on unheard unless it minds the signal.
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

/** Waits until `work` has ended, well or badly, but no longer than `limit` ms: nothing fails, and it goes on behind. */
export const settledWithin = async (work: Promise<unknown>, limit: number): Promise<void> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const patience = new Promise(resolve => {
    timer = setTimeout(resolve, limit)
  })
  await Promise.race([work, patience]).catch(() => undefined)
  clearTimeout(timer)
}
