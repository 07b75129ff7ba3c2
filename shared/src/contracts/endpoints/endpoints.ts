import { accountEndpoints } from './account.ts'
import { authenticationEndpoints } from './authentication.ts'
import { branchEndpoints } from './branch.ts'
import { categoryEndpoints } from './category.ts'
import { channelEndpoints } from './channel.ts'
import { choiceEndpoints } from './choice.ts'
import { dashboardEndpoints } from './dashboard.ts'
import { deploymentEndpoints } from './deployment.ts'
import { driftEndpoints } from './drift.ts'
import { escalationEndpoints } from './escalation.ts'
import { featureEndpoints } from './feature.ts'
import { foodFactsEndpoints } from './food-facts.ts'
import { imageEndpoints } from './image.ts'
import { integrationEndpoints } from './integration.ts'
import { jobEndpoints } from './job.ts'
import { menuHistoryEndpoints } from './menu-history.ts'
import { menuImportEndpoints } from './menu-import.ts'
import { menuPublicationEndpoints } from './menu-publication.ts'
import { orderEndpoints } from './order.ts'
import { planEndpoints } from './plan.ts'
import { pricingEndpoints } from './pricing.ts'
import { productEndpoints } from './product.ts'
import { pushDeviceEndpoints } from './push-device.ts'
import { releaseEndpoints } from './release.ts'
import { roleEndpoints } from './role.ts'
import { serviceProviderEndpoints } from './service-provider.ts'
import { sessionEndpoints } from './session.ts'
import { searchWordsEndpoints } from './search-words.ts'
import { sizeEndpoints } from './size.ts'
import { subscriptionEndpoints } from './subscription.ts'
import { ticketEndpoints } from './ticket.ts'
import { userEndpoints } from './user.ts'

/** Every endpoint of Sufra, once: what its callers send, what it answers, who may call, and how it may refuse. */
export const endpoints = {
  ...accountEndpoints,
  ...authenticationEndpoints,
  ...branchEndpoints,
  ...categoryEndpoints,
  ...channelEndpoints,
  ...choiceEndpoints,
  ...dashboardEndpoints,
  ...deploymentEndpoints,
  ...driftEndpoints,
  ...escalationEndpoints,
  ...featureEndpoints,
  ...foodFactsEndpoints,
  ...imageEndpoints,
  ...integrationEndpoints,
  ...jobEndpoints,
  ...menuHistoryEndpoints,
  ...menuImportEndpoints,
  ...menuPublicationEndpoints,
  ...orderEndpoints,
  ...planEndpoints,
  ...pricingEndpoints,
  ...productEndpoints,
  ...pushDeviceEndpoints,
  ...releaseEndpoints,
  ...roleEndpoints,
  ...serviceProviderEndpoints,
  ...sessionEndpoints,
  ...searchWordsEndpoints,
  ...sizeEndpoints,
  ...subscriptionEndpoints,
  ...ticketEndpoints,
  ...userEndpoints,
}
