import { strToU8, type Zippable, zipSync } from "fflate";
import sharp from "sharp";

/** A PDF of one empty page, with its table of contents where its end says. */
export function samplePdf(): Buffer {
  return pdfOf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>",
  ]);
}

/** A PDF of one page with these lines, in plain ASCII without parentheses. */
export function writtenPdf(lines: readonly string[]): Buffer {
  const shown = lines.map((line) => `(${line}) Tj 0 -28 Td`).join(" ");
  const stream = `BT /F1 16 Tf 60 700 Td ${shown} ET`;
  return pdfOf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  ]);
}

/** A PDF of these objects, of which the first is its catalog. */
export function pdfOf(objects: readonly string[]): Buffer {
  let body = "%PDF-1.7\n";
  const places = objects.map((object, index) => {
    const place = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, "0")} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join("")}`;
  return Buffer.from(`${body}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`);
}

const contentTypes = (main: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`;
const relations = `<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`;
const words = `<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>The answer is 12.</w:t></w:r></w:p></w:body></w:document>`;
const plain = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";

/** A Word document, with whatever else is put into its archive. */
export function sampleWord(more: Zippable = {}, main = plain): Buffer {
  return Buffer.from(
    zipSync({
      "[Content_Types].xml": strToU8(contentTypes(main)),
      "_rels/.rels": strToU8(relations),
      "word/document.xml": strToU8(words),
      ...more,
    }),
  );
}

/** A photo as a phone makes it: lying on its side, the upper half red, with the place where it was taken. */
export function samplePhoto({ width = 400, height = 300 } = {}): Promise<Buffer> {
  const red = { width, height: Math.floor(height / 2), channels: 3, background: "#c2401f" } as const;
  return sharp({ create: { width, height, channels: 3, background: "#17685a" } })
    .composite([{ input: { create: red }, top: 0, left: 0 }])
    .withExif({
      IFD0: { Copyright: "Secret-Owner" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "39/1 57/1 0/1", GPSLongitudeRef: "W", GPSLongitude: "83/1 0/1 0/1" },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}
