import { paths } from '@cred/platform';
import { color, radius, shadow, space } from '@cred/ui';
import { styled, useLocation } from '@cred/vendor';
import { useEffect, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import { SearchBox } from './search-box';

const Root = styled.div`
  position: relative;
  z-index: 10;
  width: 100%;
`;

const Panel = styled.div`
  position: absolute;
  top: calc(100% + ${space(1)});
  left: 0;
  right: 0;
  max-height: calc(100dvh - 84px);
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 1px solid ${color.line};
  border-radius: ${radius.media};
  background: ${color.raised};
  box-shadow: ${shadow.floating};
`;

const [SEARCH_PATH] = paths.search('').split('?');

/** The search of the right column; its results overlay the content below. The search page has another field. */
export function ColumnSearch(): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const { key, pathname } = useLocation();
  const [text, setText] = useState('');
  // The location at which the results were opened: a navigation closes them.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === key && text !== '';
  const close = (): void => setOpenAt(null);

  useEffect(() => {
    if (!open) return;
    const pressed = (event: PointerEvent): void => {
      if (!(event.target instanceof Node && root.current?.contains(event.target))) close();
    };
    document.addEventListener('pointerdown', pressed);
    return () => document.removeEventListener('pointerdown', pressed);
  }, [open]);

  const left = ({ relatedTarget }: FocusEvent): void => {
    // Without a related target no element got the focus, for example after a click on the panel.
    if (relatedTarget instanceof Node && !root.current?.contains(relatedTarget)) close();
  };

  if (pathname === SEARCH_PATH) return null;
  return (
    <Root ref={root} role="search" aria-label="Members" onBlur={left}>
      <SearchBox
        text={text}
        onText={setText}
        open={open}
        onOpen={(next) => setOpenAt(next ? key : null)}
        onSelect={() => {
          setText('');
          close();
        }}
        Panel={Panel}
      />
    </Root>
  );
}
