import {
  MenuHistoryQuery,
  MenuRestoreAnswer,
  MenuRestoreRequest,
  MenuRevisionPage,
} from '#src/contracts/menu-history.ts'
import { MENU_EDITORS } from '#src/contracts/role.ts'
import { defineEndpoints } from './endpoint.ts'

export const menuHistoryEndpoints = defineEndpoints({
  'GET /api/MenuHistory/Get': {
    summary: 'Who changed what of a menu, newest first',
    access: MENU_EDITORS,
    permission: 'menu.edit',
    query: MenuHistoryQuery,
    answer: MenuRevisionPage,
  },
  'POST /api/MenuHistory/Restore': {
    summary:
      'One version of something on the menu, or the whole menu of a moment, back again; or what that would change',
    access: MENU_EDITORS,
    permission: 'menu.edit',
    body: MenuRestoreRequest,
    answer: MenuRestoreAnswer,
    errors: ['not_found', 'already_exists', 'in_use', 'forbidden_branch', 'plan_limit_reached'],
  },
})
