import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from '@swc/core'

const SOURCE = /\.tsx?$/
const NOT_SHIPPED = /\.test\.tsx?$|\.d\.ts$|(^|[\\/])testing[\\/]/

/** The files of a remote that end up in its build, by their path in `folder`. */
export const sourcesBelow = folder =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter(file => SOURCE.test(file) && !NOT_SHIPPED.test(file))
    .sort()

/** One of them as a syntax tree. */
export const parse = ({ folder, file }) =>
  parseSync(readFileSync(path.join(folder, file), 'utf8'), {
    syntax: 'typescript',
    tsx: file.endsWith('x'),
    target: 'es2023',
  })
