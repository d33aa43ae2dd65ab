// @vitest-environment happy-dom
import { figureFault } from "@dripstone/markdown/figures";
import { describe, expect, it } from "vitest";
import { figureBlock, readFigure, readSvgFile } from "./read-figure.ts";

const drawn = (inside: string, attributes = 'viewBox="0 0 300 100"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;

describe("a drawing that is taken from a file", () => {
  it.each([
    ["no SVG", "GIF89a"],
    ["a page", "<html><body>Hello</body></html>"],
    ["an SVG that breaks off", '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle'],
  ])("is refused when it is %s", (_, source) => {
    expect(readFigure(source)).toEqual({ fault: "no-svg" });
  });

  it.each([
    ["a script", drawn("<script>alert(1)</script>"), "element script"],
    ["a script among definitions", drawn("<defs><script>alert(1)</script></defs>"), "element script"],
    ["a handler", drawn('<circle class="pale" r="4" onload="alert(1)"/>'), "attribute onLoad circle"],
    ["a picture of another host", drawn('<image href="//evil.example/a.png"/>'), "element image"],
    ["a page within", drawn("<foreignObject><p>x</p></foreignObject>"), "element foreignObject"],
    ["more width than a phone has", drawn('<circle class="pale" r="4"/>', 'viewBox="0 0 900 100"'), "too-wide"],
    ["no size", drawn('<circle class="pale" r="4"/>', ""), "view-box"],
  ])("is refused with %s, by a code that says why", (_, source, code) => {
    expect(readFigure(source)).toEqual({ fault: code });
  });

  it("as a drawing program writes it loses its colors and notes, and can be drawn", () => {
    const { svg } = readFigure(
      `<?xml version="1.0"?><!-- made by a program -->${drawn(
        '<title>old</title><metadata>x</metadata><g id="layer1" style="stroke:#000"><path id="p" style="fill:none;stroke:#ff0000;stroke-dasharray:4 2" d="M0 0L9 9"/></g>',
        'width="120mm" height="80mm" viewBox="-10 -5 120 80"',
      )}`,
    );
    expect(svg).toContain('class="dashed"');
    expect(svg).toContain('viewBox="0 0 120 80"');
    expect(svg).toContain("translate(10 5)");
    expect(svg).not.toMatch(/style|#ff0000|metadata|old|layer1/);
  });

  it("of ours stays as it is, and gets its description as its title", () => {
    const { svg } = readFigure(drawn('<circle class="pale" cx="5" cy="6" r="4"/><text x="5" y="6">A</text>'));
    const block = figureBlock(svg ?? "", "Two < ponds & a stone");
    expect(block).toContain("<title>Two &lt; ponds &amp; a stone</title>");
    expect(block).toContain('class="pale"');
    expect(figureFault(block.split("\n")[1] ?? "")).toBeUndefined();
  });
});

describe("a file", () => {
  const svg = drawn("<text x='3' y='9'>熊猫</text>");
  const utf16 = new Uint8Array(new Uint16Array([...`\ufeff${svg}`].map((sign) => sign.charCodeAt(0))).buffer);
  const gbk = new Uint8Array([0xd0, 0xdc, 0xc3, 0xa8]);
  const [before, after] = [svg.slice(0, svg.indexOf("熊猫")), svg.slice(svg.indexOf("猫") + 1)];

  it.each([
    ["in UTF-8", new Blob([svg])],
    ["in UTF-16, with its mark", new Blob([utf16])],
  ])("%s is read as it was written", async (_, file) => {
    expect(await readSvgFile(file)).toEqual({ source: svg });
  });

  it.each([
    ["that is empty", new Blob([])],
    ["of spaces", new Blob([" \n"])],
    ["in an encoding that it does not tell", new Blob([before, gbk, after])],
  ])("%s is refused, and no sign of it is guessed", async (_, file) => {
    expect(await readSvgFile(file)).toEqual({ source: "", fault: "unread-file" });
  });

  it("in an encoding that it tells is read by that", async () => {
    const told = '<?xml version="1.0" encoding="GBK"?>';
    expect(await readSvgFile(new Blob([told, before, gbk, after]))).toEqual({ source: told + svg });
  });

  it("of another kind is no drawing", async () => {
    expect(await readSvgFile(new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0xff])]))).toEqual({
      source: "",
      fault: "no-svg",
    });
  });
});
