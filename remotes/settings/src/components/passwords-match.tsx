import { color, font, space, weight } from '@cred/ui';
import { styled } from '@cred/vendor';

const Line = styled.p<{ $matches: boolean }>`
  min-height: 1.5em;
  margin-block-start: -${space(3)};
  color: ${({ $matches }) => ($matches ? color.success : color.danger)};
  font-size: ${font.s13};
  font-weight: ${weight.strong};
`;

/** Shows, while the member types, whether both passwords are equal. Always rendered, so that the layout does not shift. */
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
