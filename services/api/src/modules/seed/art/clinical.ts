import { picture, scatter, steps, write } from './draw';

/** A Gram stain as seen through a microscope: purple chains of cocci among pink cells. */
export function gramStain(): Buffer {
  const cells = steps(14).map((index) => {
    const [x, y] = [200 + scatter(index) * 840, 120 + scatter(index + 40) * 640];
    const lobes = steps(3).map(
      (lobe) => `<circle cx="${x + (lobe - 1) * 22}" cy="${y + (lobe % 2) * 14 - 7}" r="19" fill="#c2527f"/>`,
    );
    return `<circle cx="${x}" cy="${y}" r="${50 + scatter(index + 9) * 14}" fill="#f0b7c9"/>${lobes.join('')}`;
  });
  const chains = steps(16).map((chain) => {
    const [x, y, turn] = [
      180 + scatter(chain + 100) * 880,
      100 + scatter(chain + 140) * 680,
      scatter(chain + 180) * 6.28,
    ];
    return steps(4 + Math.floor(scatter(chain + 220) * 6))
      .map(
        (link) =>
          `<circle cx="${x + Math.cos(turn + link * 0.14) * link * 17}" cy="${y + Math.sin(turn + link * 0.14) * link * 17}" r="9" fill="#4b2a86"/>`,
      )
      .join('');
  });
  return picture(
    1240,
    880,
    '<defs><clipPath id="field"><circle cx="620" cy="440" r="424"/></clipPath></defs>',
    '<rect width="1240" height="880" fill="#12161c"/><circle cx="620" cy="440" r="424" fill="#fbeef1"/>',
    `<g clip-path="url(#field)">${[...cells, ...chains].join('')}</g>`,
    write(40, 840, '1000 x, drawn', { size: 30, colour: '#8b98a5' }),
  );
}

/** A heel with a pressure injury, drawn as plainly as a teaching sheet does. */
export function heelInjury(): Buffer {
  const ring = (rx: number, ry: number, fill: string) =>
    `<ellipse cx="700" cy="500" rx="${rx}" ry="${ry}" fill="${fill}"/>`;
  return picture(
    1240,
    880,
    '<rect width="1240" height="880" fill="#dfe8ea"/>',
    '<path d="M-20 150C260 120 560 150 800 250C980 330 1060 450 1030 590C1000 730 860 800 690 790C470 780 300 690 -20 700Z" fill="#e8b998" stroke="#c99673" stroke-width="6"/>',
    ring(190, 150, '#dd8f7d'),
    ring(140, 108, '#c65d58'),
    ring(92, 66, '#a83a42'),
    '<path d="M640 470Q700 440 752 486" fill="none" stroke="#f3d9c6" stroke-width="9" stroke-linecap="round"/>',
    ...steps(6).map(
      (index) =>
        `<path d="M${520 + index * 60} ${index === 0 || index === 5 ? 690 : 700}V730" stroke="#54656f" stroke-width="5"/>`,
    ),
    '<path d="M520 715H820" stroke="#54656f" stroke-width="5"/>',
    write(670, 780, '5 cm', { size: 34, colour: '#54656f', weight: 10, anchor: 'middle' }),
  );
}
