import {
  BranchDetails,
  BranchListQuery,
  BranchPage,
  BranchRequest,
  BranchUpdateRequest,
  BranchesOfAccountQuery,
} from '#src/contracts/merchant.ts'
import { ALL_ROLES } from '#src/contracts/role.ts'
import { IdQuery } from '#src/contracts/wire.ts'
import { defineEndpoints } from './endpoint.ts'

export const branchEndpoints = defineEndpoints({
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
  'POST /api/Branch/Add': {
    summary: 'A new branch of a brand',
    access: ['SuperAdmin', 'Admin'],
    permission: 'branches.manage',
    body: BranchRequest,
    answer: BranchDetails,
  },
  'PUT /api/Branch/Update': {
    summary: 'Full update of a branch, its hours included',
    access: ['SuperAdmin', 'Admin'],
    permission: 'branches.manage',
    body: BranchUpdateRequest,
    answer: BranchDetails,
    errors: ['not_found'],
  },
  'GET /api/Branch/Get/Id': {
    summary: 'One branch with what its form needs',
    access: ALL_ROLES,
    query: IdQuery,
    answer: BranchDetails,
    errors: ['forbidden_branch', 'not_found'],
  },
})
