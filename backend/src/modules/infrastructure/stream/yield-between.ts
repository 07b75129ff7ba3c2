import { setImmediate } from 'node:timers/promises'

// Writing to this many sockets takes a few milliseconds.
export const AT_ONCE = 100

/** Runs `work` for each element and yields to the event loop after every hundred. */
export const inTurns = async <Each>(all: Iterable<Each>, work: (each: Each) => void): Promise<void> => {
  let done = 0
  for (const each of all) {
    work(each)
    done += 1
    if (done % AT_ONCE === 0) await setImmediate()
  }
}
