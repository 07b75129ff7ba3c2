import { setImmediate } from 'node:timers/promises'

// Writing to so many sockets takes a few milliseconds.
export const AT_ONCE = 100

/** Does `work` for each of them, and after every hundred lets the rest of the process have its turn. */
export const inTurns = async <Each>(all: Iterable<Each>, work: (each: Each) => void): Promise<void> => {
  let done = 0
  for (const each of all) {
    work(each)
    done += 1
    if (done % AT_ONCE === 0) await setImmediate()
  }
}
