export {
  BrowserRouter,
  matchPath,
  Navigate,
  Outlet,
  useLocation,
  useMatch,
  useNavigate,
  useNavigationType,
  useParams,
} from 'react-router-dom';
export type { LinkProps, NavLinkProps, RouteObject } from 'react-router-dom';
export { Link, NavLink } from './router/links';
export { Route, Routes, useRoutes } from './router/routes';
export { useSearchParams } from './router/search-params';
