import { AuditChoices, AuditListQuery, AuditPage, AuditVerdict } from '#src/contracts/audit.ts'
import { OwnActPage, OwnActors, OwnActsQuery } from '#src/contracts/own-audit.ts'
import { defineEndpoints } from './endpoint.ts'

export const auditEndpoints = defineEndpoints({
  'GET /api/AuditLog/Get': {
    summary: 'What the operator’s people did, the latest first',
    access: ['SuperAdmin'],
    query: AuditListQuery,
    answer: AuditPage,
  },
  'GET /api/AuditLog/Choices': {
    summary: 'Whose acts there are, and which',
    access: ['SuperAdmin'],
    answer: AuditChoices,
  },
  'GET /api/AuditLog/Verify': {
    summary: 'Reads the whole audit and names the first entry that was changed or is missing',
    access: ['SuperAdmin'],
    answer: AuditVerdict,
  },
  'GET /api/OwnAudit/Get': {
    summary: 'What the people of this merchant did, and what Sufra did to what is theirs, the latest first',
    access: ['Admin', 'Custom'],
    permission: 'audit.read',
    query: OwnActsQuery,
    answer: OwnActPage,
  },
  'GET /api/OwnAudit/People': {
    summary: 'The people of this merchant whose acts there may be',
    access: ['Admin', 'Custom'],
    permission: 'audit.read',
    answer: OwnActors,
  },
})
