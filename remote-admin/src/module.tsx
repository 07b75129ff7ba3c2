import { defineRemote } from '@sufra/shared/remote'

/** Entry of the remote for the host. remote.config.mjs repeats the chunk names, so that the host can preload them. */
export const remote = defineRemote({
  apiVersion: '1.0.0',
  routes: [
    {
      path: 'merchants',
      load: async () => ({
        Page: (await import(/* webpackChunkName: "merchants" */ '#src/features/merchants/merchants.page.tsx'))
          .MerchantsPage,
      }),
    },
    {
      path: 'merchants/:id',
      load: async () => ({
        Page: (await import(/* webpackChunkName: "merchant" */ '#src/features/merchant/merchant.page.tsx'))
          .MerchantPage,
      }),
    },
    {
      path: 'payments',
      load: async () => ({
        Page: (await import(/* webpackChunkName: "payments" */ '#src/features/payments/payments.page.tsx'))
          .PaymentsPage,
      }),
    },
    {
      path: 'packages',
      load: async () => ({
        Page: (await import(/* webpackChunkName: "packages" */ '#src/features/packages/packages.page.tsx'))
          .PackagesPage,
      }),
    },
    {
      path: 'packages/:id',
      load: async () => ({
        Page: (await import(/* webpackChunkName: "package" */ '#src/features/packages/package.page.tsx'))
          .PackagePage,
      }),
    },
    {
      path: 'discount',
      load: async () => ({
        Page: (await import(/* webpackChunkName: "discounts" */ '#src/features/discounts/discounts.page.tsx'))
          .DiscountsPage,
      }),
    },
    {
      path: 'discount/:id',
      load: async () => ({
        Page: (await import(/* webpackChunkName: "discount" */ '#src/features/discounts/discount.page.tsx'))
          .DiscountPage,
      }),
    },
    {
      path: 'plans',
      load: async () => ({
        Page: (await import(/* webpackChunkName: "plans" */ '#src/features/plans/plans.page.tsx')).PlansPage,
      }),
    },
    {
      path: 'addPlan',
      load: async () => ({
        Page: (await import(/* webpackChunkName: "plan-form" */ '#src/features/plan-form/plan-form.page.tsx'))
          .AddPlanPage,
      }),
    },
    {
      path: 'addPlan/:id',
      load: async () => ({
        Page: (await import(/* webpackChunkName: "plan-form" */ '#src/features/plan-form/plan-form.page.tsx'))
          .EditPlanPage,
      }),
    },
    {
      path: 'feature',
      load: async () => ({
        Page: (await import(/* webpackChunkName: "features" */ '#src/features/features/features.page.tsx'))
          .FeaturesPage,
      }),
    },
    {
      path: 'addfeatures/:id',
      load: async () => ({
        Page: (
          await import(
            /* webpackChunkName: "feature-values" */ '#src/features/features/feature-values.page.tsx'
          )
        ).FeatureValuesPage,
      }),
    },
    {
      path: 'audit',
      load: async () => ({
        Page: (await import(/* webpackChunkName: "audit" */ '#src/features/audit/audit.page.tsx')).AuditPage,
      }),
    },
    {
      path: 'revenue',
      load: async () => ({
        Page: (await import(/* webpackChunkName: "revenue" */ '#src/features/revenue/revenue.page.tsx'))
          .RevenuePage,
      }),
    },
    {
      path: 'releases',
      load: async () => ({
        Page: (await import(/* webpackChunkName: "releases" */ '#src/features/releases/releases.page.tsx'))
          .ReleasesPage,
      }),
    },
  ],
})
