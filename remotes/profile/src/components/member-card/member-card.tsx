import { specialtyLabel, type User } from '@cred/contract';
import { paths, useMe, type SlotProps } from '@cred/platform';
import { Avatar, color, font, motion, radius, RichText, shadow, space, VerifiedBadge } from '@cred/ui';
import { keyframes, Link, styled, useLocation } from '@cred/vendor';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { cardPlace } from '../../lib/card-place';
import { compactCount } from '../../lib/compact-count';
import { FollowButton } from '../follow-button';

const appear = keyframes`from { opacity: 0; }`;

/** Sets again what the line around the link sets for its texts. Fixed, for browsers without popovers. */
const Frame = styled.div`
  position: fixed;
  z-index: 40;
  inset: auto;
  width: 320px;
  padding: ${space(4)};
  border: 1px solid ${color.line};
  border-radius: ${radius.media};
  background: ${color.raised};
  box-shadow: ${shadow.floating};
  color: ${color.text};
  font-size: ${font.s15};
  font-weight: 400;
  line-height: 1.5;
  text-align: start;
  white-space: normal;
  overflow-wrap: anywhere;
  animation: ${appear} ${motion.fast};
`;

const Top = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space(3)};
  margin-bottom: ${space(2)};
`;

const Name = styled(Link)`
  color: ${color.text};
  font-size: ${font.s17};
  font-weight: 700;
  line-height: 1.25;
`;

const Handle = styled.p`
  color: ${color.muted};
  font-size: ${font.s13};
`;

const Bio = styled.div`
  display: -webkit-box;
  overflow: hidden;
  margin-top: ${space(2)};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;

const Counts = styled.p`
  display: flex;
  gap: ${space(4)};
  margin-top: ${space(2)};
  color: ${color.muted};
  font-size: ${font.s13};

  strong {
    color: ${color.text};
    font-variant-numeric: tabular-nums;
  }
`;

/** Closes the card that was opened before; the focus and the pointer can rest on two links. */
let closePrevious = (): void => undefined;

/** A member in short, next to the link on which the pointer or the focus rests (SHELL-32). */
export function MemberCard({
  user,
  anchor,
  onRest,
  onLeave,
  onClose,
}: SlotProps['member-card'] & { readonly user: User }) {
  const me = useMe();
  const card = useRef<HTMLDivElement>(null);
  const page = useLocation().key;
  const openedOn = useRef(page);
  const close = useEffectEvent((): void => onClose());

  useLayoutEffect(() => {
    const element = card.current;
    const link = anchor.current;
    if (!element || !link) return;
    element.showPopover?.();
    const place = (): void => {
      const size = { width: element.offsetWidth, height: element.offsetHeight };
      const { top, left } = cardPlace(link.getBoundingClientRect(), size, {
        width: document.documentElement.clientWidth,
        height: window.innerHeight,
      });
      Object.assign(element.style, { top: `${top}px`, left: `${left}px` });
    };
    place();
    window.addEventListener('resize', place);
    document.addEventListener('scroll', place, { capture: true, passive: true });
    return () => {
      window.removeEventListener('resize', place);
      document.removeEventListener('scroll', place, { capture: true });
      if (element.contains(document.activeElement)) link.focus({ preventScroll: true });
    };
  }, [anchor]);

  useEffect(() => {
    const closeThis = (): void => close();
    closePrevious();
    closePrevious = closeThis;
    // In the capture phase, because an outer dialog must stay open.
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      if (card.current?.contains(document.activeElement)) anchor.current?.focus({ preventScroll: true });
      close();
    };
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => {
      if (closePrevious === closeThis) closePrevious = () => undefined;
      document.removeEventListener('keydown', onKeyDown, { capture: true });
    };
  }, [anchor]);

  useEffect(() => {
    if (page !== openedOn.current) close();
  }, [page]);

  // A press on the card's text takes the focus from the link or the card, but the pointer still rests on it.
  const blur = (): void => {
    if (!card.current?.matches(':hover')) onLeave();
  };

  const { id, username, fullName, isVerificated, isFollowing, isBlocked, specialty, bio, _count } = user;
  return (
    <Frame
      ref={card}
      popover="manual"
      role="group"
      aria-label={`About ${fullName}`}
      onPointerEnter={onRest}
      onPointerLeave={onLeave}
      onPointerUp={onRest}
      onFocus={onRest}
      onBlur={blur}
    >
      <Top>
        <Avatar user={user} size={56} />
        {id !== me.id && !isBlocked && <FollowButton userId={id} username={username} isFollowing={isFollowing} quiet />}
      </Top>
      <Name to={paths.profile(username)}>{fullName}</Name>
      {isVerificated && (
        <>
          {' '}
          <VerifiedBadge />
        </>
      )}
      <Handle>
        @{username} · {specialtyLabel(specialty)}
      </Handle>
      {bio?.trim() && (
        <Bio>
          <RichText text={bio.trim()} inline shortLinks />
        </Bio>
      )}
      <Counts>
        <span>
          <strong>{compactCount(_count.following)}</strong> Following
        </span>
        <span>
          <strong>{compactCount(_count.followers)}</strong> {_count.followers === 1 ? 'Follower' : 'Followers'}
        </span>
      </Counts>
    </Frame>
  );
}
