import { mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

// The logo is the letter h, which is also a chair seen from the side. Colours: moss and paper of tokens.css.
const MOSS = '#2f4a3a';
const PAPER = '#faf7f2';
const CHAIR = 'M176 104v304M176 272h120a52 52 0 0 1 52 52v84M176 216h84';
const SHORTCUTS = {
  new: 'M256 128v256M128 256h256',
  saved: 'M256 392 132 268a80 80 0 0 1 124-100 80 80 0 0 1 124 100Z',
  fresh: 'M256 112v288M144 192l224 128M368 192 144 320',
};

type Look = { path: string; radius: number; scale: number; ground: string | null; ink: string };

function picture({ path, radius, scale, ground, ink }: Look): Buffer {
  const shift = 256 * (1 - scale);
  const back = ground === null ? '' : `<rect width="512" height="512" rx="${radius}" fill="${ground}"/>`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512">${back}<g transform="translate(${shift} ${shift}) scale(${scale})"><path d="${path}" fill="none" stroke="${ink}" stroke-width="44" stroke-linecap="round" stroke-linejoin="round"/></g></svg>`,
  );
}

async function write(name: string, size: number, look: Partial<Look>): Promise<void> {
  const whole: Look = { path: CHAIR, radius: 104, scale: 1, ground: MOSS, ink: PAPER, ...look };
  const png = sharp(picture(whole)).resize(size, size).png({ compressionLevel: 9, palette: true });
  writeFileSync(`public/${name}`, await png.toBuffer());
}

mkdirSync('public/icons', { recursive: true });
for (const size of [192, 512]) {
  await write(`icons/icon-${size}.png`, size, {});
  // A launcher may crop a maskable icon to a circle of 80 % of its width, so it has square corners and a smaller
  // chair.
  await write(`icons/maskable-${size}.png`, size, { radius: 0, scale: 0.78 });
}
await write('apple-touch-icon.png', 180, { radius: 0, scale: 0.86 });
await write('icons/badge-96.png', 96, { ground: null, ink: '#ffffff' });
for (const [name, path] of Object.entries(SHORTCUTS))
  await write(`icons/shortcut-${name}.png`, 96, { path, scale: 0.8 });
// Older browsers and feed readers request this file by name; all of them accept PNG data in it.
await write('favicon.ico', 48, {});
