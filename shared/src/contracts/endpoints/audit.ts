import { AuditChoices, AuditListQuery, AuditPage, AuditVerdict } from '#src/contracts/audit.ts'
import { OwnActPage, OwnActors, OwnActsQuery } from '#src/contracts/own-audit.ts'
import { defineEndpoints } from './endpoint.ts'

export const auditEndpoints = defineEndpoints({
  'GET /api/AuditLog/Get': {
    summary: 'Lists the audit entries of the operator’s people, newest first',
    access: ['SuperAdmin'],
    query: AuditListQuery,
    answer: AuditPage,
  },
  'GET /api/AuditLog/Choices': {
    summary: 'Lists the persons and actions of the audit log, for its filters',
    access: ['SuperAdmin'],
    answer: AuditChoices,
  },
  'GET /api/AuditLog/Verify': {
    summary: 'Verifies the hash chain of the audit log and returns the first changed or missing entry',
    access: ['SuperAdmin'],
    answer: AuditVerdict,
  },
  'GET /api/OwnAudit/Get': {
    summary: 'Lists the audit entries of this merchant, by its people and by the operator, newest first',
    access: ['Admin', 'Custom'],
    permission: 'audit.read',
    query: OwnActsQuery,
    answer: OwnActPage,
  },
  'GET /api/OwnAudit/People': {
    summary: 'Lists the people of this merchant, for the filter of the audit log',
    access: ['Admin', 'Custom'],
    permission: 'audit.read',
    answer: OwnActors,
  },
})
