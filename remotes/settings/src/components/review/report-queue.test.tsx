import type { Report } from '@cred/contract';
import {
  respond,
  makeId,
  makeMe,
  makeUserSummary,
  origins,
  respondWithError,
  renderRoutes,
  screen,
  server,
  waitFor,
  within,
} from '@cred/testing';
import { remote } from '../../remote';

const makeReport = (over: Partial<Report> = {}): Report => ({
  id: makeId(),
  reason: 'misinformation',
  text: 'The dose is ten times too high.',
  createdAt: '2026-11-20T12:00:00.000Z',
  reporter: makeUserSummary({ username: 'eva.king' }),
  member: makeUserSummary({ username: 'tom.baker', fullName: 'Tom Baker' }),
  post: makeReportedPost(),
  ...over,
});

const makeReportedPost = (over: Partial<NonNullable<Report['post']>> = {}): NonNullable<Report['post']> => ({
  id: makeId(),
  text: 'Take 500 mg.',
  createdAt: '2026-11-19T12:00:00.000Z',
  img: null,
  imgAlt: null,
  video: null,
  ...over,
});

const open = () =>
  renderRoutes(remote.routes, { route: '/settings/review?tab=reports', me: makeMe({ isReviewer: true }) });

function serve(report: Report): { decided: unknown[] } {
  const recorded = { decided: [] as unknown[] };
  server.use(
    respond('getReports', () => (recorded.decided.length === 0 ? [report] : [])),
    respond('decideReport', ({ params, body }) => {
      recorded.decided.push([params.id, body]);
      return { ok: true as const };
    }),
  );
  return recorded;
}

describe('a report in the queue', () => {
  it('shows its subject, its reason and its reporter', async () => {
    serve(makeReport());
    open();
    expect(await screen.findByText('Take 500 mg.')).toBeVisible();
    for (const text of ['Tom Baker', 'Misinformation', 'The dose is ten times too high.'])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: '@tom.baker' })).toHaveAttribute('href', '/profile/tom.baker');
    expect(screen.getByRole('link', { name: '@eva.king' })).toHaveAttribute('href', '/profile/eva.king');
  });

  it('shows the reported text and the present one, when the author has changed it', async () => {
    serve(makeReport({ post: makeReportedPost({ text: 'Take 50 mg.', reportedText: 'Take 500 mg.' }) }));
    open();
    const reported = await screen.findByRole('region', { name: 'When it was reported' });
    expect(within(reported).getByText('Take 500 mg.')).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Now' })).getByText('Take 50 mg.')).toBeVisible();
  });

  it.each([
    ['A table of doses', 'A table of doses'],
    [null, 'Picture of the reported post'],
  ])('shows the post’s image (%j)', async (imgAlt, name) => {
    serve(makeReport({ post: makeReportedPost({ img: `${origins.api}/api/media/x/card.webp`, imgAlt }) }));
    open();
    expect(await screen.findByRole('img', { name })).toHaveAttribute('src', `${origins.api}/api/media/x/card.webp`);
  });

  it('shows the post’s video', async () => {
    serve(makeReport({ post: makeReportedPost({ video: `${origins.api}/api/media/x/video.mp4` }) }));
    open();
    const video = await screen.findByLabelText('Video of the reported post');
    expect(video).toHaveAttribute('src', `${origins.api}/api/media/x/video.mp4`);
    expect(video).toHaveAttribute('controls');
    expect(screen.queryByRole('img', { name: /reported post/ })).not.toBeInTheDocument();
  });

  it('about a member has no post to remove', async () => {
    serve(makeReport({ post: null, reason: 'impersonation', text: '' }));
    open();
    expect(await screen.findByText('Impersonation')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Remove/ })).not.toBeInTheDocument();
    expect(screen.queryByText('In their words')).not.toBeInTheDocument();
  });

  it('is dismissed after a confirmation, with an optional note', async () => {
    const report = makeReport();
    const recorded = serve(report);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Dismiss the report about @tom.baker' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Dismiss this report?' }));
    await user.selectOptions(dialog.getByLabelText('Reason'), 'There was not enough information');
    await user.type(dialog.getByLabelText('Note (optional)'), 'The dose is right.');
    await user.click(dialog.getByRole('button', { name: 'Dismiss' }));
    expect(await screen.findByText('Report dismissed')).toBeVisible();
    expect(await screen.findByText('No report waits for a decision')).toBeVisible();
    expect(recorded.decided).toEqual([
      [report.id, { outcome: 'dismissed', reason: 'not_enough_information', note: 'The dose is right.' }],
    ]);
  });

  it('removes the post once on a double click, after a confirmation', async () => {
    const report = makeReport();
    const recorded = serve(report);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Remove the post of @tom.baker' }));
    await user.dblClick(
      within(screen.getByRole('dialog', { name: 'Remove this post?' })).getByRole('button', { name: 'Remove post' }),
    );
    expect(await screen.findByText('Post removed')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Take 500 mg.')).not.toBeInTheDocument());
    expect(recorded.decided).toEqual([[report.id, { outcome: 'removed', reason: 'misinformation', note: '' }]]);
  });

  it('warns the member with the rule that the reviewer chooses', async () => {
    const report = makeReport({ post: null });
    const recorded = serve(report);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Warn @tom.baker' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Warn @tom.baker?' }));
    await user.selectOptions(dialog.getByLabelText('Rule'), 'Harassment');
    await user.click(dialog.getByRole('button', { name: 'Warn member' }));
    expect(await screen.findByText('Member warned')).toBeVisible();
    expect(recorded.decided).toEqual([[report.id, { outcome: 'warned', reason: 'harassment', note: '' }]]);
  });

  it('leaves the queue with a message when another reviewer decided first', async () => {
    serve(makeReport());
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Dismiss the report about @tom.baker' }));
    server.use(
      respondWithError('decideReport', { status: 409, code: 'conflict', message: 'This report was decided already' }),
      respond('getReports', []),
    );
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Dismiss' }));
    expect(await screen.findByText('This was decided already, or is gone. It has left your queue.')).toBeVisible();
    expect(await screen.findByText('No report waits for a decision')).toBeVisible();
  });
});
