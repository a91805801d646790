import { respond, makeMe, renderRoutes, screen, server } from '@cred/testing';
import { remote } from '../remote';

const me = makeMe({ specialty: 'Physical_Therapy', createdAt: '2026-01-15T12:00:00.000Z' });
const open = () => renderRoutes(remote.routes, { route: '/settings/your-account', me });

describe('your account', () => {
  it("shows the member's data", () => {
    open();
    for (const text of ['Mara Lima', '@mara.lima', 'mara@example.com', 'Physical Therapy', 'Jan 15, 2026', 'No']) {
      expect(screen.getByText(text)).toBeVisible();
    }
  });

  it('links to the verification, the export, the deletion and the profile', async () => {
    server.use(respond('getVerificationStatus', { status: null, reason: null }));
    const { user, location } = open();
    expect(screen.getByRole('link', { name: 'Export my data' })).toHaveAttribute('href', '/settings/export-data');
    expect(screen.getByRole('link', { name: 'Delete my account' })).toHaveAttribute('href', '/settings/delete-account');
    expect(screen.getByRole('link', { name: 'your profile' })).toHaveAttribute('href', '/profile/mara.lima');
    await user.click(screen.getByRole('link', { name: 'Verification Account' }));
    expect(location()).toBe('/settings/verification-account');
  });
});
