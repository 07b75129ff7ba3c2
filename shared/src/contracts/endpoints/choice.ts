import {
  Choice,
  ChoiceListQuery,
  ChoicePage,
  ChoiceRequest,
  ChoiceUpdateRequest,
} from '#src/contracts/choice.ts'
import { ALL_ROLES, MENU_EDITORS } from '#src/contracts/role.ts'
import { IdQuery } from '#src/contracts/wire.ts'
import { defineEndpoints } from './endpoint.ts'

export const choiceEndpoints = defineEndpoints({
  'GET /api/Choice/Get': {
    summary: 'Choices of a brand, or of all brands of the account',
    access: ALL_ROLES,
    query: ChoiceListQuery,
    answer: ChoicePage,
  },
  'GET /api/Choice/Get/Id': {
    summary: 'One choice with its options',
    access: ALL_ROLES,
    query: IdQuery,
    answer: Choice,
    errors: ['not_found'],
  },
  'POST /api/Choice/Add': {
    summary: 'A new choice of a brand',
    access: MENU_EDITORS,
    permission: 'menu.edit',
    body: ChoiceRequest,
    answer: Choice,
    errors: ['idempotency_key_reused'],
  },
  'PUT /api/Choice/Update': {
    summary: 'Full update of a choice, for every product that uses it',
    access: MENU_EDITORS,
    permission: 'menu.edit',
    body: ChoiceUpdateRequest,
    answer: Choice,
    errors: ['not_found', 'stale_version', 'forbidden_branch'],
  },
  'DELETE /api/Choice/Delete': {
    summary: 'Deletes a choice that no product uses',
    access: ['Admin', 'Custom'],
    permission: 'menu.delete',
    query: IdQuery,
    answer: Choice,
    errors: ['not_found', 'in_use'],
  },
})
