import type { SlotName } from '@cred/platform';
import { color, font, space } from '@cred/ui';
import { styled } from '@cred/vendor';
import type { ReactNode } from 'react';

/** None for the card, which repeats what its link leads to. */
const texts: Readonly<Record<SlotName, string | null>> = {
  'post-list': 'Posts cannot be shown right now. Load the page again in a moment.',
  'unread-count': 'Count not available',
  'unread-messages': 'Count not available',
  'first-steps': 'The first steps are not available',
  'follow-button': 'Following is not available',
  'member-menu': 'More is not available',
  'member-card': null,
};

const Block = styled.p`
  padding: ${space(4)};
  color: ${color.muted};
  font-size: ${font.s13};
  text-align: center;
`;

const Mark = styled.span`
  color: ${color.muted};
  font-size: ${font.s13};
`;

/** Shown in a slot whose area could not be loaded. */
export function SlotUnavailable({ name }: { readonly name: SlotName }): ReactNode {
  const text = texts[name];
  if (text === null) return null;
  return name === 'post-list' ? (
    <Block>{text}</Block>
  ) : (
    <Mark role="img" aria-label={text} title={text}>
      –
    </Mark>
  );
}
