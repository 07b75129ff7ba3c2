import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Pictures of the demo dishes, one webp per SKU; the build copies the folder beside the server. */
export const PICTURES = fileURLToPath(new URL('./pictures', import.meta.url))

const fileOf = (sku: string): string => join(PICTURES, `${sku}.webp`)

export const hasPicture = (sku: string): boolean => existsSync(fileOf(sku))

export const readPicture = (sku: string): Promise<Buffer> => readFile(fileOf(sku))
