// The router is shared through this facade, so that tree shaking keeps what nobody uses out of every page. The data router
// (createBrowserRouter) would add 16 KB to the login page for loaders and actions, which TanStack Query does here.
export {
  BrowserRouter,
  Link,
  Navigate,
  NavLink,
  Outlet,
  useLocation,
  useNavigate,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router-dom'
export type { RouteObject } from 'react-router-dom'

export { AtRoutePlace, useRoutePlace } from './route-place.tsx'
export type { RoutePlace } from './route-place.tsx'
