// The router is shared through this facade, so that tree shaking keeps what nobody uses out of every page. The data router
// (createBrowserRouter) would add 16 KB to the login page for loaders and actions, which TanStack Query does here.
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
