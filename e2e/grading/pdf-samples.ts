import { pdfOf } from "../../apps/server/src/features/homework/testing/samples.ts";

const FONT_BOX = "/FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93";
const page = (resources: string) =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] /Contents 4 0 R /Resources << ${resources} >> >>`;
const frame = (resources: string, drawing: string) => [
  "<< /Type /Catalog /Pages 2 0 R >>",
  "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
  page(resources),
  `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
];

/** A PDF as Chinese programs print it: two signs, numbered by a table that every reader has to know, in a font that is not in the file. */
export const chinesePdf = (table: "GBK-EUC-H" | "UniGB-UCS2-H", signs: string): Buffer =>
  pdfOf([
    ...frame("/Font << /F1 5 0 R >>", `BT /F1 60 Tf 30 25 Td <${signs}> Tj ET`),
    `<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /${table} /DescendantFonts [6 0 R] >>`,
    "<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >> /FontDescriptor 7 0 R /DW 1000 >>",
    `<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 ${FONT_BOX} >>`,
  ]);

/** A PDF with signs of mathematics, in one of the fonts that every reader has to have. */
export const symbolPdf = (): Buffer =>
  pdfOf([
    ...frame("/Font << /F1 5 0 R >>", "BT /F1 60 Tf 30 25 Td (SpW) Tj ET"),
    "<< /Type /Font /Subtype /Type1 /BaseFont /Symbol >>",
  ]);

/** What a scanner sends of a black sheet of eight by eight dots, in JBIG2: how large the sheet is, and all of it as a fax would say it. */
const scan = [
  "000000003000010000001300000008000000080000000000000000000000",
  "000000012600010000001900000008000000080000000000000000000126a2fffe002002",
].join("");

/** A PDF as a scanner makes it, in black and white. */
export const scannedPdf = (): Buffer =>
  pdfOf([
    ...frame("/XObject << /Scan 5 0 R >>", "q 160 0 0 80 20 10 cm /Scan Do Q"),
    `<< /Type /XObject /Subtype /Image /Width 8 /Height 8 /ColorSpace /DeviceGray /BitsPerComponent 1 /Filter [/ASCIIHexDecode /JBIG2Decode] /Length ${scan.length + 1} >>\nstream\n${scan}>\nendstream`,
  ]);
