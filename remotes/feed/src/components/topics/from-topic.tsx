import { paths } from '@cred/platform';
import { color, font, space } from '@cred/ui';
import { Link, styled } from '@cred/vendor';

const Line = styled.p`
  grid-column: 2;
  margin-bottom: -${space(2)};
  color: ${color.muted};
  font-size: ${font.s13};
  line-height: 24px;
  overflow-wrap: anywhere;

  > a {
    color: inherit;
    font-weight: 600;
  }
`;

/** The followed topic of a post, whose author the viewer does not follow (POST-93). */
export function FromTopic({ topic }: { readonly topic: string }) {
  return (
    <Line>
      from{' '}
      <Link to={paths.topic(topic)} dir="auto">
        #{topic}
      </Link>
    </Line>
  );
}
