import { paths } from '@cred/platform';
import { PageHeader, below, color, font, space } from '@cred/ui';
import { styled } from '@cred/vendor';
import { BadgeCheck, KeyRound, Palette } from 'lucide-react';
import { LogOutEntry } from '../components/log-out-entry';
import { SettingsLink } from '../components/settings-row';

/** The menu of the settings; on small screens a welcome stands before it. */
export const SettingsPage = () => (
  <>
    <PageHeader title="Settings" />
    <Welcome>
      <h2>Welcome to your settings</h2>
      <p>Verify your account, restore your password, choose a theme, or log out.</p>
    </Welcome>
    <nav aria-label="Settings">
      <ul>
        <SettingsLink to={paths.settingsPage('verification-account')} icon={BadgeCheck} label="Verification Account" hint="Show that you are a professional" />
        <SettingsLink to={paths.settingsPage('reset-password')} icon={KeyRound} label="Restore Password" hint="Choose a new password" />
        <SettingsLink to={paths.settingsPage('theme')} icon={Palette} label="Theme" hint="Dark or light" />
        <LogOutEntry />
      </ul>
    </nav>
  </>
);

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
