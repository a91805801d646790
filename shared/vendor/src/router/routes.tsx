import { Children, Fragment, isValidElement, useContext, type ReactElement, type ReactNode } from 'react';
import {
  matchRoutes,
  UNSAFE_NavigationContext as NavigationContext,
  UNSAFE_RouteContext as RouteContext,
  useLocation,
  type RouteMatch,
  type RouteObject,
  type RouteProps,
} from 'react-router-dom';

/**
 * `useRoutes` and `Routes` of the router without its data router, which this product does not use: matching, parameters
 * and nesting are the library's.
 */
export function useRoutes(routes: RouteObject[]): ReactElement | null {
  const { navigator } = useContext(NavigationContext);
  const { matches: parents } = useContext(RouteContext);
  const { pathname } = useLocation();
  const parent = parents.at(-1);
  const base = parent?.pathnameBase ?? '/';
  const remaining = base === '/' ? pathname : pathname.slice(base.length) || '/';
  const below = (path: string): string => {
    // The library decodes the path to match it. These characters would be separators.
    const escaped = path.replace(/%/g, '%25').replace(/\?/g, '%3F').replace(/#/g, '%23');
    const encoded = navigator.encodeLocation ? navigator.encodeLocation(escaped).pathname : path;
    return `${base}/${encoded}`.replace(/\/\/+/g, '/');
  };
  const matches = matchRoutes(routes, { pathname: remaining })?.map((match) => ({
    ...match,
    params: { ...parent?.params, ...match.params },
    pathname: below(match.pathname),
    pathnameBase: match.pathnameBase === '/' ? base : below(match.pathnameBase),
  }));
  if (!matches) return null;
  return matches.reduceRight<ReactElement | null>(
    (outlet, { route: { Component, element } }, index) => (
      <RouteContext
        value={{ outlet, matches: [...parents, ...(matches.slice(0, index + 1) as RouteMatch[])], isDataRoute: false }}
      >
        {Component ? <Component /> : (element ?? outlet)}
      </RouteContext>
    ),
    null,
  );
}

/** A route of `Routes`. */
export function Route(_props: RouteProps): ReactElement | null {
  throw new Error('A <Route> is only ever a child of <Routes>');
}

/** Renders the route that matches the address. */
export const Routes = ({ children }: { readonly children?: ReactNode }): ReactElement | null =>
  useRoutes(routesOf(children));

const routesOf = (children: ReactNode): RouteObject[] =>
  Children.toArray(children).flatMap((child): RouteObject[] => {
    if (!isValidElement<RouteProps>(child)) return [];
    const { children: inner, ...route } = child.props;
    if (child.type === Fragment) return routesOf(inner);
    return [{ ...route, ...(inner !== undefined && { children: routesOf(inner) }) } as RouteObject];
  });
