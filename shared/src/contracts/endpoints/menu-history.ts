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
    summary: 'Lists the changes of a menu, newest first',
    access: MENU_EDITORS,
    permission: 'menu.edit',
    query: MenuHistoryQuery,
    answer: MenuRevisionPage,
  },
  'POST /api/MenuHistory/Restore': {
    summary: 'Restores one version of a menu entity or the menu of an instant, or previews the restore',
    access: MENU_EDITORS,
    permission: 'menu.edit',
    body: MenuRestoreRequest,
    answer: MenuRestoreAnswer,
    errors: ['not_found', 'already_exists', 'in_use', 'forbidden_branch', 'plan_limit_reached'],
  },
})
