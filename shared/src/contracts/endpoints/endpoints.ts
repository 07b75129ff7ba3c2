import { accountClosingEndpoints } from './account-closing.ts'
import { accountViewEndpoints } from './account-view.ts'
import { accountEndpoints } from './account.ts'
import { accountExportEndpoints } from './account-export.ts'
import { auditEndpoints } from './audit.ts'
import { authenticationEndpoints } from './authentication.ts'
import { branchEndpoints } from './branch.ts'
import { categoryEndpoints } from './category.ts'
import { channelEndpoints } from './channel.ts'
import { choiceEndpoints } from './choice.ts'
import { customerDataEndpoints } from './customer-data.ts'
import { dashboardEndpoints } from './dashboard.ts'
import { deploymentEndpoints } from './deployment.ts'
import { discountEndpoints } from './discount.ts'
import { driftEndpoints } from './drift.ts'
import { escalationEndpoints } from './escalation.ts'
import { featureEndpoints } from './feature.ts'
import { foodFactsEndpoints } from './food-facts.ts'
import { imageEndpoints } from './image.ts'
import { integrationEndpoints } from './integration.ts'
import { invoiceEndpoints } from './invoice.ts'
import { jobEndpoints } from './job.ts'
import { merchantCareEndpoints } from './merchant-care.ts'
import { menuHistoryEndpoints } from './menu-history.ts'
import { menuImportEndpoints } from './menu-import.ts'
import { menuPublicationEndpoints } from './menu-publication.ts'
import { notificationEndpoints } from './notification.ts'
import { operatorDashboardEndpoints } from './operator-dashboard.ts'
import { orderEndpoints } from './order.ts'
import { packageEndpoints } from './package.ts'
import { paymentEndpoints } from './payment.ts'
import { planEndpoints } from './plan.ts'
import { pricingEndpoints } from './pricing.ts'
import { printerEndpoints } from './printer.ts'
import { productEndpoints } from './product.ts'
import { productMappingEndpoints } from './product-mapping.ts'
import { pushDeviceEndpoints } from './push-device.ts'
import { receiptSettingsEndpoints } from './receipt-settings.ts'
import { releaseEndpoints } from './release.ts'
import { revenueEndpoints } from './revenue.ts'
import { roleEndpoints } from './role.ts'
import { serviceProviderEndpoints } from './service-provider.ts'
import { sessionEndpoints } from './session.ts'
import { searchWordsEndpoints } from './search-words.ts'
import { shiftEndpoints } from './shift.ts'
import { sizeEndpoints } from './size.ts'
import { subscriptionEndpoints } from './subscription.ts'
import { ticketEndpoints } from './ticket.ts'
import { userEndpoints } from './user.ts'
import { weeklyLetterEndpoints } from './weekly-letter.ts'

/** All endpoints of Sufra, once each: request, answer, access and error codes. */
export const endpoints = {
  ...accountClosingEndpoints,
  ...accountEndpoints,
  ...accountExportEndpoints,
  ...auditEndpoints,
  ...authenticationEndpoints,
  ...branchEndpoints,
  ...categoryEndpoints,
  ...channelEndpoints,
  ...choiceEndpoints,
  ...customerDataEndpoints,
  ...dashboardEndpoints,
  ...deploymentEndpoints,
  ...discountEndpoints,
  ...driftEndpoints,
  ...escalationEndpoints,
  ...featureEndpoints,
  ...foodFactsEndpoints,
  ...imageEndpoints,
  ...integrationEndpoints,
  ...invoiceEndpoints,
  ...jobEndpoints,
  ...merchantCareEndpoints,
  ...menuHistoryEndpoints,
  ...menuImportEndpoints,
  ...menuPublicationEndpoints,
  ...notificationEndpoints,
  ...operatorDashboardEndpoints,
  ...orderEndpoints,
  ...packageEndpoints,
  ...paymentEndpoints,
  ...planEndpoints,
  ...pricingEndpoints,
  ...printerEndpoints,
  ...productEndpoints,
  ...productMappingEndpoints,
  ...pushDeviceEndpoints,
  ...receiptSettingsEndpoints,
  ...releaseEndpoints,
  ...revenueEndpoints,
  ...roleEndpoints,
  ...serviceProviderEndpoints,
  ...sessionEndpoints,
  ...accountViewEndpoints,
  ...searchWordsEndpoints,
  ...shiftEndpoints,
  ...sizeEndpoints,
  ...subscriptionEndpoints,
  ...ticketEndpoints,
  ...userEndpoints,
  ...weeklyLetterEndpoints,
}
