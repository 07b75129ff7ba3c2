import * as Api from '@sufra/shared/api'
import * as I18n from '@sufra/shared/i18n'
import * as Live from '@sufra/shared/live'
import * as Remote from '@sufra/shared/remote'
import * as Router from '@sufra/shared/router'
import * as Session from '@sufra/shared/session'
import * as Ui from '@sufra/shared/ui'
import * as UiOverlays from '@sufra/shared/ui/overlays'
import {
  QueryClient,
  QueryClientProvider,
  QueryObserver,
  hashKey,
  infiniteQueryOptions,
  keepPreviousData,
  mutationOptions,
  queryOptions,
  skipToken,
  useInfiniteQuery,
  useIsFetching,
  useIsMutating,
  useMutation,
  useMutationState,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import * as I18next from 'i18next'
import * as React from 'react'
import * as ReactDom from 'react-dom'
import * as ReactDomClient from 'react-dom/client'
import { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next'
import * as JsxRuntime from 'react/jsx-runtime'
import * as Zustand from 'zustand'
import { loadUntilLoaded } from '#src/lazy-loading/load-until-loaded.ts'

type Module = object
/** A share that is ready, or one that loads when a remote requests it. */
export type ProvidedModule = { lib: () => Module } | { get: () => Promise<() => Module> }

const ready = (module: Module): ProvidedModule => ({ lib: () => module })
const whenAsked = (load: () => Promise<Module>): ProvidedModule => ({
  get: async () => {
    const module = await loadUntilLoaded(load)
    return () => module
  },
})

// These two list their exports, so that unused ones are tree-shaken: tooling's provided-exports.mjs has the same names
// and fails a remote that imports another.
const reactI18next = { I18nextProvider, initReactI18next, useTranslation }
const reactQuery = {
  QueryClient,
  QueryClientProvider,
  QueryObserver,
  hashKey,
  infiniteQueryOptions,
  keepPreviousData,
  mutationOptions,
  queryOptions,
  skipToken,
  useInfiniteQuery,
  useIsFetching,
  useIsMutating,
  useMutation,
  useMutationState,
  useQueries,
  useQuery,
  useQueryClient,
}

/**
 * The packages that the host provides to remotes. A test compares the keys with tooling's sharing list. Packages that
 * the shell uses are ready; each other one has a chunk that loads with the first remote that needs it.
 */
export const providedModules: Record<string, ProvidedModule> = {
  react: ready(React),
  'react/jsx-runtime': ready(JsxRuntime),
  'react-dom': ready(ReactDom),
  'react-dom/client': ready(ReactDomClient),
  zustand: ready(Zustand),
  'zustand/react/shallow': whenAsked(() => import('zustand/react/shallow')),
  'zustand/middleware': whenAsked(() => import('zustand/middleware')),
  i18next: ready(I18next),
  'react-i18next': ready(reactI18next),
  '@tanstack/react-query': ready(reactQuery),
  '@sufra/shared/session': ready(Session),
  '@sufra/shared/api': ready(Api),
  '@sufra/shared/live': ready(Live),
  '@sufra/shared/router': ready(Router),
  '@sufra/shared/i18n': ready(I18n),
  '@sufra/shared/remote': ready(Remote),
  '@sufra/shared/forms': whenAsked(() => import(/* webpackChunkName: "forms" */ '@sufra/shared/forms')),
  '@sufra/shared/ui': ready(Ui),
  // Half of it is in the shell, and every screen of a remote needs the rest.
  '@sufra/shared/ui/overlays': ready(UiOverlays),
  '@sufra/shared/ui/forms': whenAsked(
    () => import(/* webpackChunkName: "ui-forms" */ '@sufra/shared/ui/forms'),
  ),
  '@sufra/shared/ui/dates': whenAsked(
    () => import(/* webpackChunkName: "ui-dates" */ '@sufra/shared/ui/dates'),
  ),
  '@sufra/shared/ui/sortable': whenAsked(
    () => import(/* webpackChunkName: "ui-sortable" */ '@sufra/shared/ui/sortable'),
  ),
  '@sufra/shared/ui/board': whenAsked(
    () => import(/* webpackChunkName: "ui-board" */ '@sufra/shared/ui/board'),
  ),
  '@sufra/shared/ui/cards': whenAsked(
    () => import(/* webpackChunkName: "ui-cards" */ '@sufra/shared/ui/cards'),
  ),
  '@sufra/shared/ui/data': whenAsked(() => import(/* webpackChunkName: "ui-data" */ '@sufra/shared/ui/data')),
  '@sufra/shared/ui/charts': whenAsked(
    () => import(/* webpackChunkName: "ui-charts" */ '@sufra/shared/ui/charts'),
  ),
  '@sufra/shared/ui/motion': whenAsked(
    () => import(/* webpackChunkName: "ui-motion" */ '@sufra/shared/ui/motion'),
  ),
}
