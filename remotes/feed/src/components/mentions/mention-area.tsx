import type { UserSummary } from '@cred/contract';
import { TextArea } from '@cred/ui';
import { styled } from '@cred/vendor';
import {
  useCallback,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type SyntheticEvent,
} from 'react';
import { completeMention, findTypedMention, type TypedMention } from '../../lib/typed-mention';
import type { ListKeys, MentionList } from './mention-list';

/** Loaded with the first `@`. */
const loadList = async () => (await import(/* webpackChunkName: "mention-list" */ './mention-list')).MentionList;

const Root = styled.div`
  position: relative;
  min-width: 0;
`;

type Props = Omit<ComponentProps<typeof TextArea>, 'value' | 'onChange' | 'onSelect' | 'onBlur'> & {
  readonly value: string;
  readonly onText: (text: string) => void;
};

/**
 * A text area that suggests members while a mention is typed (POST-98). Its arrow keys move through the list, Enter and Tab
 * choose, Escape closes it; the focus stays in the field.
 */
export function MentionArea({ value, onText, onKeyDown, ...area }: Props) {
  const listId = useId();
  const [List, setList] = useState<typeof MentionList | null>(null);
  const [typed, setTyped] = useState<TypedMention | null>(null);
  // The position of a sign whose list was closed with Escape.
  const [closedAt, setClosedAt] = useState<number | null>(null);
  const [activeOption, setActiveOption] = useState<string | null>(null);
  const keys = useRef<ListKeys | null>(null);
  const field = useRef<HTMLTextAreaElement | null>(null);
  const nextCaret = useRef<number | null>(null);
  const open = typed !== null && typed.start !== closedAt;

  useLayoutEffect(() => {
    if (nextCaret.current === null) return;
    field.current?.setSelectionRange(nextCaret.current, nextCaret.current);
    nextCaret.current = null;
  }, [value]);

  const read = (element: HTMLTextAreaElement): void => {
    field.current = element;
    const { value: text, selectionStart, selectionEnd } = element;
    const found = selectionStart === selectionEnd ? findTypedMention(text, selectionStart) : null;
    setTyped((current) => (current?.start === found?.start && current?.prefix === found?.prefix ? current : found));
    if (found?.start !== closedAt) setClosedAt(null);
    // Without its code there is no list, and the next sign tries again.
    if (found && !List)
      void loadList().then(
        (loaded) => setList(() => loaded),
        () => undefined,
      );
  };
  const choose = useCallback(
    ({ username }: UserSummary): void => {
      if (!typed) return;
      const completed = completeMention(value, typed, username);
      nextCaret.current = completed.caret;
      setTyped(null);
      onText(completed.text);
    },
    [typed, value, onText],
  );
  const setKeys = useCallback((handle: ListKeys | null): void => {
    keys.current = handle;
  }, []);
  const close = useCallback(() => setClosedAt(typed?.start ?? null), [typed]);
  const handleKey = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
    // During the composition of a character the input method handles the keys.
    if (open && isPlain && !event.nativeEvent.isComposing && keys.current?.(event)) event.preventDefault();
    else onKeyDown?.(event);
  };
  return (
    <Root>
      <TextArea
        {...area}
        value={value}
        onChange={(event) => {
          onText(event.currentTarget.value);
          read(event.currentTarget);
        }}
        onSelect={(event: SyntheticEvent<HTMLTextAreaElement>) => read(event.currentTarget)}
        onBlur={() => setTyped(null)}
        onKeyDown={handleKey}
        aria-autocomplete="list"
        {...(activeOption !== null && { 'aria-controls': listId, 'aria-activedescendant': activeOption })}
      />
      {open && List && (
        <List
          prefix={typed.prefix}
          listId={listId}
          onKeys={setKeys}
          onActive={setActiveOption}
          onChoose={choose}
          onClose={close}
        />
      )}
    </Root>
  );
}
