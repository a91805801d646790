import type { ModerationCounts } from '@cred/contract';
import { respond, dropConnection, renderRoutes, screen, server, within } from '@cred/testing';
import { remote } from '../remote';

const none: ModerationCounts = {
  reports: 0,
  dismissed: 0,
  removed: 0,
  warned: 0,
  appeals: 0,
  reversed: 0,
  medianHours: null,
};
const open = () => renderRoutes(remote.routes, { route: '/settings/transparency' });

describe('the transparency page', () => {
  it('shows the counts in all, by month and by reason', async () => {
    const counts = { ...none, reports: 12, removed: 3, medianHours: 5.5 };
    server.use(
      respond('getTransparency', {
        total: counts,
        months: [{ month: '2026-11', ...counts, medianHours: 72, certificatesApproved: 7, certificatesDenied: 1 }],
        reasons: [
          { reason: 'patient_privacy', ...counts, medianHours: null },
          { reason: 'misinformation', ...counts, medianHours: 0.4 },
        ],
      }),
    );
    open();
    const block = (name: string) => within(screen.getByRole('region', { name }));
    await screen.findByRole('heading', { level: 2, name: 'In all' });
    expect(block('In all').getByText('12')).toBeVisible();
    expect(block('In all').getByText('5.5 h')).toBeVisible();
    expect(block('November 2026').getByText('3 days')).toBeVisible();
    expect(block('November 2026').getByText('Certificates approved').nextSibling).toHaveTextContent('7');
    expect(block('Reported as: A patient’s privacy').getByText('–')).toBeVisible();
    expect(block('Reported as: Misinformation').getByText('under 1 h')).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'In all',
      'November 2026',
      'Reported as: Misinformation',
      'Reported as: A patient’s privacy',
    ]);
  });

  it('shows that there is nothing to count, and can be reloaded after a failure', async () => {
    server.use(dropConnection('getTransparency'));
    const { user } = open();
    expect(await screen.findByText('The counts could not be loaded')).toBeVisible();
    server.use(respond('getTransparency', { total: none, reasons: [], months: [] }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Nothing was reported yet')).toBeVisible();
  });
});
