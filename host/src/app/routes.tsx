import type { RouteObject } from '@sufra/shared/router'
import { useEffect } from 'react'
import { RequireToken, SignedOutOnly } from './guards.tsx'
import { lazyPart } from './lazy-part.tsx'
import type { LazyPart } from './lazy-part.tsx'

const login = lazyPart(() =>
  import(/* webpackChunkName: "login" */ '#src/features/login/login.page.tsx').then(part => part.LoginPage),
)
const account = lazyPart(() =>
  import(/* webpackChunkName: "account" */ '#src/features/coming-soon/account.page.tsx').then(
    part => part.AccountPage,
  ),
)
/** Everything behind the guard: layout, data and remotes arrive together, after the token was seen. */
const shell = lazyPart(async () => {
  const part = await import(/* webpackChunkName: "shell" */ './shell-routes.tsx')
  await part.readyFirstScreen()
  return part.ShellRoutes
})

/** Public screens that are still to come. */
const COMING_PATHS = ['/signup', '/otp', '/businessDetails', '/forgetPassword', '/subscriptions']

/** The part that the address asks for: loaded before the first render, so that the first paint is the page. */
export const firstPart = ({ pathname, isSignedIn }: { pathname: string; isSignedIn: boolean }): LazyPart => {
  if (COMING_PATHS.includes(pathname)) return account
  return isSignedIn ? shell : login
}

const LoginScreen = () => {
  useEffect(() => {
    // Whoever types is about to sign in: the way on is fetched meanwhile.
    const preload = () => void shell.preload().catch(() => undefined)
    window.addEventListener('input', preload, { once: true })
    return () => window.removeEventListener('input', preload)
  }, [])
  return <login.Part />
}

export const routes: RouteObject[] = [
  {
    path: '/login',
    element: (
      <SignedOutOnly>
        <LoginScreen />
      </SignedOutOnly>
    ),
  },
  ...COMING_PATHS.map(path => ({ path, element: <account.Part /> })),
  {
    path: '/*',
    element: (
      <RequireToken>
        <shell.Part />
      </RequireToken>
    ),
  },
]
