import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The drawn dishes, one webp per SKU; the build copies the folder beside the server. */
export const PICTURES = fileURLToPath(new URL('./pictures', import.meta.url))

export const readPicture = (sku: string): Promise<Buffer> => readFile(join(PICTURES, `${sku}.webp`))
