import { paths } from '@cred/platform';
import { Menu } from '@cred/ui';
import { Link2, Share2 } from 'lucide-react';
import { copyLink } from '../lib/copy-link';

async function openShareSheet(url: string): Promise<void> {
  try {
    await navigator.share({ url });
  } catch (error) {
    // The member closed the sheet.
    if (error instanceof Error && error.name === 'AbortError') return;
    await copyLink(url);
  }
}

/** Copies a post's link, or opens the system's share sheet where there is one (POST-32). */
export function SharePost({ postId }: { readonly postId: string }) {
  const urlOf = (): string => window.location.origin + paths.post(postId);
  const hasSheet = globalThis.navigator !== undefined && 'share' in navigator;
  return (
    <Menu
      label="Share"
      icon={Share2}
      items={[
        { label: 'Copy link', icon: Link2, onSelect: () => void copyLink(urlOf()) },
        ...(hasSheet
          ? [{ label: 'Share with another app', icon: Share2, onSelect: () => void openShareSheet(urlOf()) }]
          : []),
      ]}
    />
  );
}
