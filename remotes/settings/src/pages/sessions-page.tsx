import { Button, ConfirmDialog, useOneAtATime } from '@cred/ui';
import { useRef, useState } from 'react';
import { useEndAllSessions } from '../api/end-all-sessions';
import { useSessions } from '../api/get-sessions';
import { RowSkeletons } from '../components/lists/row-skeletons';
import { Actions, PageContent, MutedText } from '../components/layout';
import { QueryState } from '../components/query-state';
import { SessionRow } from '../components/sessions/session-row';
import { Section } from '../components/lists/section';
import { Subpage } from '../components/subpage';
import { useLeaveSession } from '../lib/use-leave-session';

/** The browsers in which the member is logged in, with buttons to log them out. */
export const SessionsPage = () => (
  <Subpage title="Sessions" subtitle="Where you are logged in">
    <SessionList />
    <PageContent>
      <MutedText>
        Do you not know one of them? Log it out, and choose a new password: that logs all others out too.
      </MutedText>
      <LogOutEverywhere />
    </PageContent>
  </Subpage>
);

function SessionList() {
  const query = useSessions();
  const section = useRef<HTMLElement>(null);
  return (
    <Section ref={section} aria-label="Where you are logged in" tabIndex={-1}>
      {query.data ? (
        <ul aria-label="Where you are logged in">
          {query.data.map((session) => (
            <SessionRow key={session.id} session={session} onEnded={() => section.current?.focus()} />
          ))}
        </ul>
      ) : (
        <QueryState query={query} errorTitle="Your sessions could not be loaded">
          <RowSkeletons label="Loading your sessions" />
        </QueryState>
      )}
    </Section>
  );
}

function LogOutEverywhere() {
  const [isDialogOpen, setDialogOpen] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const endAll = useEndAllSessions();
  const leaveSession = useLeaveSession();
  const oneAtATime = useOneAtATime();
  const confirm = (): void =>
    oneAtATime(async () => {
      try {
        await endAll.mutateAsync();
        setLeaving(true);
        await leaveSession();
      } finally {
        setDialogOpen(false);
        setLeaving(false);
      }
    });
  return (
    <Actions>
      <Button onClick={() => setDialogOpen(true)}>Log out everywhere</Button>
      <ConfirmDialog
        open={isDialogOpen}
        title="Log out everywhere?"
        text="Every browser is logged out, this one too. You log in again with your password."
        confirmLabel="Log out everywhere"
        cancelLabel="Cancel"
        danger
        pending={endAll.isPending || leaving}
        onConfirm={confirm}
        onCancel={() => setDialogOpen(false)}
      />
    </Actions>
  );
}
