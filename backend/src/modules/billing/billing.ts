import type { Foundation } from '#src/app/foundation.ts'
import type { PaperDrawer } from '#src/modules/infrastructure/infrastructure.ts'
import { discountRoutes } from './discount/discount.routes.ts'
import { createDiscountService } from './discount/discount.service.ts'
import { entitlementRoutes } from './entitlement/entitlement.routes.ts'
import { createEntitlementService } from './entitlement/entitlement.service.ts'
import { featureRoutes } from './feature/feature.routes.ts'
import { createFeatureService } from './feature/feature.service.ts'
import { createInvoicePapers } from './invoice/invoice-papers.ts'
import { invoiceRoutes } from './invoice/invoice.routes.ts'
import { createInvoiceService } from './invoice/invoice.service.ts'
import { createSellerSettings } from './invoice/seller.ts'
import { sellerRoutes } from './invoice/seller.routes.ts'
import { registerInvoiceMails } from './invoice/send-invoice.ts'
import { packageRoutes } from './package/package.routes.ts'
import { createPackageService } from './package/package.service.ts'
import { paymentRoutes } from './payment/payment.routes.ts'
import { createPaymentService } from './payment/payment.service.ts'
import { planRoutes } from './plan/plan.routes.ts'
import { createPlanService } from './plan/plan.service.ts'
import { priceRoutes } from './price/price.routes.ts'
import { createPriceService } from './price/price.service.ts'
import { revenueRoutes } from './revenue/revenue.routes.ts'
import { createRevenueService } from './revenue/revenue.service.ts'
import { subscriptionRoutes } from './subscription/subscription.routes.ts'
import {
  createSubscriptionService,
  duePayment,
  refuseSubscription,
  settleSubscription,
} from './subscription/subscription.service.ts'
import type { SubscriptionEffects } from './subscription/subscription.service.ts'

export { checkPlanLimit } from './entitlement/entitlement.service.ts'
export { creditInvoice, issueInvoice } from './invoice/issue-invoice.ts'
export { setSeller } from './invoice/seller.ts'
export { readRecurring, recurringNow } from './revenue/revenue.service.ts'
export { currentSubscription } from './subscription/subscription.service.ts'
export { listPayers } from './subscription/due.repository.ts'
export { cancelForClosedAccount, stopRenewal, restoreRenewal, unpaidOf } from './subscription/stop-renewal.ts'

/** Creates the services of the billing domain: plans, discounts, subscriptions, payments and invoices. */
export const composeBilling = (
  foundation: Foundation,
  { drawer, ...standing }: SubscriptionEffects & { drawer: PaperDrawer },
) => {
  const papers = createInvoicePapers(foundation, drawer)
  registerInvoiceMails(foundation, papers)
  const invoices = createInvoiceService(foundation)
  return {
    routes: [
      ...invoiceRoutes(invoices, papers),
      ...sellerRoutes(createSellerSettings(foundation)),
      ...featureRoutes(createFeatureService(foundation)),
      ...entitlementRoutes(createEntitlementService(foundation)),
      ...planRoutes(createPlanService(foundation)),
      ...packageRoutes(createPackageService(foundation)),
      ...discountRoutes(createDiscountService(foundation)),
      ...priceRoutes(createPriceService(foundation)),
      ...revenueRoutes(createRevenueService(foundation, invoices)),
      ...subscriptionRoutes(createSubscriptionService(foundation, standing)),
      ...paymentRoutes(
        createPaymentService(foundation, {
          due: duePayment,
          settle: settleSubscription,
          refuse: refuseSubscription,
        }),
      ),
    ],
  }
}
