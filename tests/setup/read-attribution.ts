import type { PhotoCredit } from '#src/features/shop/photo-credits/photo-credit.ts';

const licenceLink = /^\[(.+)\]\((.+)\)$/;
const trailingUrl = /^(.*?)(?: · (https?:\S+))?$/;

/** Reads the table of ATTRIBUTION.md, which comes with the photos. Throws on a row that it cannot parse. */
export function readAttribution(markdown: string): PhotoCredit[] {
  return markdown
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| ---') && !line.startsWith('| Model |'))
    .map((line) => {
      const cells = line.split(' | ').map((cell) => cell.replace(/^\||\|$/g, '').trim());
      const [model, author, licence = '', source = '', changes, products] = cells;
      const link = licenceLink.exec(licence);
      const [, sourceName = source, sourceUrl = null] = trailingUrl.exec(source) ?? [];
      if (!model || !author || !link?.[1] || !link[2] || !changes || !products || cells.length !== 6) {
        throw new Error(`not a row of the attribution: ${line}`);
      }
      return {
        model,
        author,
        licence: link[1],
        licenceUrl: link[2],
        source: sourceName,
        sourceUrl,
        changes,
        products: products.split(', '),
      };
    });
}
