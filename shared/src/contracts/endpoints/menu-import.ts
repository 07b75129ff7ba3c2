import { z } from 'zod'
import {
  ExportQuery,
  ExportRequest,
  ImportAnswer,
  ImportPicturesAnswer,
  TemplateQuery,
} from '#src/contracts/menu-import.ts'
import { ALL_ROLES, MENU_EDITORS } from '#src/contracts/role.ts'
import { defineEndpoints } from './endpoint.ts'

const File = z.unknown().describe('the bytes of the file')

export const menuImportEndpoints = defineEndpoints({
  'POST /api/Product/Import': {
    summary:
      'A menu from a sheet (.xlsx or .csv), pictures to it, or both: parts File and JsonImport (`ImportRequest`)',
    access: MENU_EDITORS,
    permission: 'menu.edit',
    multipart: true,
    answer: ImportAnswer,
    errors: ['idempotency_key_reused', 'plan_limit_reached'],
  },
  'POST /api/Product/ImportFaults': {
    summary:
      'The rows of a sheet that Product/Import leaves out, as a sheet with a column that says why: the same parts as there',
    effect: 'none',
    access: MENU_EDITORS,
    permission: 'menu.edit',
    query: TemplateQuery,
    multipart: true,
    answer: File,
  },
  'POST /api/Product/ImportPictures': {
    summary: 'Stores the pictures of a zip (part File), to be named in Product/Import',
    access: MENU_EDITORS,
    permission: 'menu.edit',
    multipart: true,
    answer: ImportPicturesAnswer,
  },
  'GET /api/Product/Export': {
    summary: 'The menu of a brand, or what of it is filtered, as a sheet that Product/Import takes',
    access: ALL_ROLES,
    query: ExportQuery,
    answer: File,
    errors: ['not_found'],
  },
  'POST /api/Product/Export': {
    summary:
      'Some products of a brand in the order in which they are named, as a sheet that Product/Import takes',
    effect: 'none',
    access: ALL_ROLES,
    whileExpired: true,
    body: ExportRequest,
    answer: File,
    errors: ['not_found'],
  },
  'GET /api/Product/ImportTemplate': {
    summary: 'An empty sheet with the headings that Product/Import knows, and two examples',
    access: ALL_ROLES,
    query: TemplateQuery,
    answer: File,
  },
})
