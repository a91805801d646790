import { respond, dropConnection, hang, makeMe, makeUserSummary, renderRoutes, screen, server } from '@cred/testing';
import { remote } from '../remote';

const reviewer = makeMe({ isReviewer: true });
const open = (tab = '', me = reviewer) => renderRoutes(remote.routes, { route: `/settings/review${tab}`, me });

describe('the reviewers’ page', () => {
  it('does not exist for other members and sends no requests', async () => {
    open('', makeMe());
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    expect(document.title).toBe('Page not found · Cred');
  });

  it('has a tab for certificates, reports, appeals and the log, and stores the selected tab in the address', async () => {
    server.use(
      respond('getSubmissions', []),
      respond('getReports', []),
      respond('getReportAppeals', []),
      respond('getAuditLog', []),
    );
    const { user, location } = open();
    expect(await screen.findByText('No certificate waits for a decision')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Reports' }));
    expect(await screen.findByText('No report waits for a decision')).toBeVisible();
    expect(location()).toBe('/settings/review?tab=reports');
    await user.click(screen.getByRole('tab', { name: 'Appeals' }));
    expect(await screen.findByText('No appeal waits for a decision')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Log' }));
    expect(await screen.findByText('Nothing has been decided yet')).toBeVisible();
  });

  it.each([
    ['', 'getSubmissions', 'The certificates could not be loaded', 'No certificate waits for a decision'],
    ['?tab=reports', 'getReports', 'The reports could not be loaded', 'No report waits for a decision'],
    ['?tab=appeals', 'getReportAppeals', 'The appeals could not be loaded', 'No appeal waits for a decision'],
    ['?tab=log', 'getAuditLog', 'The log could not be loaded', 'Nothing has been decided yet'],
  ] as const)('can be reloaded after a failure (%s)', async (tab, call, failure, empty) => {
    server.use(dropConnection(call));
    const { user } = open(tab);
    expect(await screen.findByText(failure)).toBeVisible();
    server.use(respond(call, []));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(empty)).toBeVisible();
  });

  it.each([
    ['', 'getSubmissions', 'The certificates could not be loaded', 'No certificate waits for a decision'],
    ['?tab=reports', 'getReports', 'The reports could not be loaded', 'No report waits for a decision'],
    ['?tab=appeals', 'getReportAppeals', 'The appeals could not be loaded', 'No appeal waits for a decision'],
  ] as const)('loads the queue again when others send or decide something (%s)', async (tab, call, failure, empty) => {
    server.use(dropConnection(call));
    const { emitLive } = open(tab);
    expect(await screen.findByText(failure)).toBeVisible();
    server.use(respond(call, []));
    emitLive('review', {});
    expect(await screen.findByText(empty)).toBeVisible();
  });

  it('shows placeholder rows while loading', () => {
    server.use(hang('getSubmissions'));
    open();
    expect(screen.getByText('Loading: Certificates to review')).toBeInTheDocument();
  });
});

describe('the log', () => {
  const marcus = makeUserSummary({ username: 'marcus.lee' });
  const entry = (over: object) => ({
    id: crypto.randomUUID(),
    at: '2026-11-20T12:00:00.000Z',
    actor: marcus,
    action: 'submission.denied',
    subject: '@tom.baker',
    detail: '',
    ...over,
  });

  it('shows the actions and their reviewers', async () => {
    server.use(
      respond('getAuditLog', [
        entry({ detail: 'The scan cannot be read.' }),
        entry({
          action: 'report.removed',
          subject: 'post 1 of @rui.alves',
          actor: null,
          reason: 'harassment or abuse',
        }),
        entry({ action: 'reviewer.granted', subject: '@marcus.lee', actor: null }),
        entry({ action: 'something.new' }),
      ]),
    );
    open('?tab=log');
    const [denied, removed, granted, other] = await screen.findAllByRole('listitem');
    expect(denied).toHaveTextContent('@marcus.lee denied the certificate of @tom.baker“The scan cannot be read.”');
    expect(removed).toHaveTextContent(
      'A former reviewer removed, after a report, a post of @rui.alvesPost 1Reason: harassment or abuse',
    );
    expect(granted).toHaveTextContent('The server made a reviewer of @marcus.lee');
    expect(other).toHaveTextContent('@marcus.lee something.new @tom.baker');
  });

  it('loads more with a button', async () => {
    server.use(respond('getAuditLog', [entry({ subject: '@first' })], { next: 'two' }));
    const { user } = open('?tab=log');
    await screen.findByText(/@first/);
    server.use(respond('getAuditLog', ({ query }) => [entry({ subject: `@second ${query.get('cursor')}` })]));
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText(/@second two/)).toBeVisible();
    expect(screen.getByText(/@first/)).toBeVisible();
  });
});
