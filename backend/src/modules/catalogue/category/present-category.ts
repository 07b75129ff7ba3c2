import type { Category } from '@sufra/shared/contracts/category'
import { imageUrl } from '#src/modules/infrastructure/infrastructure.ts'
import type { CategoryRow } from './category.repository.ts'

export const presentCategory = (row: CategoryRow): Category => ({
  ...row,
  imageUrl: imageUrl(row.imageKey),
  updatedAt: row.updatedAt.toISOString(),
})
