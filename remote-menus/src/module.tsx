import { defineRemote } from '@sufra/shared/remote'
import { followAvailability } from './features/live-menu/availability/follow-availability.ts'

let stopFollowing = () => {}

/** Entry point that the host loads. remote.config.mjs repeats the chunk names so that the host can preload them. */
export const remote = defineRemote({
  apiVersion: '1.0.0',
  routes: [
    {
      path: 'menusForUser',
      load: async () => ({
        Page: (await import(/* webpackChunkName: "live-menu" */ '#src/features/live-menu/live-menu.page.tsx'))
          .LiveMenuPage,
      }),
      keepAlive: true,
    },
    {
      path: 'menus',
      load: async () => ({
        Page: (await import(/* webpackChunkName: "menu-table" */ '#src/features/menu-table/menus.page.tsx'))
          .MenusPage,
      }),
    },
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
    {
      path: 'add-category',
      load: async () => ({
        Page: (
          await import(
            /* webpackChunkName: "category-form" */ '#src/features/category-form/add-category.page.tsx'
          )
        ).AddCategoryPage,
      }),
    },
    {
      path: 'edit-category/:id',
      load: async () => ({
        Page: (
          await import(
            /* webpackChunkName: "category-form" */ '#src/features/category-form/edit-category.page.tsx'
          )
        ).EditCategoryPage,
      }),
    },
    {
      path: 'menus/import',
      load: async () => ({
        Page: (
          await import(/* webpackChunkName: "menu-import" */ '#src/features/menu-import/menu-import.page.tsx')
        ).MenuImportPage,
      }),
    },
    {
      path: 'menus/food-facts',
      load: async () => ({
        Page: (
          await import(/* webpackChunkName: "food-facts" */ '#src/features/food-facts/food-facts.page.tsx')
        ).FoodFactsPage,
      }),
    },
    {
      path: 'menus/channels',
      load: async () => ({
        Page: (
          await import(
            /* webpackChunkName: "channel-menus" */ '#src/features/channel-menus/channel-menus.page.tsx'
          )
        ).ChannelMenusPage,
      }),
    },
    {
      path: 'menus/history',
      load: async () => ({
        Page: (
          await import(/* webpackChunkName: "menu-history" */ '#src/features/menu-history/history.page.tsx')
        ).MenuHistoryPage,
      }),
    },
  ],
  activate: ({ queryClient }) => {
    stopFollowing()
    stopFollowing = followAvailability(queryClient)
  },
  deactivate: () => stopFollowing(),
})
