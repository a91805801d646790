import { openShortcuts, paths, useMe } from '@cred/platform';
import { PageHeader, below, color, font, space } from '@cred/ui';
import { styled } from '@cred/vendor';
import {
  BadgeCheck,
  Bell,
  ChartColumn,
  CircleUserRound,
  Download,
  Fingerprint,
  Flag,
  Hash,
  Keyboard,
  KeyRound,
  MonitorSmartphone,
  Palette,
  Scale,
  Trash2,
  UserRoundX,
  VolumeX,
} from 'lucide-react';
import { LogOutEntry } from '../components/log-out-entry';
import { SettingsGroup } from '../components/settings-group';
import { SettingsAction, SettingsLink } from '../components/settings-row';

const to = paths.settingsPage;

const Welcome = styled.div`
  display: none;
  padding: ${space(6)} ${space(4)} ${space(4)};
  & > h2 {
    font-size: ${font.s20};
  }
  & > p {
    margin-block-start: ${space(2)};
    color: ${color.muted};
  }
  ${below.phone} {
    display: block;
  }
`;

/** Where a keyboard is likely. */
const ShortcutsRow = styled.li`
  @media (hover: none) { display: none; }
`;

/** The settings menu. The specified entries are first and last; on small screens a welcome text is shown above them. */
export const SettingsPage = () => (
  <>
    <PageHeader title="Settings" />
    <Welcome>
      <h2>Welcome to your settings</h2>
      <p>Verify your account, restore your password, choose a theme, or log out.</p>
    </Welcome>
    <nav aria-label="Settings">
      <ul>
        <SettingsLink
          to={to('verification-account')}
          icon={BadgeCheck}
          label="Verification Account"
          hint="Show that you are a professional"
        />
        <SettingsLink to={to('reset-password')} icon={KeyRound} label="Restore Password" hint="Choose a new password" />
        <SettingsLink to={to('theme')} icon={Palette} label="Theme" hint="Dark or light" />
      </ul>
      <SettingsGroup title="Privacy and security">
        <SettingsLink
          to={to('sign-in-methods')}
          icon={Fingerprint}
          label="Passkeys and two-step sign-in"
          hint="Sign in without a password, or with a code"
        />
        <SettingsLink to={to('sessions')} icon={MonitorSmartphone} label="Sessions" hint="Where you are logged in" />
        <SettingsLink
          to={to('blocked')}
          icon={UserRoundX}
          label="Blocked and muted members"
          hint="Whom you do not want to hear from"
        />
        <SettingsLink to={to('notifications')} icon={Bell} label="Notifications" hint="What you want to hear about" />
        <SettingsLink
          to={to('followed-topics')}
          icon={Hash}
          label="Followed topics"
          hint="Topics that are marked at home"
        />
        <SettingsLink
          to={to('muted-words')}
          icon={VolumeX}
          label="Muted words"
          hint="Words and topics that you do not want to read"
        />
        <SettingsLink
          to={to('moderation')}
          icon={Flag}
          label="Reports and decisions"
          hint="Your reports, and decisions about your posts"
        />
        <SettingsLink
          to={to('transparency')}
          icon={ChartColumn}
          label="Transparency"
          hint="How many reports Cred gets, and what becomes of them"
        />
      </SettingsGroup>
      <ReviewGroup />
      <SettingsGroup title="Account">
        <SettingsLink
          to={to('your-account')}
          icon={CircleUserRound}
          label="Your account"
          hint="What Cred knows you by"
        />
        <ShortcutsRow>
          <SettingsAction
            icon={Keyboard}
            label="Keyboard shortcuts"
            hint="The list, and a switch to turn them off"
            onSelect={openShortcuts}
          />
        </ShortcutsRow>
        <SettingsLink
          to={to('export-data')}
          icon={Download}
          label="Export my data"
          hint="Everything of yours, in one file"
        />
        <SettingsLink to={to('delete-account')} icon={Trash2} label="Delete my account" hint="Leave for good" danger />
        <LogOutEntry />
      </SettingsGroup>
    </nav>
  </>
);

/** Rendered for reviewers only, so that the page is not revealed to other members. */
const ReviewGroup = () =>
  useMe().isReviewer && (
    <SettingsGroup title="Reviewers">
      <SettingsLink
        to={to('review')}
        icon={Scale}
        label="Review"
        hint="Certificates, reports and appeals that wait for a decision"
      />
    </SettingsGroup>
  );
