import type { Category } from '@sufra/shared/contracts/category'

/** Returns a category as the server sends it, with the given fields replaced. */
export const sampleCategory = ({
  en,
  ar,
  ...rest
}: Partial<Category> & { en?: string; ar?: string } = {}): Category => ({
  id: 3,
  serviceProviderId: 7,
  parentId: null,
  name: JSON.stringify({ en: en ?? 'Grills', ar: ar ?? 'مشاوي' }),
  description: null,
  imageUrl: null,
  index: 1,
  isVisible: true,
  hiddenBranchesIds: [],
  schedule: null,
  rowVersion: 2,
  updatedAt: '2026-11-20T08:00:00.000Z',
  ...rest,
})
