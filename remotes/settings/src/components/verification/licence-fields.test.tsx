import { fireEvent, makeMe, respond, respondWithError, screen, server, waitFor, within } from '@cred/testing';
import { makeFile, open, picker, send, status } from './testing/verification-page';

describe('the licence of a certificate', () => {
  beforeEach(() => server.use(status(null)));
  const record = (): Record<string, unknown>[] => {
    const forms: Record<string, unknown>[] = [];
    server.use(
      respond('submitCertificate', ({ body }) => {
        forms.push(body);
        return { status: 'PENDING' as const, reason: null };
      }),
      respond('setSendVerificate', { isSendVerificate: true }),
    );
    return forms;
  };

  it('has the fields of its authority', async () => {
    const { user } = open();
    const fields = within(await screen.findByRole('group', { name: 'Licence' }));
    expect(fields.queryByLabelText('Licence number')).not.toBeInTheDocument();
    await user.selectOptions(fields.getByLabelText('Licence'), 'COREN');
    for (const label of ['Licence number', 'State', 'Category', 'Valid until (optional)'])
      expect(fields.getByLabelText(label)).toBeVisible();
    await user.selectOptions(fields.getByLabelText('Licence'), 'ORDEM');
    expect(fields.getByLabelText('Order')).toBeVisible();
    expect(fields.queryByLabelText('Category')).not.toBeInTheDocument();
    await user.selectOptions(fields.getByLabelText('Licence'), 'OTHER');
    expect(fields.getByLabelText('Name of the authority')).toBeVisible();
  });

  it('must be chosen, or said to be absent', async () => {
    const forms = record();
    const { user } = open();
    await user.upload(picker(), makeFile());
    await user.click(send());
    const choice = screen.getByRole('combobox', { name: 'Licence' });
    expect(choice).toHaveAccessibleDescription(/^Choose the authority of your licence/);
    expect(choice).toHaveFocus();
    await user.selectOptions(choice, 'My profession has no licence');
    await user.click(send());
    expect(await screen.findByText('Your certificate is under review.')).toBeVisible();
    expect(Object.keys(forms[0] ?? {}).filter((name) => name.startsWith('licence'))).toEqual([]);
  });

  it('is sent with the certificate', async () => {
    const forms = record();
    const { user } = open();
    await user.upload(picker(), makeFile());
    await user.selectOptions(screen.getByRole('combobox', { name: 'Licence' }), 'CRM');
    await user.type(screen.getByLabelText('Licence number'), '123.456');
    await user.selectOptions(screen.getByLabelText('State'), 'SP');
    fireEvent.change(screen.getByLabelText('Valid until (optional)'), { target: { value: '2030-01-31' } });
    await user.click(send());
    expect(await screen.findByText('Your certificate is under review.')).toBeVisible();
    expect(forms).toEqual([
      expect.objectContaining({
        licenceAuthority: 'CRM',
        licenceNumber: '123.456',
        licenceState: 'SP',
        licenceExpiresOn: '2030-01-31',
      }),
    ]);
  });

  it('with a number that its authority cannot have is shown at the field, and not sent', async () => {
    const forms = record();
    const { user } = open();
    await user.upload(picker(), makeFile());
    await user.selectOptions(screen.getByRole('combobox', { name: 'Licence' }), 'NPI');
    await user.type(screen.getByLabelText('Licence number'), '1993999997');
    await user.click(send());
    expect(screen.getByLabelText('Licence number')).toHaveAccessibleDescription(/^Not a number of this authority\./);
    expect(screen.getByLabelText('Licence number')).toHaveFocus();
    expect(forms).toEqual([]);
  });

  it('that the server rejects is shown at the field, without an error of the file', async () => {
    server.use(
      respondWithError('submitCertificate', {
        status: 400,
        code: 'validation_failed',
        message: 'This licence has expired',
        fields: { licenceExpiresOn: 'This licence has expired' },
      }),
    );
    const { user } = open();
    await user.upload(picker(), makeFile());
    await user.selectOptions(screen.getByRole('combobox', { name: 'Licence' }), 'GMC');
    await user.type(screen.getByLabelText('Licence number'), '7654321');
    fireEvent.change(screen.getByLabelText('Valid until (optional)'), { target: { value: '2020-01-31' } });
    await user.click(send());
    await waitFor(() =>
      expect(screen.getByLabelText('Valid until (optional)')).toHaveAccessibleDescription('This licence has expired'),
    );
    expect(picker()).toBeValid();
    expect(screen.getByLabelText('Licence number')).toHaveValue('7654321');
  });

  it('ends the badge on the day that the page shows', async () => {
    server.use(respond('getVerificationStatus', { status: 'APPROVED', reason: null, validUntil: '2030-01-31' }));
    open(makeMe({ isSendVerificate: true, isVerificated: true }));
    expect(await screen.findByText(/It ends with your licence, after Jan 31, 2030\./)).toBeVisible();
  });
});
