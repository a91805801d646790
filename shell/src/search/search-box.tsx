import { paths } from '@cred/platform';
import { useNavigate } from '@cred/vendor';
import { useId, useRef, useState, type ComponentType, type KeyboardEvent, type ReactNode } from 'react';
import { SearchInput } from './search-input';
import { PostSearchLink } from './post-search-link';
import { optionId, SearchResults } from './search-results';
import { useSearch } from './use-search';

interface Props {
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Whether the results are shown. */
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  /** Called when a member was chosen; their profile is loading. */
  readonly onSelect: () => void;
  /** The element around the results. */
  readonly Panel: ComponentType<{ readonly children: ReactNode }>;
  /** Whether the field gets the initial focus, as in a dialog. */
  readonly autoFocus?: boolean;
}

/**
 * The member search: a combobox whose listbox contains links to profiles. Arrow keys move through the results while the
 * focus stays in the field, Enter opens a profile or, without a highlighted one, the search for posts; Escape closes the
 * panel, then empties the field.
 */
export function SearchBox({ text, onText, open, onOpen, onSelect, Panel, autoFocus = false }: Props): ReactNode {
  const navigate = useNavigate();
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const state = useSearch(text);
  const users = state.kind === 'found' ? state.users : [];
  // The highlighted member's id, so that the highlight stays on the member when the results change.
  const [activeId, setActiveId] = useState<string | null>(null);
  const active = open ? users.findIndex(({ id }) => id === activeId) : -1;

  const moveTo = (index: number): void => {
    onOpen(true);
    const next = users[(index + users.length) % users.length];
    if (!next) return;
    setActiveId(next.id);
    document.getElementById(optionId(listId, users.indexOf(next)))?.scrollIntoView({ block: 'nearest' });
  };
  const changeText = (next: string): void => {
    onText(next);
    setActiveId(null);
    onOpen(next !== '');
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    // During the composition of a character the input method handles the keys.
    if (event.nativeEvent.isComposing) return;
    const action = actionOf(event.key);
    if (!action) return;
    event.preventDefault();
    action();
  };
  const actionOf = (key: string): (() => void) | undefined => {
    switch (key) {
      case 'ArrowDown':
        return () => moveTo(active + 1);
      case 'ArrowUp':
        return () => moveTo(active < 0 ? -1 : active - 1);
      case 'Enter': {
        const chosen = users[active];
        if (!chosen && text.trim() === '') return undefined;
        return () => {
          onSelect();
          void navigate(chosen ? paths.profile(chosen.username) : paths.search(text.trim()));
        };
      }
      case 'Escape':
        if (open) return () => onOpen(false);
        return text === '' ? undefined : () => changeText('');
      default:
        return undefined;
    }
  };

  return (
    <>
      <SearchInput
        ref={field}
        value={text}
        onText={changeText}
        onClear={() => {
          changeText('');
          field.current?.focus();
        }}
        busy={state.kind === 'searching' || (state.kind === 'found' && state.stale)}
        data-autofocus={autoFocus || undefined}
        onKeyDown={onKeyDown}
        onFocus={() => onOpen(text !== '')}
        onClick={() => onOpen(text !== '')}
        aria-expanded={open && users.length > 0}
        {...(open && users.length > 0 ? { 'aria-controls': listId } : {})}
        {...(active >= 0 ? { 'aria-activedescendant': optionId(listId, active) } : {})}
      />
      {open && (
        <Panel>
          <SearchResults
            state={state}
            listId={listId}
            active={active}
            onSelect={onSelect}
            onRetry={() => field.current?.focus()}
          />
          {text.trim() !== '' && <PostSearchLink text={text.trim()} onSelect={onSelect} />}
        </Panel>
      )}
    </>
  );
}
