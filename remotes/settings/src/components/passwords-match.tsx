import { color, font, space, weight } from '@cred/ui';
import { styled } from '@cred/vendor';

const Line = styled.p<{ $matches: boolean }>`
  min-height: 1.5em;
  margin-block-start: -${space(3)};
  color: ${({ $matches }) => ($matches ? color.success : color.danger)};
  font-size: ${font.s13};
  font-weight: ${weight.strong};
`;

/** Says, while the member types, whether both entries are equal. Its line is there from the start: nothing moves. */
export function PasswordsMatch({
  password,
  confirmation,
}: {
  readonly password: string;
  readonly confirmation: string;
}) {
  const matches = password === confirmation;
  return (
    <Line role="status" $matches={matches}>
      {confirmation !== '' && (matches ? '✓ Passwords match' : '✗ Passwords do not match')}
    </Line>
  );
}
