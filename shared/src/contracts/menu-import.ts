import { z } from 'zod'
import { MENU_FIELDS, ROW_FIELDS } from './menu-columns.ts'
import { Id, Instant, LocalizedText, QueryBoolean, QueryId, QueryIdOrAll } from './wire.ts'

export const MAX_IMPORT_ROWS = 10_000
/** Limit of listed errors and changes in an answer; the counts cover all. */
export const MAX_IMPORT_LISTED = 200

const MenuField = z.enum(MENU_FIELDS)
const ImportField = z.enum([...MENU_FIELDS, ...ROW_FIELDS])
/** Maximum number of columns of a sheet. */
const MAX_COLUMNS = 200
const Column = z
  .int()
  .min(0)
  .max(MAX_COLUMNS - 1)
const Mapping = z.partialRecord(ImportField, Column)

export const MAX_IMPORT_PICTURES = 200
/** Size limits in MB: of the zip, and of its content once unpacked. */
export const MAX_PICTURES_MB = { zip: 50, unpacked: 300 }

const StoredPicture = z.object({
  name: z.string().max(255).describe('file name without folders'),
  imageUrl: z.string().max(100),
})
const RefusedPicture = z.object({
  name: z.string(),
  code: z.string(),
  message: z.string().describe('in the language of the caller'),
})

/** Content of a zip: pictures as Image/Add stores them, to be named in `ImportRequest`, and refused files. */
export const ImportPicturesAnswer = z.object({
  pictures: z.array(StoredPicture),
  refused: z.array(RefusedPicture),
})
export type ImportPicturesAnswer = z.infer<typeof ImportPicturesAnswer>

/**
 * The part `JsonImport` of Product/Import. `sheet` (from 0) and `headingRow` (from 1) locate the table. `mapping` gives
 * the column (from 0) of a field. `sizeColumns` are columns with the price of the size in their header,
 * `modifierColumns` those with yes or no for the shared choices in their header; both are guessed if absent. `pictures`
 * come from Product/ImportPictures. `dryRun`: nothing is written.
 */
export const ImportRequest = z.strictObject({
  serviceProviderId: Id,
  sheet: z.int().min(0).max(49).optional(),
  headingRow: z.int().min(1).max(1_048_576).optional(),
  mapping: Mapping.optional(),
  sizeColumns: z.array(Column).max(20).optional(),
  modifierColumns: z.array(Column).max(50).optional(),
  pictures: z.array(StoredPicture.strict()).max(MAX_IMPORT_PICTURES).optional(),
  dryRun: z.boolean().default(true),
})
export type ImportRequest = z.input<typeof ImportRequest>

const ImportFault = z.object({
  row: z.int().describe('row number in the sheet, from 1'),
  field: ImportField.nullable(),
  column: z.string().describe('heading in the file'),
  code: z.string(),
  message: z.string().describe('in the language of the caller'),
})
export type ImportFault = z.infer<typeof ImportFault>

const ImportPicture = z.object({
  name: z.string().describe('file name'),
  product: LocalizedText.nullable().describe('name of the first matching product'),
  code: z.string().nullable().describe('null if the picture is assigned to the product'),
  message: z.string().describe('in the language of the caller; empty without a code'),
})

const ImportChange = z.object({
  row: z.int().nullable().describe('null for a picture without a row'),
  isNew: z.boolean(),
  name: z.string(),
  fields: z.array(z.object({ field: MenuField, before: z.string(), after: z.string() })),
})
export type ImportChange = z.infer<typeof ImportChange>

/** Effect of a file on a menu, also as a preview. */
export const ImportAnswer = z.object({
  changeId: z.uuid().nullable().describe('`undoToken` for Product/BulkUndo; null if nothing was written'),
  undoUntil: Instant.nullable(),
  sheets: z.array(z.string()).describe('sheet names; one empty name for a text file'),
  sheet: z.int().describe('index in `sheets`'),
  headingRow: z.int().describe('row number in the sheet, from 1'),
  columns: z.array(z.object({ heading: z.string(), sample: z.string() })),
  mapping: Mapping,
  sizeColumns: z.array(z.int()),
  modifierColumns: z.array(z.int()),
  priceColumns: z
    .array(z.int())
    .describe('columns that may hold the price, if none was recognised and no mapping was sent'),
  counts: z.object({
    rows: z.int(),
    added: z.int(),
    changed: z.int(),
    unchanged: z.int(),
    faulty: z.int(),
    withoutPrice: z.int().describe('added and changed items without a price'),
    newCategories: z.int(),
    newSizes: z.int(),
  }),
  faults: z.array(ImportFault),
  pictures: z.array(ImportPicture),
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

/** Maximum number of products of one export. */
export const MAX_EXPORTED = 5000

/** Exports the given products in the given order; deleted ones are left out. */
export const ExportRequest = z.strictObject({
  serviceProviderId: Id,
  ids: z.array(Id).min(1).max(MAX_EXPORTED),
  format: FileFormat.default('xlsx'),
})

export const TemplateQuery = z.object({ Format: FileFormat.default('xlsx') })
