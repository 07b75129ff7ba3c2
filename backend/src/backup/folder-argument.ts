import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { StartError } from '#src/errors/errors.ts'

const OPTIONS = { overwrite: { type: 'boolean', default: false } } as const

const parse = () => {
  try {
    return parseArgs({ args: process.argv.slice(3), allowPositionals: true, options: OPTIONS })
  } catch {
    return undefined
  }
}

/** Reads the arguments of a command that takes a folder. Throws a `StartError` with the usage if they do not fit. */
export const readFolder = (usage: string): { folder: string; isOverwriting: boolean } => {
  const { positionals: [folder, ...others] = [], values } = parse() ?? {}
  if (!folder || others.length > 0) throw new StartError(`Usage: ${usage}`)
  return { folder: resolve(folder), isOverwriting: values?.overwrite ?? false }
}
