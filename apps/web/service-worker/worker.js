/// <reference lib="webworker" />
// @ts-check
/* global VERSION */

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

/** What is there whenever this version is: the page that says that one is offline. */
const OWN = `own-${VERSION}`;
/** Lessons that were opened, as everybody gets them: nothing in them is anybody's own. */
const LESSONS = "lessons";
/** Files of the build, which never change under their name. */
const FILES = "files";

/** In which language a page was seen last. */
const SEEN = "seen";
const SEEN_LANGUAGE = "/language";

/** @param {string} language */
const offlineIn = (language) => `/offline.html?lang=${language}`;
const LANGUAGES = ["en", "ch"];
const LESSONS_MAX = 60;
const FILES_MAX = 400;
/** An interpreter is too large to be kept for somebody who may never run a program again. */
const FILE_MAX_BYTES = 2_000_000;

const isFile = (/** @type {string} */ path) => /^\/(assets|avatars|icons)\//.test(path);

worker.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(OWN)
      .then((own) => own.addAll(LANGUAGES.map((language) => new Request(offlineIn(language), { cache: "reload" })))),
  );
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      const kept = new Set([OWN, LESSONS, FILES, SEEN]);
      for (const name of await caches.keys()) if (!kept.has(name)) await caches.delete(name);
      // What an older version kept names files that may be gone.
      await caches.delete(LESSONS);
      await worker.clients.claim();
    })(),
  );
});

worker.addEventListener("message", (event) => {
  const { type, address, files, language } = event.data ?? {};
  if (type === "take-over") void worker.skipWaiting();
  if (type === "keep") event.waitUntil(keepLesson(address, files));
  if (type === "seen") event.waitUntil(rememberLanguage(language));
  if (type === "forget") event.waitUntil(forgetLessons());
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  // What the API says is always asked for: nothing old is shown, and nothing of anybody is kept.
  if (request.method !== "GET" || origin !== worker.location.origin) return;
  if (isFile(pathname)) event.respondWith(fileOf(request));
  else if (request.mode === "navigate") event.respondWith(pageOf(request));
});

/** @param {Request} request */
async function fileOf(request) {
  return (await caches.match(request, { cacheName: FILES, ignoreVary: true })) ?? fetch(request);
}

/** @param {Request} request */
async function pageOf(request) {
  try {
    return await fetch(request);
  } catch {
    const { pathname, searchParams } = new URL(request.url);
    const kept = await caches.match(pathname, { cacheName: LESSONS, ignoreVary: true });
    return kept ?? (await offlinePage(searchParams.get("lang"))) ?? Response.error();
  }
}

/** @param {string} language */
async function rememberLanguage(language) {
  const seen = await caches.open(SEEN);
  if (LANGUAGES.includes(language)) await seen.put(SEEN_LANGUAGE, new Response(language));
}

/**
 * What is said offline, in the language that the address asks for, or else of the page that was seen last, with the way to each lesson that is kept.
 * @param {string | null} asked
 */
async function offlinePage(asked) {
  const seen = await caches.match(SEEN_LANGUAGE, { cacheName: SEEN });
  const usual = (await seen?.text()) ?? (navigator.language.startsWith("zh") ? "ch" : "en");
  const language = asked !== null && LANGUAGES.includes(asked) ? asked : usual;
  const page = await caches.match(offlineIn(language), { cacheName: OWN, ignoreVary: true });
  const lessons = await keptLessons();
  if (!page || lessons.length === 0) return page;
  const html = (await page.text())
    .replace("<nav hidden", "<nav")
    .replace("<ul></ul>", () => `<ul>${lessons.join("")}</ul>`);
  return new Response(html, { headers: page.headers });
}

/** A link to each lesson that is kept, the newest first, under its title in its own language, which its page has in HTML already. */
async function keptLessons() {
  const lessons = await caches.open(LESSONS);
  const links = [];
  for (const request of (await lessons.keys()).reverse()) {
    const html = (await (await lessons.match(request))?.text()) ?? "";
    const language = /<html lang="([\w-]+)"/.exec(html)?.[1] ?? "";
    const title = /<title>([^<]*)<\/title>/.exec(html)?.[1]?.replace(/ · [^·]*$/, "");
    const { pathname } = new URL(request.url);
    if (title) links.push(`<li lang="${language}"><a href="${pathname}">${title}</a></li>`);
  }
  return links;
}

/** How often lessons have been forgotten: one that was under way then is not kept either. */
let forgotten = 0;

async function forgetLessons() {
  forgotten += 1;
  await caches.delete(LESSONS);
}

/**
 * Keeps a lesson with the files that it was shown with, and those that it names.
 * @param {string} address
 * @param {string[]} files
 */
async function keepLesson(address, files) {
  const before = forgotten;
  const { pathname } = new URL(address, worker.location.origin);
  // Nobody reads it a second time: it is not to be counted.
  const page = await fetch(address, { headers: { purpose: "prefetch" } });
  if (!page.ok || page.redirected) return;
  const named = (await page.clone().text()).match(/\/assets\/[\w.-]+/g) ?? [];
  if (before === forgotten) await put(LESSONS, pathname, page, LESSONS_MAX);
  const known = await caches.open(FILES);
  for (const file of new Set([...files.filter(isFile), ...named])) {
    if (await known.match(file, { ignoreVary: true })) continue;
    const reply = await fetch(file);
    const bytes = Number(reply.headers.get("content-length") ?? 0);
    if (reply.ok && bytes <= FILE_MAX_BYTES) await put(FILES, file, reply, FILES_MAX);
    else await reply.body?.cancel();
  }
}

/**
 * Puts a reply behind all others; those that were there first make room.
 * @param {string} name
 * @param {string} address
 * @param {Response} reply
 * @param {number} most
 */
async function put(name, address, reply, most) {
  const cache = await caches.open(name);
  await cache.delete(address, { ignoreVary: true });
  await cache.put(address, reply);
  const keys = await cache.keys();
  for (const old of keys.slice(0, Math.max(0, keys.length - most))) await cache.delete(old, { ignoreVary: true });
}
