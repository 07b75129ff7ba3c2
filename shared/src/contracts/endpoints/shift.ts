import { MERCHANT_ROLES } from '#src/contracts/role.ts'
import {
  BranchShifts,
  BranchShiftsQuery,
  CloseShiftRequest,
  NoteDoneRequest,
  OpenShiftRequest,
  ShiftIdQuery,
  ShiftList,
  ShiftListQuery,
  ShiftNote,
  ShiftNoteRequest,
  ShiftPage,
} from '#src/contracts/shift.ts'
import { defineEndpoints } from './endpoint.ts'

// Everybody who works with a branch's live orders works in its shifts.
export const shiftEndpoints = defineEndpoints({
  'GET /api/Shift/GetNow': {
    summary:
      'Returns the open shift, the last closed shift and the number of open notes of each branch of the caller',
    access: MERCHANT_ROLES,
    whileSuspended: true,
    query: BranchShiftsQuery,
    answer: BranchShifts,
    errors: ['forbidden_branch', 'not_found'],
  },
  'GET /api/Shift/Get/Id': {
    summary:
      'Returns the report of a shift; those before the last closed one need the permission `dashboard.history`',
    access: MERCHANT_ROLES,
    whileSuspended: true,
    query: ShiftIdQuery,
    answer: ShiftPage,
    errors: ['forbidden_branch', 'not_found'],
  },
  'GET /api/Shift/Get': {
    summary: 'Closed shifts, the latest first',
    access: ['Admin', 'BranchManager', 'Custom'],
    permission: 'dashboard.history',
    query: ShiftListQuery,
    answer: ShiftList,
    errors: ['forbidden_branch'],
  },
  'POST /api/Shift/Open': {
    summary: 'Opens the shift of a branch; 409 with the open shift if there is one',
    access: MERCHANT_ROLES,
    isOpenToAll: 'branchTeam',
    body: OpenShiftRequest,
    answer: ShiftPage,
    errors: ['forbidden_branch', 'not_found', 'already_exists'],
  },
  'POST /api/Shift/Close': {
    summary: 'Closes a shift and stores its report; 409 with the report if it is closed already',
    access: MERCHANT_ROLES,
    isOpenToAll: 'branchTeam',
    whileSuspended: true,
    body: CloseShiftRequest,
    answer: ShiftPage,
    errors: ['forbidden_branch', 'not_found', 'illegal_transition'],
  },
  'POST /api/Shift/AddNote': {
    summary: 'Adds a note to an open shift, for its report or for the next team',
    access: MERCHANT_ROLES,
    isOpenToAll: 'branchTeam',
    body: ShiftNoteRequest,
    answer: ShiftNote,
    errors: ['forbidden_branch', 'not_found', 'illegal_transition', 'idempotency_key_reused'],
  },
  'PUT /api/Shift/SetNoteDone': {
    summary: 'Marks a shift note as done or open',
    access: MERCHANT_ROLES,
    isOpenToAll: 'branchTeam',
    body: NoteDoneRequest,
    answer: ShiftNote,
    errors: ['forbidden_branch', 'not_found'],
  },
})
