import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy, version } from "pdfjs-dist";
import worker from "pdfjs-dist/build/pdf.worker.min.mjs?url";
import { useEffect, useState } from "react";

GlobalWorkerOptions.workerSrc = worker;

/** What a file may leave to whoever reads it; the build lays it there (`pdf-parts.ts`). */
const parts = `/assets/pdf-${version}`;

type Reading = { pdf: PDFDocumentProxy | null; failed: boolean };

/** Reads a PDF whole, as its address is good for a few minutes only, and without WebAssembly, which our policy for scripts does not allow. */
export function usePdf(address: string): Reading {
  const [reading, setReading] = useState<Reading>({ pdf: null, failed: false });
  useEffect(() => {
    const loading = getDocument({
      ...{ url: address, disableRange: true, disableStream: true, useWasm: false },
      ...{ cMapUrl: `${parts}/cmaps/`, standardFontDataUrl: `${parts}/standard_fonts/`, wasmUrl: `${parts}/wasm/` },
    });
    let isGone = false;
    loading.promise.then(
      (pdf) => !isGone && setReading({ pdf, failed: false }),
      () => !isGone && setReading({ pdf: null, failed: true }),
    );
    return () => {
      isGone = true;
      void loading.destroy();
    };
  }, [address]);
  return reading;
}
