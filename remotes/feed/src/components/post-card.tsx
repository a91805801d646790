import { type Post, specialtyLabel } from '@cred/contract';
import { useMe } from '@cred/platform';
import { Avatar, RelativeTime, VerifiedBadge } from '@cred/ui';
import { useId } from 'react';
import { useWithPendingRating } from '../api/rate-post';
import { PostActions } from './actions/post-actions';
import { DeletePost } from './delete-post';
import { EditedMark } from './edit/edited-mark';
import { EditPost } from './edit/edit-post';
import { MemberLink } from './member-link';
import { PostBadges } from './post-badges';
import { PostBody } from './post-body';
import { AVATAR, Byline, Header, Marks, Meta, Name, Row } from './post-layout';
import { PostLink } from './post-link';
import { PostMenu } from './post-menu';
import { RatingStars } from './rating-stars';
import { FromTopic } from './topics/from-topic';
import { ReferencesButton } from './references/references-button';

interface Props {
  readonly post: Post;
  /** Present on the post's own page, which shows all of it and its ratings and comments below. */
  readonly page?: { readonly onComments: () => void };
}

/** One post, as in every list. */
export function PostCard({ post: stored, page }: Props) {
  const me = useMe();
  const nameId = useId();
  const post = useWithPendingRating(stored);
  const { user } = post;
  const { username } = user;
  return (
    <Row aria-labelledby={nameId}>
      {post.fromTopic !== undefined && <FromTopic topic={post.fromTopic} />}
      {/* The name next to it is the same link; one tab stop is enough. */}
      <MemberLink username={username} tabIndex={-1} aria-hidden>
        <Avatar user={user} size={AVATAR} />
      </MemberLink>
      <div>
        <Header>
          <Byline>
            <Name>
              <MemberLink id={nameId} username={username}>
                {user.fullName}
              </MemberLink>
              {user.isVerificated && <VerifiedBadge />}
            </Name>
            <Meta>
              <MemberLink username={username}>@{username}</MemberLink>
              <span aria-hidden>·</span>
              {user.specialty && (
                <>
                  <small>{specialtyLabel(user.specialty)}</small>
                  <span aria-hidden>·</span>
                </>
              )}
              {page ? <RelativeTime date={post.createdAt} /> : <PostLink post={post} />}
              <EditedMark post={post} />
            </Meta>
          </Byline>
          {user.id === me.id ? (
            <DeletePost postId={post.id}>{!post.isRepost && <EditPost post={post} />}</DeletePost>
          ) : (
            <PostMenu post={post} />
          )}
        </Header>
        <PostBody post={post} whole={page !== undefined} />
        <Marks>
          <PostBadges post={post} />
          <ReferencesButton postId={post.id} count={post.referenceCount} />
          {!page && <RatingStars average={post.averageRating} count={post.ratingCount} />}
        </Marks>
        <PostActions post={post} onComments={page?.onComments} />
      </div>
    </Row>
  );
}
