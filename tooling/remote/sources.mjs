import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from '@swc/core'

const SOURCE = /\.tsx?$/
const NOT_SHIPPED = /\.test\.tsx?$|\.d\.ts$|(^|[\\/])testing[\\/]/

/** Returns the files of a remote that are part of its build, by path in `folder`. */
export const sourcesBelow = folder =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter(file => SOURCE.test(file) && !NOT_SHIPPED.test(file))
    .sort()

/** Returns one of them as a syntax tree. */
export const parse = ({ folder, file }) =>
  parseSync(readFileSync(path.join(folder, file), 'utf8'), {
    syntax: 'typescript',
    tsx: file.endsWith('x'),
    target: 'es2023',
  })
