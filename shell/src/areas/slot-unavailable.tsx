import type { SlotName } from '@cred/platform';
import { color, font, space } from '@cred/ui';
import { styled } from '@cred/vendor';
import type { ReactNode } from 'react';

const texts: Readonly<Record<SlotName, string>> = {
  'post-list': 'Posts cannot be shown right now. Load the page again in a moment.',
  'unread-count': 'Count not available',
  'unread-messages': 'Count not available',
  'first-steps': 'The first steps are not available',
  'follow-button': 'Following is not available',
  'member-menu': 'More is not available',
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
export const SlotUnavailable = ({ name }: { readonly name: SlotName }): ReactNode =>
  name === 'post-list' ? (
    <Block>{texts[name]}</Block>
  ) : (
    <Mark role="img" aria-label={texts[name]} title={texts[name]}>
      –
    </Mark>
  );
