import { specialtyLabel } from '@cred/contract';
import { paths, useMe } from '@cred/platform';
import { space } from '@cred/ui';
import { styled } from '@cred/vendor';
import { BadgeCheck, Download, Trash2 } from 'lucide-react';
import { AddressState } from '../components/address-state';
import { PageContent, DescriptionList, InlineLink, MutedText } from '../components/layout';
import { SettingsLink } from '../components/settings-row';
import { Subpage } from '../components/subpage';
import { formatDay } from '../lib/dates';

const Links = styled.nav`
  margin-block-start: -${space(3)};
`;

/** The account's data, with links to verify, export and delete it. */
export function YourAccountPage() {
  const me = useMe();
  return (
    <Subpage title="Your account">
      <PageContent>
        <MutedText>
          This is what Cred knows you by. You change it in the dialog ‘Edit profile’ of{' '}
          <InlineLink to={paths.profile(me.username)}>your profile</InlineLink>.
        </MutedText>
        <DescriptionList aria-label="Your account">
          <dt>Full name</dt>
          <dd>{me.fullName}</dd>
          <dt>Username</dt>
          <dd>@{me.username}</dd>
          <dt>Email</dt>
          <dd>
            {/* Wraps after the @ first. */}
            {me.email.slice(0, me.email.indexOf('@') + 1)}
            <wbr />
            {me.email.slice(me.email.indexOf('@') + 1)}
            {/* On a separate line, because a phone has no space next to an address. */}
            {me.isEmailConfirmed === true && '\n(confirmed)'}
            {me.isEmailConfirmed === false && '\n(not confirmed)'}
          </dd>
          <dt>Specialty</dt>
          <dd>{specialtyLabel(me.specialty)}</dd>
          <dt>Joined</dt>
          <dd>{formatDay(me.createdAt)}</dd>
          <dt>Verified badge</dt>
          <dd>{me.isVerificated ? 'Yes' : 'No'}</dd>
        </DescriptionList>
        <AddressState />
      </PageContent>
      <Links aria-label="Your account">
        <ul>
          <SettingsLink
            to={paths.settingsPage('verification-account')}
            icon={BadgeCheck}
            label="Verification Account"
            hint="Show that you are a professional"
          />
          <SettingsLink
            to={paths.settingsPage('export-data')}
            icon={Download}
            label="Export my data"
            hint="Everything of yours, in one file"
          />
          <SettingsLink
            to={paths.settingsPage('delete-account')}
            icon={Trash2}
            label="Delete my account"
            hint="Leave for good"
            danger
          />
        </ul>
      </Links>
    </Subpage>
  );
}
