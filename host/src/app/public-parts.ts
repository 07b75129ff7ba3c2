import type { ComponentType } from 'react'
import { completeTexts } from '@sufra/shared/i18n'
import { loadArea } from '#src/lazy-loading/area.ts'
import type { Area } from '#src/lazy-loading/area.ts'
import { lazyPart } from '#src/lazy-loading/lazy-part.tsx'
import type { LazyPart } from '@sufra/shared/ui'

const inArea = (area: Area, load: () => Promise<ComponentType>): LazyPart<object> =>
  lazyPart(async () => {
    const [part] = await Promise.all([load(), loadArea(area), completeTexts()])
    return part
  })

const loadAccount = () => import(/* webpackChunkName: "account" */ './account-screens.tsx')
const loadOnboarding = () => import(/* webpackChunkName: "onboarding" */ './onboarding-screens.tsx')

export const login = lazyPart(() =>
  import(/* webpackChunkName: "login" */ '#src/features/entry/login/login.page.tsx').then(
    part => part.LoginPage,
  ),
)
export const signUp = inArea('account', async () => (await loadAccount()).SignUpScreen)
export const oneTimeCode = inArea('account', async () => (await loadAccount()).OneTimeCodePage)
export const forgetPassword = inArea('account', async () => (await loadAccount()).ForgetPasswordPage)
export const businessDetails = inArea(
  'onboarding',
  async () => (await loadOnboarding()).BusinessDetailsScreen,
)
export const subscriptions = inArea('onboarding', async () => (await loadOnboarding()).SubscriptionsScreen)

/** Everything behind the guard. Layout, data and remotes load together once a token is found. */
export const shell = lazyPart(async () => {
  const part = await import(/* webpackChunkName: "shell" */ './shell-routes.tsx')
  await Promise.all([part.readyFirstScreen(), completeTexts()])
  return part.ShellRoutes
})
