import { statusLine } from './status-line.mjs'

const CI_INTERVAL_MS = 60_000
// Before this share of the work is done, the measured speed is unreliable.
const MEASURED_SHARE = 0.1

const clock = milliseconds => {
  const seconds = Math.round(milliseconds / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/**
 * Returns the estimated milliseconds left. `steps` carry the seconds that each took on a quiet machine with two cores
 * and the finished share of it; the speed so far scales the rest.
 */
export const timeLeft = ({ steps, elapsed }) => {
  const total = steps.reduce((sum, { seconds }) => sum + seconds * 1000, 0)
  const done = steps.reduce((sum, { seconds, share }) => sum + seconds * 1000 * share, 0)
  const pace = done < total * MEASURED_SHARE ? 1 : elapsed / done
  return Math.max(0, (total - done) * pace)
}

/**
 * Shows the progress of a run: the current step, files done of all files, elapsed time and an estimate of the time
 * left. A terminal line is rewritten in place; without a terminal one line is printed a minute. `steps` is a list of
 * `{ name, seconds }` in the order of execution, one after the other.
 */
export const createProgress = ({ steps, line = statusLine, now = () => performance.now() }) => {
  const startedAt = now()
  const states = steps.map(step => ({ ...step, share: 0 }))
  let current
  let counts = ''
  let printedAt = startedAt

  const text = () => {
    const elapsed = now() - startedAt
    const left = timeLeft({ steps: states, elapsed })
    return `${current.name}${counts} · ${clock(elapsed)} elapsed · about ${clock(left)} left`
  }
  const refresh = () => {
    if (!current) return
    if (line.isTerminal) return line.show(text())
    if (now() - printedAt < CI_INTERVAL_MS) return
    printedAt = now()
    line.print(text())
  }
  const timer = setInterval(refresh, 1000)
  timer.unref()

  return {
    begin: name => {
      current = states.find(step => step.name === name)
      counts = ''
      refresh()
    },
    /** Reports `done` of `total` files of the current step. */
    advance: ({ done, total }) => {
      current.share = total === 0 ? 0 : Math.min(1, done / total)
      counts = ` ${done}/${total} files`
      refresh()
    },
    finish: name => {
      const step = states.find(each => each.name === name)
      step.share = 1
      if (current === step) current = undefined
    },
    /** Removes the status line; the summary follows. */
    end: () => {
      clearInterval(timer)
      line.show('')
    },
  }
}
