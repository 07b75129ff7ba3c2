import type { ReleaseService } from '#src/modules/front-end-delivery/front-end-delivery.ts'
import type { ImageStorage } from '#src/modules/infrastructure/infrastructure.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { accountClosingRoutes } from './account-closing/account-closing.routes.ts'
import { createAccountClosing } from './account-closing/account-closing.service.ts'
import { accountExportRoutes } from './account-export/account-export.routes.ts'
import { createAccountExportService } from './account-export/account-export.service.ts'
import { auditRoutes } from './audit/audit.routes.ts'
import { createAuditService } from './audit/audit.service.ts'
import { ownActRoutes } from './audit/own-acts.routes.ts'
import { createOwnActsService } from './audit/own-acts.service.ts'
import { healthRoutes } from './health/health.routes.ts'
import { createHealthService } from './health/health.service.ts'
import { createReadiness } from './health/readiness.service.ts'
import { measureJobs } from './job/job-metrics.ts'
import { jobRoutes } from './job/job.routes.ts'
import { createJobService } from './job/job.service.ts'
import { cannedAnswerRoutes } from './canned-answer/canned-answer.routes.ts'
import { createCannedAnswerService } from './canned-answer/canned-answer.service.ts'
import { createInboxService } from './ticket/inbox.service.ts'
import { ticketFileRoutes } from './ticket/ticket-file.routes.ts'
import { createTicketFileService } from './ticket/ticket-file.service.ts'
import { createTicketMessageService } from './ticket/ticket-message.service.ts'
import { ticketRoutes } from './ticket/ticket.routes.ts'
import { createTicketService } from './ticket/ticket.service.ts'

export { isTicketEvent, personaliseTicketEvent } from './ticket/personal-message.ts'
export { afterMessage, afterResolve } from './ticket/ticket-state.ts'
export type { TicketFacts } from './ticket/ticket-state.ts'

interface Neighbours {
  releases: ReleaseService
  pictures: ImageStorage
}

/** Creates the services for operating Sufra: health, audit, jobs and support. */
export const composeOperations = (foundation: Foundation, { releases, pictures }: Neighbours) => {
  measureJobs(foundation)
  return {
    findFailingParts: createReadiness(foundation),
    routes: [
      ...healthRoutes(createHealthService(foundation, releases)),
      ...auditRoutes(createAuditService(foundation)),
      ...ownActRoutes(createOwnActsService(foundation)),
      ...jobRoutes(createJobService(foundation)),
      ...ticketRoutes({
        tickets: createTicketService(foundation),
        messages: createTicketMessageService(foundation),
        inbox: createInboxService(foundation),
      }),
      ...ticketFileRoutes(createTicketFileService(foundation)),
      ...accountClosingRoutes(createAccountClosing(foundation)),
      ...accountExportRoutes(createAccountExportService(foundation, pictures)),
      ...cannedAnswerRoutes(createCannedAnswerService(foundation)),
    ],
  }
}
