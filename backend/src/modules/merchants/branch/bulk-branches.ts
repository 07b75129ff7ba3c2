import { BranchRequest } from '@sufra/shared/contracts/branch'
import type { AddBulkAnswer } from '@sufra/shared/contracts/branch'
import { fieldErrorsOf } from '@sufra/shared/contracts/field-errors'
import { fieldTextOf } from '@sufra/shared/contracts/field-texts'
import type { Db } from '#src/database/database.ts'
import { damageOf } from '#src/modules/infrastructure/infrastructure.ts'
import { mapYielding } from '#src/routing/map-yielding.ts'
import type { BranchDependencies } from './branch-dependencies.ts'
import { takenCodes } from './branch.repository.ts'
import { insertAll } from './write-branch.ts'
import type { BranchWriter, NewBranch } from './write-branch.ts'

type Errors = Record<string, string[]>

interface Row {
  branch?: NewBranch
  errors: Errors
}

/** Returns errors for texts that a spreadsheet damaged. */
const damagedIn = ({ name, district, address, code }: NewBranch): Errors => {
  const texts = {
    name: Object.values(name),
    district: [district],
    address: [address],
    code: [code],
  }
  return Object.fromEntries(
    Object.entries(texts).flatMap(([field, values]) => {
      const codes = values.flatMap(value => damageOf(value ?? '') ?? [])
      return codes.length > 0 ? [[field, codes]] : []
    }),
  )
}

/** Parses each row, and yields to the event loop in between. */
export const readRows = (
  rows: Record<string, unknown>[],
  { serviceProviderId }: { serviceProviderId: number },
): Promise<Row[]> =>
  mapYielding(rows, row => {
    const { data, error } = BranchRequest.safeParse({ ...row, serviceProviderId }, { reportInput: true })
    return { branch: data, errors: error ? fieldErrorsOf(error) : damagedIn(data) }
  })

// Refuses codes that occur twice in the sheet or are in use.
const refuseCodes = (rows: Row[], taken: Set<string>): void => {
  const first = new Map<string, number>()
  for (const [index, { branch, errors }] of rows.entries()) {
    const code = branch?.code
    if (!code) continue
    const earlier = first.get(code)
    if (taken.has(code)) errors.code = ['branch_code_taken']
    else if (earlier !== undefined) errors.code = [`same_as_row:${earlier + 1}`]
    else first.set(code, index)
  }
}

const said = (errors: Errors, language: 'ar' | 'en'): Errors =>
  Object.fromEntries(
    Object.entries(errors).map(([field, texts]) => [field, texts.map(text => fieldTextOf(text, language))]),
  )

/** Adds all rows in one transaction, or none with the errors of each row. */
export const addBranches = async (
  db: Db,
  {
    rows: read,
    accountId,
    writer,
    language,
  }: { rows: Row[]; accountId: number; writer: BranchWriter; language: 'ar' | 'en' },
  neighbours: BranchDependencies,
): Promise<AddBulkAnswer> => {
  const rows = read.map(row => ({ ...row, errors: { ...row.errors } }))
  const codes = rows.flatMap(({ branch }) => branch?.code || [])
  refuseCodes(rows, new Set(await takenCodes(db, { accountId, codes })))
  const failed = rows.flatMap(({ errors }, index) =>
    Object.keys(errors).length > 0 ? { row: index + 1, errors: said(errors, language) } : [],
  )
  if (failed.length > 0) return { created: 0, failed }
  const requests = rows.flatMap(({ branch }) => branch ?? [])
  await insertAll(db, { accountId, requests, writer }, neighbours)
  return { created: requests.length, failed: [] }
}
