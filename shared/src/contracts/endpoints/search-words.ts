import { MERCHANT_ROLES } from '#src/contracts/role.ts'
import { SearchWords, SearchWordsUpdateRequest } from '#src/contracts/search-words.ts'
import { defineEndpoints } from './endpoint.ts'

export const searchWordsEndpoints = defineEndpoints({
  'GET /api/SearchWords/Get': {
    summary: 'What people call dishes besides their names, in the own words of the merchant',
    access: MERCHANT_ROLES,
    answer: SearchWords,
  },
  'PUT /api/SearchWords/Update': {
    summary: 'The whole list of own words',
    access: ['Admin', 'BranchManager', 'Custom'],
    permission: 'menu.edit',
    body: SearchWordsUpdateRequest,
    answer: SearchWords,
    errors: ['stale_version'],
  },
})
