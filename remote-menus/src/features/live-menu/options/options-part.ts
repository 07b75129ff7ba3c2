import { lazyPart } from '@sufra/shared/ui'

/** Fetched when somebody opens it: a menu without a lack never needs it. */
export const optionsDrawer = lazyPart({
  load: async () =>
    (await import(/* webpackChunkName: "menu-options" */ './options-drawer.tsx')).OptionsDrawer,
})
