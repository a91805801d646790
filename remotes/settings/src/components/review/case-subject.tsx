import type { Report } from '@cred/contract';
import { color, radius, RichText } from '@cred/ui';
import { css, styled } from '@cred/vendor';
import { MutedText } from '../layout';
import { RowMember } from '../lists/row';
import { CardHead, Quote } from './card';

const small = css`
  max-width: min(100%, 320px);
  max-height: 240px;
  justify-self: start;
  border-radius: ${radius.control};
`;

const Image = styled.img`
  ${small}
  border: 1px solid ${color.line};
  object-fit: contain;
`;

const Video = styled.video`
  ${small}
`;

/** The media of a reported post in a small size, because the text alone often does not show what is wrong. */
function ReportedMedia({ post: { img, imgAlt, video } }: { readonly post: NonNullable<Report['post']> }) {
  if (img !== null)
    return <Image src={img} alt={imgAlt ?? 'Picture of the reported post'} loading="lazy" decoding="async" />;
  return video === null ? null : (
    <Video src={video} aria-label="Video of the reported post" controls preload="metadata" />
  );
}

const PostText = ({ text }: { readonly text: string }) => (
  <Quote>{text === '' ? <MutedText as="span">A post without text</MutedText> : <RichText text={text} />}</Quote>
);

/** One of two texts of a post that was changed after it was reported. */
const Version = ({ id, label, text }: { readonly id: string; readonly label: string; readonly text: string }) => (
  <section aria-labelledby={id}>
    <MutedText as="h3" id={id}>
      {label}
    </MutedText>
    <PostText text={text} />
  </section>
);

interface CaseSubjectProps extends Pick<Report, 'member' | 'post'> {
  /** Shown without a post. */
  readonly withoutPost: string;
}

/** The member, and the post, that a report or a decision is about. */
export function CaseSubject({ member, post, withoutPost }: CaseSubjectProps) {
  return (
    <>
      <CardHead>
        <RowMember user={member} />
      </CardHead>
      {post ? (
        <>
          {post.reportedText === undefined ? (
            <PostText text={post.text} />
          ) : (
            <>
              <Version id={`${post.id}-reported`} label="When it was reported" text={post.reportedText} />
              <Version id={`${post.id}-now`} label="Now" text={post.text} />
            </>
          )}
          <ReportedMedia post={post} />
        </>
      ) : (
        <MutedText>{withoutPost}</MutedText>
      )}
    </>
  );
}
