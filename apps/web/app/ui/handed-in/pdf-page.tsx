import { useInViewport } from "@mantine/hooks";
import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist";
import { useEffect, useRef, useState } from "react";
import classes from "./handed-in.module.css";

/** A page is drawn so wide in pixels: sharp on a desk's screen, and small enough for many of them. */
const WIDTH = 1400;

/** One page of a PDF, drawn when it comes into view. */
export function PdfPage({ pdf, number, label }: { pdf: PDFDocumentProxy; number: number; label: string }) {
  const { ref, inViewport } = useInViewport();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [page, setPage] = useState<PDFPageProxy | null>(null);
  const [wanted, setWanted] = useState(false);
  if (inViewport && !wanted) setWanted(true);
  useEffect(() => {
    let isGone = false;
    void pdf.getPage(number).then((found) => !isGone && setPage(found));
    return () => {
      isGone = true;
    };
  }, [pdf, number]);
  useEffect(() => {
    if (!page || !wanted || !canvas.current) return;
    const viewport = page.getViewport({ scale: WIDTH / page.getViewport({ scale: 1 }).width });
    canvas.current.width = viewport.width;
    canvas.current.height = viewport.height;
    const drawing = page.render({ canvas: canvas.current, viewport });
    // It is broken off where the page goes before it is drawn.
    drawing.promise.catch(() => {});
    return () => drawing.cancel();
  }, [page, wanted]);
  const size = page?.getViewport({ scale: 1 });
  return (
    <div ref={ref} className={classes.paper} style={{ aspectRatio: size ? `${size.width} / ${size.height}` : "3 / 4" }}>
      <canvas ref={canvas} role="img" aria-label={label} />
    </div>
  );
}
