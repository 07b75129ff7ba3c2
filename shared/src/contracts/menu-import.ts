import { z } from 'zod'
import { MENU_FIELDS } from './menu-columns.ts'
import { Id, QueryBoolean, QueryId, QueryIdOrAll } from './wire.ts'

export const MAX_IMPORT_ROWS = 10_000
/** Of faults and of changes that an answer lists; the counts are of all. */
export const MAX_IMPORT_LISTED = 200

const MenuField = z.enum(MENU_FIELDS)
const Mapping = z.partialRecord(MenuField, z.int().min(0).max(99))

/**
 * The part `JsonImport` of Product/Import. `mapping` says which column (from 0) holds a field; without it headings are
 * guessed. `dryRun`: nothing is written.
 */
export const ImportRequest = z.strictObject({
  serviceProviderId: Id,
  mapping: Mapping.optional(),
  dryRun: z.boolean().default(true),
})
export type ImportRequest = z.input<typeof ImportRequest>

const ImportFault = z.object({
  row: z.int().describe('as the sheet numbers it, from 1'),
  field: MenuField.nullable(),
  column: z.string().describe('its heading in the file'),
  code: z.string(),
  message: z.string().describe('in the language of the caller'),
})
export type ImportFault = z.infer<typeof ImportFault>

const ImportChange = z.object({
  row: z.int(),
  isNew: z.boolean(),
  name: z.string(),
  fields: z.array(z.object({ field: MenuField, before: z.string(), after: z.string() })),
})
export type ImportChange = z.infer<typeof ImportChange>

/** What a file does to a menu, or would do. */
export const ImportAnswer = z.object({
  changeId: z
    .uuid()
    .nullable()
    .describe('undoes it (`undoToken` of Product/BulkUndo); null: nothing was written'),
  columns: z.array(z.object({ heading: z.string(), sample: z.string() })),
  mapping: Mapping,
  counts: z.object({
    rows: z.int(),
    added: z.int(),
    changed: z.int(),
    unchanged: z.int(),
    faulty: z.int(),
    newCategories: z.int(),
  }),
  faults: z.array(ImportFault),
  changes: z.array(ImportChange),
})
export type ImportAnswer = z.infer<typeof ImportAnswer>

export const FileFormat = z.enum(['xlsx', 'csv'])

export const ExportQuery = z.object({
  ServiceProviderId: QueryId,
  Name: z.string().max(200).optional(),
  CategoryId: QueryIdOrAll.optional(),
  IsVisible: QueryBoolean.optional(),
  Format: FileFormat.default('xlsx'),
})

export const TemplateQuery = z.object({ Format: FileFormat.default('xlsx') })
