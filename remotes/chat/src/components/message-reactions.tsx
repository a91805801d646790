import { color, font, motion, radius, space } from '@cred/ui';
import { styled } from '@cred/vendor';
import type { ReactionChange } from '../api/set-reaction';
import type { DisplayedMessage } from '../lib/displayed-messages';
import { reactionSigns } from '../lib/reactions';

const Row = styled.div`
  position: relative;
  display: flex;
  gap: ${space(1)};
  margin-block: ${space(-1)} ${space(1)};
  padding-inline: ${space(2)};
`;

/** The pressed area is higher than the visible one. */
const Chip = styled.button`
  position: relative;
  min-height: 26px;
  padding-inline: ${space(2)};
  border: 1px solid ${color.control};
  border-radius: ${radius.pill};
  background: ${color.background};
  font-size: ${font.s13};
  font-variant-numeric: tabular-nums;
  line-height: 22px;
  white-space: nowrap;
  transition: background-color ${motion.fast};
  &::after {
    content: '';
    position: absolute;
    inset: -7px -1px;
  }
  &:hover {
    background: ${color.hover};
  }
  &[aria-pressed='true'] {
    border-color: ${color.accentText};
    background: ${color.accentSoft};
  }
`;

interface MessageReactionsProps {
  readonly message: DisplayedMessage;
  readonly onReact: (change: ReactionChange) => void;
}

/** The reactions to a message; a press adds, changes or removes the viewer's (CHAT-31). */
export const MessageReactions = ({ message: { id, reactions }, onReact }: MessageReactionsProps) => (
  <Row role="group" aria-label="Reactions">
    {reactions.map(({ reaction, count, own }) => (
      <Chip
        key={reaction}
        type="button"
        aria-pressed={own}
        aria-label={`${reactionSigns[reaction].name}, ${count}`}
        onClick={() => onReact({ messageId: id, reaction: own ? null : reaction })}
      >
        {reactionSigns[reaction].emoji}
        {count > 1 && ` ${count}`}
      </Chip>
    ))}
  </Row>
);
