import { MERCHANT_ROLES } from '#src/contracts/role.ts'
import { SearchWords, SearchWordsUpdateRequest } from '#src/contracts/search-words.ts'
import { defineEndpoints } from './endpoint.ts'

export const searchWordsEndpoints = defineEndpoints({
  'GET /api/SearchWords/Get': {
    summary: 'Lists the merchant’s search synonyms of dishes',
    access: MERCHANT_ROLES,
    answer: SearchWords,
  },
  'PUT /api/SearchWords/Update': {
    summary: 'Replaces the merchant’s search synonyms',
    access: ['Admin', 'BranchManager', 'Custom'],
    permission: 'menu.edit',
    body: SearchWordsUpdateRequest,
    answer: SearchWords,
    errors: ['stale_version'],
  },
})
