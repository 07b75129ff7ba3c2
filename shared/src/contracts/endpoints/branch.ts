import {
  AddBulkAnswer,
  AddBulkRequest,
  BranchDetails,
  BranchListQuery,
  BranchOverviewPage,
  BranchRequest,
  BranchUpdateRequest,
  BranchesOfAccountQuery,
  SheetRows,
} from '#src/contracts/branch.ts'
import {
  BranchHistoryPage,
  BranchHistoryQuery,
  BranchList,
  SetStatusRequest,
} from '#src/contracts/branch-status.ts'
import { BranchPage } from '#src/contracts/merchant.ts'
import { BRANCH_KEEPERS } from '#src/contracts/role-names.ts'
import { ALL_ROLES } from '#src/contracts/role.ts'
import { IdQuery } from '#src/contracts/wire.ts'
import { defineEndpoints } from './endpoint.ts'

const KEEPERS = ['SuperAdmin', 'Admin', 'Custom'] as const

const readingEndpoints = defineEndpoints({
  'GET /api/Branch/Get': {
    summary: 'The branches that the user may see, with their state now',
    access: ALL_ROLES,
    whileSuspended: true,
    query: BranchListQuery,
    answer: BranchPage,
  },
  'GET /api/Branch/GetByAccountId': {
    summary: 'The branches of one account: the own one, or any for the operator',
    access: ALL_ROLES,
    whileSuspended: true,
    query: BranchesOfAccountQuery,
    answer: BranchPage,
  },
  'GET /api/Branch/Get/ServiceProviderId': {
    summary: 'Returns the branches of a brand with today’s hours, platforms and acceptance policy',
    access: ALL_ROLES,
    query: BranchListQuery,
    answer: BranchOverviewPage,
  },
  'GET /api/Branch/Get/Id': {
    summary: 'Returns one branch with all fields of its form',
    access: ALL_ROLES,
    query: IdQuery,
    branchLimit: 'id',
    answer: BranchDetails,
    errors: ['forbidden_branch', 'not_found'],
  },
  'GET /api/Branch/GetHistory': {
    summary: 'Lists the changes of branches, newest first',
    access: BRANCH_KEEPERS,
    permission: ['branches.state', 'branches.hours', 'branches.manage'],
    query: BranchHistoryQuery,
    answer: BranchHistoryPage,
    errors: ['forbidden_branch', 'not_found'],
  },
})

export const branchEndpoints = defineEndpoints({
  ...readingEndpoints,
  'POST /api/Branch/Add': {
    summary: 'A new branch of a brand',
    access: KEEPERS,
    permission: 'branches.manage',
    body: BranchRequest,
    answer: BranchDetails,
    errors: ['already_exists', 'forbidden_branch', 'idempotency_key_reused', 'plan_limit_reached'],
  },
  'POST /api/Branch/AddBulk': {
    summary: 'Adds several branches of a brand: all, or none with an error for each invalid row',
    access: KEEPERS,
    permission: 'branches.manage',
    body: AddBulkRequest,
    answer: AddBulkAnswer,
    errors: ['forbidden_branch', 'idempotency_key_reused', 'plan_limit_reached'],
  },
  'POST /api/Branch/ReadSheet': {
    summary: 'Parses a sheet (.xlsx or .csv, part File) into rows; saves nothing',
    effect: 'none',
    access: KEEPERS,
    permission: 'branches.manage',
    multipart: true,
    answer: SheetRows,
  },
  'PUT /api/Branch/Update': {
    summary: 'Full update of a branch with its hours; with branches.hours alone, only the hours may change',
    access: KEEPERS,
    permission: ['branches.manage', 'branches.hours'],
    isAudited: true,
    body: BranchUpdateRequest,
    branchLimit: 'id',
    answer: BranchDetails,
    errors: ['already_exists', 'forbidden_branch', 'not_found', 'stale_version'],
  },
  'PUT /api/Branch/SetStatus': {
    summary: 'Pauses branches, makes them busy, or opens them again: all of them or none',
    access: BRANCH_KEEPERS,
    permission: 'branches.state',
    body: SetStatusRequest,
    answer: BranchList,
    errors: ['forbidden_branch', 'idempotency_key_reused', 'illegal_transition', 'not_found'],
  },
  'DELETE /api/Branch/Delete': {
    summary: 'Closes a branch for good; its orders and its history stay',
    access: KEEPERS,
    permission: 'branches.manage',
    query: IdQuery,
    branchLimit: 'id',
    answer: BranchDetails,
    errors: ['forbidden_branch', 'in_use', 'not_found'],
  },
})
