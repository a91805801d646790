import { limits, specialtyLabel, type UserSummary } from '@cred/contract';
import { paths } from '@cred/platform';
import {
  Avatar,
  Button,
  EmptyState,
  Modal,
  Skeleton,
  VerifiedBadge,
  VisuallyHidden,
  color,
  font,
  radius,
  space,
  weight,
} from '@cred/ui';
import { styled, useNavigate } from '@cred/vendor';
import { Search } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useOpenChat } from '../api/open-chat';
import { isLongEnough, useSearchMembers } from '../api/search-members';
import { useDebounced } from '../lib/use-debounced';
import { SearchBox } from './search-box';

interface NewMessageDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Keeps the dialog's height when the results change. */
const Body = styled.div`
  min-height: min(60dvh, 460px);
  padding-block-start: ${space(1)};
`;

const Note = styled.div`
  padding: ${space(4)} 0;
  color: ${color.muted};
`;

const List = styled.ul`
  margin: ${space(2)} ${space(-3)} 0;
`;

const Member = styled.button`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  width: 100%;
  min-height: 60px;
  padding: ${space(2)} ${space(3)};
  border-radius: ${radius.control};
  text-align: start;
  &:hover,
  &:focus-visible {
    background: ${color.hover};
  }
  &:active {
    background: ${color.pressed};
  }
  &[aria-busy='true'] {
    cursor: progress;
    opacity: 0.7;
  }
`;

const Names = styled.span`
  display: grid;
  min-width: 0;
  line-height: 1.35;
  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const FullName = styled.span`
  font-weight: ${weight.strong};
  & > * {
    vertical-align: middle;
  }
`;

const Username = styled.span`
  color: ${color.muted};
  font-size: ${font.s13};
`;

/** Searches a member and opens the conversation with them (CHAT-19). */
export const NewMessageDialog = ({ open, onClose }: NewMessageDialogProps) => (
  <Modal open={open} onClose={onClose} title="New message">
    <MemberSearch onDone={onClose} />
  </Modal>
);

function MemberSearch({ onDone }: { readonly onDone: () => void }) {
  const [typed, setTyped] = useState('');
  const term = useDebounced(typed, limits.search.debounceMs);
  const search = useSearchMembers(term);
  const chat = useOpenChat();
  const navigate = useNavigate();
  const list = useRef<HTMLUListElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const isSettled = typed === term && !search.isPlaceholderData;
  const members = isLongEnough(typed) ? search.data : undefined;
  const choose = ({ id }: UserSummary): void => {
    if (chat.isPending) return;
    chat.mutate(id, {
      onSuccess: (opened) => {
        onDone();
        void navigate(paths.chat(opened.otherUser.username, opened.id));
      },
    });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const rows = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = rows.indexOf(document.activeElement as HTMLButtonElement);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1 }[event.key];
    if (next === undefined || rows.length === 0) return;
    event.preventDefault();
    (next < 0 ? field.current : rows[Math.min(next, rows.length - 1)])?.focus();
  };
  return (
    <Body role="search" aria-label="Members" onKeyDown={onKeyDown}>
      <SearchBox>
        <Search size={18} strokeWidth={1.75} aria-hidden />
        <input
          ref={field}
          data-autofocus
          type="search"
          placeholder="Search members"
          aria-label="Search members"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            const [first] = isSettled ? (members ?? []) : [];
            if (event.key === 'Enter' && !event.nativeEvent.isComposing && first) choose(first);
          }}
        />
      </SearchBox>
      {chat.error && (
        <Note role="alert">
          <p>{`This conversation could not be opened. ${chat.error.message}`}</p>
        </Note>
      )}
      <Note as="div" role="status" hidden={members !== undefined && members.length > 0 && isSettled}>
        <Status typed={typed} term={term} found={members} isSettled={isSettled} error={search.error} />
      </Note>
      {search.error && isSettled && isLongEnough(typed) && (
        <Button size="sm" pending={search.isFetching} onClick={() => void search.refetch()}>
          Try again
        </Button>
      )}
      {members && (
        <List ref={list} aria-label="Members found" aria-busy={!isSettled}>
          {members.map((member) => (
            <li key={member.id}>
              <Member
                type="button"
                aria-busy={chat.isPending && chat.variables === member.id}
                onClick={() => choose(member)}
              >
                <Avatar user={member} size={44} />
                <Names>
                  <FullName>
                    {member.fullName} {member.isVerificated && <VerifiedBadge />}
                  </FullName>
                  <Username>
                    @{member.username}
                    {member.specialty && ` · ${specialtyLabel(member.specialty)}`}
                  </Username>
                </Names>
              </Member>
            </li>
          ))}
        </List>
      )}
    </Body>
  );
}

interface StatusProps {
  readonly typed: string;
  readonly term: string;
  readonly found: readonly UserSummary[] | undefined;
  readonly isSettled: boolean;
  readonly error: Error | null;
}

function Status({ typed, term, found, isSettled, error }: StatusProps) {
  if (!isLongEnough(typed))
    return <EmptyState drawing="members">Type at least 2 characters of a name or username.</EmptyState>;
  if (error && isSettled) return <p>{`Error to search. ${error.message}`}</p>;
  if (found && found.length > 0)
    return isSettled ? (
      <VisuallyHidden>{found.length === 1 ? '1 member found' : `${found.length} members found`}</VisuallyHidden>
    ) : null;
  if (found && isSettled)
    return (
      <EmptyState drawing="search" hint="Check the spelling, or search for a part of the name only.">
        <span lang="pt-BR">{`Nenhum usuário encontrado para “${term.trim()}”.`}</span>
      </EmptyState>
    );
  return (
    <>
      <VisuallyHidden>Searching</VisuallyHidden>
      <Skeleton width="60%" height={14} />
    </>
  );
}
