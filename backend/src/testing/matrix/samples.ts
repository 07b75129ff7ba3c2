import { samplesFor } from './derived-samples.ts'
import { ALL_ROUTES, keyOf } from './routes.ts'
import type { Sample, SampleOverride, Samples } from './sample.ts'
import { impersonationSamples } from './samples/account-view.ts'
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
  ticketSamples,
]

/** Facts about requests that contracts cannot say, by route: `METHOD /path`. */
export const OVERRIDES: ReadonlyMap<string, SampleOverride[]> = new Map(
  TABLES.flatMap(table => Object.entries(table)).map(([key, overrides]) => [key, [overrides].flat()]),
)

/** Requests that succeed, by route: derived from the contracts and completed by `OVERRIDES`. */
export const SAMPLES: ReadonlyMap<string, Sample[]> = new Map(
  ALL_ROUTES.map(route => [keyOf(route), samplesFor(route, OVERRIDES.get(keyOf(route)))]),
)

export const samplesOf = (key: string): Sample[] => SAMPLES.get(key) ?? []
