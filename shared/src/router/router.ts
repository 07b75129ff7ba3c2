// This module re-exports the router so that tree shaking drops its unused parts. The data router (createBrowserRouter)
// would add 16 KB to the login page for loaders and actions, which TanStack Query replaces here.
export {
  Link,
  Navigate,
  NavLink,
  Outlet,
  matchRoutes,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router-dom'
export type { Location, RouteObject } from 'react-router-dom'

export { BrowserRouter } from './browser-router.tsx'
