import { execFile } from 'node:child_process'

/** System account that a program runs as; absent for the current one. */
export interface SystemUser {
  uid: number
  gid: number
}

export interface Outcome {
  isSuccess: boolean
  output: string
}

/** Runs a program to its end. Never throws: the caller decides how to treat a failure. */
export const runCommand = (command: string, args: string[], asUser?: SystemUser): Promise<Outcome> =>
  new Promise(done => {
    // The other account may be unable to enter the current folder.
    const options = { ...asUser, cwd: asUser ? '/' : undefined, env: { ...process.env, LC_ALL: 'C' } }
    execFile(command, args, options, (error, stdout, stderr) =>
      done({ isSuccess: error === null, output: `${stdout}${stderr}`.trim() || (error?.message ?? '') }),
    )
  })
