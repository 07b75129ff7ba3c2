import { markedText } from '../merchants.ts'
import type { Ids, Point, Sample, Samples } from '../sample.ts'

const NOTHING_THERE: Point = { absent: 'ok' }
const NOT_FOUND: Point = { absent: '404 not_found' }
// The operator sees both merchants, but ids of two merchants cannot be combined.
const NOT_THERE: Point = { ...NOT_FOUND, operatorForeign: '404 not_found' }
const NO_SUCH: Point = { absent: '400 validation_failed' }

const choice = ({ serviceProviderId, mark }: Ids) => ({
  serviceProviderId,
  name: markedText(mark),
  min: 1,
  max: 2,
  isRequired: true,
  options: [
    { id: 1, optionNameEn: 'Rice', optionNameAr: 'أرز', price: 0, isAvailable: true },
    { optionNameEn: 'Bread', optionNameAr: 'خبز' },
  ],
})

const size = ({ serviceProviderId, mark }: Ids) => ({ serviceProviderId, name: markedText(mark), index: 2 })

const list = (path: string): Sample => ({
  ask: ({ serviceProviderId }) => ({
    url: `${path}?ServiceProviderId=${serviceProviderId}&PaginatedRequest.PageSize=50`,
  }),
  points: { serviceProviderId: NOTHING_THERE },
})

export const choiceSamples: Samples = {
  'GET /api/Choice/Get': [
    list('/api/Choice/Get'),
    { ask: ({ mark }) => ({ url: `/api/Choice/Get?Search=${mark}` }) },
  ],
  'POST /api/Choice/Add': {
    ask: ids => ({ url: '/api/Choice/Add', json: choice(ids) }),
    points: { serviceProviderId: NO_SUCH },
  },
  'PUT /api/Choice/Update': {
    ask: ids => ({ url: '/api/Choice/Update', json: { ...choice(ids), id: ids.choiceId } }),
    points: { choiceId: NOT_THERE, serviceProviderId: NOT_THERE },
  },
  'PUT /api/SearchWords/Update': {
    ask: ({ mark }) => ({
      url: '/api/SearchWords/Update',
      json: { words: [{ word: mark, means: 'شوربة' }], rowVersion: 0 },
    }),
  },
  'POST /api/Size/Add': {
    ask: ids => ({ url: '/api/Size/Add', json: size(ids) }),
    points: { serviceProviderId: NO_SUCH },
  },
  'PUT /api/Size/Update': {
    ask: ids => ({ url: '/api/Size/Update', json: { ...size(ids), id: ids.sizeId } }),
    points: { sizeId: NOT_THERE, serviceProviderId: NOT_THERE },
  },
}
