import { accountBusy } from '#src/errors/errors.ts'

/** Maximum time that a merchant's call waits for its earlier calls. */
export const PATIENCE_MS = 15_000

export interface ShareOptions {
  /** maximum of places that one merchant holds at a time */
  share: number
  /** maximum of its requests that wait, and for how long */
  queue?: { most: number; patienceMs: number }
}

interface Line {
  running: number
  /** in the order of arrival */
  waiting: Set<() => void>
}

/**
 * Admits at most `share` pieces of work of each merchant at a time; the others wait in the order of their arrival. Throws
 * `account_busy` if too many wait or one has waited too long.
 */
export const createShares = ({ share, queue }: ShareOptions) => {
  const lines = new Map<number, Line>()

  const leave = (accountId: number, line: Line): void => {
    const [next] = line.waiting
    if (next) {
      line.waiting.delete(next)
      next()
      return
    }
    line.running -= 1
    if (line.running === 0) lines.delete(accountId)
  }

  const wait = ({ waiting }: Line): Promise<void> =>
    new Promise((resolve, reject) => {
      if (!queue) return void waiting.add(resolve)
      if (waiting.size >= queue.most) return reject(accountBusy())
      const begin = () => {
        clearTimeout(timer)
        resolve()
      }
      const giveUp = () => {
        waiting.delete(begin)
        reject(accountBusy())
      }
      const timer = setTimeout(giveUp, queue.patienceMs)
      waiting.add(begin)
    })

  /** Resolves with the function that passes the place on. */
  return async (accountId: number): Promise<() => void> => {
    const line = lines.get(accountId) ?? { running: 0, waiting: new Set() }
    lines.set(accountId, line)
    if (line.running >= share) await wait(line)
    else line.running += 1
    return () => leave(accountId, line)
  }
}
