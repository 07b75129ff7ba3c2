import { lazyPart } from '@sufra/shared/ui'

/** Loaded on first use, because most menus never need it. */
export const optionsDrawer = lazyPart({
  load: async () =>
    (await import(/* webpackChunkName: "menu-options" */ './options-drawer.tsx')).OptionsDrawer,
})
