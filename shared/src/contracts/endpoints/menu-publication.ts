import {
  MenuDiff,
  MenuDiffQuery,
  PublicationAnswer,
  PublicationListQuery,
  PublicationPage,
  PublicationRequest,
} from '#src/contracts/publication.ts'
import { MENU_PUBLISHERS } from '#src/contracts/role.ts'
import { defineEndpoints } from './endpoint.ts'

export const menuPublicationEndpoints = defineEndpoints({
  'GET /api/MenuPublication/Diff': {
    summary: 'Compares a brand’s menu with the menus that the platforms show',
    access: MENU_PUBLISHERS,
    permission: ['menu.price', 'menu.publish'],
    query: MenuDiffQuery,
    answer: MenuDiff,
    errors: ['not_found'],
  },
  'GET /api/MenuPublication/Get': {
    summary: 'Lists the publications of menus to platforms, newest first',
    access: MENU_PUBLISHERS,
    permission: ['menu.price', 'menu.publish'],
    query: PublicationListQuery,
    answer: PublicationPage,
  },
  'POST /api/MenuPublication/Add': {
    summary: "Sends a brand's menu to platforms, once per Idempotency-Key",
    access: MENU_PUBLISHERS,
    permission: 'menu.publish',
    isAudited: true,
    body: PublicationRequest,
    answer: PublicationAnswer,
    errors: ['not_found', 'idempotency_key_reused'],
  },
})
