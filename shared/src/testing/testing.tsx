import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { RenderResult } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import type { UserEvent } from '@testing-library/user-event'
import type { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { createQueryClient } from '#src/api/query.ts'
import { permissionsOf } from '#src/contracts/permission.ts'
import type { Permission } from '#src/contracts/permission.ts'
import type { RoleName } from '#src/contracts/role-names.ts'
import { directionOf, markDocument } from '#src/i18n/language.ts'
import type { Language } from '#src/i18n/language.ts'
import { BrowserRouter } from '#src/router/browser-router.tsx'
import { useSession } from '#src/session/session.ts'
import { UiProvider } from '#src/ui/provider/ui-provider.tsx'
import { createTestTexts } from './test-texts.ts'
import type { TestTexts } from './test-texts.ts'

export { findLocaleProblems } from '#src/contracts/locale-parity.mjs'
export { answerHttp } from './http-stand-in.ts'
export { delayedResponse, lostResponse } from './network-faults.ts'
/** @deprecated Use `delayedResponse` and `lostResponse`. */
export { delayedResponse as lateAnswer, lostResponse as lostAnswer } from './network-faults.ts'
export {
  merchantPage,
  sampleBranch,
  sampleBranchDetails,
  sampleMerchant,
  samplePage,
  sampleUser,
  tokenAnswer,
} from './sample-answers.ts'
export { triggerSizeObservers } from './size-observer.ts'
/** @deprecated Use `triggerSizeObservers`. */
export { triggerSizeObservers as tellSizes } from './size-observer.ts'
export { NOW, at, liveOrders, offers, preparingOrder, sampleLine, sampleOrder } from './sample-order.ts'
export type { HttpAnswer, HttpCall } from './http-stand-in.ts'
export type { TestTexts }

export interface RenderUiOptions {
  /** Defaults to `en`. */
  language?: Language
  /** Texts of the package: `{ menus: { ar, en } }` with the imported JSON files. */
  namespaces?: TestTexts
  /** Start address of the router, query included. */
  route?: string
  /**
   * `page` uses the product's own router, which asks the guard of an unsaved form before a link leaves it. Defaults to
   * `memory`.
   */
  history?: 'memory' | 'page'
  /** Signs in a person with this role; nobody if left out. */
  role?: RoleName
  /** Permissions of a `Custom` role. */
  permissions?: readonly Permission[]
}

const signIn = (role: RoleName | undefined, own: readonly Permission[]) =>
  useSession.setState({
    accessToken: role ? 'test-token' : null,
    emailForOtp: null,
    userId: role ? 1 : null,
    user: role
      ? {
          Id: 1,
          Email: 'admin@sufra.test',
          Name: 'Test',
          Role: role,
          branchIds: [],
          branchNames: [],
          accountId: role === 'SuperAdmin' ? null : 1,
          permissions: permissionsOf(role, own),
          onboardingStep: 'done',
        }
      : null,
  })

export interface RenderedUi extends RenderResult {
  user: UserEvent
  queryClient: QueryClient
  /** Path and query as the address bar shows them. */
  location: () => string
}

/**
 * Renders with the real providers: design system, texts, router, query cache and session. The test answers only HTTP
 * (`answerHttp`). Returns Testing Library's result, a `user`, the `queryClient`, and `location()` as the address bar
 * shows it. The user does not check `pointer-events`, which computes styles up to the root for every press.
 */
export const renderUi = (ui: ReactNode, options: RenderUiOptions = {}): RenderedUi => {
  const {
    language = 'en',
    namespaces = {},
    route = '/',
    history = 'memory',
    role,
    permissions = [],
  } = options
  const texts = createTestTexts(language, namespaces)
  const queryClient = createQueryClient()
  const { queries } = queryClient.getDefaultOptions()
  // The app retries a failed call after a second; a test expects the failure at once.
  queryClient.setDefaultOptions({ queries: { ...queries, retry: false } })
  markDocument(language)
  signIn(role, permissions)
  if (history === 'page') window.history.replaceState(null, '', route)

  let address = route
  const AddressBar = () => {
    const { pathname, search } = useLocation()
    address = pathname + search
    return null
  }
  const screenOf = (children: ReactNode) => (
    <>
      <AddressBar />
      {children}
    </>
  )
  const Providers = ({ children }: { children: ReactNode }) => (
    <I18nextProvider i18n={texts}>
      <QueryClientProvider client={queryClient}>
        <UiProvider direction={directionOf(language)}>
          {history === 'page' ? (
            <BrowserRouter>{screenOf(children)}</BrowserRouter>
          ) : (
            <MemoryRouter initialEntries={[route]}>{screenOf(children)}</MemoryRouter>
          )}
        </UiProvider>
      </QueryClientProvider>
    </I18nextProvider>
  )
  const rendered: RenderResult = render(ui, { wrapper: Providers })
  return {
    user: userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never }),
    queryClient,
    location: () => address,
    ...rendered,
  }
}
