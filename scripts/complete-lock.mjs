import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { root } from "./set-up/root.mjs";

/**
 * Adds to package-lock.json the builds for other platforms that npm leaves out when its registry does not have them: `npm ci`
 * takes a lock file without them for one that does not fit. Their versions are exact in the packages that name them. Nobody told us
 * what such a build consists of, so it stands there without integrity; `--forget` takes those out, for npm to ask its registry anew.
 */
const operatingSystems = [
  "aix",
  "android",
  "darwin",
  "freebsd",
  "linux",
  "netbsd",
  "openbsd",
  "openharmony",
  "sunos",
  "win32",
];
const processors = ["arm", "arm64", "ia32", "loong64", "mips64el", "ppc64", "riscv64", "s390x", "x64", "wasm32"];

const { values, positionals } = parseArgs({ options: { forget: { type: "boolean" } }, allowPositionals: true });
const [file = join(root, "package-lock.json")] = positionals;
const lock = JSON.parse(readFileSync(file, "utf8"));
const { packages } = lock;

if (values.forget) forgetUnverified();
else addMissing();

const { "": own, ...others } = packages;
lock.packages = { "": own, ...Object.fromEntries(Object.entries(others).sort(([a], [b]) => a.localeCompare(b, "en"))) };
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);

function forgetUnverified() {
  for (const [path, { integrity, link, optional }] of Object.entries(packages)) {
    if (path.includes("node_modules/") && !integrity && !link && optional) delete packages[path];
  }
}

function addMissing() {
  for (const [path, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (!/^\d/.test(version) || isNamed(path, name)) continue;
      const at = packages[`node_modules/${name}`] ? `${path}/node_modules/${name}` : `node_modules/${name}`;
      const { os, cpu, libc } = platformOf(name);
      // In npm's own order of keys.
      packages[at] = { version, cpu, ...(dev && { dev }), ...(libc && { libc }), optional: true, ...(os && { os }) };
      console.log(`${name} ${version}`);
    }
  }
}

/** Whether a package finds an optional dependency as Node would: beside itself or further up. */
function isNamed(path, name) {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/")))) {
    if (packages[`${folder}${folder && "/"}node_modules/${name}`]) return true;
    if (!folder) return false;
  }
}

/** `@swc/core-linux-x64-musl` -> what npm has to know so as to install it nowhere else. */
function platformOf(name) {
  const words = name.split(/[/-]/);
  const os = operatingSystems.filter((it) => words.includes(it));
  const cpu = processors.filter((it) => words.includes(it));
  const libc = os[0] !== "linux" ? [] : words.includes("musl") ? ["musl"] : words.includes("gnu") ? ["glibc"] : [];
  if (cpu.length === 0 || (os.length === 0 && cpu[0] !== "wasm32")) throw new Error(`For which platform is ${name}?`);
  return { ...(os.length > 0 && { os }), cpu, ...(libc.length > 0 && { libc }) };
}
