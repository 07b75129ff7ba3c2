const CLEAR = '\r\u001b[2K'

/**
 * Creates the output of a long command: printed lines, and below them one status line that is rewritten in place on a
 * terminal. Without a terminal (CI, a pipe) the status line is hidden; `progress.mjs` prints it as an ordinary line
 * at intervals.
 */
export const createStatusLine = ({ output = process.stdout } = {}) => {
  const isTerminal = Boolean(output.isTTY)
  let status = ''
  const draw = () => isTerminal && status && output.write(status.slice(0, (output.columns ?? 80) - 1))
  const clear = () => isTerminal && status && output.write(CLEAR)
  return {
    isTerminal,
    /** Prints one or several lines above the status line. */
    print: text => {
      clear()
      output.write(`${text}\n`)
      draw()
    },
    /** Replaces the status line; an empty text removes it. */
    show: text => {
      clear()
      status = text
      draw()
    },
  }
}

/** The status line of this process. */
export const statusLine = createStatusLine()
