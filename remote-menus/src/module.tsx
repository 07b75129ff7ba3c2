import { defineRemote } from '@sufra/shared/remote'
import { followAvailability } from './features/live-menu/availability/follow-availability.ts'

const comingSoon = () =>
  import(/* webpackChunkName: "coming-soon" */ '#src/features/coming-soon/menu-pages.tsx')

let stopFollowing = () => {}

/** What the host sees of this remote. The chunk names are repeated in remote.config.mjs, which lets the host preload them. */
export const remote = defineRemote({
  apiVersion: '1.0.0',
  routes: [
    {
      path: 'menusForUser',
      load: async () => ({
        Page: (await import(/* webpackChunkName: "live-menu" */ '#src/features/live-menu/live-menu.page.tsx'))
          .LiveMenuPage,
      }),
    },
    { path: 'menus', load: async () => ({ Page: (await comingSoon()).MenusPage }) },
    {
      path: 'menus/new-meal',
      load: async () => ({
        Page: (
          await import(
            /* webpackChunkName: "product-editor" */ '#src/features/product-editor/new-meal.page.tsx'
          )
        ).NewMealPage,
      }),
    },
    {
      path: 'menus/dialog',
      load: async () => ({
        Page: (await import(/* webpackChunkName: "choices" */ '#src/features/choices/choices.page.tsx'))
          .ChoicesPage,
      }),
    },
    { path: 'add-category', load: async () => ({ Page: (await comingSoon()).AddCategoryPage }) },
    { path: 'edit-category/:id', load: async () => ({ Page: (await comingSoon()).EditCategoryPage }) },
  ],
  activate: ({ queryClient }) => {
    stopFollowing()
    stopFollowing = followAvailability(queryClient)
  },
  deactivate: () => stopFollowing(),
})
