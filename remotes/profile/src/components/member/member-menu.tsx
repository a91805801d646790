import type { SlotProps } from '@cred/platform';
import { Menu, type MenuItem } from '@cred/ui';
import { useQuery } from '@cred/vendor';
import { Ban, Ellipsis, Flag, Volume2, VolumeX } from 'lucide-react';
import { useState } from 'react';
import { useChangeRelation } from '../../api/change-relation';
import { userQuery } from '../../api/get-user';
import { BlockDialog } from './block-dialog';
import { ReportDialog } from './report-dialog';

/**
 * The menu to mute, block or report a member, on their profile and, as the slot `member-menu`, on their posts. A post
 * does not state whether its author is muted. If the author's profile is loaded, its state is used; otherwise they
 * count as not muted.
 */
export function MemberMenu({ userId, username, postId, startsOpen = false }: SlotProps['member-menu']) {
  const { data: known } = useQuery({ ...userQuery(username), enabled: false });
  const isMuted = known?.isMuted ?? false;
  const isBlocked = known?.isBlocked ?? false;
  const [openDialog, setOpenDialog] = useState<'block' | 'report' | null>(null);
  const { mutate, isPending } = useChangeRelation();
  const close = (): void => setOpenDialog(null);

  const items: readonly MenuItem[] = [
    {
      label: isMuted ? `Unmute @${username}` : `Mute @${username}`,
      icon: isMuted ? Volume2 : VolumeX,
      disabled: isPending,
      onSelect: () => mutate({ userId, username, kind: 'mute', on: !isMuted }),
    },
    {
      label: isBlocked ? `Unblock @${username}` : `Block @${username}`,
      icon: Ban,
      danger: !isBlocked,
      onSelect: () => setOpenDialog('block'),
    },
  ];
  const report: MenuItem = {
    label: postId ? 'Report post' : `Report @${username}`,
    icon: Flag,
    onSelect: () => setOpenDialog('report'),
  };
  return (
    <>
      <Menu
        label="More"
        icon={Ellipsis}
        items={postId ? [report, ...items] : [...items, report]}
        startsOpen={startsOpen}
      />
      <BlockDialog
        userId={userId}
        username={username}
        isBlocked={isBlocked}
        open={openDialog === 'block'}
        onClose={close}
      />
      <ReportDialog
        open={openDialog === 'report'}
        onClose={close}
        title={postId ? 'Report post' : `Report @${username}`}
        about={postId ? { postId } : { userId }}
      />
    </>
  );
}
