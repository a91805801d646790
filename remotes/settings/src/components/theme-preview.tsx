import type { Theme } from '@cred/platform';
import { themes } from '@cred/ui';

/** A small preview of a post in the colours of `theme`; the current theme has no effect on it. */
export function ThemePreview({ theme }: { theme: Theme }) {
  const colors = themes[theme];
  return (
    <svg viewBox="0 0 280 150" width="100%" aria-hidden style={{ background: colors.background }}>
      <rect width="64" height="150" fill={colors.surface} />
      <rect x="64" width="1" height="150" fill={colors.line} />
      <rect x="14" y="18" width="36" height="8" rx="4" fill={colors.accent} />
      {[42, 60, 78].map((y) => (
        <rect key={y} x="14" y={y} width="30" height="6" rx="3" fill={colors.muted} opacity="0.55" />
      ))}
      <circle cx="92" cy="32" r="13" fill={colors.accentSoft} />
      <rect x="114" y="22" width="72" height="8" rx="4" fill={colors.text} />
      <rect x="114" y="36" width="46" height="6" rx="3" fill={colors.muted} />
      <rect x="80" y="58" width="180" height="6" rx="3" fill={colors.text} opacity="0.8" />
      <rect x="80" y="72" width="150" height="6" rx="3" fill={colors.text} opacity="0.8" />
      <rect x="80" y="92" width="180" height="72" rx="8" fill={colors.pressed} />
    </svg>
  );
}
