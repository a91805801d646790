import type { Post } from '@cred/contract';
import { useMe } from '@cred/platform';
import { below, Button, color, frame, motion, notify, radius, shadow, space } from '@cred/ui';
import { keyframes, styled } from '@cred/vendor';
import { ArrowUp } from 'lucide-react';
import type { RefObject } from 'react';
import { useReloadFeed } from '../api/get-feed';
import { useHasNewPosts } from '../api/get-new-posts';

const appear = keyframes`from { opacity: 0; translate: 0 -8px; }`;

/** Overlays the list, below the shell's bars, and has no height, so that no post moves. */
const Anchor = styled.div`
  position: sticky;
  z-index: 5;
  top: calc(${frame.above} + ${space(6)});
  display: flex;
  justify-content: center;
  height: 0;
  ${below.phone} {
    top: calc(${frame.above} + ${frame.topBar}px + ${space(6)});
  }
`;

/** Centred on the line between composer and list, without overlapping the composer's controls. */
const Pill = styled(Button)`
  margin-top: -10px;
  padding: 0 ${space(4)} 0 ${space(3)};
  border-color: ${color.line};
  border-radius: ${radius.pill};
  background: ${color.raised};
  box-shadow: ${shadow.floating};
  color: ${color.accentText};
  animation: ${appear} ${motion.slow};
`;

interface Props {
  readonly shown: readonly Post[] | undefined;
  readonly list: RefObject<HTMLElement | null>;
}

/** Appears when other members have posted; pressing it shows the newest posts at the top of the list. */
export function NewPosts({ shown, list }: Props) {
  const hasNewPosts = useHasNewPosts(shown, useMe().id);
  const { mutate, isPending } = useReloadFeed(() => window.scrollTo(0, 0));
  const show = (): void =>
    mutate(undefined, {
      onSuccess: () => list.current?.focus({ preventScroll: true }),
      onError: (error) => notify.error(error.message),
    });
  return (
    <Anchor role="status">
      {hasNewPosts && (
        <Pill pending={isPending} onClick={show}>
          <ArrowUp size={16} strokeWidth={2} aria-hidden />
          New posts
        </Pill>
      )}
    </Anchor>
  );
}
