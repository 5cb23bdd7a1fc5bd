import { encode } from 'uqr';
import type { ParcelPlace } from './carrier.ts';

/** A6, the format of label printers, in points. */
const page = { width: 298, height: 420 };
const margin = 24;
const codeSize = 170;

/** Encodes a PDF string in WinAnsi (restricted to Latin-1); other characters become question marks. */
function pdfText(text: string): string {
  const known = text.replaceAll(/[^\u0020-\u007e\u00a0-\u00ff]/g, '?');
  return `(${known.replaceAll(/[\\()]/g, (letter) => `\\${letter}`)})`;
}

function line(
  text: string,
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
): string {
  return `BT /F1 ${size} Tf ${x} ${y} Td ${pdfText(text)} Tj ET`;
}

function placeLines({
  name,
  street,
  houseNumber,
  houseNumberExtension,
  postcode,
  city,
  country,
}: ParcelPlace) {
  return [name, `${street} ${houseNumber} ${houseNumberExtension}`.trim(), `${postcode} ${city}`, country];
}

/** Draws a QR code as filled squares, positioned by its lower left corner. */
function qrSquares(text: string, x: number, y: number): readonly string[] {
  const { data, size } = encode(text, { border: 0, ecc: 'M' });
  const side = codeSize / size;
  return data.flatMap((row, down) =>
    row.flatMap((isDark, across) =>
      isDark
        ? [
            `${(x + across * side).toFixed(3)} ${(y + (size - 1 - down) * side).toFixed(3)} ${side.toFixed(3)} ${side.toFixed(3)} re`,
          ]
        : [],
    ),
  );
}

/** Renders a one-page label: sender, receiver, and the tracking code as text and as a QR code. */
export function labelPdf(label: {
  readonly code: string;
  readonly from: ParcelPlace;
  readonly to: ParcelPlace;
}): Uint8Array {
  const x = margin;
  let y = page.height - margin - 10;
  const content: string[] = [];
  for (const text of placeLines(label.from)) {
    content.push(line(text, { x, y, size: 8 }));
    y -= 11;
  }
  y -= 14;
  for (const text of placeLines(label.to)) {
    content.push(line(text, { x, y, size: 14 }));
    y -= 19;
  }
  const left = (page.width - codeSize) / 2;
  content.push(...qrSquares(label.code, left, margin + 26), 'f');
  content.push(line(label.code, { x: left, y: margin, size: 14 }));
  return pdfOf(content.join('\n'));
}

/** Assembles a minimal PDF 1.4: catalog, one page, its content, and a standard font that needs no embedding. */
function pdfOf(content: string): Uint8Array {
  const bytes = Buffer.from(content, 'latin1');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${bytes.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const start = text.length;
  const rows = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return new Uint8Array(Buffer.from(text, 'latin1'));
}
