import { picture, widthOf, write } from './draw';

interface Step {
  readonly x: number;
  readonly y: number;
  readonly title: string;
  readonly detail: string;
  readonly fill: string;
  readonly colour?: string;
}

const WIDTH = 320;
const HEIGHT = 124;

const box = ({ x, y, title, detail, fill, colour = '#16303a' }: Step): string =>
  `<rect x="${x - WIDTH / 2}" y="${y - HEIGHT / 2 + 6}" width="${WIDTH}" height="${HEIGHT}" rx="20" fill="#0d2b33" opacity=".08"/>` +
  `<rect x="${x - WIDTH / 2}" y="${y - HEIGHT / 2}" width="${WIDTH}" height="${HEIGHT}" rx="20" fill="${fill}"/>` +
  write(x, y - 4, title, { size: 33, colour, weight: 10, anchor: 'middle' }) +
  write(x, y + 36, detail, { size: 25, colour, anchor: 'middle' });

const arrow = (path: string): string =>
  `<path d="${path}" fill="none" stroke="#5b7680" stroke-width="5" stroke-linecap="round" stroke-linejoin="round" marker-end="url(#tip)"/>`;

const tag = (x: number, y: number, text: string): string =>
  `<rect x="${x - widthOf(text, 26) / 2 - 18}" y="${y - 22}" width="${widthOf(text, 26) + 36}" height="44" rx="22" fill="#eef4f4"/>` +
  write(x, y + 9, text, { size: 26, colour: '#33505a', weight: 10, anchor: 'middle' });

/** Chest pain, from the door to a decision. */
export function chestPainPathway(): Buffer {
  return picture(
    1240,
    820,
    '<defs><marker id="tip" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="5" markerHeight="5" orient="auto"><path d="M1 1L8 5L1 9" fill="none" stroke="#5b7680" stroke-width="2" stroke-linecap="round"/></marker></defs>',
    '<rect width="1240" height="820" fill="#eef4f4"/>',
    write(70, 108, 'Chest pain at the door', { size: 54, colour: '#16303a', weight: 11 }),
    write(70, 160, 'Our local pathway, on one page', { size: 29, colour: '#55707a' }),
    arrow('M390 280H448'),
    arrow('M790 280H848'),
    arrow('M1020 344V408H240V462'),
    arrow('M1020 344V462'),
    arrow('M1020 344V408H630V462'),
    tag(240, 408, 'Yes'),
    tag(825, 408, 'No'),
    arrow('M630 594V648'),
    arrow('M1020 594V648'),
    box({ x: 230, y: 280, title: 'Triage', detail: 'vital signs, history', fill: '#fff' }),
    box({ x: 620, y: 280, title: 'ECG', detail: 'within 10 minutes', fill: '#0f8f86', colour: '#fff' }),
    box({ x: 1020, y: 280, title: 'ST elevation?', detail: 'two readers', fill: '#fff' }),
    box({ x: 240, y: 530, title: 'Cath lab', detail: 'call at once', fill: '#b4485a', colour: '#fff' }),
    box({ x: 630, y: 530, title: 'Troponin 0 h', detail: 'clearly high or low', fill: '#fff' }),
    box({ x: 1020, y: 530, title: 'Troponin 0 h / 1 h', detail: 'in between', fill: '#fff' }),
    box({ x: 630, y: 716, title: 'Decide', detail: 'admit, or home', fill: '#d8ecea' }),
    box({ x: 1020, y: 716, title: 'Observe', detail: 'repeat at 3 hours', fill: '#fbe8cf' }),
  );
}
