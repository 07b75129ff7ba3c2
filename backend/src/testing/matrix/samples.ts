import type { Sample, Samples } from './sample.ts'
import { impersonationSamples } from './samples/account-view.ts'
import { accountExportSamples } from './samples/account-export.ts'
import { billingSamples } from './samples/billing.ts'
import { branchSamples } from './samples/branch.ts'
import { businessSamples } from './samples/business.ts'
import { driftSamples } from './samples/drift.ts'
import { escalationSamples } from './samples/escalation.ts'
import { identitySamples } from './samples/identity.ts'
import { integrationSamples } from './samples/integration.ts'
import { menuImportSamples } from './samples/menu-import.ts'
import { menuHistorySamples } from './samples/menu-history.ts'
import { menuSamples } from './samples/menu.ts'
import { notificationSamples } from './samples/notification.ts'
import { orderSamples } from './samples/order.ts'
import { paymentSamples } from './samples/payment.ts'
import { platformSamples } from './samples/platform.ts'
import { printerSamples } from './samples/printer.ts'
import { pushDeviceSamples } from './samples/push-device.ts'
import { releaseSamples } from './samples/release.ts'
import { revenueSamples } from './samples/revenue.ts'
import { mappingSamples } from './samples/mapping.ts'
import { shiftSamples } from './samples/shift.ts'
import { subscriptionSamples } from './samples/subscription.ts'
import { ticketSamples } from './samples/ticket.ts'
import { teamSamples } from './samples/team.ts'

const TABLES: Samples[] = [
  orderSamples,
  driftSamples,
  escalationSamples,
  mappingSamples,
  shiftSamples,
  subscriptionSamples,
  paymentSamples,
  printerSamples,
  pushDeviceSamples,
  accountExportSamples,
  impersonationSamples,
  notificationSamples,
  menuSamples,
  menuHistorySamples,
  menuImportSamples,
  billingSamples,
  branchSamples,
  businessSamples,
  integrationSamples,
  identitySamples,
  teamSamples,
  platformSamples,
  releaseSamples,
  revenueSamples,
  ticketSamples,
]

/** Requests that succeed, by route: `METHOD /path`. */
export const SAMPLES: ReadonlyMap<string, Sample[]> = new Map(
  TABLES.flatMap(table => Object.entries(table)).map(([key, samples]) => [key, [samples].flat()]),
)

export const samplesOf = (key: string): Sample[] => SAMPLES.get(key) ?? []
