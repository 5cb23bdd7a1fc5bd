/** The least width of a column in a grid of tiles, in CSS pixels (UI-010); `--tile-column` in the tokens. */
export const wideColumn = 350;

/** The least width of a column in a grid of swatches or thumbnails, in CSS pixels (UI-011); `--swatch-column`. */
export const narrowColumn = 44;
