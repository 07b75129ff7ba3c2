import { createHash } from 'node:crypto'
import type { z } from 'zod'
import { ImportAnswer } from '@sufra/shared/contracts/menu-import'
import type { ImportRequest } from '@sufra/shared/contracts/menu-import'
import type { Permission } from '@sufra/shared/contracts/permission'
import { fieldTextOf } from '@sufra/shared/contracts/field-texts'
import type { Db, Scope } from '#src/database/database.ts'
import { validation } from '#src/errors/errors.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { runIdempotently, readSheet, ownImageKey } from '#src/modules/infrastructure/infrastructure.ts'
import type { ChosenSheet, Images } from '#src/modules/infrastructure/infrastructure.ts'
import { ownerOfServiceProvider, worksEverywhere } from '#src/modules/merchants/merchants.ts'
import type { PlanLimitCheck } from '#src/modules/merchants/merchants.ts'
import type { BranchLimited } from '#src/routing/branch-limit.ts'
import { applyPlan } from './apply-plan.ts'
import { namedOf } from './cells/known-names.ts'
import { answerOf } from './import-answer.ts'
import type { Answer, Import } from './import-answer.ts'
import { readRows } from './group-rows.ts'
import { guessColumns, isKnownHeading } from './guess-mapping.ts'
import type { Columns, Mapping } from './guess-mapping.ts'
import type { ImportForm } from './menu-import-form.ts'
import { menuCategories, menuChoices, menuProducts, menuSizes } from './menu-import.repository.ts'
import { planImport } from './plan-import.ts'
import type { Plan } from './plan-import.ts'
import type { Fault } from './read-row.ts'
import type { SentPicture } from './pictures/match-pictures.ts'

interface NamedEntity {
  scope: Scope
  images: Pick<Images, 'has'>
  pictures: NonNullable<ImportRequest['pictures']>
}

// Returns pictures by their stored keys. A picture of another merchant is `validation_failed` at `pictures`.
const ownPictures = async (db: Db, { scope, images, pictures }: NamedEntity): Promise<SentPicture[]> => {
  const own: SentPicture[] = []
  for (const { name, imageUrl } of pictures) {
    const key = await ownImageKey(db, { scope, images, field: 'pictures', url: imageUrl })
    if (key === null) throw validation({ pictures: ['not_found'] })
    own.push({ name, key })
  }
  return own
}

// Rows as they are in the file, each with the reason in the last column.
interface FaultyRows {
  headings: string[]
  rows: string[][]
}

const REASON = { ar: 'سبب عدم الاستيراد', en: 'Why it was not imported' }

// Returns the rows that an import leaves out: all rows of an item with an error in any of them.
const faultyRows = ({ table, columns, rows, language }: Import, faults: readonly Fault[]): FaultyRows => {
  const reasons = new Map<number, string[]>()
  for (const { row, field, code } of faults) {
    const heading = (field && table.headings[columns.mapping[field] ?? -1]) ?? ''
    const text = fieldTextOf(code, language)
    reasons.set(row, [...(reasons.get(row) ?? []), heading ? `${heading}: ${text}` : text])
  }
  const faulty = new Set(
    rows
      .filter(({ numbers }) => numbers.some(number => reasons.has(number)))
      .flatMap(({ numbers }) => numbers),
  )
  const width = table.headings.length
  return {
    headings: [...table.headings, REASON[language]],
    rows: table.lines
      .filter(({ number }) => faulty.has(number))
      .map(({ number, cells }) => [
        ...Array.from({ length: width }, (_none, at) => cells[at] ?? ''),
        (reasons.get(number) ?? []).join(' '),
      ]),
  }
}

export { escapeFormula } from './cell-values.ts'
export { IMPORT_FORM_LIMIT, readImportForm } from './menu-import-form.ts'
export { namedOf } from './cells/known-names.ts'
export { menuChoices, menuSizes } from './menu-import.repository.ts'
export { writeCells } from './shown-product.ts'
export type { Names } from './shown-product.ts'

const NO_SHEET: ChosenSheet = { headings: [], lines: [], names: [], sheet: 0, headingRow: 1 }

// Without names or SKUs no product can be identified: the file may be of another kind, or its headings
// unknown.
const hasNames = (mapping: Mapping): boolean =>
  mapping.nameAr !== undefined || mapping.nameEn !== undefined || mapping.sku !== undefined

const noNames = (row: number): Plan => ({
  changes: [],
  unchanged: 0,
  faults: [{ row, field: null, code: 'import_no_names' }],
  newCategories: [],
  newSizes: [],
  pictures: [],
})

type Request = z.output<typeof ImportRequest>

const readFile = async (
  bytes: Buffer | undefined,
  { request, language, scope }: { request: Request; language: 'ar' | 'en'; scope: Scope },
): Promise<Import> => {
  const { sheet, headingRow, mapping, sizeColumns = [], modifierColumns = [] } = request
  const owner = scope.kind === 'tenant' ? String(scope.accountId) : scope.kind
  const table = bytes ? await readSheet(bytes, { owner, sheet, headingRow, knows: isKnownHeading }) : NO_SHEET
  const columns: Columns = mapping ? { mapping, sizeColumns, modifierColumns } : guessColumns(table)
  const named = [...Object.values(columns.mapping), ...columns.sizeColumns, ...columns.modifierColumns]
  // A missing column would read as blank in all rows and clear its field.
  if (named.some(column => column >= table.headings.length)) throw validation({ mapping: ['invalid_value'] })
  return { table, columns, language, isMapped: mapping !== undefined, rows: await readRows(table, columns) }
}

interface Caller extends BranchLimited {
  scope: Scope
  language: 'ar' | 'en'
  permissions: readonly Permission[]
  /** idempotency key: the same form is saved once */
  key: string | undefined
}

interface Work extends BranchLimited {
  scope: Scope
  images: Pick<Images, 'has'>
  permissions: readonly Permission[]
  accountId: number
  request: Request
  checkPlanLimit: PlanLimitCheck
}

const planned = async (
  db: Db,
  file: Import,
  { scope, branchIds, images, permissions, request }: Work,
): Promise<Plan> => {
  if (file.table.headings.length > 0 && !hasNames(file.columns.mapping)) return noNames(file.table.headingRow)
  const menu = { scope, serviceProviderId: request.serviceProviderId }
  const pictures = await ownPictures(db, { scope, images, pictures: request.pictures ?? [] })
  const now = {
    products: await menuProducts(db, menu, request.dryRun ? 'read' : 'hold'),
    categories: await menuCategories(db, menu),
    sizes: namedOf(await menuSizes(db, menu)),
    choices: namedOf(await menuChoices(db, menu)),
    isEverywhere: await worksEverywhere(db, { caller: { scope, branchIds }, brand: menu }),
  }
  // Copied, because a retried transaction needs the original rows.
  const rows = file.rows.map(row => ({ ...row, faults: [...row.faults] }))
  return planImport({ rows, pictures }, { ...now, permissions, language: file.language })
}

const written = async (db: Db, file: Import, work: Work): Promise<Answer> => {
  const plan = await planned(db, file, work)
  // Rows with errors are left out; a file without a valid row is refused.
  if (plan.faults.length > 0 && plan.changes.length === 0 && plan.unchanged === 0)
    throw validation({ File: [`import_faults:${plan.faults.length}`] })
  const { scope, accountId, checkPlanLimit } = work
  const adding = plan.changes.filter(({ before }) => !before).length
  await checkPlanLimit(db, { accountId, key: 'products', adding })
  const { serviceProviderId } = work.request
  return answerOf(file, plan, await applyPlan(db, plan, { scope, accountId, serviceProviderId }))
}

export const createMenuImportService = ({
  database,
  images,
  checkPlanLimit,
}: Pick<Foundation, 'database'> & { images: Pick<Images, 'has'>; checkPlanLimit: PlanLimitCheck }) => ({
  /**
   * Reads a file and returns its effect on the menu. Unless it is a dry run, applies the rows without errors
   * in one transaction.
   */
  run: async (
    { scope, language, permissions, branchIds, key }: Caller,
    { request, file: bytes }: ImportForm,
  ): Promise<Answer> => {
    const file = await readFile(bytes, { request, language, scope })
    const { serviceProviderId, dryRun } = request
    return database.run(
      scope,
      async db => {
        const accountId = await ownerOfServiceProvider(db, { scope, id: serviceProviderId })
        if (accountId === undefined) throw validation({ serviceProviderId: ['not_found'] })
        const work = { scope, branchIds, images, permissions, accountId, request, checkPlanLimit }
        if (dryRun) return answerOf(file, await planned(db, file, work), null)
        return runIdempotently(db, {
          accountId,
          route: 'Product/Import',
          key,
          body: { request, file: bytes && createHash('sha256').update(bytes).digest('hex') },
          answer: ImportAnswer,
          work: () => written(db, file, work),
        })
      },
      dryRun ? {} : { isAlone: true },
    )
  },

  /** Returns the rows that an import leaves out, checked against the present menu. */
  faulty: async (
    { scope, language, permissions, branchIds }: Caller,
    { request, file: bytes }: ImportForm,
  ): Promise<FaultyRows> => {
    if (!bytes) throw validation({ File: ['required'] })
    const file = await readFile(bytes, { request, language, scope })
    return database.run(scope, async db => {
      const accountId = await ownerOfServiceProvider(db, { scope, id: request.serviceProviderId })
      if (accountId === undefined) throw validation({ serviceProviderId: ['not_found'] })
      const dry = { ...request, dryRun: true }
      const work = { scope, branchIds, images, permissions, accountId, request: dry, checkPlanLimit }
      const { faults } = await planned(db, file, work)
      return faultyRows(file, faults)
    })
  },
})
export type MenuImportService = ReturnType<typeof createMenuImportService>
