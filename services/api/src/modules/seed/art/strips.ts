import { picture, scatter, steps, write } from './draw';

const MILLIMETRE = 12;
const BASE = 430;

/** One heartbeat without a P wave: a narrow QRS and a T wave, from the R wave's place. */
const beat = (x: number, height: number): string =>
  `L${x - 10} ${BASE}L${x - 5} ${BASE + 12}L${x} ${BASE - height}L${x + 7} ${BASE + 34}L${x + 13} ${BASE - 2}` +
  `C${x + 34} ${BASE - 4} ${x + 42} ${BASE - 36} ${x + 58} ${BASE - 36}C${x + 72} ${BASE - 36} ${x + 76} ${BASE} ${x + 90} ${BASE}`;

/** Fibrillation between two beats: low, fast, never the same. */
function ripple(from: number, to: number): string {
  const count = Math.max(0, Math.floor((to - from) / 9));
  return steps(count)
    .map((step) => {
      const x = from + (step + 1) * 9;
      return `L${x} ${BASE + (scatter(x) - 0.5) * 15}`;
    })
    .join('');
}

/** A rhythm strip of atrial fibrillation on millimetre paper: 25 mm/s, 10 mm/mV. */
export function rhythmStrip(): Buffer {
  const width = 1240;
  const height = 640;
  const grid = (step: number, colour: string, stroke: number) => {
    const down = steps(Math.ceil(width / step)).map((line) => `M${line * step} 0V${height}`);
    const across = steps(Math.ceil(height / step)).map((line) => `M0 ${line * step}H${width}`);
    return `<path d="${[...down, ...across].join('')}" stroke="${colour}" stroke-width="${stroke}"/>`;
  };
  let at = 120;
  let trace = `M40 ${BASE}${ripple(40, at - 16)}`;
  for (const gap of [186, 142, 232, 160, 128, 204, 150]) {
    trace += beat(at, 176 + scatter(gap) * 22) + ripple(at + 92, at + gap - 16);
    at += gap;
  }
  return picture(
    width,
    height,
    `<rect width="${width}" height="${height}" fill="#fff6f3"/>`,
    grid(MILLIMETRE, '#f8dcd5', 1),
    grid(MILLIMETRE * 5, '#efb9ae', 1.6),
    `<path d="${trace}" fill="none" stroke="#1c2733" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/>`,
    '<rect x="36" y="36" width="104" height="64" rx="14" fill="#1c2733"/>',
    write(88, 80, 'II', { size: 40, colour: '#fff', weight: 11, anchor: 'middle' }),
    write(164, 80, 'Teaching strip, drawn', { size: 32, colour: '#6e4a44' }),
    write(width - 40, height - 36, '25 mm/s  ·  10 mm/mV', { size: 28, colour: '#6e4a44', anchor: 'end' }),
  );
}
