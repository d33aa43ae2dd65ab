import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/**
 * Gives what gives back to the system all memory that nothing uses: V8's, and then the allocator's, in which bytes from the network lie, and
 * whatever libraries in C take. It takes about 0.3 s, in which nobody is heard.
 */
export async function memoryGiver(): Promise<() => void> {
  const collect = collector();
  const trim = await trimmer();
  return () => {
    collect();
    trim();
  };
}

/** V8's own collector, without a flag for whoever starts the process; as a last resort it also hands free pages back. */
function collector(): () => void {
  setFlagsFromString("--expose-gc");
  const gc: NodeJS.GCFunction = runInNewContext("gc");
  return () => void gc({ type: "major", execution: "sync", flavor: "last-resort" });
}

/**
 * Linux' allocator hands back only what lies free at its end, and something small that lives on always comes to lie there: a rush of half-sent
 * bodies left 250 MB of holes. Nothing but this call empties them, and Node has none for it.
 */
async function trimmer(): Promise<() => void> {
  try {
    const { default: koffi } = await import("koffi");
    const trim = koffi.load(null).func("int malloc_trim(size_t pad)");
    return () => void trim(0);
  } catch {
    // Other systems have another allocator, and perhaps no build of koffi.
    return () => {};
  }
}
