import { BranchRequest } from '@sufra/shared/contracts/branch'
import type { AddBulkAnswer } from '@sufra/shared/contracts/branch'
import { fieldErrorsOf } from '@sufra/shared/contracts/field-errors'
import { fieldTextOf } from '@sufra/shared/contracts/field-texts'
import type { Db } from '#src/database/database.ts'
import { damageOf } from '#src/modules/ground/ground.ts'
import { mapInTurns } from '#src/routing/in-turns.ts'
import type { BranchNeighbours } from './branch-neighbours.ts'
import { takenCodes } from './branch.repository.ts'
import { insertAll } from './write-branch.ts'
import type { BranchWriter, NewBranch } from './write-branch.ts'

type Errors = Record<string, string[]>

interface Row {
  branch?: NewBranch
  errors: Errors
}

/** Texts that a sheet program damaged: they are faults of their fields. */
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

/** Looks at each by itself; the others get their turn in between. */
export const readRows = (
  rows: Record<string, unknown>[],
  { serviceProviderId }: { serviceProviderId: number },
): Promise<Row[]> =>
  mapInTurns(rows, row => {
    const { data, error } = BranchRequest.safeParse({ ...row, serviceProviderId }, { reportInput: true })
    return { branch: data, errors: error ? fieldErrorsOf(error) : damagedIn(data) }
  })

// Two of a sheet with one code, or one whose code is there already.
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

/** All of them in one transaction, or none and what is wrong with which. */
export const addBranches = async (
  db: Db,
  {
    rows: read,
    accountId,
    writer,
    language,
  }: { rows: Row[]; accountId: number; writer: BranchWriter; language: 'ar' | 'en' },
  neighbours: BranchNeighbours,
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
