import { statSync } from 'node:fs'
import path from 'node:path'
import { FILE_TYPES } from '../federation/file-types.mjs'

const LARGEST_FILE = 20 * 1_048_576
const MOST_FILES = 2000
const MOST_BYTES = 200 * 1_048_576
// Every part starts with a letter, a digit or an underscore.
const NAME = /^(?=.{1,200}$)(?!.*\.\.)\w[\w.-]*(?:\/\w[\w.-]*)*$/

/** Returns whether the server accepts a file of this name. */
export const isTaken = file =>
  NAME.test(file) && Object.hasOwn(FILE_TYPES, path.posix.extname(file.replace(/\.(br|gz)$/, '')))

const problem = (text, remedy) => ({ code: 'file_refused', text, remedy })

const REMEDIES = {
  '.svg': 'import it in the code, where it becomes a data: address, or draw it as a component',
  '.map': 'leave source maps out of what is published: set no devtool',
}

const refusal = file =>
  problem(
    `the server does not take ${file}: it serves only ${Object.keys(FILE_TYPES).join(' ')} of a remote, and names of a-z A-Z 0-9 _ . -`,
    REMEDIES[path.posix.extname(file.replace(/\.(br|gz)$/, ''))] ??
      'leave it out of dist, or give it another name',
  )

const sizesOf = ({ folder, files }) =>
  files.map(file => ({ file, size: statSync(path.join(folder, file)).size }))

/** Returns the problems that the server would find in a build's files, before anything is sent. */
export const filesAreTaken = build => {
  const sizes = sizesOf(build)
  const total = sizes.reduce((sum, { size }) => sum + size, 0)
  return [
    ...build.files.filter(file => !isTaken(file)).map(refusal),
    ...sizes
      .filter(({ size }) => size > LARGEST_FILE)
      .map(({ file }) => problem(`${file} is larger than 20 MB`, 'split it, or leave it out of dist')),
    ...(build.files.length > MOST_FILES || total > MOST_BYTES
      ? [problem('a version has at most 2000 files and 200 MB', 'leave files out of dist')]
      : []),
  ]
}
