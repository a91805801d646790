import type { Post } from '@cred/contract';
import { Button, color, space, useLazyDialog } from '@cred/ui';
import { styled } from '@cred/vendor';
import { useState } from 'react';
import type { PeopleKind } from '../../api/get-post-people';
import { fullCount } from '../../lib/count';

const loadDialog = async () => (await import(/* webpackChunkName: "dialogs" */ './people-dialog')).PeopleDialog;

/** The buttons' texts are in line with the page. */
const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  padding: ${space(2)} ${space(1)};
  border-bottom: 1px solid ${color.line};
`;

/** Opens who rated and who reposted a post; nothing while no member has (POST-121). */
export function PostPeople({ post }: { readonly post: Post }) {
  const { Dialog, isOpen, isLoading, open, close } = useLazyDialog(loadDialog);
  const [kind, setKind] = useState<PeopleKind>('ratings');
  const counts = { ratings: post.ratingCount, reposts: post._count.reposts };
  const kinds = (['ratings', 'reposts'] as const).filter((each) => counts[each] > 0);
  if (kinds.length === 0) return null;
  const openers = { ratings: 'Who rated', reposts: 'Who reposted' } as const;
  return (
    <Bar>
      {kinds.map((each) => (
        <Button
          key={each}
          size="sm"
          variant="ghost"
          aria-haspopup="dialog"
          pending={isLoading && each === kind}
          onClick={() => {
            setKind(each);
            open();
          }}
        >
          {openers[each]} ({fullCount(counts[each])})
        </Button>
      ))}
      {Dialog && <Dialog kind={kind} postId={post.id} open={isOpen} onClose={close} />}
    </Bar>
  );
}
