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
 * Starts the built module in a separate process, which is stopped if it hangs, and returns the reasons why it is no
 * valid remote.
 * @param {object} options
 * @param {string} options.folder of the build
 * @param {object} options.contract its contract.json
 * @param {string[]} options.hostApis of the hosts that will load it
 * @param {number} [options.limitMs]
 */
export const checkModule = async ({ limitMs = LIMIT_MS, ...build }) => {
  const faults = await askChild({ build, limitMs })
  return faults.map(fault => ({ code: 'module_invalid', ...fault }))
}
