import { picture, scatter, steps, write } from './draw';

const rows: readonly (readonly [letter: string, name: string, question: string, colour: string])[] = [
  ['S', 'Situation', 'What is happening right now?', '#0f8f86'],
  ['B', 'Background', 'What led up to it?', '#2f6fb5'],
  ['A', 'Assessment', 'What do I think the problem is?', '#c67a22'],
  ['R', 'Recommendation', 'What do I need from you, by when?', '#b4485a'],
];

/** SBAR, the four parts of a safe handover. */
export function handoverPoster(): Buffer {
  const lines = rows.map(([letter, name, question, colour], index) => {
    const y = 236 + index * 158;
    return (
      `<rect x="70" y="${y}" width="1100" height="134" rx="22" fill="#fff"/>` +
      `<path d="M92 ${y}H194V${y + 134}H92A22 22 0 0 1 70 ${y + 112}V${y + 22}A22 22 0 0 1 92 ${y}Z" fill="${colour}"/>` +
      write(132, y + 94, letter, { size: 76, colour: '#fff', weight: 13, anchor: 'middle' }) +
      write(234, y + 60, name, { size: 40, colour: '#15252f', weight: 11 }) +
      write(234, y + 106, question, { size: 32, colour: '#54656f' })
    );
  });
  return picture(
    1240,
    920,
    '<defs><linearGradient id="sky" x2="1" y2="1"><stop stop-color="#e6f1f0"/><stop offset="1" stop-color="#e9ecf6"/></linearGradient></defs>',
    '<rect width="1240" height="920" fill="url(#sky)"/>',
    write(70, 126, 'Handover in one minute', { size: 62, colour: '#15252f', weight: 11 }),
    write(70, 186, 'Say it in this order. Then listen to it read back.', { size: 31, colour: '#54656f' }),
    ...lines,
  );
}

/** Dawn over the hospital, after a night shift. */
export function dawn(): Buffer {
  const windows = steps(66).map((index) => {
    const [column, row] = [index % 11, Math.floor(index / 11)];
    const lit = scatter(index + 3) > 0.56;
    return `<rect x="${462 + column * 31}" y="${388 + row * 44}" width="17" height="24" rx="3" fill="${lit ? '#ffd58a' : '#2c3f5e'}"/>`;
  });
  const stars = steps(46).map(
    (index) =>
      `<circle cx="${scatter(index) * 1240}" cy="${scatter(index + 90) * 250}" r="${1 + scatter(index + 7) * 1.8}" fill="#fff" opacity="${0.25 + scatter(index + 31) * 0.6}"/>`,
  );
  const hills = (y: number, swing: number, colour: string, seed: number) => {
    const points = steps(8).map((index) => `${(index * 1240) / 7} ${y - scatter(index + seed) * swing}`);
    const curve = points.slice(1).map((point) => `T${point}`);
    return `<path d="M${points[0]}Q90 ${y - swing} ${points[1]}${curve.slice(1).join('')}V800H0Z" fill="${colour}"/>`;
  };
  return picture(
    1240,
    800,
    '<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#152645"/><stop offset=".42" stop-color="#51538a"/><stop offset=".7" stop-color="#e08d79"/><stop offset="1" stop-color="#ffd9a0"/></linearGradient>' +
      '<radialGradient id="sun"><stop stop-color="#fff3d6"/><stop offset=".3" stop-color="#ffdf9e" stop-opacity=".85"/><stop offset="1" stop-color="#ffb47a" stop-opacity="0"/></radialGradient></defs>',
    '<rect width="1240" height="800" fill="url(#sky)"/>',
    ...stars,
    '<circle cx="980" cy="560" r="330" fill="url(#sun)"/><circle cx="980" cy="560" r="66" fill="#fff1cf"/>',
    hills(596, 90, '#6b5b83', 2),
    hills(660, 70, '#433f66', 5),
    '<rect x="440" y="340" width="372" height="460" rx="10" fill="#1d2c47"/><rect x="300" y="470" width="150" height="330" rx="8" fill="#22334f"/><rect x="802" y="520" width="150" height="280" rx="8" fill="#22334f"/>',
    '<rect x="586" y="262" width="80" height="80" rx="10" fill="#1d2c47"/><path d="M626 280V324M604 302H648" stroke="#ff8f7d" stroke-width="12" stroke-linecap="round"/>',
    ...windows,
    ...steps(4).map(
      (row) =>
        `<rect x="330" y="${506 + row * 52}" width="90" height="16" rx="4" fill="${row === 1 ? '#ffd58a' : '#33476a'}"/>`,
    ),
    ...steps(3).map(
      (row) =>
        `<rect x="834" y="${556 + row * 52}" width="90" height="16" rx="4" fill="${row === 0 ? '#ffd58a' : '#33476a'}"/>`,
    ),
    hills(764, 46, '#14203a', 9),
  );
}
