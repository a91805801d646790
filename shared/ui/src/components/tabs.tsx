import { styled } from '@cred/vendor';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { below, color, motion, space, weight } from '../tokens/tokens';

const List = styled.div`
  display: flex;
  border-bottom: 1px solid ${color.line};
`;

const Tab = styled.button`
  position: relative;
  flex: 1;
  min-height: 48px;
  padding: 0 ${space(4)};
  color: ${color.muted};
  font-weight: ${weight.strong};
  ${below.phone} { padding: 0 ${space(1)}; }
  transition: background-color ${motion.fast}, color ${motion.fast};
  &:hover { background: ${color.hover}; color: ${color.text}; }
  &:active { background: ${color.pressed}; }
  &:focus-visible { outline-offset: -2px; }
  &[aria-selected='true'] { color: ${color.text}; }
  &[aria-selected='true']::after {
    content: '';
    position: absolute;
    inset: auto 50% -1px auto;
    width: 56px;
    height: 3px;
    translate: 50% 0;
    border-radius: 3px 3px 0 0;
    background: ${color.accent};
  }
`;

export interface TabsProps<Id extends string> {
  /** The accessible name. */
  readonly label: string;
  readonly tabs: readonly { readonly id: Id; readonly label: string }[];
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
}

/** Tabs with the keyboard interaction of the ARIA pattern: arrows, Home and End select, Tab leaves. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect }: TabsProps<Id>): ReactNode {
  const list = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent): void => {
    const at = tabs.findIndex((tab) => tab.id === selected);
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const index = (next + tabs.length) % tabs.length;
    const tab = tabs[index];
    if (!tab) return;
    onSelect(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[index]?.focus();
  };

  return (
    <List ref={list} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
      {tabs.map((tab) => (
        <Tab
          key={tab.id}
          type="button"
          role="tab"
          aria-selected={tab.id === selected}
          tabIndex={tab.id === selected ? 0 : -1}
          onClick={() => onSelect(tab.id)}
        >
          {tab.label}
        </Tab>
      ))}
    </List>
  );
}
