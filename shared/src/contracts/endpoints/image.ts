import { StoredImage } from '#src/contracts/merchant.ts'
import { MENU_EDITORS } from '#src/contracts/role.ts'
import { defineEndpoints } from './endpoint.ts'

export const imageEndpoints = defineEndpoints({
  'POST /api/Image/Add': {
    summary: 'Stores a picture (part File) and returns its address',
    access: MENU_EDITORS,
    permission: ['menu.edit', 'settings.manage'],
    multipart: true,
    answer: StoredImage,
  },
})
