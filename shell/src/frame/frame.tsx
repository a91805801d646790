import { areaOf, areas, paths, type AreaDefinition } from '@cred/platform';
import { below, color, frame, radius, space, useHydrated } from '@cred/ui';
import { styled, useLocation } from '@cred/vendor';
import {
  memo,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react';
import { whenIdle } from '../lib/idle';
import { SearchButton } from '../search/search-button';
import { Navigation } from './navigation';
import { OfflineBanner } from './offline-banner';
import { RightColumn } from './right-column';
import { TopBar } from './top-bar';
import { usePageChange } from './use-page-change';

/** The inverse of the breakpoints in `below`: hidden parts are not rendered and send no requests. */
const wideEnough = { navigation: '(min-width: 700px)', rightColumn: '(min-width: 1000px)' } as const;
/** From here on a wide page has the room of the right column (CHAT-22); the opposite of `below.labels`. */
const forWidePage = '(min-width: 1100px)';
const beforeWidePage = '(min-width: 1000px) and (max-width: 1099.98px)';

const SkipLink = styled.a`
  position: fixed;
  z-index: 50;
  top: ${space(2)};
  left: ${space(2)};
  padding: ${space(2)} ${space(4)};
  border-radius: ${radius.control};
  background: ${color.accent};
  color: ${color.onAccent};
  font-weight: 600;
  &:not(:focus) { clip-path: inset(50%); }
`;

/** The right column by its number: while the markup arrives, the page is the last child. */
export const Columns = styled.div<{ $wide: boolean }>`
  display: grid;
  grid-template-columns: ${frame.navigation}px minmax(0, ${frame.content}px) ${frame.rightColumn}px;
  justify-content: center;
  ${({ $wide }) =>
    $wide &&
    `@media ${forWidePage} {
      grid-template-columns: ${frame.navigation}px minmax(0, ${frame.content + frame.rightColumn}px);
      > :nth-child(3) { display: none; }
    }`}
  ${below.labels} { grid-template-columns: 72px minmax(0, ${frame.content}px) ${frame.rightColumn}px; }
  ${below.rightColumn} { grid-template-columns: 72px minmax(0, ${frame.content}px); }
  ${below.phone} { grid-template-columns: minmax(0, 1fr); }
`;

export const Left = styled.div`
  position: sticky;
  top: ${frame.above};
  height: calc(100dvh - ${frame.above});
  overflow-y: auto;
  scrollbar-width: none;
  ${below.phone} { display: none; }
`;

const Right = styled.div`
  position: sticky;
  top: ${frame.above};
  align-self: start;
  height: calc(100dvh - ${frame.above});
  ${below.rightColumn} { display: none; }
`;

export const Content = styled.main`
  min-width: 0;
  min-height: calc(100dvh - ${frame.above});
  border-inline: 1px solid ${color.line};
  ${below.phone} { border: 0; min-height: calc(100dvh - ${frame.topBar}px - ${frame.above}); }
`;

/** As high as the offer of the first steps, before it is loaded (AUTH-44). */
const FirstStepsPlace = styled.div<{ $kept: boolean }>`
  ${({ $kept }) =>
    $kept &&
    `html[data-first-steps] & {
      min-height: 88px;
      ${below.phone} { min-height: 136px; }
    }`}
`;

/** The layout of every page except the auth pages: navigation, content, right column. */
export function Frame({ children }: { readonly children: ReactNode }): ReactNode {
  const main = useRef<HTMLElement>(null);
  const hasNavigation = useMedia(wideEnough.navigation);
  // The server does not know the width: its markup has all parts, of which the styles show those that fit.
  const isHydrated = useHydrated();
  return (
    <>
      <SkipLink
        href="#content"
        onClick={(event) => {
          event.preventDefault();
          main.current?.focus();
        }}
      >
        Skip to content
      </SkipLink>
      {(!hasNavigation || !isHydrated) && <TopBar />}
      <Layout hasNavigation={hasNavigation}>
        <Content id="content" ref={main} tabIndex={-1}>
          <OfflineBanner />
          <IdleParts />
          {children}
        </Content>
      </Layout>
      {/* Last, so that its effects run after those of the page. */}
      <PageChange main={main} />
    </>
  );
}

/** The columns around a page. Rendered with each navigation, unlike what is in them (FED-25). */
function Layout({ hasNavigation, children }: { readonly hasNavigation: boolean; readonly children: ReactNode }) {
  const area = areaOf(useLocation().pathname);
  const definition: AreaDefinition | null = area && areas[area];
  const isWide = definition?.isWide === true;
  const hasRightColumn = useMedia(isWide ? beforeWidePage : wideEnough.rightColumn);
  // After a wide page it follows with the page, after the frame (FED-25).
  const followsPage = useDeferredValue(hasRightColumn);
  return (
    <Columns $wide={isWide}>
      <Left>{hasNavigation && <LeftColumn hasSearch={!hasRightColumn} />}</Left>
      {children}
      <Right>{hasRightColumn && followsPage && <SameRightColumn />}</Right>
    </Columns>
  );
}

const LeftColumn = memo(({ hasSearch }: { readonly hasSearch: boolean }) => (
  <Navigation narrow start={hasSearch && <SearchButton full={false} />} />
));
LeftColumn.displayName = 'LeftColumn';
const SameRightColumn = memo(RightColumn);

/** Loaded when the browser is idle; without it every action has a visible control. */
function IdleParts(): ReactNode {
  const isHome = useLocation().pathname === paths.home();
  const [Loaded, setLoaded] = useState<ComponentType | null>(null);
  useEffect(
    () =>
      whenIdle(() => {
        import(/* webpackChunkName: "idle-parts" */ './idle-parts').then(
          ({ IdleParts: component }) => setLoaded(() => component),
          () => undefined,
        );
      }),
    [],
  );
  return <FirstStepsPlace $kept={isHome}>{Loaded && <Loaded />}</FirstStepsPlace>;
}

/** Reads the location in place of the frame, which a navigation does not render again (FED-25). */
function PageChange({ main }: { readonly main: RefObject<HTMLElement | null> }): ReactNode {
  usePageChange(main);
  return null;
}

/** Whether a media query matches; updates when the window changes. True in the server's markup. */
function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
    () => true,
  );
}
