import { color, IconButton, motion, radius, space } from '@cred/ui';
import { keyframes, styled } from '@cred/vendor';
import { LoaderCircle, Search, X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

interface Props extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  readonly value: string;
  readonly onText: (text: string) => void;
  readonly onClear: () => void;
  /** Whether a request is in flight. */
  readonly busy: boolean;
}

const LABEL = 'Search members';

const rotate = keyframes`to { transform: rotate(1turn); }`;

const RotatingLoader = styled(LoaderCircle)`
  animation: ${rotate} 0.8s linear infinite;
`;

const Row = styled.div`
  position: relative;
  > svg { position: absolute; z-index: 1; top: 12px; left: 14px; color: ${color.muted}; pointer-events: none; }
  > button { position: absolute; top: 2px; right: 2px; }
`;

/** At least 16 px, because iOS zooms into smaller fields. */
const Input = styled.input`
  width: 100%;
  height: 44px;
  padding: 0 ${space(11)} 0 ${space(11)};
  border: 1px solid ${color.control};
  border-radius: ${radius.pill};
  background: ${color.surface};
  color: ${color.text};
  font-size: 16px;
  text-overflow: ellipsis;
  transition: border-color ${motion.fast};
  &:hover { border-color: ${color.text}; }
  &:focus-visible { outline-offset: -1px; border-color: ${color.focus}; }
`;

/** The search field with a magnifier, and a button to clear it when it is not empty. */
export const SearchInput = ({ value, onText, onClear, busy, ...input }: Props): ReactNode => (
  <Row>
    {busy ? (
      <RotatingLoader size={20} strokeWidth={1.75} aria-hidden />
    ) : (
      <Search size={20} strokeWidth={1.75} aria-hidden />
    )}
    <Input
      {...input}
      data-shortcut="search"
      type="text"
      // The search box passes aria-expanded and aria-controls.
      // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
      role="combobox"
      aria-label={LABEL}
      aria-autocomplete="list"
      placeholder={LABEL}
      value={value}
      onChange={({ target }) => onText(target.value)}
      maxLength={100}
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="search"
    />
    {value !== '' && <IconButton label="Clear search" icon={X} onClick={onClear} />}
  </Row>
);
