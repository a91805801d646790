import { picture, steps, write } from './draw';

const ink = '#12302f';
const soft = '#5d7472';
const teal = '#0f8f86';
const paper = '#fbfaf6';

const months = ['May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct'];
const adherence = [61, 64, 72, 79, 84, 88];

/** Hand hygiene by month, with the target as a line. */
export function handHygieneChart(): Buffer {
  const [left, right, top, bottom] = [130, 1180, 230, 640];
  const y = (percent: number) => bottom - ((percent - 40) / 60) * (bottom - top);
  const slot = (right - left) / months.length;
  const rules = [40, 60, 80, 100].map(
    (percent) =>
      `<path d="M${left} ${y(percent)}H${right}" stroke="#e3e2da" stroke-width="2"/>` +
      write(left - 22, y(percent) + 9, `${percent}`, { size: 26, colour: soft, anchor: 'end' }),
  );
  const bars = adherence.map((percent, index) => {
    const x = left + slot * (index + 0.5);
    const last = index === adherence.length - 1;
    return (
      `<rect x="${x - 48}" y="${y(percent)}" width="96" height="${bottom - y(percent)}" rx="10" fill="${last ? 'url(#bar)' : '#a9d8d1'}"/>` +
      write(x, y(percent) - 20, `${percent}%`, {
        size: 34,
        colour: last ? teal : ink,
        weight: last ? 11 : 8,
        anchor: 'middle',
      }) +
      write(x, bottom + 52, months[index] ?? '', { size: 28, colour: soft, anchor: 'middle' })
    );
  });
  return picture(
    1240,
    760,
    '<defs><linearGradient id="bar" x2="0" y2="1"><stop stop-color="#0fa396"/><stop offset="1" stop-color="#0b766f"/></linearGradient></defs>',
    `<rect width="1240" height="760" fill="${paper}"/>`,
    write(70, 110, 'Hand hygiene on Ward 4', { size: 56, colour: ink, weight: 10 }),
    write(70, 166, 'Observed moments with adherence, in percent', { size: 30, colour: soft }),
    ...rules,
    ...bars,
    `<path d="M${left} ${y(85)}H${right}" stroke="#d9812b" stroke-width="4" stroke-dasharray="2 12" stroke-linecap="round"/>`,
    `<rect x="${left + 14}" y="${y(85) - 54}" width="150" height="40" rx="20" fill="${paper}"/>`,
    write(left + 24, y(85) - 24, 'Target 85', { size: 26, colour: '#b2621a', weight: 10 }),
  );
}

const shares: readonly (readonly [share: number, colour: string, name: string, advice: string])[] = [
  [0.5, '#5aa469', 'Vegetables and fruit', 'half, in several colours'],
  [0.25, '#d9a441', 'Whole grains', 'a quarter'],
  [0.25, '#c9694f', 'Protein', 'a quarter, often pulses or fish'],
];

/** A plate divided into what belongs on it. */
export function plateChart(): Buffer {
  let from = -Math.PI / 2;
  const [x, y, radius] = [370, 400, 236];
  const slices = shares.map(([share, colour]) => {
    const to = from + share * 2 * Math.PI;
    const point = (angle: number) => `${x + radius * Math.cos(angle)} ${y + radius * Math.sin(angle)}`;
    const path = `<path d="M${x} ${y}L${point(from)}A${radius} ${radius} 0 0 1 ${point(to)}Z" fill="${colour}" stroke="#fff" stroke-width="12" stroke-linejoin="round"/>`;
    from = to;
    return path;
  });
  const legend = shares.map(([, colour, name, advice], index) => {
    const line = 340 + index * 120;
    return (
      `<circle cx="736" cy="${line - 12}" r="15" fill="${colour}"/>` +
      write(772, line, name, { size: 38, colour: ink, weight: 10 }) +
      write(772, line + 44, advice, { size: 28, colour: soft })
    );
  });
  return picture(
    1240,
    800,
    '<rect width="1240" height="800" fill="#f1f5ec"/>',
    `<circle cx="${x}" cy="${y + 12}" r="306" fill="#dde5d6"/><circle cx="${x}" cy="${y}" r="306" fill="#fff"/><circle cx="${x}" cy="${y}" r="268" fill="#f7f8f4"/>`,
    ...slices,
    `<circle cx="${x}" cy="${y}" r="9" fill="#fff"/>`,
    write(720, 210, 'One plate,', { size: 60, colour: ink, weight: 11 }),
    write(720, 270, 'no counting.', { size: 40, colour: soft }),
    ...legend,
    ...steps(3).map(
      (dot) => `<circle cx="${728 + dot * 26}" cy="690" r="6" fill="#5aa469" opacity="${1 - dot * 0.3}"/>`,
    ),
  );
}
