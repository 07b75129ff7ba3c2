import { z } from 'zod'
import {
  ExportQuery,
  ExportRequest,
  ImportAnswer,
  ImportPicturesAnswer,
  ImportRequest,
  TemplateQuery,
} from '#src/contracts/menu-import.ts'
import { ALL_ROLES, MENU_EDITORS } from '#src/contracts/role.ts'
import { defineEndpoints } from './endpoint.ts'

const File = z.unknown().describe('the bytes of the file')

const JSON_IMPORT = { name: 'JsonImport', contract: ImportRequest }

export const menuImportEndpoints = defineEndpoints({
  'POST /api/Product/Import': {
    summary:
      'A menu from a sheet (.xlsx or .csv), pictures to it, or both: parts File and JsonImport (`ImportRequest`)',
    access: MENU_EDITORS,
    permission: 'menu.edit',
    multipart: true,
    jsonPart: JSON_IMPORT,
    answer: ImportAnswer,
    errors: ['idempotency_key_reused', 'plan_limit_reached'],
  },
  'POST /api/Product/ImportFaults': {
    summary:
      'Returns the rejected rows of an import as a sheet with a reason column; same parts as Product/Import',
    effect: 'none',
    access: MENU_EDITORS,
    permission: 'menu.edit',
    query: TemplateQuery,
    multipart: true,
    jsonPart: JSON_IMPORT,
    answer: File,
  },
  'POST /api/Product/ImportPictures': {
    summary: 'Stores the pictures of a zip (part File) for use in Product/Import',
    access: MENU_EDITORS,
    permission: 'menu.edit',
    multipart: true,
    answer: ImportPicturesAnswer,
  },
  'GET /api/Product/Export': {
    summary: 'Exports the filtered menu of a brand as a sheet for Product/Import',
    access: ALL_ROLES,
    query: ExportQuery,
    answer: File,
    errors: ['not_found'],
  },
  'POST /api/Product/Export': {
    summary: 'Exports the named products in the given order as a sheet for Product/Import',
    effect: 'none',
    access: ALL_ROLES,
    whileExpired: true,
    body: ExportRequest,
    answer: File,
    errors: ['not_found'],
  },
  'GET /api/Product/ImportTemplate': {
    summary: 'Returns the sheet template of Product/Import with two examples',
    access: ALL_ROLES,
    query: TemplateQuery,
    answer: File,
  },
})
