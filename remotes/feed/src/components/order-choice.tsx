import { color, font, radius, space, weight } from '@cred/ui';
import { styled } from '@cred/vendor';

const Orders = styled.div`
  display: flex;
  gap: ${space(2)};
`;

const Order = styled.button`
  min-height: 36px;
  padding: 0 ${space(4)};
  border: 1px solid ${color.line};
  border-radius: ${radius.pill};
  color: ${color.muted};
  font-size: ${font.s13};
  font-weight: ${weight.strong};
  &:hover { background: ${color.hover}; color: ${color.text}; }
  &[aria-pressed='true'] { border-color: ${color.accentText}; background: ${color.accentSoft}; color: ${color.accentText}; }
`;

interface Props<T extends string> {
  readonly label: string;
  readonly orders: readonly { readonly id: T; readonly label: string }[];
  readonly selected: T;
  readonly onSelect: (order: T) => void;
}

/** The orders of a list, of which one is pressed. */
export function OrderChoice<T extends string>({ label, orders, selected, onSelect }: Props<T>) {
  return (
    <Orders role="group" aria-label={label}>
      {orders.map(({ id, label: text }) => (
        <Order key={id} type="button" aria-pressed={id === selected} onClick={() => onSelect(id)}>
          {text}
        </Order>
      ))}
    </Orders>
  );
}
