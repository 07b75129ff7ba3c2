import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const CHILD = fileURLToPath(new URL('child.mjs', import.meta.url))
const LIMIT_MS = 10_000

const HANG_REMEDY = 'look for a loop or an await at the top of its files that never ends'

const askChild = ({ build, limitMs }) =>
  new Promise(resolve => {
    const child = fork(CHILD, { stdio: ['ignore', 'ignore', 'ignore', 'ipc'], execArgv: [] })
    const end = faults => {
      clearTimeout(timer)
      child.kill('SIGKILL')
      resolve(faults)
    }
    const timer = setTimeout(
      () =>
        end([{ text: `it did not start within ${limitMs / 1000} s and was stopped`, remedy: HANG_REMEDY }]),
      limitMs,
    )
    child.once('message', end)
    child.once('exit', code =>
      end([{ text: `it ended the process that started it (exit code ${code})`, remedy: HANG_REMEDY }]),
    )
    child.send(build)
  })

/**
 * Starts the built module in a process of its own, which is stopped when it hangs, and says what keeps it from being a remote.
 *
 * @param {object} options
 * @param {string} options.folder of the build
 * @param {object} options.contract its contract.json
 * @param {string[]} options.hostApis of the hosts that are to load it
 * @param {number} [options.limitMs]
 */
export const checkModule = async ({ limitMs = LIMIT_MS, ...build }) => {
  const faults = await askChild({ build, limitMs })
  return faults.map(fault => ({ code: 'module_invalid', ...fault }))
}
