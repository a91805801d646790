import type { Post } from '@cred/contract';
import { shownText } from '../lib/linked-text';
import { ClampedText } from './clamped-text';
import { LinkPreview } from './link-preview';
import { NewsLink, newsUrlOf } from './news-link';
import { PostText } from './post-layout';
import { opensPost } from './post-link';
import { PostMedia } from './post-media';
import { RepostBlock } from './repost/repost-block';

/** The author's own text; for a repost, the text added to it. */
const textOf = (post: Post) =>
  shownText({ text: post.isRepost ? (post.additionalText ?? '') : post.text, mentions: post.mentions });

/** A post's text and media; a post of the news account is a link to its contents. */
export function PostBody({ post, whole }: { readonly post: Post; readonly whole: boolean }) {
  const news = newsUrlOf(post);
  if (news) {
    return (
      <>
        <NewsLink post={post} url={news} />
        {(post.video || post.isClinical) && <PostMedia post={post} />}
      </>
    );
  }
  const { text, mentions } = textOf(post);
  const { preview } = post;
  return (
    <>
      {text && (
        <PostText {...(!whole && opensPost)}>
          <ClampedText id={post.id} text={text} mentions={mentions} {...(whole && { lines: Infinity })} />
        </PostText>
      )}
      {preview && <LinkPreview preview={preview} />}
      {post.isRepost ? (
        <RepostBlock
          cardId={post.id}
          original={post.originalPost}
          originalVersion={post.originalVersion}
          withPreview={!preview}
          whole={whole}
        />
      ) : (
        <PostMedia post={post} />
      )}
    </>
  );
}
