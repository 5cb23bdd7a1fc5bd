import sharp from 'sharp';

/** The four pictures of a screen, as PNG. */
export interface Pictures {
  readonly phoneLight: Buffer;
  readonly phoneDark: Buffer;
  readonly desktopLight: Buffer;
  readonly desktopDark: Buffer;
}

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 900 };

/** Pixels between the pictures, and around them. */
const gap = 16;
const smallDesktop = { width: 600, height: Math.round((600 * desktop.height) / desktop.width) };

/**
 * One picture of a screen: a phone in light and dark, and beside them a desktop in light above one in dark, reduced. Of
 * middle grey behind them, so that the edges of both themes can be seen.
 */
export async function sheetOf(pictures: Pictures): Promise<Buffer> {
  const left = 3 * gap + 2 * phone.width;
  const reduced = (picture: Buffer) => sharp(picture).resize(smallDesktop).png().toBuffer();
  return await sharp({
    create: {
      width: left + smallDesktop.width + gap,
      height: 2 * gap + Math.max(phone.height, 2 * smallDesktop.height + gap),
      channels: 3,
      background: '#8a847b',
    },
  })
    .composite([
      { input: pictures.phoneLight, left: gap, top: gap },
      { input: pictures.phoneDark, left: 2 * gap + phone.width, top: gap },
      { input: await reduced(pictures.desktopLight), left, top: gap },
      { input: await reduced(pictures.desktopDark), left, top: 2 * gap + smallDesktop.height },
    ])
    .webp({ quality: 72, effort: 6 })
    .toBuffer();
}
