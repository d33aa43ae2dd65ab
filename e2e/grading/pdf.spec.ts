import { paths } from "@dripstone/contract/paths";
import { expect, type Locator, test } from "@playwright/test";
import { openClass } from "../../apps/server/src/features/homework/testing/school-class.ts";
import { desk } from "../looks.ts";
import { keepSession, open, useSite } from "../site.ts";
import { textsIn } from "../texts.ts";
import { handIn, upload } from "./handed-in.ts";
import { chinesePdf, scannedPdf, symbolPdf } from "./pdf-samples.ts";

const site = useSite();

test.use(desk);

/** How much of a page is dark, in thousandths. */
const ink = (sheet: Locator) =>
  sheet.evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
    const dark = data.filter((value, index) => index % 4 === 0 && value < 100 && data[index + 3] === 255);
    return Math.round((dark.length * 4000) / data.length);
  });

test("a teacher reads Chinese, mathematics, and scans in files that leave what draws them to the reader", async ({
  page,
}) => {
  const t = textsIn("en");
  const teacher = await site.signUp({ role: "teacher" });
  const student = await site.signUp({ name: "Mei Lin" });
  const { id: classId } = await openClass(site, { teacher, students: [student] });
  const samples = [
    // 中国, in the numbers of two tables.
    { name: "gbk.pdf", bytes: chinesePdf("GBK-EUC-H", "D6D0B9FA"), atLeast: 40 },
    { name: "ucs2.pdf", bytes: chinesePdf("UniGB-UCS2-H", "4E2D56FD"), atLeast: 40 },
    { name: "symbols.pdf", bytes: symbolPdf(), atLeast: 40 },
    { name: "scan.pdf", bytes: scannedPdf(), atLeast: 600 },
  ];
  const files = [];
  for (const { name, bytes } of samples) files.push(await upload(site, student, bytes, name, "application/pdf"));
  const id = await handIn(site, student, { class: classId, studentName: "Mei Lin", contentType: "files", files });

  const refused: string[] = [];
  page.on("console", (message) => message.type() === "error" && refused.push(message.text()));
  await keepSession(page.context(), teacher);
  await open(page, site.url + paths.adminHomeworkOf(id));
  for (const { name, atLeast } of samples) {
    const sheet = page.getByRole("img", { name: t("homework:pages.page", { name, page: 1 }) });
    await sheet.scrollIntoViewIfNeeded();
    await expect.poll(() => ink(sheet), { message: name }).toBeGreaterThan(atLeast);
  }
  expect(refused).toEqual([]);
});
