import { useContext, type MouseEvent, type Ref } from 'react';
import {
  UNSAFE_NavigationContext as NavigationContext,
  useHref,
  useLinkClickHandler,
  useLocation,
  useResolvedPath,
  type LinkProps,
  type NavLinkProps,
} from 'react-router-dom';

const ABSOLUTE = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;

/**
 * The router's `Link` without what only its frameworks use, which is larger than the rest of it: prefetching, `discover`,
 * `mask`. An absolute address is an ordinary link.
 */
export function Link({
  onClick,
  to,
  replace,
  state,
  target,
  relative,
  reloadDocument,
  preventScrollReset,
  viewTransition,
  discover: _discover,
  children,
  prefetch: _prefetch,
  ...rest
}: LinkProps & { readonly ref?: Ref<HTMLAnchorElement> }) {
  const { useTransitions } = useContext(NavigationContext);
  const absolute = typeof to === 'string' && ABSOLUTE.test(to) ? to : undefined;
  const path = absolute === undefined ? to : '';
  const href = useHref(path, { ...(relative && { relative }) });
  const navigate = useLinkClickHandler(path, {
    replace,
    state,
    target,
    relative,
    preventScrollReset,
    viewTransition,
    useTransitions,
  });
  const handleClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (!event.defaultPrevented) navigate(event);
  };
  return (
    <a
      {...rest}
      href={absolute ?? href}
      onClick={absolute !== undefined || reloadDocument ? onClick : handleClick}
      target={target}
    >
      {children}
    </a>
  );
}

/** A link that is `aria-current` and has the class `active` while the page is at its address, or below it unless `end`. */
export function NavLink({
  'aria-current': ariaCurrent = 'page',
  caseSensitive = false,
  className = '',
  end = false,
  style,
  children,
  ...rest
}: NavLinkProps) {
  const { pathname } = useLocation();
  const path = useResolvedPath(rest.to, { ...(rest.relative && { relative: rest.relative }) }).pathname;
  const [current, own] = caseSensitive ? [pathname, path] : [pathname.toLowerCase(), path.toLowerCase()];
  const below = own !== '/' && own.endsWith('/') ? own : `${own}/`;
  const isActive = current === own || (!end && current.startsWith(below));
  const state = { isActive, isPending: false, isTransitioning: false };
  return (
    <Link
      {...rest}
      aria-current={isActive ? ariaCurrent : undefined}
      className={
        typeof className === 'function' ? className(state) : [className, isActive && 'active'].filter(Boolean).join(' ')
      }
      style={typeof style === 'function' ? style(state) : style}
    >
      {typeof children === 'function' ? children(state) : children}
    </Link>
  );
}
