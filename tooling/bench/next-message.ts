import type { ChildProcess } from 'node:child_process'
import { isGone } from '../torture/instance/processes.ts'

/** Returns the next message of a child process that `isMeant` accepts. Rejects if the process ends before. */
export const nextMessage = (
  child: ChildProcess,
  isMeant: (message: unknown) => boolean = () => true,
): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const take = (message: unknown) => {
      if (isMeant(message)) end(() => resolve(message))
    }
    const gone = () =>
      end(() => reject(new Error(`It ended (${child.signalCode ?? child.exitCode}) before it answered.`)))
    const end = (settle: () => void) => {
      child.off('message', take)
      child.off('exit', gone)
      settle()
    }
    child.on('message', take)
    child.once('exit', gone)
    if (isGone(child)) gone()
  })
