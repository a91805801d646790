import { picture, scatter, steps } from './draw';

/** How a demo member is drawn. */
export interface Look {
  readonly skin: string;
  readonly hair: string;
  readonly style: 'short' | 'long' | 'bun' | 'curls' | 'scarf' | 'bald';
  readonly clothes: string;
  readonly backdrop: readonly [string, string];
  readonly glasses?: boolean;
  readonly beard?: boolean;
}

const back: Readonly<Record<Look['style'], (hair: string) => string>> = {
  short: () => '',
  bald: () => '',
  long: (hair) => `<path d="M118 190C110 96 290 96 282 190L296 330C300 352 100 352 104 330Z" fill="${hair}"/>`,
  bun: (hair) => `<circle cx="200" cy="76" r="40" fill="${hair}"/>`,
  curls: (hair) =>
    steps(9)
      .map((index) => {
        const angle = Math.PI * (0.95 + (index / 8) * 1.1);
        return `<circle cx="${200 + Math.cos(angle) * 82}" cy="${168 + Math.sin(angle) * 76}" r="38" fill="${hair}"/>`;
      })
      .join(''),
  scarf: (hair) =>
    `<path d="M200 74C110 74 100 170 112 250C116 300 90 330 90 352H310C310 330 284 300 288 250C300 170 290 74 200 74Z" fill="${hair}"/>`,
};

const front: Readonly<Record<Look['style'], (hair: string) => string>> = {
  short: (hair) =>
    `<path d="M124 176C110 86 180 78 208 84C272 78 288 124 276 178C268 148 254 138 238 134C204 142 164 136 150 132C134 142 128 156 124 176Z" fill="${hair}"/>`,
  long: (hair) =>
    `<path d="M124 190C116 92 180 82 204 84C262 84 284 120 276 190C266 150 240 132 214 116C190 142 140 146 124 190Z" fill="${hair}"/>`,
  bun: (hair) =>
    `<path d="M124 184C118 96 176 88 200 88C224 88 282 96 276 184C262 140 232 128 200 128C168 128 138 140 124 184Z" fill="${hair}"/>`,
  curls: (hair) =>
    `<path d="M122 180C112 84 288 84 278 180C268 142 240 150 218 132C194 150 138 140 122 180Z" fill="${hair}"/>`,
  scarf: (hair) =>
    `<path d="M122 206C112 104 172 92 200 92C228 92 288 104 278 206C276 150 250 124 200 124C150 124 124 150 122 206Z" fill="${hair}"/>`,
  bald: () => '',
};

/** A member's portrait: flat, friendly, nobody in particular. */
export function portrait(look: Look): Buffer {
  const { skin, hair, style, clothes, backdrop } = look;
  const beard = look.beard
    ? `<path d="M126 190C128 300 272 300 274 190C266 222 244 226 200 226C156 226 134 222 126 190Z" fill="${hair}"/>`
    : '';
  const glasses = look.glasses
    ? '<g fill="none" stroke="#26323d" stroke-width="6"><circle cx="168" cy="190" r="25"/><circle cx="232" cy="190" r="25"/><path d="M193 188Q200 182 207 188M143 186L128 180M257 186L272 180"/></g>'
    : '';
  return picture(
    400,
    400,
    `<defs><linearGradient id="back" x2="1" y2="1"><stop stop-color="${backdrop[0]}"/><stop offset="1" stop-color="${backdrop[1]}"/></linearGradient></defs>`,
    '<rect width="400" height="400" fill="url(#back)"/>',
    back[style](hair),
    `<path d="M60 400C62 318 130 304 200 304C270 304 338 318 340 400Z" fill="${clothes}"/>`,
    `<path d="M164 246H236V306C236 336 164 336 164 306Z" fill="${skin}"/><path d="M164 262C184 286 216 286 236 262V280C216 300 184 300 164 280Z" fill="#000" opacity=".1"/>`,
    '<path d="M158 306L200 366L242 306" fill="none" stroke="#fff" stroke-width="9" stroke-linejoin="round" opacity=".75"/>',
    `<path d="M124 176C124 116 160 96 200 96C240 96 276 116 276 176C276 240 244 276 200 276C156 276 124 240 124 176Z" fill="${skin}"/>`,
    beard,
    front[style](hair),
    '<g fill="#26323d"><circle cx="168" cy="190" r="7.5"/><circle cx="232" cy="190" r="7.5"/></g>',
    `<path d="M176 234Q200 254 224 234" fill="none" stroke="${look.beard ? '#fff' : '#26323d'}" stroke-width="7" stroke-linecap="round"/>`,
    glasses,
  );
}

/** A quiet cover: soft waves in a member's colours. */
export function cover(colours: readonly [string, string], seed: number): Buffer {
  const [width, height] = [1500, 500];
  const waves = steps(5).map((index) => {
    const y = 170 + index * 66;
    const lift = () => y - 70 + scatter(seed + index * 7) * 60;
    const fall = () => y + 30 + scatter(seed + index * 11) * 60;
    return `<path d="M0 ${y}C${width * 0.25} ${lift()} ${width * 0.35} ${fall()} ${width * 0.55} ${y - 10}S${width * 0.85} ${lift()} ${width} ${y + 14}V${height}H0Z" fill="#fff" opacity="${0.07 + index * 0.025}"/>`;
  });
  return picture(
    width,
    height,
    `<defs><linearGradient id="back" x2="1" y2="1"><stop stop-color="${colours[0]}"/><stop offset="1" stop-color="${colours[1]}"/></linearGradient></defs>`,
    `<rect width="${width}" height="${height}" fill="url(#back)"/>`,
    `<circle cx="${width * (0.6 + scatter(seed) * 0.3)}" cy="130" r="${70 + scatter(seed + 5) * 70}" fill="#fff" opacity=".16"/>`,
    ...waves,
  );
}
