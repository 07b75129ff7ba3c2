import { markedText } from '../merchants.ts'
import type { Ids, Point, Samples } from '../sample.ts'

const NOTHING_THERE: Point = { absent: 'ok' }
const NOT_FOUND: Point = { absent: '404 not_found' }
const NO_SUCH: Point = { absent: '400 validation_failed' }
// The operator sees both merchants, but ids of two merchants cannot be combined.
const NO_PAIR: Point = { ...NO_SUCH, operatorForeign: '400 validation_failed' }
const NOT_THERE: Point = { ...NOT_FOUND, operatorForeign: '404 not_found' }

const category = ({ mark, spareCategoryId }: Ids) => ({
  parentId: spareCategoryId,
  name: markedText(mark),
  description: { ar: 'وصف', en: 'Words' },
  index: 3,
  isVisible: true,
  schedule: { periods: [{ dayOfWeek: 5, from: '06:00', to: '11:00' }], startsOn: '2026-02-18', endsOn: null },
})

const newCategory = (index: number) => ({
  categories: [{ name: '{"ar":"جديدة","en":"New"}', index }],
})

export const categorySamples: Samples = {
  'POST /api/Category/Add': {
    ask: ids => ({
      url: '/api/Category/Add',
      json: { ...category(ids), serviceProviderId: ids.serviceProviderId },
    }),
    points: { serviceProviderId: NO_PAIR, spareCategoryId: NO_PAIR },
  },
  'PUT /api/Category/Update': {
    ask: ids => ({
      url: '/api/Category/Update',
      json: { ...category(ids), serviceProviderId: ids.serviceProviderId, id: ids.categoryId },
    }),
    points: { categoryId: NOT_THERE, serviceProviderId: NOT_THERE, spareCategoryId: NO_PAIR },
  },
  'DELETE /api/Category/Delete': [
    {
      ask: ({ spareCategoryId }) => ({ url: `/api/Category/Delete?Id=${spareCategoryId}` }),
      points: { spareCategoryId: NOT_FOUND },
    },
    {
      ask: ({ categoryId, spareCategoryId }) => ({
        url: `/api/Category/Delete?Id=${categoryId}&MoveToCategoryId=${spareCategoryId}`,
      }),
      points: { categoryId: NOT_FOUND, spareCategoryId: NO_SUCH },
    },
  ],
  'PUT /api/Category/hide/branch': {
    ask: ({ serviceProviderId, categoryId, branchId }) => ({
      url: '/api/Category/hide/branch',
      json: { serviceProviderId, categoryId, branchIds: [branchId], isHidden: true },
    }),
    points: { serviceProviderId: NOT_THERE, categoryId: NOT_THERE, branchId: NO_PAIR },
  },
  'POST /api/Category/BulkCreateUpdate': {
    ask: ids => ({
      url: '/api/Category/BulkCreateUpdate',
      json: {
        serviceProviderId: ids.serviceProviderId,
        categories: [{ ...category(ids), id: ids.categoryId }],
      },
    }),
    // Errors about an id in a row are reported by row.
    points: {
      serviceProviderId: { ...NOT_FOUND },
      categoryId: NOTHING_THERE,
      spareCategoryId: NOTHING_THERE,
    },
    repeat: { creates: () => newCategory(4), other: newCategory(5) },
  },
}
