import type { PDFDocument, PDFFont, PDFPage } from 'pdf-lib';

/** A document of one or more pages, from top to bottom. */
export interface PdfDocument {
  readonly title: string;
  readonly locale: string;
  /** Pairs of a label and a value above the table. */
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly head: readonly [left: string, right: string];
  readonly rows: readonly (readonly [left: string, right: string])[];
  readonly totals: readonly (readonly [label: string, value: string])[];
  readonly notes: readonly string[];
  readonly created: Date;
}

// A4 in points.
const width = 595;
const height = 842;
const margin = 56;
const line = 18;

/** Writes a plain A4 document. Characters that its font lacks become question marks. */
export async function writePdf(document: PdfDocument): Promise<Uint8Array> {
  // Loaded with the first document: it takes 4 MB of memory.
  const { PDFDocument, StandardFonts } = await import('pdf-lib');
  const pdf = await PDFDocument.create();
  pdf.setTitle(document.title);
  pdf.setLanguage(document.locale);
  pdf.setProducer('Hervonden');
  pdf.setCreator('Hervonden');
  pdf.setCreationDate(document.created);
  pdf.setModificationDate(document.created);
  const [plain, bold] = [
    await pdf.embedFont(StandardFonts.Helvetica),
    await pdf.embedFont(StandardFonts.HelveticaBold),
  ];
  const pen = createPen(pdf, plain);
  pen.text('Hervonden', { font: bold, size: 11 });
  pen.down(line * 2);
  pen.text(document.title, { font: bold, size: 20 });
  pen.down(line * 2);
  for (const [label, value] of document.facts) {
    pen.text(label, { font: plain });
    pen.text(value, { font: plain, x: margin + 130 });
    pen.down(line);
  }
  pen.down(line);
  pen.row(document.head, bold);
  pen.rule();
  for (const row of document.rows) pen.row(row, plain);
  if (document.totals.length > 0) pen.rule();
  for (const total of document.totals) pen.row(total, bold);
  pen.down(line);
  for (const note of document.notes) {
    pen.text(note, { font: plain });
    pen.down(line);
  }
  return await pdf.save();
}

interface TextPlace {
  readonly font: PDFFont;
  readonly size?: number;
  readonly x?: number;
}

function createPen(pdf: PDFDocument, plain: PDFFont) {
  const known = new Set(plain.getCharacterSet());
  const shown = (text: string) =>
    Array.from(text.normalize('NFC'), (letter) =>
      known.has(letter.codePointAt(0) ?? 0) ? letter : '?',
    ).join('');
  let page: PDFPage = pdf.addPage([width, height]);
  let y = height - margin;
  const shortened = (text: string, font: PDFFont, size: number, available: number) => {
    if (font.widthOfTextAtSize(text, size) <= available) return text;
    let short = text;
    while (short.length > 1 && font.widthOfTextAtSize(`${short}…`, size) > available)
      short = short.slice(0, -1);
    return `${short}…`;
  };
  const down = (by: number) => {
    y -= by;
    if (y > margin) return;
    page = pdf.addPage([width, height]);
    y = height - margin;
  };
  const text = (content: string, { font, size = 10, x = margin }: TextPlace) => {
    page.drawText(shortened(shown(content), font, size, width - margin - x), { x, y, size, font });
  };
  return {
    down,
    text,
    row([left, right]: readonly [string, string], font: PDFFont) {
      const amount = shown(right);
      const amountWidth = font.widthOfTextAtSize(amount, 10);
      const available = width - 2 * margin - amountWidth - 16;
      page.drawText(shortened(shown(left), font, 10, available), { x: margin, y, size: 10, font });
      page.drawText(amount, { x: width - margin - amountWidth, y, size: 10, font });
      down(line);
    },
    rule() {
      page.drawLine({
        start: { x: margin, y: y + 12 },
        end: { x: width - margin, y: y + 12 },
        thickness: 0.5,
      });
      down(4);
    },
  };
}
