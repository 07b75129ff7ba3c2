import { defineRemote } from '@sufra/shared/remote'

const comingSoon = () =>
  import(/* webpackChunkName: "coming-soon" */ '#src/features/coming-soon/admin-pages.tsx')

/** What the host sees of this remote. The chunk names are repeated in remote.config.mjs, which lets the host preload them. */
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
    { path: 'merchants/:id', load: async () => ({ Page: (await comingSoon()).MerchantPage }) },
    { path: 'packages', load: async () => ({ Page: (await comingSoon()).PackagesPage }) },
    { path: 'discount', load: async () => ({ Page: (await comingSoon()).DiscountsPage }) },
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
      path: 'releases',
      load: async () => ({
        Page: (await import(/* webpackChunkName: "releases" */ '#src/features/releases/releases.page.tsx'))
          .ReleasesPage,
      }),
    },
  ],
})
