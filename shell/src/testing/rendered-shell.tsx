/** Everything that a test of rendered pages needs from one copy of the modules: server and browser have their own. */
import { callApi, configureApi, provideFirstAnswers } from '@cred/api-client';
import type { PageConfig } from '@cred/contract';
import { defineRemote, useMe, useTheme, type RemoteModule } from '@cred/platform';
import { RelativeTime } from '@cred/ui';
import { Link, QueryClient, styled, useQuery } from '@cred/vendor';
import { lazy, useLayoutEffect, useState, type ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import { App } from '../app/app';
import { loadAppEntry } from '../app/entry-chunks';
import { hydratePage } from '../app/hydrate-page';
import { browserAreas, provideAreas } from '../federation';
import { providePageConfig } from '../lib/page-config';
import { provideDataClient } from '../session/data-client';

export { act } from 'react';
export { render } from '../server/render-page';

/** Loads the code that pages load dynamically, as a part of this copy. */
export const loadCode = (): Promise<unknown> => loadAppEntry();

/** What `main.tsx` does with a page that contains markup. */
export function hydrate(container: Element, config: PageConfig): Promise<Root | null> {
  providePageConfig(config);
  provideDataClient(new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  configureApi(config);
  provideFirstAnswers(config.firstAnswers ?? [], 0);
  provideAreas(browserAreas());
  return hydratePage(container, <App />);
}

const Box = styled.p`
  color: red;
`;

function SettingsPage() {
  const me = useMe();
  const { theme } = useTheme();
  const [presses, setPresses] = useState(0);
  const [text, setText] = useState('');
  // Renders the field again at once with the value that it knows, as the composer does after it has read the draft.
  const [, setDraft] = useState({});
  useLayoutEffect(() => setDraft({}), []);
  const { data } = useQuery({
    queryKey: ['chats'],
    queryFn: () => callApi('getChats', { query: { take: 100 } }),
  });
  return (
    <>
      <h1>Settings of {me.fullName}</h1>
      <Box style={{ width: 7 }}>{data ? `${data.length} chats` : 'Loading chats'}</Box>
      <RelativeTime date="2026-01-15T00:30:00.000Z" />
      <Link to="/">{theme}</Link>
      <button onClick={() => setPresses((count) => count + 1)}>
        <svg data-testid="icon" />
        Pressed {presses}
      </button>
      <input
        aria-label="Note"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={({ key }) => key === 'Enter' && setPresses((count) => count + 1)}
      />
      <p>Note: {text}</p>
    </>
  );
}

/** An area whose only page is at /settings. */
export const areaWith = (page: ReactNode): RemoteModule =>
  defineRemote({
    routes: [{ path: '/settings', element: page }],
    slots: { 'unread-count': () => null, 'unread-messages': () => null },
  });

export const settingsArea = (): RemoteModule => areaWith(<SettingsPage />);

function NeverLoads() {
  const { data } = useQuery({ queryKey: ['never'], queryFn: () => new Promise<string>(() => undefined) });
  return <p>{data ?? 'Still loading'}</p>;
}

export const waitingArea = (): RemoteModule => areaWith(<NeverLoads />);

function Throws(): never {
  throw new Error('Thrown on the server');
}

export const throwingArea = (): RemoteModule => areaWith(<Throws />);

function Hangs(): never {
  throw new Promise(() => undefined);
}

export const hangingArea = (): RemoteModule => areaWith(<Hangs />);

/** An area whose page is loaded on demand, and a part of it after that. */
export const lazyArea = (): RemoteModule => {
  const Part = lazy(() => Promise.resolve({ default: () => <p>Loaded on demand</p> }));
  const Page = lazy(() => Promise.resolve({ default: () => <Part /> }));
  return areaWith(<Page />);
};
