import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const ENDING = '.template'

/** Returns every template in a folder: its text by the path of the target file. */
export const readTemplates = folder =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true })
      .map(String)
      .filter(file => file.endsWith(ENDING))
      .sort()
      .map(file => [file.slice(0, -ENDING.length), readFileSync(path.join(folder, file), 'utf8')]),
  )

/** Templates of a new remote. */
export const TEMPLATES = readTemplates(fileURLToPath(new URL('../template', import.meta.url)))
