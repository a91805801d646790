import type { UserSummary } from '@cred/contract';
import { Avatar, color, font, radius, shadow, space, useLogError, VerifiedBadge, VisuallyHidden } from '@cred/ui';
import { styled } from '@cred/vendor';
import { useEffect, useLayoutEffect, useState, type KeyboardEvent } from 'react';
import { useMentionSuggestions } from '../../api/suggest-mentions';

const List = styled.ul`
  position: absolute;
  z-index: 20;
  top: 100%;
  left: 0;
  right: 0;
  overflow-y: auto;
  max-width: 400px;
  max-height: min(300px, 40dvh);
  margin-top: ${space(1)};
  border: 1px solid ${color.line};
  border-radius: ${radius.media};
  background: ${color.raised};
  box-shadow: ${shadow.floating};
`;

const Option = styled.li`
  display: grid;
  grid-template-columns: 36px minmax(0, 1fr);
  align-items: center;
  gap: ${space(3)};
  min-height: 52px;
  padding: ${space(1.5)} ${space(3)};
  cursor: pointer;

  &:hover,
  &[aria-selected='true'] { background: ${color.hover}; }
  &[aria-selected='true'] { box-shadow: inset 3px 0 ${color.accentText}; }
`;

const Line = styled.span`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  min-width: 0;
  > span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`;

const Username = styled(Line)`
  color: ${color.muted};
  font-size: ${font.s13};
`;

const optionId = (listId: string, userId: string): string => `${listId}-${userId}`;

/** Handles a key of the field; true if the list used it. */
export type ListKeys = (event: KeyboardEvent) => boolean;

interface Props {
  readonly prefix: string;
  readonly listId: string;
  /** Called with the function that handles keys, null when the list is removed. */
  readonly onKeys: (handle: ListKeys | null) => void;
  /** Called with the id of the highlighted option, null while the list is empty. */
  readonly onActive: (optionId: string | null) => void;
  readonly onChoose: (user: UserSummary) => void;
  readonly onClose: () => void;
}

/** The members that a mention can name, below a field that keeps the focus (POST-98). */
export function MentionList({ prefix, listId, onKeys, onActive, onChoose, onClose }: Props) {
  const { users, error } = useMentionSuggestions(prefix);
  useLogError('Mention suggestions error', error);
  // The highlighted member's id, so that the highlight stays on the member when the list changes.
  const [chosenId, setChosenId] = useState<string | null>(null);
  const index = Math.max(
    0,
    users.findIndex(({ id }) => id === chosenId),
  );
  const active = users[index];
  const activeOption = active ? optionId(listId, active.id) : null;

  useEffect(() => onActive(activeOption), [onActive, activeOption]);
  useEffect(() => () => onActive(null), [onActive]);
  useEffect(() => {
    if (activeOption) document.getElementById(activeOption)?.scrollIntoView({ block: 'nearest' });
  }, [activeOption]);
  useLayoutEffect(() => {
    const move = (by: number): void => setChosenId(users[(index + by + users.length) % users.length]?.id ?? null);
    onKeys(({ key }) => {
      if (!active) return false;
      if (key === 'Escape') onClose();
      else if (key === 'ArrowDown') move(1);
      else if (key === 'ArrowUp') move(-1);
      else if (key === 'Enter' || key === 'Tab') onChoose(active);
      else return false;
      return true;
    });
    return () => onKeys(null);
  }, [onKeys, users, index, active, onChoose, onClose]);

  return (
    <>
      <VisuallyHidden role="status">
        {users.length === 0 ? '' : `${users.length} ${users.length === 1 ? 'member' : 'members'} to mention`}
      </VisuallyHidden>
      {users.length > 0 && (
        <List id={listId} role="listbox" aria-label="Members to mention">
          {users.map((user) => (
            // The field handles the keys.
            // oxlint-disable-next-line click-events-have-key-events
            <Option
              key={user.id}
              id={optionId(listId, user.id)}
              role="option"
              aria-selected={user === active}
              // The field keeps the focus.
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(user)}
            >
              <Avatar user={user} size={36} />
              <span>
                <Line>
                  <span>{user.fullName}</span>
                  {user.isVerificated && <VerifiedBadge />}
                </Line>
                <Username>
                  <span>@{user.username}</span>
                </Username>
              </span>
            </Option>
          ))}
        </List>
      )}
    </>
  );
}
