import { execFile } from 'node:child_process'

/** The system account that a program runs as; absent means our own. */
export interface SystemUser {
  uid: number
  gid: number
}

export interface Outcome {
  isSuccess: boolean
  output: string
}

/** Runs a program to its end and never throws: whoever calls decides what a failure means. */
export const runCommand = (command: string, args: string[], asUser?: SystemUser): Promise<Outcome> =>
  new Promise(done => {
    // The current folder may be one that the other account cannot enter.
    const options = { ...asUser, cwd: asUser ? '/' : undefined, env: { ...process.env, LC_ALL: 'C' } }
    execFile(command, args, options, (error, stdout, stderr) =>
      done({ isSuccess: error === null, output: `${stdout}${stderr}`.trim() || (error?.message ?? '') }),
    )
  })
