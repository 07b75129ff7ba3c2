import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { COFFEE_HOUSE_MENU, RESTAURANT_MENU } from '../menu/menus.ts'
import { drawDish } from './draw-dish.ts'

const FOLDER = join(import.meta.dirname, '..', 'pictures')

// Run by `pnpm --filter @sufra/backend draw-dishes` after a change of a drawing or a menu. Drawing all of them takes
// too long for a start, so the results are in the repository.
await rm(FOLDER, { recursive: true, force: true })
await mkdir(FOLDER, { recursive: true })
const items = [...RESTAURANT_MENU, ...COFFEE_HOUSE_MENU].flatMap(section => section.items)
for (const [seed, { sku, drawing }] of items.entries()) {
  if (!drawing) continue
  const picture = sharp(Buffer.from(drawDish(drawing, seed + 1))).webp({
    quality: 73,
    effort: 6,
    smartSubsample: true,
  })
  await writeFile(join(FOLDER, `${sku}.webp`), await picture.toBuffer())
}
