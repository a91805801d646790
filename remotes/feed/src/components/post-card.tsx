import type { Post } from '@cred/contract';
import { paths, useMe } from '@cred/platform';
import { Avatar, RelativeTime, RichText, VerifiedBadge } from '@cred/ui';
import { Link } from '@cred/vendor';
import { useId } from 'react';
import { DeletePost } from './delete-post';
import { PostBadges } from './post-badges';
import { PostImage } from './post-image';
import { AVATAR, Byline, Header, Marks, Meta, Name, Row, Words } from './post-layout';
import { RatingStars } from './rating-stars';
import { RepostBlock } from './repost-block';

/** The author's own words: of a repost, what they added to it. */
const wordsOf = (post: Post): string => (post.isRepost ? (post.additionalText ?? '') : post.text).trim();

/** One post, as every list shows it. */
export function PostCard({ post }: { readonly post: Post }) {
  const me = useMe();
  const nameId = useId();
  const { user } = post;
  const profile = paths.profile(user.username);
  const words = wordsOf(post);
  return (
    <Row aria-labelledby={nameId}>
      {/* The name beside it is the same link; one stop for the keyboard is enough. */}
      <Link to={profile} tabIndex={-1} aria-hidden>
        <Avatar user={user} size={AVATAR} />
      </Link>
      <div>
        <Header>
          <Byline>
            <Name>
              <Link id={nameId} to={profile}>
                {user.fullName}
              </Link>
              {user.isVerificated && <VerifiedBadge />}
            </Name>
            <Meta>
              <Link to={profile}>@{user.username}</Link>
              <span aria-hidden>·</span>
              <RelativeTime date={post.createdAt} />
            </Meta>
          </Byline>
          {user.id === me.id && <DeletePost postId={post.id} />}
        </Header>
        {words && (
          <Words>
            <RichText text={words} />
          </Words>
        )}
        {!post.isRepost && post.img && <PostImage src={post.img} alt={post.imgAlt} info={post.imgInfo} />}
        {post.isRepost && <RepostBlock original={post.originalPost} />}
        <Marks>
          <PostBadges post={post} />
          <RatingStars average={post.averageRating} count={post.ratingCount} />
        </Marks>
      </div>
    </Row>
  );
}
