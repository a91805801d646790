import { limits } from '@cred/contract';
import { color, motion, radius, space } from '@cred/ui';
import { styled } from '@cred/vendor';
import { Search } from 'lucide-react';
import { useCallback, useEffect, useState, type KeyboardEvent } from 'react';

const Frame = styled.div`
  position: relative;
  padding: ${space(3)} ${space(4)};
  > svg { position: absolute; top: ${space(3)}; left: ${space(4)}; margin: 12px 14px; color: ${color.muted}; pointer-events: none; }
`;

/** At least 16 px, because iOS zooms into smaller fields. */
const Input = styled.input`
  width: 100%;
  height: 44px;
  padding: 0 ${space(4)} 0 ${space(11)};
  border: 1px solid ${color.control};
  border-radius: ${radius.pill};
  background: ${color.surface};
  color: ${color.text};
  font-size: 16px;
  transition: border-color ${motion.fast};
  &:hover { border-color: ${color.text}; }
  &:focus-visible { outline-offset: -1px; border-color: ${color.focus}; }
`;

interface Props {
  readonly label: string;
  /** The query of the address. */
  readonly q: string;
  readonly onQuery: (q: string) => void;
}

/** The field of the search page: it searches 300 ms after the last key, and at once with Enter. */
export function SearchForm({ label, q, onQuery }: Props) {
  const [typed, setTyped] = useState(q);
  /** Asked for here and not yet in the address, oldest first. */
  const [asked, setAsked] = useState<readonly string[]>([]);
  const [shown, setShown] = useState(q);
  if (shown !== q) {
    setShown(q);
    setAsked(asked.slice(asked.indexOf(q) + 1));
    // The address changed otherwise, for example by going back. What was asked for here leaves newer typing alone.
    if (!asked.includes(q)) setTyped(q);
  }
  const ask = useCallback(
    (next: string): void => {
      if (next !== q) setAsked((earlier) => [...earlier, next]);
      onQuery(next);
    },
    [q, onQuery],
  );
  useEffect(() => {
    if (typed.trim() === q) return;
    const timer = setTimeout(() => ask(typed.trim()), limits.search.debounceMs);
    return () => clearTimeout(timer);
  }, [typed, q, ask]);
  const onKeyDown = ({ key, nativeEvent }: KeyboardEvent): void => {
    // During the composition of a character the input method handles the keys.
    if (key === 'Enter' && !nativeEvent.isComposing) ask(typed.trim());
  };
  return (
    <Frame role="search">
      <Search size={20} strokeWidth={1.75} aria-hidden />
      <Input
        type="search"
        aria-label={label}
        data-shortcut="search"
        placeholder={label}
        value={typed}
        onKeyDown={onKeyDown}
        onChange={({ target }) => setTyped(target.value)}
        maxLength={limits.postSearch.queryMax}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
      />
    </Frame>
  );
}
