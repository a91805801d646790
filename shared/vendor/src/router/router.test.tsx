import { fireEvent, render } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import * as library from 'react-router-dom';
import * as own from '../routing';
import { MemoryRouter } from '../server';

type Router = Pick<
  typeof own,
  'Link' | 'NavLink' | 'Outlet' | 'Route' | 'Routes' | 'useLocation' | 'useParams' | 'useRoutes' | 'useSearchParams'
>;
const both = [own, library as unknown as Router] as const;

function page({ Link, NavLink, Outlet, useLocation, useParams }: Router, name: string): ReactNode {
  const Page: ComponentType = () => {
    const { pathname, search } = useLocation();
    return (
      <section>
        {name} {pathname} {search} {JSON.stringify(useParams())}
        {['', '.', '..', 'below', '/top', '../next', '?only=query', '#only-hash', 'https://other.example/x'].map(
          (to) => (
            <Link key={to} to={to} />
          ),
        )}
        {['/', '/profile', '/profile/ana', '/profile/ana/'].flatMap((to) => [
          <NavLink key={to} to={to} className="x" />,
          <NavLink key={`${to} end`} to={to} end />,
        ])}
        <Outlet />
      </section>
    );
  };
  return <Page />;
}

const routesOf = (router: Router): Parameters<typeof own.useRoutes>[0] => [
  { path: '/', element: page(router, 'home') },
  { path: '/profile/:username', element: page(router, 'profile') },
  { path: '/profile/me', element: page(router, 'me') },
  {
    path: '/settings',
    element: page(router, 'settings'),
    children: [
      { index: true, element: page(router, 'first') },
      { path: 'account/:part?', element: page(router, 'account') },
      { path: 'files/*', element: <Below router={router} /> },
    ],
  },
  { element: page(router, 'layout'), children: [{ path: '/inside', element: page(router, 'inside') }] },
  { path: '*', element: page(router, 'none') },
];

/** Routes within a route. */
function Below({ router }: { readonly router: Router }): ReactNode {
  const { Routes, Route } = router;
  return (
    <Routes>
      <>
        <Route path="a/:file" element={page(router, 'file')} />
      </>
      <Route element={page(router, 'frame')}>
        <Route path="b" element={page(router, 'b')} />
      </Route>
    </Routes>
  );
}

function show(router: Router, path: string): string {
  const { useRoutes } = router;
  const Pages: ComponentType = () => useRoutes(routesOf(router));
  const { container } = render(
    <MemoryRouter initialEntries={[path]}>
      <Pages />
    </MemoryRouter>,
  );
  return container.innerHTML.replaceAll(' data-discover="true"', '');
}

describe('routes and links', () => {
  it.each([
    '/',
    '/?tab=1#x',
    '/profile/ana',
    '/Profile/Ana/',
    '/profile/me',
    '/profile/a%2Fb%20c%25',
    '/settings',
    '/settings/account',
    '/settings/account/e%3Fmail',
    '/settings/files/a/x%23y.png',
    '/settings/files/b',
    '/settings/files/c',
    '/inside',
    '/nowhere/at/all',
  ])("render %s as the library's", (path) => {
    const [found, expected] = both.map((router) => show(router, path));
    expect(found).toBe(expected);
  });
});

describe('Link', () => {
  const { Link, useLocation } = own;
  const Where: ComponentType = () => {
    const { pathname, search, state } = useLocation();
    return <output>{JSON.stringify([pathname, search, state])}</output>;
  };
  const click = (
    link: ReactNode,
    init: MouseEventInit = {},
  ): { readonly where: string; readonly prevented: boolean } => {
    const { container } = render(
      <MemoryRouter initialEntries={['/start']}>
        {link}
        <Where />
      </MemoryRouter>,
    );
    const prevented = !fireEvent.click(container.querySelector('a') as Element, { button: 0, ...init });
    return { where: container.querySelector('output')?.textContent ?? '', prevented };
  };

  it('navigates without a page load, with its state', () => {
    expect(click(<Link to="/next?a=1" state={{ b: 2 }} />)).toEqual({
      where: '["/next","?a=1",{"b":2}]',
      prevented: true,
    });
  });

  it('leaves a click with a key, and those of other links, to the browser', () => {
    const stay = { where: '["/start","",null]', prevented: false };
    // jsdom cannot load pages.
    const onClick = (event: { preventDefault: () => void }): void => event.preventDefault();
    expect(click(<Link to="/next" />, { ctrlKey: true })).toEqual(stay);
    expect(click(<Link to="/next" target="_blank" />)).toEqual(stay);
    expect(click(<Link to="/next" onClick={onClick} />)).toEqual({ ...stay, prevented: true });
    expect(click(<Link to="https://other.example/" onClick={onClick} />)).toEqual({ ...stay, prevented: true });
    expect(click(<Link to="/next" reloadDocument onClick={onClick} />)).toEqual({ ...stay, prevented: true });
  });
});

describe('useSearchParams', () => {
  it('reads and replaces the query', () => {
    const { useSearchParams } = own;
    const Query: ComponentType = () => {
      const [params, setParams] = useSearchParams();
      return (
        <button onClick={() => setParams((current) => ({ page: `${Number(current.get('page')) + 1}` }))}>
          {params.toString()}
        </button>
      );
    };
    const { container } = render(
      <MemoryRouter initialEntries={['/?page=1&other=x']}>
        <Query />
      </MemoryRouter>,
    );
    const button = container.querySelector('button') as HTMLButtonElement;
    expect(button.textContent).toBe('page=1&other=x');
    fireEvent.click(button);
    expect(button.textContent).toBe('page=2');
  });
});
